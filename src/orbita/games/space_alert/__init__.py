"""Space Alert, Czech Games Edition (Polish edition 2015), base game: a crew of 4 or 5 members."""
