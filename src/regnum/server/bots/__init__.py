"""Where bots think: processes of this machine, or of others; and agents that come over the network."""
