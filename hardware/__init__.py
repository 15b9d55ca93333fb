"""Devices at the table; knows no game."""
