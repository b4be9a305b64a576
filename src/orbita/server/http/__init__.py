"""Requests: who may ask, what is asked, and how it is answered."""
