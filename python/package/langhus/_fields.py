"""Observations by the names of their fields."""

import numpy as np
from numpy.typing import NDArray

from ._langhus import Game


def unpack(game: Game, observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The fields of an observation, or of many: windows into the same memory, in the shapes that `Game.fields` names.

    >>> import langhus
    >>> game = langhus.Game("jorvik", seats=3)
    >>> fields = langhus.unpack(game, game.deal(seed=1).observe())
    >>> fields["coins"].tolist(), fields["stored"].shape
    ([5, 5, 5, 0, 0], (5, 8))
    >>> batch = langhus.Batch(game, 16)
    >>> langhus.unpack(game, batch.observation)["stored"].shape
    (16, 5, 8)
    """
    before = observation.shape[:-1]
    return {field.name: observation[..., field.start : field.stop].reshape(before + field.shape) for field in game.fields}
