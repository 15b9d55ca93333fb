// As much of Arduino as the sketch uses, with pins, clock and port in the hands of bench.cpp.
#pragma once
#include <cstddef>
#include <cstdint>
#include <deque>

enum { LOW, HIGH, INPUT_PULLUP, OUTPUT };
const uint8_t A0 = 14;

uint32_t millis();
uint32_t micros();
void delayMicroseconds(unsigned);
void pinMode(uint8_t pin, uint8_t mode);
void digitalWrite(uint8_t pin, uint8_t level);
int digitalRead(uint8_t pin);
int analogRead(uint8_t pin);

struct SerialPort {
  std::deque<char> coming;
  void begin(unsigned long) {}
  explicit operator bool() const { return true; }
  int available() const { return static_cast<int>(coming.size()); }
  int read();
  int availableForWrite();  // as on an Uno: what its buffer of 64 bytes has room for
  void write(uint8_t byte);
};
extern SerialPort Serial;
