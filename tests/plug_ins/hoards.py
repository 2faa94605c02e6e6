"""*Hoards*: Nuts for four squirrels in two families, who sit across from each other and win together."""

from __future__ import annotations

from regnum import Rng, State, Table
from regnum.core.rules import Ledger
from tests.plug_ins.nuts import Nuts, NutsGame


class Hoards(Nuts):
    __slots__ = ()

    def copy(self) -> Hoards:
        return Hoards(self.table, self)

    def winners(self) -> list[int]:
        if not self.over:
            return []
        together = self.table.by_team(self.scores())
        return [player for player, team in enumerate(self.table.teams) if together[team] == max(together)]


class HoardsGame(NutsGame):
    id = "hoards"
    seats = range(4, 5)

    def teams(self, seats: int, options: object) -> tuple[int, ...]:
        return 0, 1, 0, 1

    @property
    def ledger(self) -> Ledger:
        return Ledger("Hoards", list(super().ledger.clauses.values()))

    def empty(self, table: Table) -> State:
        return Hoards(table)

    def set_up(self, table: Table, rng: Rng) -> State:
        dealt = super().set_up(table, rng)
        assert isinstance(dealt, Nuts)
        return Hoards(table, dealt)
