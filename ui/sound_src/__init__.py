"""The sounds, made of sines and noise when this changes; nothing here is needed to run."""
