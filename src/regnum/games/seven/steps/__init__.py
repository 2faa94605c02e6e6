"""The rules of 7, one subject to a file."""
