#include "eyes.h"

#include <stdio.h>
#include <string.h>

const uint16_t CONTRAST = 100;  // between white and pip; less is a sensor too far from the die

static uint16_t check(const Calibration &kept) {
  // Blank memory would have the checksum 0 over zeros: begin with something.
  return static_cast<uint16_t>(crc16(&kept, offsetof(Calibration, check)) ^ 0x4B31);
}

void Eyes::load(const Calibration &kept) {
  calibration_ = kept;
  calibrated_ = kept.check == check(kept);
}

void Eyes::look(const uint16_t *darkness) {
  for (uint8_t n = 0; n < ALL; n++) {
    now_[n] = darkness[n];
    uint16_t low = calibration_.low[n], high = calibration_.high[n];
    uint16_t middle = low + (high - low) / 2, margin = (high - low) / 8;
    uint8_t bit = static_cast<uint8_t>(1 << n % SENSORS), &die = dark_[n / SENSORS];
    // In between it stays what it was, or a sensor at its threshold would flicker.
    if (now_[n] > middle + margin) die |= bit;
    if (now_[n] < middle - margin) die &= static_cast<uint8_t>(~bit);
  }
}

bool Eyes::typed(const char *word, Outbox &out) {
  if (!strcmp(word, "eyes")) show(out);
  if (!strcmp(word, "take")) take(out);
  return !strcmp(word, "keep") && keep(out);
}

void Eyes::take(Outbox &out) {
  for (uint8_t n = 0; n < ALL; n++) {
    if (!taken_ || now_[n] < found_.low[n]) found_.low[n] = now_[n];
    if (!taken_ || now_[n] > found_.high[n]) found_.high[n] = now_[n];
  }
  taken_ = true;
  show(out);
}

bool Eyes::keep(Outbox &out) {
  for (uint8_t n = 0; n < ALL; n++) {
    if (taken_ && found_.high[n] - found_.low[n] >= CONTRAST) continue;
    // The first that fails is enough: with it the others are taken anew, too.
    out.text("not kept: die %u %s saw no difference", n / SENSORS + 1, NAMES[n % SENSORS]);
    taken_ = false;
    return false;
  }
  taken_ = false;
  found_.check = check(found_);
  load(found_);
  out.text("calibration kept");
  return true;
}

void Eyes::show(Outbox &out) const {
  for (uint8_t die = 0; die < DICE; die++) {
    const uint16_t *at = now_ + die * SENSORS;
    out.text("die %u: C %u TL %u TR %u ML %u TM %u = %c", die + 1, at[0], at[1], at[2], at[3],
             at[4], calibrated_ ? face(dark_[die]) : '?');
  }
}
