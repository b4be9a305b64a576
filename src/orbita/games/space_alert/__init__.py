"""Space Alert by Vlaada Chvátil (Czech Games Edition, Polish edition 2015): the base box, for 1 to 5 people.

Planning round in real time, action round, androids, solo, the extra android. The expansion is not covered.
Where the rulebook is silent, docs/games/space_alert.md rules.
"""
