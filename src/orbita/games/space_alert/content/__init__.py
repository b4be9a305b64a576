"""What lies in the box: the files, and the modules that read, check and flatten them."""
