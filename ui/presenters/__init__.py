"""From the game to what a screen shows: finished words and numbers, no Kivy."""
