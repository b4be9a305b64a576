"""What operators need: backups, archives, figures, and keeping a server from filling up."""
