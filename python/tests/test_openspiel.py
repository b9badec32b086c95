"""OpenSpiel's own tests."""

import pickle

import langhus.openspiel
import numpy as np
import pyspiel
import pytest
from absl import flags
from conftest import GAMES, every_variant_of_the_house
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.bots import uniform_random

# Replaying a playthrough asks for a flag.
flags.FLAGS.mark_as_parsed()


def load(game):
    options = {key: value.replace(",", "_") for key, value in game.options.items()}
    return pyspiel.load_game(f"langhus_{game.id}", {"players": game.seats, **options})


def dealt(game, chance):
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(chance.integers(256)))
    return state


@every_variant_of_the_house
def test_random_simulation_with_serialisation(game):
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@every_variant_of_the_house
def test_a_playthrough_that_was_recorded_is_repeated(game, tmp_path):
    loaded, bot = load(game), langhus.Bot(game, "greedy", seed=1)
    # With sense, because random games of Schiffbauer have thousands of decisions.
    state = loaded.new_initial_state()
    while not state.is_terminal():
        state.apply_action(7 if state.is_chance_node() else bot.choose(state.position))
    written = generate_playthrough.playthrough(str(loaded), action_sequence=state.history())
    record = tmp_path / "playthrough.txt"
    record.write_text(written)
    original, again = generate_playthrough.replay(str(record))
    assert "IsTerminal() = True" in written and original == written == again


@every_variant_of_the_house
def test_states_pickle_clone_and_observe(game):
    loaded, chance = load(game), np.random.default_rng(1)
    state, steps = dealt(loaded, chance), 0
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
        steps += 1
        if steps.bit_count() == 1:
            other = pickle.loads(pickle.dumps(state))
            assert str(other) == str(state) and other.history() == state.history()
            assert state.clone().position == state.position
    assert sum(state.returns()) == pytest.approx(1)
    observer = loaded.make_py_observer()
    observer.set_from(state, 1)
    assert (observer.tensor == state.position.observe(1)).all()
    assert (observer.dict[game.fields[3].name].ravel() == observer.tensor[game.fields[3].start : game.fields[3].stop]).all()


@every_variant_of_the_house
def test_a_resampled_state_looks_the_same_to_its_player(game):
    loaded, chance = load(game), np.random.default_rng(2)
    state = dealt(loaded, chance)
    for _ in range(10):
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize("id", GAMES)
def test_its_ismcts_plays_a_game(id):
    game = pyspiel.load_game(f"langhus_{id}")
    chance = np.random.RandomState(1)
    bots = [
        ismcts.ISMCTSBot(
            game=game,
            uct_c=2.0,
            evaluator=Short(),
            max_simulations=4,
            max_world_samples=-1,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            random_state=chance,
        )
    ]
    bots += [uniform_random.UniformRandomBot(seat, chance) for seat in range(1, game.num_players())]
    state = dealt(game, np.random.default_rng(3))
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(1)


class Short(mcts.Evaluator):
    """Judges by the win shares of the moment, so that a whole game is played within a test."""

    def evaluate(self, state):
        return np.array(state.position.win_shares)

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_parameters_are_read_from_the_name():
    game = pyspiel.load_game("langhus_walhalla(players=4,tongues=5_6_7)")
    assert game.num_players() == 4 and game.rules.options == {"tongues": "5,6,7"}
    assert game.num_distinct_actions() == game.rules.actions
