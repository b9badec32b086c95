"""Gymnasium's own checks."""

import warnings

import gymnasium
import langhus.gymnasium
import pytest
from conftest import every_variant
from gymnasium.utils.env_checker import check_env


@every_variant
def test_the_checker_finds_nothing(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(langhus.gymnasium.Env(game, opponents="random"), skip_render_check=True)


@every_variant
def test_one_seat_learns_and_bots_sit_in_the_others(game):
    for seat in range(game.seats):
        env = langhus.gymnasium.Env(game, seat=seat, opponents="random", render_mode="ansi")
        observation, info = env.reset(seed=3)
        over, got = False, 0.0
        while not over:
            assert env.observation_space.contains(observation) and seat in env.position.awaited
            assert (env.action_masks() == info["action_mask"]).all() and info["action_mask"].any()
            observation, reward, over, truncated, info = env.step(env.action_masks().nonzero()[0][-1])
            got += reward
            assert not truncated
        assert env.position.over and got == env.position.win_shares[seat] and env.render()


def test_it_is_made_by_name_and_may_sit_anywhere():
    env = gymnasium.make("langhus/walhalla-v0", seats=4, seat=None, opponents=["random", "greedy", "heri"], reward="score")
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.unwrapped.seat)
    assert seats == {0, 1, 2, 3}
    for wrong in [{"opponents": ["random"]}, {"seat": 4}, {"reward": "fame"}]:
        with pytest.raises(ValueError):
            langhus.gymnasium.Env("walhalla", 4, **wrong)


def test_an_action_that_is_not_legal_loses_and_says_why():
    env = langhus.gymnasium.Env("tic-tac-toe", opponents="random")
    env.reset(seed=1)
    env.step(4)
    _, reward, over, _, info = env.step(4)
    assert (reward, over) == (-1.0, True) and "already" in info["refused"]
