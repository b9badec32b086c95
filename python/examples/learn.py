"""Learns a game by playing against itself, with NumPy alone: policy gradients with a baseline (actor and critic).

    python learn.py walhalla --seats 3 --seconds 120 --out FOLDER

All seats are played by one small net, hundreds of games at once. Now and then it sits down against random players, and
against greedy ones, which are much stronger; what it wins there is drawn into FOLDER/learning.svg.
"""

import argparse
import pathlib
import time

import langhus
import numpy as np

GAMES, STEPS, HIDDEN, PART, RATE, ENTROPY = 256, 512, 128, 2048, 2e-3, 0.01


class Inputs:
    """Observations as numbers a net likes: counts become parts of their maximum, choices one input for each value."""

    def __init__(self, game: langhus.Game):
        kinds = [(place, field) for field in game.fields for place in range(field.start, field.stop)]
        self.plain = np.array([place for place, field in kinds if field.kind != "choice"])
        self.scale = np.array([1 / field.maximum for _, field in kinds if field.kind != "choice"], np.float32)
        self.choice = np.array([place for place, field in kinds if field.kind == "choice"])
        most = np.array([field.maximum for _, field in kinds if field.kind == "choice"])
        self.offset = np.cumsum(most + 1) - most - 1
        self.values = int((most + 1).sum())
        self.size = len(self.plain) + self.values

    def __call__(self, observation: np.ndarray) -> np.ndarray:
        out = np.zeros((len(observation), self.size), np.float32)
        out[:, : self.values][np.arange(len(out))[:, None], self.offset + observation[:, self.choice]] = 1
        out[:, self.values :] = observation[:, self.plain] * self.scale
        return out


class Net:
    """One hidden layer; it says how likely each action is, and what part of the win is to be expected."""

    def __init__(self, inputs: int, actions: int, chance: np.random.Generator):
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,), (HIDDEN, 1), (1,)]
        self.weights = [chance.normal(0, 1 / np.sqrt(shape[0]), shape).astype(np.float32) for shape in shapes]
        for bias in self.weights[1::2]:
            bias[:] = 0
        self.weights[2] *= 0.1
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def __call__(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        first, bias, policy, policy_bias, value, value_bias = self.weights
        hidden = np.maximum(x @ first + bias, 0)
        return hidden, hidden @ policy + policy_bias, (hidden @ value + value_bias)[:, 0]

    def learn(self, x, mask, action, won) -> None:
        """One step towards what won more than was expected (Adam)."""
        hidden, logits, expected = self(x)
        logits = np.where(mask, logits, -1e9)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        better = won - expected
        logs = np.log(chances + 1e-9)
        surprise = chances * (logs - (chances * logs).sum(1, keepdims=True))
        slope = (chances * better[:, None] + ENTROPY * surprise) * mask
        slope[np.arange(len(x)), action] -= better
        slope /= len(x)
        wrong = -0.5 * better[:, None] / len(x)
        back = (slope @ self.weights[2].T + wrong @ self.weights[4].T) * (hidden > 0)
        slopes = [x.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0), hidden.T @ wrong, wrong.sum(0)]
        self.updates += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= RATE * (mean / (1 - 0.9**self.updates)) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


def self_play(batch: langhus.Batch, net: Net, inputs: Inputs):
    """Plays on for some steps; all decisions of games that ended, with the part of the win that came of them."""
    told = []
    for _ in range(STEPS):
        observation, mask, seat = batch.observation.copy(), batch.mask.astype(bool), batch.seat.copy()
        action = batch.sample(net(inputs(observation))[1]).copy()
        batch.step(action)
        told.append((observation, mask, seat, action, batch.done.copy(), batch.reward.copy()))
    won, known, lesson = np.zeros_like(batch.reward), np.zeros(len(batch), bool), []
    for observation, mask, seat, action, done, reward in reversed(told):
        won[done], known = reward[done], known | done
        choice = known & (mask.sum(1) > 1)
        rows = np.arange(len(batch))[choice]
        lesson.append((observation[rows], mask[rows], action[rows], won[rows, seat[rows]]))
    return [np.concatenate(part) for part in zip(*lesson, strict=True)]


