"""The game server: one ASGI application, a database, and bots in worker processes."""
