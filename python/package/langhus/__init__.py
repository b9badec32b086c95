"""Four Viking board games for research.

Jórvík, Wikinger, Walhalla and Schiffbauer der Nordsee by their complete rules, with bots, observations and thousands of
games at once; in `langhus.pettingzoo`, `langhus.gymnasium` and `langhus.openspiel` for the tools of the field.

>>> import langhus
>>> game = langhus.Game("jorvik", seats=2, options={"mode": "karl"})
>>> bots = [langhus.Bot(game, "greedy", seed=1), langhus.Bot(game, "random", seed=2)]
>>> position = game.deal(seed=7)
>>> while not position.over:
...     position = position.play(bots[position.seat].choose(position))
>>> position.win_shares
[1.0, 0.0]
"""

from ._fields import unpack
from ._langhus import (
    Batch,
    Bot,
    Chance,
    Field,
    Game,
    Mistake,
    Position,
    Refused,
    SagaError,
    games,
    levels,
    lot,
    options,
    read_saga,
    variants,
)

__all__ = [
    "Batch",
    "Bot",
    "Chance",
    "Field",
    "Game",
    "Mistake",
    "Position",
    "Refused",
    "SagaError",
    "games",
    "levels",
    "lot",
    "options",
    "read_saga",
    "unpack",
    "variants",
]
