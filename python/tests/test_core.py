"""Games, positions, records, bots."""

import copy
import hashlib
import pickle

import langhus
import numpy as np
import pytest
from conftest import REPOSITORY, every_variant, random_game


@every_variant
def test_a_game_is_played_to_its_end_and_its_record_reads_back(game):
    end = random_game(game, 1)
    assert end.over and end.awaited == [] and end.seat == -1 and end.legal() == []
    assert sum(end.win_shares) == pytest.approx(1)
    for seat, score in enumerate(end.scores):
        assert sum(item["points"] for item in end.items(seat)) == score
    again = langhus.read_saga(end.saga())
    assert again == end and again.saga() == end.saga() and again.history == end.history and again.game == game


@every_variant
def test_every_action_is_read_as_it_is_written(game):
    """Also those that random games hardly ever reach: only optimised programs once misread some of them."""

    def notation(action):
        try:
            return game.notation(action)
        except IndexError:
            return None

    written = {action: notation(action) for action in range(game.actions)}
    read = {action: game.parse(phrase) for action, phrase in written.items() if phrase is not None}
    assert all(action == meant for action, meant in read.items()) and len(read) > 0.99 * game.actions


@every_variant
def test_a_position_never_changes_and_copies_and_pickles_are_the_same(game):
    position = game.deal(seed=3)
    before = pickle.dumps(position)
    after = position.play(position.legal()[0])
    assert pickle.dumps(position) == before and position.moves == 0 and after.moves == 1
    assert copy.copy(after) is after and copy.deepcopy(after) is after
    for one in [position, after, after.imagine(0, seed=5), random_game(game, 2)]:
        other = pickle.loads(pickle.dumps(one))
        assert other == one and other.history == one.history and other.imaginary == one.imaginary


@every_variant
def test_an_imagined_world_shows_the_same_to_who_imagined_it(game):
    seed, chance = langhus.lot(4, 1)
    position = game.deal(seed)
    for _ in range(40):
        if position.over:
            break
        for seat in range(game.seats):
            world = position.imagine(seat, seed=9)
            assert world.view(seat) == position.view(seat) and world.view_json(seat) == position.view_json(seat)
            assert (world.observe(seat) == position.observe(seat)).all() and world.legal(seat) == position.legal(seat)
        position = position.play(position.sample(chance))
    with pytest.raises(langhus.Mistake, match="imagined"):
        position.imagine(0).saga()


@every_variant
def test_masks_lists_and_observations_agree_and_stay_within_their_bounds(game):
    seed, chance = langhus.lot(5, 1)
    position = game.deal(seed)
    assert game.fields[-1].stop == game.observation_size
    high = np.concatenate([np.full(field.stop - field.start, field.maximum) for field in game.fields])
    out = np.zeros(game.observation_size, np.uint8)
    while not position.over:
        legal, mask = position.legal(), position.mask()
        assert mask.dtype == np.int8 and mask.shape == (game.actions,) and sorted(legal) == list(mask.nonzero()[0])
        assert all(game.parse(game.notation(action)) == action for action in legal)
        assert position.sample(langhus.Chance(1)) in legal and len(legal) <= game.width
        assert [choice[0] for choice in position.choices()] == legal and position.prompt()
        observation = position.observe()
        assert (observation <= high).all() and (position.observe(out=out) == observation).all()
        position = position.play(position.sample(chance))


def test_old_records_of_every_revision_read_and_write_the_same_bytes():
    records = sorted(REPOSITORY.glob("games/*/tests/goldens/**/*.saga"))
    assert len(records) > 20
    for record in records:
        text = record.read_text()
        assert langhus.read_saga(text).saga() == text, record


def test_what_was_taken_back_stays_in_the_record():
    text = langhus.Game("tic-tac-toe").deal(seed=1, names=["Astrid", "Bodil"]).play("mark 5").saga()
    lines = text.replace("name 2 Bodil\n", "name 2 Bodil\ntaken-back 3\n").split("sum ")[0]
    told = f"{lines}sum {hashlib.sha256(lines.encode()).hexdigest()}\n"
    position = langhus.read_saga(told)
    assert told != text and position.saga() == told and pickle.loads(pickle.dumps(position)).saga() == told


