#include "dice.h"

const char *const NAMES[SENSORS] = {"C", "TL", "TR", "ML", "TM"};

// What lies below is seven less what shows. All six faces in all turns come to these nine.
static const struct {
  uint8_t dark;
  char shows;
} PATTERNS[] = {
    {C, '6'},      {TL, '5'},          {TR, '5'},           {C | TL, '4'},       {C | TR, '4'},
    {TL | TR, '3'}, {C | TL | TR, '2'}, {TL | TR | ML, '1'}, {TL | TR | TM, '1'},
};

char face(uint8_t dark) {
  if (dark == EMPTY) return '-';
  uint8_t pips = 0;
  for (uint8_t bit = 1; bit < EMPTY; bit = static_cast<uint8_t>(bit << 1)) pips += (dark & bit) != 0;
  if (pips > 3) return 'C';  // no face has so many: light comes back from a part of it only
  for (auto &known : PATTERNS)
    if (known.dark == dark) return known.shows;
  return 'U';  // never a guess: the players touch the face in
}

uint8_t pattern(uint8_t number) {
  for (auto &known : PATTERNS)
    if (known.shows == '0' + number) return known.dark;
  return EMPTY;
}
