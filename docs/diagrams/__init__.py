"""The wiring diagrams, drawn from the pin maps: `python -m docs.diagrams`."""
