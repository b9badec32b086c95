"""What each game is like for learning, and how random and greedy players score: the tables of docs/research.md.

python python/benches/facts.py --games 2000
"""

import argparse
import collections

import langhus
import numpy as np

GAMES = ["jorvik", "wikinger", "walhalla", "schiffbauer"]


def random_games(game: langhus.Game, count: int) -> tuple[list[int], list[int], np.ndarray]:
    """Lengths, branching and scores of random games."""
    lengths, widths, scores = [], collections.Counter(), []
    for place in range(1, count + 1):
        seed, chance = langhus.lot(1, place)
        position, length = game.deal(seed), 0
        while not position.over:
            widths[len(position.legal())] += 1
            position = position.play(position.sample(chance))
            length += 1
        lengths.append(length)
        scores.append(position.scores)
    return lengths, sorted(widths.elements()), np.array(scores)


def against_random(game: langhus.Game, name: str, count: int) -> tuple[float, float]:
    """Wins and points of a bot in every seat, against random players."""
    won = points = 0.0
    for place in range(count):
        own = place % game.seats
        bots = [langhus.Bot(game, name if seat == own else "random", seed=place) for seat in range(game.seats)]
        position = game.deal(place)
        while not position.over:
            position = position.play(bots[position.seat].choose(position))
        won += position.win_shares[own]
        points += position.scores[own]
    return won / count, points / count


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    arguments = parser.parse_args()
    for id in GAMES:
        for game in langhus.variants(id):
            standard = all(value == langhus.options(id)[key][0] for key, value in game.options.items())
            if not standard:
                continue
            lengths, widths, scores = random_games(game, arguments.games)
            won, points = against_random(game, "greedy", arguments.games // 10)
            choices = [width for width in widths if width > 1]
            print(
                f"| {id} | {game.seats} | {np.mean(lengths):.0f} ({min(lengths)} to {max(lengths)}) "
                f"| {np.mean(widths):.1f}, {np.mean(choices):.1f}, {max(widths)} | {game.actions} "
                f"| {game.observation_size} | {scores.mean():.1f} ± {scores.std():.1f} "
                f"| {points:.1f} | {100 * won:.0f} % |",
                flush=True,
            )


if __name__ == "__main__":
    main()
