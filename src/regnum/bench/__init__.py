"""The measurements behind `regnum bench` and `regnum load`, for our games and server and for comparable projects."""
