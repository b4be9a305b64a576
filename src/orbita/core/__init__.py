"""The contract every game fulfils, and what all games share: seats, chance, records, errors."""