def test_what_goes_wrong_is_said_in_our_sentences():
    game = langhus.Game("jorvik", seats=2)
    position = game.deal(seed=1)
    cases = [
        (langhus.Mistake, "There is no game", lambda: langhus.Game("chess")),
        (langhus.Mistake, "for 2 to 5 players, not for 7", lambda: langhus.Game("jorvik", 7)),
        (langhus.Mistake, "it can be karl | jarl", lambda: langhus.Game("jorvik", 2, {"mode": "earl"})),
        (langhus.Mistake, "line", lambda: langhus.Game("jorvik", 2, edition="name = 3")),
        (langhus.Mistake, "revisions", lambda: langhus.Game("jorvik", 2, revision=99)),
        (langhus.Mistake, "There is no seat 5", lambda: position.legal(5)),
        (langhus.Mistake, "64 hexadecimal digits", lambda: game.deal("abc")),
        (langhus.Mistake, "names for 2 seats", lambda: game.deal(1, names=["Astrid"])),
        (langhus.Mistake, "There is no bot", lambda: langhus.Bot(game, "stockfish")),
        (langhus.Mistake, "There is no language", lambda: position.sketch(0, language="xx")),
        (langhus.Mistake, "numbers, but out has 3", lambda: position.observe(out=np.zeros(3, np.uint8))),
        (langhus.Refused, "is no action", lambda: position.play("dance")),
        (langhus.Refused, "numbered below", lambda: position.play(10**6)),
        (langhus.Refused, "no action -1", lambda: position.play(-1)),
        (langhus.Refused, "awaited|waits|turn", lambda: position.play(position.legal()[0], 1)),
        (langhus.SagaError, "line 1", lambda: langhus.read_saga("hello")),
        (IndexError, "There is no action", lambda: game.notation(10**6)),
        (TypeError, "index or its notation", lambda: position.play(None)),
    ]
    for kind, words, wrong in cases:
        with pytest.raises(kind, match=words.replace("|", r"\|") if "karl" in words else words):
            wrong()
    end = random_game(game, 1)
    with pytest.raises(langhus.Refused):
        end.play(0)


def test_bots_of_every_kind_choose_what_is_legal_and_searches_repeat_themselves():
    for id in langhus.games():
        game = langhus.Game(id)
        for name in ["random", "greedy", "lambi", "gaupa", "karl", "search:30", "search:40:2threads", "search:2ms"]:
            bot, position = langhus.Bot(game, name, seed=1), game.deal(seed=2)
            for _ in range(8):
                if not position.over:
                    position = position.play(bot.choose(position))
        lines = []
        for _ in range(2):
            bot, position = langhus.Bot(game, "search:50", seed=1), game.deal(seed=2)
            for _ in range(6):
                if not position.over:
                    position = position.play(bot.choose(position))
            lines.append(position.history)
        assert lines[0] == lines[1]
    assert [name for name, _ in langhus.levels()] == ["lambi", "heri", "ref", "gaupa", "galti", "ulf", "bjorn", "orn"]
    with pytest.raises(langhus.Mistake, match="plays jorvik"):
        langhus.Bot(langhus.Game("jorvik")).choose(langhus.Game("wikinger").deal(1))


def test_a_greedy_bot_beats_a_random_one():
    for id in ["jorvik", "wikinger", "walhalla", "schiffbauer"]:
        game = langhus.Game(id)
        won = 0.0
        for seed in range(20):
            own = seed % game.seats
            bots = [langhus.Bot(game, "greedy" if seat == own else "random", seed=seed) for seat in range(game.seats)]
            position = game.deal(seed)
            while not position.over:
                position = position.play(bots[position.seat].choose(position))
            won += position.win_shares[own]
        assert won >= 15, (id, won)


def test_an_edition_of_ones_own_is_played_and_recorded():
    standard = langhus.Game("jorvik", seats=2)
    own = langhus.Game("jorvik", seats=2, edition=standard.edition + "\n# mine\n")
    assert own != standard and own.edition_hash != standard.edition_hash
    record = random_game(own, 1).saga()
    with pytest.raises(langhus.SagaError, match="edition"):
        langhus.read_saga(record)
    assert langhus.read_saga(record, editions=[own.edition]).saga() == record
