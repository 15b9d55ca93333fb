// From what the sensors measure to dark or light. Each sensor has a threshold of its own: no two
// sensors are alike, nor do two sit equally high. How to calibrate is in docs/tray.md.
#pragma once
#include "dice.h"
#include "dt1.h"

const uint8_t ALL = DICE * SENSORS;

// What is kept while the power is off.
struct Calibration {
  uint16_t low[ALL], high[ALL];  // what each sensor measured over white and over a pip
  uint16_t check;
};

class Eyes {
 public:
  void load(const Calibration &kept);
  bool calibrated() const { return calibrated_; }
  void look(const uint16_t *darkness);  // 0 to 1023 for each sensor, more is darker
  const uint8_t *dark() const { return dark_; }
  // Take a word typed at the tray; true when there is a new calibration to be kept.
  bool typed(const char *word, Outbox &out);
  const Calibration &calibration() const { return calibration_; }

 private:
  void take(Outbox &out);
  bool keep(Outbox &out);
  void show(Outbox &out) const;
  bool calibrated_ = false;
  bool taken_ = false;
  Calibration calibration_ = {}, found_ = {};
  uint16_t now_[ALL] = {};
  uint8_t dark_[DICE] = {};
};
