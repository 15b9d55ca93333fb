// From five sensors under a die to its face.
#pragma once
#include <stdint.h>

const uint8_t DICE = 2;     // 1 to 3: fifteen sensors are what the multiplexer takes
const uint8_t SENSORS = 5;  // under each die

// A bit for each sensor, set where it is dark, as they look up at the bottom of the die:
//   TL TM TR
//   ML C
enum : uint8_t { C = 1, TL = 2, TR = 4, ML = 8, TM = 16, EMPTY = 31 };
extern const char *const NAMES[SENSORS];

char face(uint8_t dark);          // '1' to '6', 'C' cocked, 'U' unreadable, '-' no die
uint8_t pattern(uint8_t number);  // one way in which a die that shows 1 to 6 looks from below
