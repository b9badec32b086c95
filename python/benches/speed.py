"""How fast the games are from Python, on one core: steps a second of processor time, beside other games of the field.

    python python/benches/speed.py            everything; --seconds S measures each for so long, --json prints one object
"""

import argparse
import json
import random
import time
from collections.abc import Callable

import langhus

GAMES = ["jorvik", "wikinger", "walhalla", "schiffbauer"]


def measure(steps: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time; the best of five stretches, because other programs disturb."""
    steps()
    best = 0.0
    for _ in range(5):
        begin, count = time.process_time(), 0
        while (spent := time.process_time() - begin) < seconds / 5:
            count += steps()
        best = max(best, count / spent)
    return best


def sampled(game: langhus.Game) -> Callable[[], int]:
    """Single positions: Python asks for a random action and plays it."""
    chance = langhus.Chance(1)

    def steps() -> int:
        position, count = game.deal(chance.below(1000)), 0
        while not position.over:
            position = position.play(position.sample(chance))
            count += 1
        return count

    return steps


def chosen(game: langhus.Game) -> Callable[[], int]:
    """Single positions: Python gets the list of legal actions and chooses itself."""
    draw = random.Random(1).random

    def steps() -> int:
        position, count = game.deal(int(draw() * 1000)), 0
        while not position.over:
            legal = position.legal()
            position = position.play(legal[int(draw() * len(legal))])
            count += 1
        return count

    return steps


def batch(game: langhus.Game, observe: bool = True) -> Callable[[], int]:
    """A thousand games at once, on one thread, with observations and masks."""
    games = langhus.Batch(game, 1024, seed=1, observe=observe)

    def steps() -> int:
        for _ in range(16):
            games.step(games.sample())
        return 16 * len(games)

    return steps


def aec(env) -> Callable[[], int]:
    """A PettingZoo environment, its actions drawn from the masks."""
    draw = random.Random(1).random

    def steps() -> int:
        env.reset(seed=int(draw() * 1000))
        count = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            count += 1
        return count

    return steps


def openspiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel from Python; chance counts as a step."""
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(1).random

    def steps() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            count += 1
        return count

    return steps


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    from pettingzoo.classic import connect_four_v3

    import langhus.pettingzoo

    entries: dict[str, Callable[[], Callable[[], int]]] = {}
    for id in GAMES:
        game = langhus.Game(id)
        entries |= {
            f"{id}: position, sample and play": lambda game=game: sampled(game),
            f"{id}: position, legal and play": lambda game=game: chosen(game),
            f"{id}: batch with observations": lambda game=game: batch(game),
            f"{id}: batch without": lambda game=game: batch(game, observe=False),
            f"{id}: PettingZoo, raw": lambda game=game: aec(langhus.pettingzoo.raw_env(game)),
            f"{id}: PettingZoo, checked": lambda game=game: aec(langhus.pettingzoo.env(game)),
        }
    for name in ["backgammon", "hearts", "leduc_poker", "tic_tac_toe"]:
        entries[f"OpenSpiel: {name}"] = lambda name=name: openspiel(name)
    entries["PettingZoo: connect four, raw"] = lambda: aec(connect_four_v3.raw_env())
    entries["PettingZoo: connect four, checked"] = lambda: aec(connect_four_v3.env())
    results = {}
    for name, make in entries.items():
        if arguments.only in name:
            results[name] = round(measure(make(), arguments.seconds))
            if not arguments.json:
                print(f"{name:<40} {results[name]:>12,} steps/s", flush=True)
    if arguments.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
