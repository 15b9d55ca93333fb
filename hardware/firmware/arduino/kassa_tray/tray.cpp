#include "tray.h"

#include <stdio.h>
#include <string.h>

const uint32_t SETTLE = 700;   // the dice are at rest after so long without a change
const uint32_t GLITCH = 50;    // shorter than this nothing moved: it was the lamp of a passer-by
const uint32_t BEAT = 2000;
const uint32_t OLDEST = 999999999;  // the age has nine digits
const uint8_t STUCK = 150;     // throws: a sound sensor is the same so often once in 500,000
const uint32_t FLASH = 400, BLINK = 800;

const char *Tray::hear(uint32_t now, char c) {
  const char *line = in_.hear(c);
  if (!line) return nullptr;
  if (*line == '$') {
    obey(now, line + 1);
  } else if (!strcmp(line, "log")) {
    show_log(now);
  } else {
    return line;
  }
  return nullptr;
}

// The checksum of the host is not looked at: a hello that was garbled is said again a second later.
void Tray::obey(uint32_t now, const char *line) {
  if (!strncmp(line, "H?,", 3)) greet(line + 3);
  if (!strncmp(line, "RQ,", 3) && !strncmp(line + 3, session_, 4) && seq_) tell(now);
  if (!strncmp(line, "LT,", 3) && line[3] >= '0' && line[3] <= '3') {
    lamp_ = static_cast<uint8_t>(line[3] - '0');
    lamp_since_ = now;
  }
}

void Tray::greet(const char *nonce) {
  if (strspn(nonce, "0123456789ABCDEFabcdef") < 4) return;
  memcpy(session_, nonce, 4);
  lamp_ = 0;  // whoever lit it may be gone
  out.tell("HI,1,%s,%u,%u,%s,kassa-1,mc%s", session_, seq_, DICE, name_, has_lamp_ ? "l" : "");
  if (ailing_) out.tell("ER,%s,%u,%s", session_, ailing_, words_);
}

void Tray::see(uint32_t now, const uint8_t *dark) {
  if (!begun_) {  // dice that lie there at power-up are where it begins, not a throw
    begun_ = true;
    memcpy(seen_, dark, DICE);
    memcpy(lying_, dark, DICE);
    memcpy(thrown_, dark, DICE);
    changed_ = at_rest_ = now;
    read(faces_);
  }
  if (memcmp(seen_, dark, DICE)) {
    memcpy(seen_, dark, DICE);
    changed_ = now;
  }
  if (!memcmp(seen_, lying_, DICE)) at_rest_ = now;
  if (now - changed_ >= GLITCH && memchr(seen_, EMPTY, DICE)) lifted_ = true;
  if (!moving_ && now - at_rest_ > GLITCH) {
    moving_ = true;
    out.tell("MV,%s,%u", session_, seq_);
  }
  if (moving_ && now - changed_ >= SETTLE) settle(now);
}

void Tray::settle(uint32_t now) {
  moving_ = false;
  at_rest_ = now;
  memcpy(lying_, seen_, DICE);
  char faces[DICE];
  read(faces);
  if (memchr(faces, '-', DICE)) return;  // somebody has the dice in hand
  // Whoever throws takes a die out of its well. Dice that were knocked and show what they showed
  // are no throw; the MV before has told of it.
  if (!lifted_ && !memcmp(faces, faces_, DICE)) return;
  lifted_ = false;
  memcpy(faces_, faces, DICE);
  seq_ = seq_ == 65535 ? 1 : seq_ + 1;
  Throw &last = log_[seq_ % LOGGED];
  memcpy(last.faces, faces, DICE);
  last.seq = seq_;
  last.settled = changed_;
  tell(now);
  mind_wear();
}

void Tray::read(char *faces) const {
  for (uint8_t die = 0; die < DICE; die++) faces[die] = face(lying_[die]);
}

void Tray::tell(uint32_t now) {
  const Throw &last = log_[seq_ % LOGGED];
  uint32_t age = now - last.settled;
  char dice[2 * DICE + 1] = "";
  for (uint8_t die = 0; die < DICE; die++) {
    dice[2 * die] = ',';
    dice[2 * die + 1] = last.faces[die];
  }
  out.tell("RL,%s,%u,%lu%s", session_, seq_,
           static_cast<unsigned long>(age < OLDEST ? age : OLDEST), dice);
}

// A sensor that says the same throw after throw is blind or covered.
void Tray::mind_wear() {
  bool stuck = false;
  for (uint8_t n = 0; n < DICE * SENSORS; n++) {
    uint8_t die = n / SENSORS, &same = same_[n];
    bool changed = (thrown_[die] ^ lying_[die]) >> n % SENSORS & 1;
    if (changed) same = 0;
    else if (same < STUCK) same++;
    if (same < STUCK || stuck) continue;
    stuck = true;
    snprintf(worn_, sizeof worn_, "die %u %s stuck", die + 1, NAMES[n % SENSORS]);
  }
  memcpy(thrown_, lying_, DICE);
  if (stuck && !ailing_) ail(1, worn_);
  if (!stuck && ailing_ == 1) heal();
}

void Tray::ail(uint8_t code, const char *words) {
  ailing_ = code;
  words_ = words;
  out.tell("ER,%s,%u,%s", session_, code, words);
}

void Tray::tick(uint32_t now) {
  if (now - beat_ < BEAT) return;
  beat_ = now;
  out.tell("HB,%s,%u,%c", session_, seq_, ailing_ ? 'E' : moving_ ? 'M' : 'I');
}

bool Tray::lit(uint32_t now) const {
  uint32_t since = now - lamp_since_;
  switch (lamp_) {
    case 1: return true;                    // your turn
    case 2: return since < FLASH;           // it was read
    case 3: return since % BLINK < BLINK / 2;  // look at the screen
    default: return false;
  }
}

// The last throws, oldest first, for whoever wants to know whether it was the tray or the wire.
void Tray::show_log(uint32_t now) {
  for (uint8_t n = 1; n <= LOGGED; n++) {
    const Throw &old = log_[(seq_ + n) % LOGGED];
    if (!old.seq) continue;
    out.text("#%u %.*s %lus", old.seq, DICE, old.faces,
             static_cast<unsigned long>((now - old.settled) / 1000));
  }
}
