"""The games as PettingZoo environments, in which the seats act one after the other (AEC).

>>> import langhus.pettingzoo
>>> env = langhus.pettingzoo.env("walhalla", seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     legal = observation["action_mask"].nonzero()[0]
...     env.step(None if terminated else int(legal[0]))
>>> sum(env.unwrapped.position.win_shares)
1.0
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ._langhus import Game, Position, Refused

Observation = dict[str, NDArray[Any]]


def env(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = "win",
    render_mode: str | None = None,
) -> "raw_env":
    """A game for every seat, in which an action that is not legal loses and ends the game.

    `reward` is a part of the win (1 for whoever wins alone) or, with `"score"`, the points; both come when the game is
    over. Whoever acts against the rules gets -1, everybody else 0, and `infos` says why.
    """
    made = raw_env(game, seats, options, reward=reward, render_mode=render_mode)
    made.lenient = True
    return made


class raw_env(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """A game for every seat, in which an action that is not legal raises `langhus.Refused`.

    Several seats that are asked at once answer one after the other, and none sees the answers of the others.
    """

    metadata = {"name": "langhus_v0", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in ("win", "score"):
            raise ValueError(f'A reward is "win" or "score", not "{reward}".')
        self.game = game if isinstance(game, Game) else Game(game, seats, dict(options or {}))
        self.metadata = {**self.metadata, "name": f"langhus_{self.game.id}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._score = reward == "score"
        size, actions = self.game.observation_size, self.game.actions
        high = np.zeros(size, dtype=np.uint8)
        for field in self.game.fields:
            high[field.start : field.stop] = field.maximum
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros(size, dtype=np.uint8), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.lenient = False
        self.position: Position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: the numbers that its seat knows, and a mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The index of an action."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. With a seed it, and those after it, are always the same."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.position = self.game.deal(int(self._seeds.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; only who is asked has legal actions."""
        position, seat = self.position, self._seat[agent]
        return {"observation": position.observe(seat), "action_mask": position.mask(seat)}

    def step(self, action: int | None) -> None:
        """Plays the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked acts"
        # What it has got so far was told when it was asked.
        self._cumulative_rewards[agent] = 0.0
        try:
            position = self.position = self.position.play(action, self._seat[agent])
        except Refused as refused:
            if not self.lenient:
                raise
            self._lose(agent, str(refused))
            return
        if not position.over:
            self.agent_selection = self.possible_agents[position.seat]
            return
        paid = position.scores if self._score else position.win_shares
        for other, reward in zip(self.possible_agents, paid, strict=True):
            self.rewards[other] = float(reward)
            self.terminations[other] = True
        self._accumulate_rewards()

    def _lose(self, agent: str, why: str) -> None:
        self.infos[agent]["refused"] = why
        self.rewards[agent] = -1.0
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return self.position.sketch() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
