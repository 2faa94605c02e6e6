"""Regnum as environments of research libraries; needs the extra `regnum[env]`."""
