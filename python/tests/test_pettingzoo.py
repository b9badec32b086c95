"""PettingZoo's own tests."""

import random

import langhus.pettingzoo
import pytest
from conftest import every_variant
from pettingzoo.test import api_test, seed_test


@every_variant
def test_api_and_seeds(game):
    api_test(langhus.pettingzoo.env(game), num_cycles=40)
    seed_test(lambda: langhus.pettingzoo.env(game), num_cycles=10)


def finish(env):
    got, draw = dict.fromkeys(env.possible_agents, 0.0), random.Random(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else int(draw.choice(observation["action_mask"].nonzero()[0])))
    return got


@every_variant
def test_rewards_are_parts_of_the_win_or_points(game):
    env = langhus.pettingzoo.raw_env(game, render_mode="ansi")
    env.reset(seed=4)
    assert list(finish(env).values()) == env.position.win_shares and env.render()
    env = langhus.pettingzoo.raw_env(game, reward="score")
    env.reset(seed=4)
    assert list(finish(env).values()) == env.position.scores


def test_an_action_that_is_not_legal_loses_and_says_why():
    env = langhus.pettingzoo.env("tic-tac-toe")
    env.reset(seed=1)
    env.step(4)
    env.step(4)
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards == {"seat_0": 0.0, "seat_1": -1.0} and "already" in env.infos["seat_1"]["refused"]
    strict = langhus.pettingzoo.raw_env("tic-tac-toe")
    strict.reset(seed=1)
    strict.step(4)
    with pytest.raises(langhus.Refused):
        strict.step(4)
    with pytest.raises(ValueError):
        langhus.pettingzoo.env("tic-tac-toe", reward="fame")
