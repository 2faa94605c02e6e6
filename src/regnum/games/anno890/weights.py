"""The weights of `evaluation`: with no turn left, with turns left, and for each of those turns.

Made by tools/fit_anno890.py.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = (
    (1.000, 1.037, -0.0663),  # printed
    (1.000, 1.127, -0.1680),  # bonus
    (1.000, 1.172, -0.0773),  # characters
    (0.000, 0.299, -0.0130),  # treasurer
    (0.000, 1.431, -0.7885),  # inventor
    (3.460, 3.963, -0.2501),  # apprentice
    (0.000, 0.370, -0.0483),  # coins
    (0.000, 1.423, -0.0420),  # two_of_three
    (0.000, 0.785, -0.0647),  # one_of_three
    (0.000, -1.699, 0.0078),  # in_hand
    (0.000, 0.753, 0.0220),  # crops_in_hand
    (3.723, 4.412, -0.2696),  # reward
    (0.000, 0.467, -0.0702),  # nobles
    (0.000, 0.399, 0.0105),  # towers
    (1.000, 0.914, -0.0926),  # first_in_nobles
    (1.000, 0.542, -0.0482),  # first_in_coins
    (1.000, 0.397, -0.0216),  # first_in_towers
    (-0.335, -0.034, -0.3100),  # danger
    (-1.516, -0.359, -0.1496),  # second_in_danger
    (0.000, -2.200, 2.2577),  # steady
)
