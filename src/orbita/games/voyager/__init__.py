"""Solar System Voyager (Małgorzata Pluskota, Szymon Ryszkowski, Konrad Bednarek), for 2 to 5 seats.

The whole rulebook; the decks are ours, for the printed texts are not public. A content pack may replace
them. Where the rulebook is silent, docs/games/voyager.md rules.
"""
