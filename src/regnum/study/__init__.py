"""Balance studies: who wins how often, by seat, role, table option, card and opening, and what differs from fair."""
