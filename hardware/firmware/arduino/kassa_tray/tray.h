// The tray itself: what lies in the wells, when it is a throw, and what is said of it.
// All times are milliseconds; they may run over, as they do after seven weeks.
#pragma once
#include "dice.h"
#include "dt1.h"

const uint8_t LOGGED = 12;

class Tray {
 public:
  // The name is 1 to 16 of A-Z a-z 0-9 _ -.
  Tray(const char *name, bool has_lamp) : name_(name), has_lamp_(has_lamp) {}
  // Take a byte from the host; gives a word typed by hand that is not for the tray, or null.
  const char *hear(uint32_t now, char c);
  void see(uint32_t now, const uint8_t *dark);  // a sample, every 10 ms
  void tick(uint32_t now);                      // in every loop
  void ail(uint8_t code, const char *words);    // the words must stay
  void heal() { ailing_ = 0; }
  bool lit(uint32_t now) const;
  Outbox out;

 private:
  struct Throw {
    char faces[DICE];
    uint16_t seq;
    uint32_t settled;
  };
  void obey(uint32_t now, const char *line);
  void greet(const char *nonce);
  void settle(uint32_t now);
  void read(char *faces) const;
  void tell(uint32_t now);
  void mind_wear();
  void show_log(uint32_t now);

  const char *name_;
  bool has_lamp_;
  Inbox in_;
  char session_[5] = "0000";  // of a tray that nobody has greeted yet
  uint16_t seq_ = 0;
  uint32_t beat_ = 0;
  bool begun_ = false, moving_ = false, lifted_ = false;
  uint8_t seen_[DICE], lying_[DICE];
  char faces_[DICE];
  uint32_t changed_ = 0, at_rest_ = 0;
  Throw log_[LOGGED] = {};
  uint8_t ailing_ = 0, same_[DICE * SENSORS] = {}, thrown_[DICE];
  const char *words_ = "";
  char worn_[18];
  uint8_t lamp_ = 0;
  uint32_t lamp_since_ = 0;
};
