"""The rules of 890 as steps, one file for each part of the rulebook."""
