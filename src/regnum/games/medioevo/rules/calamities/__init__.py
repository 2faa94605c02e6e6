"""The calamities; the crusade and the invasions have packages of their own (3.30)."""
