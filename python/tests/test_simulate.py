"""Random games through Python are the games of `langhus simulate`."""

import hashlib
import os
import pathlib
import subprocess

import langhus
import pytest
from conftest import GAMES, HEAVY, REPOSITORY

COMMAND = os.environ.get("LANGHUS_COMMAND")
# Random games of Schiffbauer are forty times as long as the others.
COUNTS = {id: 10_000 if HEAVY else 20 if id == "schiffbauer" else 200 for id in GAMES}


def play(game, place):
    seed, chance = langhus.lot(11, place)
    position = game.deal(seed)
    while not position.over:
        position = position.play(position.sample(chance))
    return position.saga()


@pytest.mark.skipif(not COMMAND, reason="LANGHUS_COMMAND names no langhus")
@pytest.mark.parametrize("id", GAMES)
def test_the_records_are_those_of_the_command(id, tmp_path):
    game, count = langhus.Game(id), COUNTS[id]
    arguments = ["simulate", id, "--seats", str(game.seats), "--games", str(count), "--seed", "11", "--out", str(tmp_path)]
    subprocess.run([COMMAND, *arguments], check=True, capture_output=True)
    digits = len(str(count))
    for place in range(1, count + 1):
        assert (tmp_path / f"{id}-{place:0{digits}}.saga").read_text() == play(game, place), place


def test_the_records_never_change():
    """Where there is no command: in each revision that is listed, the same games as ever."""
    for line in pathlib.Path(REPOSITORY / "python/tests/records.txt").read_text().splitlines():
        id, revision, known = line.split()
        game = langhus.Game(id, revision=int(revision))
        records = "".join(play(game, place) for place in range(1, 21))
        assert hashlib.sha256(records.encode()).hexdigest() == known, line
