"""The research campaign: its rules, its file, its steps, its words."""
