"""The terminal interface."""

from regnum.terminal.app import play_in_terminal

__all__ = ["play_in_terminal"]
