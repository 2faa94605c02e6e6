"""The door: HTTP and WebSockets, what is refused there, and the limits of strangers."""
