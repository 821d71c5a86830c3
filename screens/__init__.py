"""What people see and touch: one folder per screen, its `.py` and `.kv` side by side."""
