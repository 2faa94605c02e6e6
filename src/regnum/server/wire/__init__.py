"""The wire protocol: every message between client and server, typed and versioned (docs/protocol.md).

The client's types are generated from these classes: run `make schema` after a change.
"""

from __future__ import annotations

# These types of the kernel are sent unchanged.
from regnum.core.details import Details as Details
from regnum.core.details import Plan as Plan
from regnum.core.layout import ActionsInfo as ActionsInfo
from regnum.core.layout import EncodingInfo as EncodingInfo
from regnum.core.layout import Layout as Layout
from regnum.core.layout import PartInfo as PartInfo
from regnum.core.log import EventInfo as EventInfo
from regnum.core.log import FactInfo as FactInfo
from regnum.core.log import Words as Words
from regnum.core.shown import Change as Change
from regnum.core.shown import LogLine as LogLine
from regnum.core.shown import OptionInfo as OptionInfo
from regnum.core.shown import Preview as Preview
from regnum.core.shown import SheetLine as SheetLine
from regnum.core.view_schema import ViewSchema as ViewSchema
from regnum.server.wire.client import *  # noqa: F403
from regnum.server.wire.http import *  # noqa: F403
from regnum.server.wire.server import *  # noqa: F403
from regnum.server.wire.table import *  # noqa: F403

VERSION = 3
UNDERSTOOD = (2, 3)  # what 3 adds, a client of version 2 neither asks for nor looks at
