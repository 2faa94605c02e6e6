"""The rules of Viscounts as steps, one file for each part of the rulebook."""
