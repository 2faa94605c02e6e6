"""Step 3, new trios and their rewards (trio.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Completed, Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.anno890 import events
from regnum.games.anno890.box import CROPS, crops_in
from regnum.games.anno890.options import COINS, DECLINE, USE
from regnum.games.anno890.rules.effects import carry_out, has_effect
from regnum.games.anno890.rules.grid import CELLS, LINES, space_address
from regnum.games.anno890.rules.kingdom import completed, trios_now
from regnum.games.anno890.state import Anno890


class CheckTrios(Act[Anno890]):
    """trio.2, repl.6: look for trios through the tiles placed this turn, and let the player choose rewards."""

    fields = (("seat", "seat"),)
    clauses = ("trio.1", "trio.2")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Anno890) -> None:
        trios = trios_now(s)
        if not trios:
            return
        if s.events is not None:
            for line, crops in trios:
                self._log(s, line, crops)
        s.steps.append(Reward(self.seat, tuple([crops for _, crops in trios])))

    def _log(self, s: Anno890, line: int, crops: int) -> None:
        """Log a trio with its crop, or the crops it may count for, and its line. The fact names one crop, the first."""
        first, *others = [CROPS[crop] for crop in crops_in(crops)]
        a, b, c = LINES[line]
        base = self.seat * CELLS
        values = (self.seat, first, a + 1, b + 1, c + 1, space_address(base + a), space_address(base + c))
        if others:
            s.log(events.TRIO_SHARED, *values, others[0])
        else:
            s.log(events.TRIO, *values)


class Reward(Ask[Anno890]):
    """trio.8-trio.13: one reward per trio, in any order: a Character of its Banner, or Coins."""

    fields = (("seat", "seat"), ("trios", "crops*"))
    clauses = ("trio.8", "trio.9", "trio.10", "trio.12")
    verbs = ("attract", "coins")

    def __init__(self, seat: int, trios: tuple[int, ...]) -> None:
        self.seat = seat
        self.trios = trios

    def _crops(self) -> list[int]:
        together = 0
        for trio in self.trios:
            together |= trio
        return crops_in(together)

    def options(self, s: Anno890) -> Sequence[Option]:
        crops = self._crops()
        found = [s.box.attract[card] for crop in crops for card in s.banners[crop]]
        found += [COINS[crop] for crop in crops]
        return found

    def choose(self, s: Anno890, option: Option) -> None:
        if option.verb == "coins":
            crop = CROPS.index(option.name(0))
            self._settle(s, crop)
            s.gain_coins(self.seat, s.box.trio_coins, "trio.8")
            return
        card = s.box.character_number[option.name(0)]
        crop = next(crop for crop in self._crops() if card in s.banners[crop])
        self._settle(s, crop)
        # trio.13: the card is not replaced on its Banner. trio.14: it stays with its owner.
        s.banners[crop] = tuple(other for other in s.banners[crop] if other != card)
        s.characters[self.seat] = (*s.characters[self.seat], card)
        s.log(events.ATTRACTS, self.seat, card, CROPS[crop])
        if s.box.characters[card].when == "now":
            self._use(s, card)

    def _use(self, s: Anno890, card: int) -> None:
        """trio.18: carry out the ability of a Character, or ask whether to; one without effect is only logged."""
        if not s.rulings.optional_abilities and s.events is None:
            carry_out(s, self.seat, card)
        elif not has_effect(s, self.seat, card):
            s.log(events.NO_EFFECT, card, self.seat)
        elif s.rulings.optional_abilities:
            s.steps.append(UseAbility(self.seat, card))
        else:
            carry_out(s, self.seat, card)

    def _settle(self, s: Anno890, crop: int) -> None:
        """Remove one trio of `crop`; push a new `Reward` for the others, below the steps this reward may add."""
        paid = min((trio for trio in self.trios if trio >> crop & 1), key=lambda trio: trio.bit_count())
        at = self.trios.index(paid)
        rest = self.trios[:at] + self.trios[at + 1 :]
        if rest:
            s.steps.append(Reward(self.seat, rest))

    def prompt(self, s: Anno890) -> Prompt:
        crops = self._crops()
        words = Message("prompt-reward", {"n": len(self.trios)})
        if len(self.trios) == len(crops) == 1:
            words = Message("prompt-reward-one", {"crop": f"@crop-{CROPS[crops[0]]}"})
        return Prompt(PromptKind.TAKE, words, self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        name = option.name(0)
        if option.verb == "coins":
            return Message("option-coins", {"crop": f"@crop-{name}", "n": s.box.trio_coins})
        vp = s.box.character_vp[s.box.character_number[name]]
        return Message(
            "option-attract", {"character": f"@character-{name}", "ability": f"@character-{name}-text", "vp": vp}
        )

    def why_not(self, s: Anno890, option: Option) -> Reason:
        name = option.name(0)
        if option.verb == "attract":
            if name not in s.box.character_number:
                return Reason("comp.3", "reason-no-such-character")
            card = s.box.character_number[name]
            if any(card in banner for banner in s.banners):
                return Reason("trio.8", "reason-other-banner", {"character": f"@character-{name}"})
            return Reason("trio.13", "reason-character-gone", {"character": f"@character-{name}"})
        return Reason("trio.8", "reason-no-such-trio")

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        name = option.name(0)
        if option.verb == "coins":
            return (f"banners.{name}",)
        card = s.box.character_number.get(name, -1)
        return tuple([f"banners.{CROPS[crop]}.{name}" for crop, cards in enumerate(s.banners) if card in cards])

    def details(self, s: Anno890, option: Option) -> Details | None:
        """trio.18: the ability that a Character sets off."""
        if option.verb == "coins" or s.box.characters[s.box.character_number[option.name(0)]].when != "now":
            return None
        return Details(triggers=(Trigger(f"character-{option.name(0)}-text"),))


def unrewarded(s: Anno890) -> tuple[Completed, ...]:
    """trio.8: the trios that wait for their reward, as far as they still stand: an ability may have moved a tile."""
    waiting = next((step for step in reversed(s.steps) if isinstance(step, Reward)), None)
    if waiting is None:
        return ()
    left, found = list(waiting.trios), []
    for line, crops in trios_now(s):
        if crops in left:
            left.remove(crops)
            found.append(completed(waiting.seat, line, crops))
    return tuple(found)


class UseAbility(Ask[Anno890]):
    """trio.18: use or decline an ability, if the table makes all abilities optional."""

    fields = (("seat", "seat"), ("card", "character"))
    clauses = ("trio.18",)
    verbs = ("use", "decline")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Anno890) -> Sequence[Option]:
        return (USE, DECLINE)

    def choose(self, s: Anno890, option: Option) -> None:
        if option is USE:
            carry_out(s, self.seat, self.card)

    def prompt(self, s: Anno890) -> Prompt:
        name = s.box.characters[self.card].id
        words = Message("prompt-use", {"character": f"@character-{name}", "ability": f"@character-{name}-text"})
        return Prompt(PromptKind.YES_NO, words, self.clauses)

    def describe(self, s: Anno890, option: Option) -> Message:
        name = s.box.characters[self.card].id
        return Message(f"option-{option.verb}", {"character": f"@character-{name}"})

    def why_not(self, s: Anno890, option: Option) -> Reason:
        return Reason("trio.18", "reason-not-an-option", {"text": option.text})

    def refs(self, s: Anno890, option: Option) -> tuple[str, ...]:
        return (f"kingdoms.{self.seat}.characters.{s.box.characters[self.card].id}",)
