// The sketch as a program: `bench MEMORY MILLIS` starts it at that time, with that file for a memory.
// Commands on stdin: `see N…` what the sensors measure, `press PIN` and `let PIN` a button, `hear HEX`
// bytes from the host, `block` and `unblock` the line to it, `seq N` the number of the last throw,
// `run MILLIS` up to that time. Each ends with a line `.`; before it stands what was said since,
// `MILLIS LINE`, and what the lamp did, `MILLIS lamp 1`.
#include "Arduino.h"

#include <cstdlib>
#include <cstring>
#include <iostream>
#include <set>
#include <sstream>
#include <string>

#include "EEPROM.h"
#define private public  // nobody waits for 65,535 throws
#include "kassa_tray.ino"
#undef private

SerialPort Serial;
Memory EEPROM;
static uint32_t now_ms = 0;
static int room = 0;
static bool lamp = false, blocked = false;
static std::string line;
static uint16_t measured[16] = {};
static bool selected[20] = {};
static std::set<int> pressed;

uint32_t millis() { return now_ms; }
uint32_t micros() { return now_ms * 1000u; }
void delayMicroseconds(unsigned) {}
void pinMode(uint8_t, uint8_t) {}
int digitalRead(uint8_t pin) { return pressed.count(pin) ? LOW : HIGH; }

void digitalWrite(uint8_t pin, uint8_t level) {
  selected[pin] = level;
  if (pin != LAMP || lamp == static_cast<bool>(level)) return;
  lamp = level;
  std::cout << now_ms << " lamp " << lamp << '\n';
}

int analogRead(uint8_t) {
  int channel = 0;
  for (int bit = 0; bit < 4; bit++) channel |= selected[SELECT[bit]] << bit;
  return measured[channel];
}

int SerialPort::read() {
  char c = coming.front();
  coming.pop_front();
  return static_cast<uint8_t>(c);
}

int SerialPort::availableForWrite() { return room; }

void SerialPort::write(uint8_t byte) {
  room--;
  if (byte == '\n') {
    std::cout << now_ms << ' ' << line << '\n';
    line.clear();
  } else if (byte != '\r') {
    line += static_cast<char>(byte);
  }
}

static void obey(std::istream &words) {
  std::string word;
  words >> word;
  if (word == "see")
    for (int n = 0; words >> measured[n];) n++;
  if (word == "press" || word == "let") {
    int pin;
    words >> pin;
    word == "press" ? (void)pressed.insert(pin) : (void)pressed.erase(pin);
  }
  if (word == "hear") {
    std::string hex;
    words >> hex;
    for (size_t n = 0; n < hex.size(); n += 2)
      Serial.coming.push_back(static_cast<char>(std::stoi(hex.substr(n, 2), nullptr, 16)));
  }
  if (word == "block" || word == "unblock") blocked = word == "block";
  if (word == "seq") words >> tray.seq_;
  if (word == "run") {
    uint32_t until;
    words >> until;
    for (; static_cast<int32_t>(until - now_ms) > 0;) {
      now_ms += 10;
      room = blocked ? 0 : 63;
      loop();
    }
  }
}

int main(int, char **arguments) {
  EEPROM.path = arguments[1];
  now_ms = static_cast<uint32_t>(strtoul(arguments[2], nullptr, 10));
  setup();
  for (std::string command; std::getline(std::cin, command);) {
    std::istringstream words(command);
    obey(words);
    std::cout << ".\n" << std::flush;
  }
}
