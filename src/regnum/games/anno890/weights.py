"""The weights of `evaluation`: with no turn left, with turns left, and for each of those turns."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (
    (1.0, 1.0, 0.0),  # printed
    (1.0, 1.0, 0.0),  # bonus
    (1.0, 1.0, 0.0),  # characters
    (0.0, 0.33, 0.0),  # treasurer
    (0.0, 1.5, 0.0),  # inventor
    (3.8, 3.8, 0.0),  # apprentice
    (0.0, 0.33, 0.0),  # coins
    (0.0, 1.4, 0.0),  # two_of_three
    (0.0, 0.34, 0.0),  # one_of_three
    (0.0, 0.0, 0.0),  # in_hand
    (0.0, 0.5, 0.0),  # crops_in_hand
    (4.2, 4.2, 0.0),  # reward
    (0.0, 0.1, 0.0),  # nobles
    (0.0, 0.1, 0.0),  # towers
    (1.0, 0.9, -0.075),  # first_in_nobles
    (1.0, 0.9, -0.075),  # first_in_coins
    (1.0, 0.9, -0.075),  # first_in_towers
    (-1.5, -2.6, 0.0),  # danger
    (-0.5, -0.8, 0.0),  # second_in_danger
    (0.0, 0.0, 0.0),  # steady
)
