"""What is stored, and how: everything acknowledged is on disk."""
