"""What players make of each special district, one module for each that needs one."""
