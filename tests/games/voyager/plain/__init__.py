"""The rules a second time, plain and slow: the judge of the fast ones.

Written from the rulebook and the rulings, not from the engine: the pack is the TOML as it was read, places
and moves are their texts, a turn is a function that asks wherever a seat may choose: it yields a question
with all allowed answers. Chance is told to it: a die, a card or a mission that could not come is an error.
"""
