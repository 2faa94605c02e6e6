"""Games as tables for Polars, DuckDB and NumPy: one row per game, one row per decision, in Parquet files.

Needs pyarrow: `pip install 'regnum[data]'`. Columns and files are described in docs/how-to/data.md.
"""
