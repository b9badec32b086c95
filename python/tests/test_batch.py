"""Thousands of games at once."""

import hashlib
import threading

import langhus
import numpy as np
import pytest
from conftest import every_variant


def walk(game, threads, steps=300, games=40):
    """The course of a random batch as a hash."""
    batch = langhus.Batch(game, games, seed=5, threads=threads)
    course = hashlib.sha256()
    for _ in range(steps):
        batch.step(batch.sample())
        for array in [batch.observation, batch.mask, batch.seat, batch.count, batch.done, batch.reward, batch.score]:
            course.update(array.tobytes())
    return course.hexdigest()


@every_variant
def test_rows_say_what_positions_say_and_ended_games_are_dealt_anew(game):
    batch = langhus.Batch(game, 3, seed=2)
    arrays = [batch.observation, batch.mask, batch.legal, batch.count, batch.seat, batch.done, batch.reward, batch.score]
    positions = [game.deal(langhus.lot(2, place)[0]) for place in [1, 2, 3]]
    deals = [1, 2, 3]
    ended = 0
    for _ in range(400):
        offsets, indices = batch.lists()
        for row, position in enumerate(positions):
            legal = position.legal()
            assert batch.seat[row] == position.seat and list(batch.mask[row].nonzero()[0]) == sorted(legal)
            assert list(batch.legal[row][: batch.count[row]]) == legal == list(indices[offsets[row] : offsets[row + 1]])
            assert (batch.observation[row] == position.observe()).all()
        assert batch.position(1) == positions[1] and batch.position(1).history == positions[1].history
        actions = batch.sample()
        positions = [position.play(int(action)) for position, action in zip(positions, actions, strict=True)]
        batch.step(actions)
        for row, position in enumerate(positions):
            assert batch.done[row] == position.over
            if position.over:
                assert batch.reward[row].tolist() == position.win_shares and batch.score[row].tolist() == position.scores
                deals[row] += 3
                positions[row] = game.deal(langhus.lot(2, deals[row])[0])
                ended += 1
            else:
                assert not batch.reward[row].any()
    now = [batch.observation, batch.mask, batch.legal, batch.count, batch.seat, batch.done, batch.reward, batch.score]
    assert all(one is other for one, other in zip(arrays, now, strict=True)), "the arrays are always the same"
    assert ended > 0 or game.id in ("jorvik", "schiffbauer", "wikinger")


@pytest.mark.parametrize("id", langhus.games())
def test_any_number_of_threads_plays_the_same_games(id):
    game = langhus.Game(id)
    assert len({walk(game, threads) for threads in [1, 2, 3, 7]}) == 1


def test_other_threads_of_python_go_on_meanwhile():
    batch = langhus.Batch(langhus.Game("jorvik"), 20_000, seed=1, threads=1)
    counted = 0
    stop = threading.Event()

    def count():
        nonlocal counted
        while not stop.is_set():
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    before = counted
    for _ in range(10):
        batch.step(batch.sample())
    stop.set()
    thread.join()
    assert counted > before


def test_if_one_action_is_not_legal_nothing_is_played():
    batch = langhus.Batch(langhus.Game("tic-tac-toe"), 2, seed=1)
    batch.step([4, 4])
    with pytest.raises(langhus.Refused, match="Game 1: Cell 5"):
        batch.step([0, 4])
    assert batch.position(0).history == [(0, 4)]
    with pytest.raises(langhus.Refused, match="Game 0.*-3"):
        batch.step([-3, 0])
    with pytest.raises(langhus.Mistake, match="3 actions for 2 games"):
        batch.step([0, 1, 2])
    batch.step(np.array([0, 1], np.uint8))
    with pytest.raises(IndexError):
        batch.position(2)
    for wrong in [{"threads": 0}, {"reward": "fame"}]:
        with pytest.raises(langhus.Mistake):
            langhus.Batch(langhus.Game("tic-tac-toe"), 2, **wrong)


def test_what_was_drawn_is_played_though_something_else_was_refused_meanwhile():
    batch = langhus.Batch(langhus.Game("tic-tac-toe"), 2, seed=1)
    drawn = batch.sample().copy()
    other = next(action for action in range(9) if action != drawn[0])
    with pytest.raises(langhus.Refused, match="Game 1"):
        batch.step([other, -1])
    batch.step(drawn)
    assert [batch.position(game).history for game in range(2)] == [[(0, int(drawn[game]))] for game in range(2)]
    # An action that was chosen instead is played, too.
    batch.sample()
    chosen = batch.legal[np.arange(2), batch.count - 1]
    batch.step(chosen)
    assert [batch.position(game).history[-1] for game in range(2)] == [(1, int(action)) for action in chosen]


def test_logits_draw_by_a_softmax_over_the_legal_actions():
    game = langhus.Game("tic-tac-toe")
    batch = langhus.Batch(game, 30_000, seed=1, observe=False)
    assert batch.observation.shape == (30_000, 0)
    batch.step(np.full(30_000, 4))
    logits = np.zeros((30_000, 9), np.float32)
    logits[:, 0], logits[:, 4] = np.log(3), 100
    drawn = np.bincount(batch.sample(logits), minlength=9) / 30_000
    assert drawn[4] == 0 and abs(drawn[0] - 3 / 10) < 0.02 and (abs(drawn[[1, 2, 3, 5, 6, 7, 8]] - 1 / 10) < 0.02).all()
    with pytest.raises(langhus.Mistake, match="logits"):
        batch.sample(logits[:5])


def test_rewards_can_be_points():
    batch = langhus.Batch(langhus.Game("walhalla"), 50, seed=1, reward="score")
    for _ in range(400):
        batch.step(batch.sample())
        assert (batch.reward[batch.done] == batch.score[batch.done]).all()
