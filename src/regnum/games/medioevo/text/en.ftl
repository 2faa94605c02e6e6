# Medioevo Universale in English.
# Names of places, cards and pieces come from the content: place-*, kingdom-*, card-*, piece-* …; an argument such as
# $place or $card arrives in words. Each subject has a section of its own, headed by three hashes.

game-title = Medioevo Universale
game-tagline = Kingdoms of Europe, Africa and the Levant about 1265: trade, diplomacy, learning and war.
