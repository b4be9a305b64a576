"""What people read, in Polish and English."""
