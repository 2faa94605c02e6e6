"""Measuring and counting for those who develop Regnum, as `python -m tools.bench` from the root of the repository.

They are not installed with the package: they need its sources, and some install a comparable project to measure beside.
"""
