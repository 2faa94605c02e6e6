"""Games of the tests' own, as somebody else would write them: a plug-in, outside the package."""
