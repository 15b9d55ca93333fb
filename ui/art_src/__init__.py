"""The drawings of the atlas, rasterised at build time; nothing here is needed to run."""
