"""A game at one terminal, or joined from one."""
