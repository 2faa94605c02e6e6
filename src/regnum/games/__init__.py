"""The games of the collection, a package each; called as ``regnum.games()``, their ids.

Importing a package binds its name in its parent: without this, ``regnum.games`` would be the function at first and
this package as soon as any game is loaded. So the package answers the call itself.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        from regnum.core.game import games

        return games()


sys.modules[__name__].__class__ = _Games
