// A dice tray for Kassa: reads the pins, drives the lamp, passes bytes. What it does is in tray.cpp.
// Wiring, calibration and the protocol are in docs/tray.md.
#include <EEPROM.h>

#include "buttons.h"
#include "eyes.h"
#include "tray.h"

// ---- yours to change -------------------------------------------------------------------------
const char NAME[] = "TRAY01";  // 1 to 16 of A-Z a-z 0-9 _ -; another for each tray
// #define BUTTONS             // no sensors yet: two buttons throw the dice

const uint8_t SELECT[] = {4, 5, 6, 7};  // S0 to S3 of the multiplexer 74HC4067
const uint8_t SENSE = A0;               // its SIG
const bool DARK_IS_HIGH = true;         // what a sensor says over a pip; most do

const uint8_t THROW = 2, COCK = 3;  // buttons to ground, with BUTTONS only
const uint8_t LAMP = 9;             // an LED with 330 ohms, or nothing

// A Nano with the bootloader of before 2018 restarts for ever once the watchdog has barked (its LED
// flickers; unplugging helps). Put a newer bootloader on it, or take this line out.
#define WATCHDOG
// ----------------------------------------------------------------------------------------------

#if defined(WATCHDOG) && defined(__AVR__)
#include <avr/wdt.h>
#else
#define wdt_enable(time)
#define wdt_reset()
#endif

const uint32_t SAMPLE = 10;

Tray tray(NAME, true);
Eyes eyes;
Buttons buttons;
uint32_t sampled = 0;

#ifdef BUTTONS
void look(uint32_t now) {
  tray.see(now, buttons.look(micros(), digitalRead(THROW) == LOW, digitalRead(COCK) == LOW));
}
#else
void look(uint32_t now) {
  uint16_t darkness[ALL];
  for (uint8_t n = 0; n < ALL; n++) {
    for (uint8_t bit = 0; bit < 4; bit++) digitalWrite(SELECT[bit], n >> bit & 1);
    delayMicroseconds(20);  // the sensor before must have left the wire
    uint16_t measured = analogRead(SENSE);
    darkness[n] = DARK_IS_HIGH ? measured : 1023 - measured;
  }
  eyes.look(darkness);
  if (eyes.calibrated()) tray.see(now, eyes.dark());  // without it, all would be a guess
}
#endif

void listen(uint32_t now) {
  while (Serial.available()) {
    const char *word = tray.hear(now, Serial.read());
    if (word && eyes.typed(word, tray.out)) {
      EEPROM.put(0, eyes.calibration());
      tray.heal();
    }
  }
}

// Only as much as the port takes at once: a host that does not read must not stop the tray.
void speak() {
  if (!Serial) tray.out.clear();  // nobody there: what is old by then must not be told
  for (int room = Serial.availableForWrite(); room > 0; room--) {
    int byte = tray.out.next();
    if (byte < 0) return;
    Serial.write(static_cast<uint8_t>(byte));
  }
}

void setup() {
  Serial.begin(115200);
  pinMode(LAMP, OUTPUT);
#ifdef BUTTONS
  pinMode(THROW, INPUT_PULLUP);
  pinMode(COCK, INPUT_PULLUP);
#else
  for (uint8_t pin : SELECT) pinMode(pin, OUTPUT);
  Calibration kept;
  EEPROM.get(0, kept);
  eyes.load(kept);
  if (!eyes.calibrated()) tray.ail(2, "type take and keep");
#endif
  wdt_enable(WDTO_2S);
}

void loop() {
  wdt_reset();
  uint32_t now = millis();
  listen(now);
  if (now - sampled >= SAMPLE) {
    sampled = now;
    look(now);
  }
  tray.tick(now);
  digitalWrite(LAMP, tray.lit(now));
  speak();
}
