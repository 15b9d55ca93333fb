"""Screens that draw what the companion decides."""
