"""What the tests share. They run over the installed wheel, not over the sources beside them."""

import os
import pathlib

import langhus
import pytest

REPOSITORY = pathlib.Path(__file__).parents[2]
GAMES = ["jorvik", "wikinger", "walhalla", "schiffbauer"]
VARIANTS = [game for id in langhus.games() for game in langhus.variants(id)]
HOUSE = [game for game in VARIANTS if game.id in GAMES]

# With LANGHUS_HEAVY all variants go through the slow checks; else every game, every number of seats and every value of
# an option once, which is nearly the same: only Walhalla has options with more than two values.
HEAVY = bool(os.environ.get("LANGHUS_HEAVY"))


def written(game: langhus.Game) -> str:
    """A variant, in the name of a test."""
    return "-".join([game.id, str(game.seats), *game.options.values()])


def random_game(game: langhus.Game, number: int) -> langhus.Position:
    """The end of a random game."""
    seed, chance = langhus.lot(number, 1)
    position = game.deal(seed)
    while not position.over:
        position = position.play(position.sample(chance))
    return position


def every_variant(function):
    """Runs a test for every game, variant and number of seats."""
    return pytest.mark.parametrize("game", VARIANTS, ids=written)(function)


def every_variant_of_the_house(function):
    """The same without the small examples."""
    return pytest.mark.parametrize("game", HOUSE, ids=written)(function)
