// Memory that is kept: a file in place of an EEPROM.
#pragma once
#include <cstdio>

struct Memory {
  const char *path = "";
  template <typename T>
  void get(int, T &value) const {
    if (FILE *file = fopen(path, "rb")) {
      if (fread(&value, sizeof value, 1, file) != 1) value = T();
      fclose(file);
    }
  }
  template <typename T>
  void put(int, const T &value) const {
    if (FILE *file = fopen(path, "wb")) {
      fwrite(&value, sizeof value, 1, file);
      fclose(file);
    }
  }
};
extern Memory EEPROM;
