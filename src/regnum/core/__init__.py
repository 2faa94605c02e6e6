"""The kernel: states, steps, options, views and records, independent of any particular game."""
