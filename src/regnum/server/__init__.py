"""The table on the network: one ASGI application, a store, and bots in worker processes."""
