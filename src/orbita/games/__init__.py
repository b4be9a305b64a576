"""The games; each knows `core` and none of the others."""
