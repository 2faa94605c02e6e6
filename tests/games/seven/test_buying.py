"""Recruiting, elixirs, palaces, and the free uses that pay for them."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.seven.positions import choose, person, position, refusal, texts

TAVERN = ["guard_captain", "novice", "lion_knight"]


@clause("seven", "recruit.1", "recruit.2", "recruit.3")
def test_a_character_is_paid_in_fame_replaced_and_gives_its_power_once() -> None:
    s = position(person(fame=5), tavern=TAVERN, character_pile=["pilgrim"])
    choose(s, "recruit:guard_captain")
    assert (s.fame[0], s.power[0]) == (0, 2)
    assert s.characters[0] == (2 * s.box.character_number["guard_captain"],)
    assert s.market[0] == s.box.character_number["pilgrim"]


@clause("seven", "recruit.1")
def test_who_lacks_fame_recruits_nobody() -> None:
    s = position(person(fame=4), tavern=TAVERN)
    assert "recruit:novice" in texts(s)
    assert refusal(s, "recruit:guard_captain").message.args == {"need": 5, "have": 4}


@clause("seven", "supply.1")
def test_an_empty_pile_is_made_anew_from_the_discards_at_once() -> None:
    s = position(person(fame=2), tavern=TAVERN, character_pile=["pilgrim"], character_discards=["abbess"])
    choose(s, "recruit:novice")
    assert s.piles[0] == (s.box.character_number["abbess"],)
    assert s.discards[0] == ()


@clause("seven", "supply.2")
def test_an_empty_space_waits_for_a_discarded_card() -> None:
    s = position(person(fame=2, characters="pilgrim*"), tavern=TAVERN)
    choose(s, "recruit:novice")
    assert s.market[1] == -1
    other = position(person(characters="pilgrim*"), tavern=["guard_captain", None, "lion_knight"])
    choose(other, "tap:pilgrim")
    assert other.market[1] == other.box.character_number["pilgrim"]


@clause("seven", "free.1", "found.3", "free.8")
def test_a_castle_is_discarded_for_what_it_would_yield_with_its_set() -> None:
    # Brann carries the Oak; with one Oak more the Green Bastion yields 3 fame instead of 1.
    alone = position(person(hero="brann", palaces="green_bastion*"))
    choose(alone, "sell:green_bastion")
    assert (alone.fame[0], alone.markers[0]) == (1, 7)
    paired = position(person(hero="brann", palaces="green_bastion", characters="herb_gatherer"))
    assert choose(paired, "sell:green_bastion").fame[0] == 3
    plain = position(
        person(hero="brann", palaces="green_bastion", characters="herb_gatherer"), options={"palace_sale": "plain"}
    )
    assert choose(plain, "sell:green_bastion").fame[0] == 1


@clause("seven", "free.2", "free.3")
def test_a_palace_may_pay_directly_and_gives_no_change() -> None:
    # The Penitent's Farm yields 2 gold; Plain Water costs 1.
    s = position(person(palaces="penitents_farm"), shop=["plain_water", None, None])
    choose(s, "buy:plain_water")
    assert s.gold[0] == 0
    assert s.palaces[0] == ()
    assert s.elixirs[0] == (s.box.elixir_number["plain_water"],)


@clause("seven", "found.4", "found.5", "found.8", "found.10")
def test_temples_give_power_once_are_not_replaced_and_not_sold() -> None:
    s = position(person(gold=9), temples=["temple_of_faith"], castles=["iron_keep", None], castle_pile=["moonwatch"])
    choose(s, "found:temple_of_faith")
    assert s.power[0] == 1
    assert s.temples == ()
    owner = position(person(palaces="temple_of_faith", sins="envy"))
    assert refusal(owner, "sell:temple_of_faith").clause == "found.10"
    other = position(person(gold=9), castles=["iron_keep", None], castle_pile=["moonwatch"])
    choose(other, "found:iron_keep")
    assert other.open_palaces[0] == other.box.palace_number["moonwatch"]


@clause("seven", "enslave.1", "enslave.2", "enslave.3", "enslave.7")
def test_enslaving_costs_power_and_a_marker_and_is_used_once() -> None:
    s = position(person(palaces="green_bastion", power=1))
    assert refusal(s, "use:green_bastion").clause == "enslave.7"
    choose(s, "enslave:green_bastion")
    assert (s.power[0], s.markers[0]) == (0, 6)
    used = position(person(palaces="green_bastion*", power=5))
    assert refusal(used, "enslave:green_bastion").clause == "enslave.2"
    choose(used, "use:green_bastion")
    assert (used.fame[0], used.markers[0], used.seat) == (4, 7, 0)


@clause("seven", "effect.28")
def test_enslaved_temples_lower_prices() -> None:
    s = position(person(palaces="temple_of_temperance*", fame=1), tavern=["novice", None, None])
    assert "recruit:novice" in texts(s)
    rich = position(person(palaces="temple_of_justice*", gold=1), castles=["iron_keep", None])
    assert choose(rich, "found:iron_keep").gold[0] == 0


@clause("seven", "elixir.3", "elixir.5", "elixir.6", "set.1")
def test_an_elixir_gives_the_plain_or_the_set_amount_as_its_owner_likes() -> None:
    s = position(person(hero="aldric", elixirs="lions_blood", characters="young_squire"))
    assert {"elixir:lions_blood.plain", "elixir:lions_blood.set"} <= set(texts(s))
    choose(s, "elixir:lions_blood.set")
    assert s.gifts[:6] == [2, 0, 0, 0, 0, 0]
    lonely = position(person(hero="aldric", elixirs="lions_blood"))
    assert "elixir:lions_blood.set" not in texts(lonely)


@clause("seven", "elixir.3", "elixir.4", "part.7")
def test_an_elixir_spent_directly_needs_no_reserve_and_leaves_nothing() -> None:
    # Another hero holds all Faith; the Lily Nectar still pays two Faith.
    laid = [{"id": "orphans_road"}, *[None] * 5]
    s = position(
        person(elixirs="lily_nectar"), person(gifts={"faith": 7}), undertakings=laid, elixir_pile=["plain_water"]
    )
    assert "elixir:lily_nectar.plain" not in texts(s)
    choose(s, "part:1.1")
    assert s.marks[0][0] == 1
    assert s.elixirs[0] == ()
    assert s.gifts[:6] == [0] * 6
