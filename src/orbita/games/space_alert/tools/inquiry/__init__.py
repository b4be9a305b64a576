"""The debrief of a finished mission: why it ended so, what would have changed it, what is to be learnt."""
