"""What lies in the box: the file, and the modules that read, check and flatten it."""
