// DT1, the wire protocol: checksum, lines out and lines in.
// No Arduino header in here, nor in any other file than the .ino: all of it also runs on a PC.
#pragma once
#include <stddef.h>
#include <stdint.h>

uint16_t crc16(const void *bytes, size_t length);

// Lines on their way out. A line goes in whole or not at all, and nobody waits until it is gone:
// a tray that stands still because its host does not read would miss the next throw.
class Outbox {
 public:
  void tell(const char *format, ...) __attribute__((format(printf, 2, 3)));  // $…*CRC
  void text(const char *format, ...) __attribute__((format(printf, 2, 3)));  // as it is
  int next();  // the next byte, or -1
  void clear() { count_ = 0; }

 private:
  void put(const char *line);
  char held_[256];
  uint16_t first_ = 0, count_ = 0;
};

// What comes in, cut into lines. `$` begins anew, so that a line cut short cannot swallow the next.
class Inbox {
 public:
  const char *hear(char c);  // a whole line, or null; good until the next call

 private:
  char held_[32];
  uint8_t count_ = 0;
};
