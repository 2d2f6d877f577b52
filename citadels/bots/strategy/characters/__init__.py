"""What players make of each character, one module for each that needs one."""
