"""The Pope, the State of the Church and excommunication (3.20)."""
