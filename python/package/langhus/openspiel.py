"""The games for OpenSpiel: `langhus_jorvik`, `langhus_wikinger`, `langhus_walhalla` and `langhus_schiffbauer`.

Import this module before `pyspiel.load_game`. Parameters are `players` and the options of the game; where an option is a
list, its numbers are written with `_` between them (`tongues=5_6_7`).

>>> import langhus.openspiel, pyspiel
>>> game = pyspiel.load_game("langhus_jorvik(players=3,mode=jarl)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> state.current_player(), state.legal_actions()[:3]
(0, [0, 1, 2])

The seed of a game is drawn by four chance nodes of 256 outcomes before anybody acts; what chance decides later comes from
it, and a player cannot know it. An information state is the view of a seat, which holds everything the seat knows.
`resample_from_infostate` imagines a world that fits it, so the ISMCTS bot written in Python
(`open_spiel.python.algorithms.ismcts`) plays all games. The one written in C++ cannot clone games that are not, and ends
the process: do not use it here.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ._langhus import Game, Position, variants

#: How many chance nodes deal a game, and how many outcomes each has.
CHANCE_NODES, OUTCOMES = 4, 256

#: The games, and more decisions than any of them has ever taken, chance nodes included.
LONGEST = {"jorvik": 3000, "wikinger": 5000, "walhalla": 1500, "schiffbauer": 200_000}


def _game_type(id: str) -> pyspiel.GameType:
    seats = sorted({game.seats for game in variants(id)})
    standard = variants(id)[0].options
    return pyspiel.GameType(
        short_name=f"langhus_{id}",
        long_name=f"Langhus: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], **{key: _written(value) for key, value in standard.items()}},
    )


def _written(value: str) -> str:
    """A value of an option as a parameter: commas separate parameters there, and digits with dashes are read as numbers."""
    return value.replace(",", "_")


class LanghusGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house."""

    def __init__(self, id: str, game_type: pyspiel.GameType, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("players", game_type.parameter_specification["players"]))
        options = {key: str(value).replace("_", ",") for key, value in given.items() if key != "players"}
        self.rules = Game(id, seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST[id],
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self) -> "LanghusState":
        """A game that is not dealt yet."""
        return LanghusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LanghusObserver":
        """What turns positions into numbers."""
        if params:
            raise ValueError(f"There are no parameters of an observation: {params}")
        return LanghusObserver(self.rules)


class LanghusState(pyspiel.State):  # type: ignore[misc]
    """A game that is dealt by chance nodes and then played. Copies share what never changes."""

    def __init__(self, game: LanghusGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.drawn: list[int] = []
        self.position: Position | None = None

    def current_player(self) -> int:
        """Who acts: chance while the game is dealt, then the first seat it waits for."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the seed, each equally likely."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None, "nobody acts before the deal"
        return sorted(self.position.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position = self.position.play(action)
            return
        self.drawn.append(action)
        if len(self.drawn) == CHANCE_NODES:
            self.position = self.rules.deal(int.from_bytes(self.drawn, "little"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.notation(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        """Each seat's part of the win, when the game is over."""
        if self.position is None or not self.position.over:
            return [0.0] * self.rules.seats
        return self.position.win_shares

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a seat knows: its view as JSON."""
        return self._seen(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The same."""
        return self._seen(self.current_player() if player is None else player)

    def _seen(self, player: int) -> str:
        return f"dealt {len(self.drawn)}" if self.position is None else self.position.view_json(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LanghusState":
        """A game that fits everything a seat knows."""
        world = LanghusState(self.get_game())
        world.drawn = self.drawn[:]
        if self.position is not None:
            world.position = self.position.imagine(player, seed=int(sampler() * 2**53))
        return world

    def __str__(self) -> str:
        return f"dealing {self.drawn}" if self.position is None else self.position.sketch()


class LanghusObserver:
    """What a seat knows, as numbers: `tensor` is flat, `dict` has the fields by name."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.tensor: NDArray[np.float32] = np.zeros(rules.observation_size, np.float32)
        self.dict: dict[str, NDArray[Any]] = {}
        for field in rules.fields:
            self.dict[field.name] = self.tensor[field.start : field.stop].reshape(field.shape)

    def set_from(self, state: LanghusState, player: int) -> None:
        """Looks at a position from a seat."""
        self.tensor[:] = 0 if state.position is None else state.position.observe(player)

    def string_from(self, state: LanghusState, player: int) -> str:
        """The same as text."""
        return state.observation_string(player)


def _register(id: str) -> None:
    game_type = _game_type(id)

    class Registered(LanghusGame):
        """A game of the house that OpenSpiel finds by its name."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(id, game_type, params)

    pyspiel.register_game(game_type, Registered)


for _id in LONGEST:
    _register(_id)
