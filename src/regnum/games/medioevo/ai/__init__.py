"""Position evaluation for the bots of Medioevo Universale."""
