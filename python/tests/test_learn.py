"""The example that learns."""

import os
import subprocess
import sys

from conftest import REPOSITORY


def test_the_example_learns_to_beat_random(tmp_path):
    example = REPOSITORY / "python/examples/learn.py"
    arguments = ["walhalla", "--seats", "3", "--seconds", "3", "--out", str(tmp_path)]
    done = subprocess.run([sys.executable, example, *arguments], check=True, capture_output=True, text=True, env=os.environ)
    share = float(done.stdout.split("wins against random:")[-1].split("%")[0])
    assert share > 60, done.stdout  # A random player wins a third.
    assert (tmp_path / "learning.svg").read_text().startswith("<svg")
