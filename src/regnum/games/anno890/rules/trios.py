"""Step 3, new trios and their rewards (trio.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.anno890.box import CROPS, crops_in
from regnum.games.anno890.options import COINS, DECLINE, USE
from regnum.games.anno890.rules.effects import carry_out
from regnum.games.anno890.rules.kingdom import new_trios
from regnum.games.anno890.state import Anno890


class CheckTrios(Act[Anno890]):
    """trio.2, repl.6: the lines through the tiles placed this turn; each trio asks for its reward."""

    fields = (("seat", "seat"),)
    clauses = ("trio.1", "trio.2")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Anno890) -> None:
        # Where a replacing tile is rewarded at once, each check looks at the tile just placed.
        trios = new_trios(s, s.placed[-1:] if s.rulings.replaced_trios_at_once else s.placed)
        if trios:
            if s.events is not None:
                fact = Fact("gained", self.seat, "trio", target=f"kingdoms.{self.seat}", amount=len(trios))
                s.tell("event-trios", "trio.2", {"seat": f"@seat-{self.seat}", "n": len(trios)}, fact=fact)
            s.steps.append(Reward(self.seat, trios))


class Reward(Ask[Anno890]):
    """trio.8-trio.13: one reward for each trio, in the order the player likes: a Character of its Banner, or Coins."""

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
        # trio.13: the card is not replaced. trio.14: it stays with its owner.
        s.banners[crop] = tuple(other for other in s.banners[crop] if other != card)
        s.characters[self.seat] = (*s.characters[self.seat], card)
        if s.events is not None:
            name = option.name(0)
            source, target = f"banners.{CROPS[crop]}", f"kingdoms.{self.seat}.characters"
            fact = Fact("moved", self.seat, f"character:{name}", source, target)
            words = {"seat": f"@seat-{self.seat}", "character": f"@character-{name}"}
            s.tell("event-attracts", "trio.8", {**words}, fact=fact)
        if s.box.characters[card].when == "now":
            if s.rulings.optional_abilities:
                s.steps.append(UseAbility(self.seat, card))
            else:
                carry_out(s, self.seat, card)

    def _settle(self, s: Anno890, crop: int) -> None:
        """One trio of `crop` is rewarded; the others wait below whatever the reward sets off."""
        paid = min((trio for trio in self.trios if trio >> crop & 1), key=lambda trio: trio.bit_count())
        at = self.trios.index(paid)
        rest = self.trios[:at] + self.trios[at + 1 :]
        if rest:
            s.steps.append(Reward(self.seat, rest))

    def prompt(self, s: Anno890) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-reward", {"n": len(self.trios)}), self.clauses)

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


class UseAbility(Ask[Anno890]):
    """trio.18, where the table lets every ability be declined."""

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
