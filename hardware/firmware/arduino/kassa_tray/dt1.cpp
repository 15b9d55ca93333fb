#include "dt1.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const size_t LONGEST = 80;  // bytes of a line, its end included

uint16_t crc16(const void *bytes, size_t length) {
  uint16_t crc = 0;
  const uint8_t *at = static_cast<const uint8_t *>(bytes);
  while (length--) {
    crc ^= static_cast<uint16_t>(static_cast<uint16_t>(*at++) << 8);
    for (uint8_t bit = 0; bit < 8; bit++)
      crc = static_cast<uint16_t>(crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1);
  }
  return crc;
}

void Outbox::tell(const char *format, ...) {
  char line[LONGEST + 1] = "$";
  va_list values;
  va_start(values, format);
  vsnprintf(line + 1, LONGEST - 7, format, values);  // leaves room for *CRC and the line's end
  va_end(values);
  size_t length = strlen(line);
  snprintf(line + length, sizeof line - length, "*%04X\r\n", crc16(line + 1, length - 1));
  put(line);
}

void Outbox::text(const char *format, ...) {
  char line[LONGEST + 1];
  va_list values;
  va_start(values, format);
  vsnprintf(line, LONGEST - 1, format, values);
  va_end(values);
  strcat(line, "\r\n");
  put(line);
}

void Outbox::put(const char *line) {
  size_t length = strlen(line);
  if (length > sizeof held_ - count_) return;
  for (; *line; line++) held_[(first_ + count_++) % sizeof held_] = *line;
}

int Outbox::next() {
  if (!count_) return -1;
  uint8_t byte = static_cast<uint8_t>(held_[first_]);
  first_ = (first_ + 1) % sizeof held_;
  count_--;
  return byte;
}

const char *Inbox::hear(char c) {
  if (c == '$') count_ = 0;
  if (c != '\n' && c != '\r') {
    if (count_ < sizeof held_ - 1) held_[count_++] = c;
    return nullptr;
  }
  held_[count_] = 0;
  bool found = count_;
  count_ = 0;
  return found ? held_ : nullptr;
}
