"""What a seat may be told beforehand: chances, reach, what is open and why not, what would be lost."""