def against_random(game: langhus.Game, net: Net, inputs: Inputs, games: int, seed: int) -> float:
    """The part of all wins, in every seat, with random players in the others."""
    batch = langhus.Batch(game, games, seed=seed)
    own, first, won = np.arange(games) % game.seats, np.ones(games, bool), []
    while first.any():
        logits = np.where((batch.seat == own)[:, None], net(inputs(batch.observation))[1], 0).astype(np.float32)
        batch.step(batch.sample(logits))
        ended = batch.done & first
        won += batch.reward[ended, own[ended]].tolist()
        first &= ~batch.done
    return float(np.mean(won))


def against_greedy(game: langhus.Game, net: Net, inputs: Inputs, games: int) -> float:
    """The same with greedy players in the other seats."""
    chance, won = np.random.default_rng(1), 0.0
    for seed in range(games):
        own, position, bot = seed % game.seats, game.deal(seed), langhus.Bot(game, "greedy", seed=seed)
        while not position.over:
            if position.seat == own:
                legal = position.legal()
                logits = net(inputs(position.observe()[None]))[1][0, legal]
                chances = np.exp(logits - logits.max())
                action = legal[chance.choice(len(legal), p=chances / chances.sum())]
            else:
                action = bot.choose(position)
            position = position.play(action)
        won += position.win_shares[own]
    return won / games


def drawn(points: list[tuple[float, float, float]], title: str, chance: float) -> str:
    """Two curves as SVG."""
    last = points[-1][0]
    curves = [" ".join(f"{60 + 520 * p[0] / last:.1f},{240 - 200 * p[n]:.1f}" for p in points) for n in (1, 2)]
    grid = "".join(
        f'<path d="M60 {240 - 2 * y}H580" stroke="#ccc"/><text x="52" y="{244 - 2 * y}" text-anchor="end">{y} %</text>'
        for y in range(0, 101, 25)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 290" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="290" fill="#fff"/><text x="60" y="24" font-size="14">{title}</text>{grid}'
        f'<path d="M60 {240 - 200 * chance:.1f}H580" stroke="#b33" stroke-dasharray="5 4"/>'
        f'<polyline points="{curves[0]}" fill="none" stroke="#246" stroke-width="2.5"/>'
        f'<polyline points="{curves[1]}" fill="none" stroke="#281" stroke-width="2.5"/>'
        '<text x="380" y="24" text-anchor="end" fill="#246">against random</text>'
        '<text x="480" y="24" text-anchor="end" fill="#281">against greedy</text>'
        '<text x="580" y="24" text-anchor="end" fill="#b33">among equals</text>'
        f'<text x="60" y="264">0</text><text x="580" y="264" text-anchor="end">{last:.0f} s of processor time</text></svg>'
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=langhus.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("."))
    arguments = parser.parse_args()
    game = langhus.Game(arguments.game, arguments.seats)
    chance, inputs = np.random.default_rng(arguments.seed), Inputs(game)
    net, batch = Net(inputs.size, game.actions, chance), langhus.Batch(game, GAMES, seed=arguments.seed)
    points = [(0.0, against_random(game, net, inputs, 300, 1), against_greedy(game, net, inputs, 60))]
    spent = decisions = 0.0
    while spent < arguments.seconds:
        begin = time.process_time()
        lesson = self_play(batch, net, inputs)
        order = chance.permutation(len(lesson[0]))
        for part in np.array_split(order, len(order) // PART) if len(order) >= PART else []:
            observation, mask, action, won = (column[part] for column in lesson)
            net.learn(inputs(observation), mask, action, won)
        spent += time.process_time() - begin
        decisions += GAMES * STEPS
        if spent > points[-1][0] + arguments.seconds / 20 or spent >= arguments.seconds:
            points.append((spent, against_random(game, net, inputs, 300, 1), against_greedy(game, net, inputs, 60)))
            shares = " and ".join(f"{100 * share:.0f} %" for share in points[-1][1:])
            print(f"{spent:4.0f} s, {decisions:,.0f} decisions: {shares} of the wins", flush=True)
    share, harder = against_random(game, net, inputs, 2000, 2), against_greedy(game, net, inputs, 300)
    print(f"wins against greedy: {100 * harder:.1f} % (among equals: {100 / game.seats:.1f} %)")
    print(f"wins against random: {100 * share:.1f} %")
    arguments.out.mkdir(parents=True, exist_ok=True)
    title = f"{game.id}, {game.seats} seats: wins"
    (arguments.out / "learning.svg").write_text(drawn(points, title, 1 / game.seats))


if __name__ == "__main__":
    main()
