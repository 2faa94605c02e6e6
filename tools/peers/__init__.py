"""Comparable projects, measured beside ours."""
