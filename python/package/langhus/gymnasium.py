"""The games as Gymnasium environments: one seat learns, bots sit in the others.

>>> import langhus.gymnasium
>>> env = langhus.gymnasium.Env("jorvik", seats=3, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     action = env.action_masks().nonzero()[0][0]
...     observation, reward, over, truncated, info = env.step(action)
>>> info["scores"] == env.unwrapped.position.scores
True

`gymnasium.make("langhus/jorvik-v0", seats=3)` makes the same, after `import langhus.gymnasium`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._langhus import Bot, Game, Position, Refused, games


class Env(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat learns, bots sit in the others.

    `opponents` is a bot (`"random"`, `"greedy"`, `"search:100"`, a level), or one for each of the other seats. `seat` is
    the learner's; with `None` it is drawn for every game. `reward` is the part of the win or, with `"score"`, the lead
    over the best of the others; it comes when the game is over. An action that is not legal loses the game (reward -1),
    and `info["refused"]` says why. `action_masks()` is what MaskablePPO asks for.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else Game(game, seats, dict(options or {}))
        if reward not in ("win", "score"):
            raise ValueError(f'A reward is "win" or "score", not "{reward}".')
        names = [opponents] * (self.game.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.game.seats - 1:
            raise ValueError(f"There are {len(names)} opponents for {self.game.seats - 1} seats.")
        if seat is not None and not 0 <= seat < self.game.seats:
            raise ValueError(f"There is no seat {seat}: the seats are 0 to {self.game.seats - 1}.")
        self.render_mode = render_mode
        self._names, self._own, self._score = names, seat, reward == "score"
        high = np.zeros(self.game.observation_size, dtype=np.uint8)
        for field in self.game.fields:
            high[field.start : field.stop] = field.maximum
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.game.actions)
        self.position: Position
        self.seat = 0
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deals a new game and plays until the learner is asked."""
        super().reset(seed=seed)
        chance = self.np_random
        self.seat = int(chance.integers(self.game.seats)) if self._own is None else self._own
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        self._bots = {
            seat: Bot(self.game, name, seed=int(chance.integers(2**63)))
            for seat, name in zip(others, self._names, strict=True)
        }
        # A game could be over before the learner is asked; then the next one is dealt.
        while True:
            self.position = self._until_asked(self.game.deal(int(chance.integers(2**63))))
            if not self.position.over:
                return self.position.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Plays the learner's action, and then the bots until the learner is asked again."""
        try:
            after = self.position.play(int(action), self.seat)
        except Refused as refused:
            return self.position.observe(self.seat), -1.0, True, False, {**self._info(), "refused": str(refused)}
        position = self.position = self._until_asked(after)
        reward = 0.0
        if position.over:
            scores, own = position.scores, self.seat
            best = max((score for seat, score in enumerate(scores) if seat != own), default=0)
            reward = float(scores[own] - best) if self._score else position.win_shares[own]
        return position.observe(self.seat), reward, position.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every legal action of the learner."""
        return self.position.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as text, as the learner sees it."""
        return self.position.sketch(self.seat) if self.render_mode == "ansi" else None

    def _until_asked(self, position: Position) -> Position:
        while not position.over and self.seat not in position.awaited:
            position = position.play(self._bots[position.seat].choose(position))
        return position

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.position.mask(self.seat), "scores": self.position.scores}


for _game in games():
    gymnasium.register(f"langhus/{_game}-v0", entry_point="langhus.gymnasium:Env", kwargs={"game": _game})
