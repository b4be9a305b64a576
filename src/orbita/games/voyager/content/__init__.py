"""What lies in the box: packs of files, and the modules that read, check and flatten them."""
