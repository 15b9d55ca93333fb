"""The rules and the money; knows no screen and no device."""
