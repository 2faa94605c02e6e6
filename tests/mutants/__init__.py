"""Mutation testing: which broken rules do the tests of a game let pass?"""
