// Two buttons in the place of sensors, to try the tray before it is built: while THROW is held the
// dice are in the hand, and how long it was held decides what they show; while COCK is held, the
// last die leans against the wall.
#pragma once
#include "dice.h"

class Buttons {
 public:
  const uint8_t *look(uint32_t microseconds, bool throwing, bool cocking) {
    for (uint8_t die = 0; die < DICE; die++) {
      // No finger is as exact as a microsecond, which makes this a fair throw.
      if (held_ && !throwing) lying_[die] = pattern(static_cast<uint8_t>(microseconds % 6 + 1));
      microseconds /= 6;
      dark_[die] = throwing ? static_cast<uint8_t>(EMPTY) : lying_[die];
    }
    if (cocking && !throwing) dark_[DICE - 1] = EMPTY & ~C;
    held_ = throwing;
    return dark_;
  }

 private:
  bool held_ = false;
  uint8_t lying_[3] = {TL | TR, C | TL, C}, dark_[DICE];
};
