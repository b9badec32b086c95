"""What is written about the package is true."""

import doctest
import inspect
import re
import subprocess
import sys

import langhus
import langhus.gymnasium
import langhus.openspiel
import langhus.pettingzoo
import pytest
from conftest import REPOSITORY

PUBLIC = [getattr(langhus, name) for name in langhus.__all__]


def documented():
    """Everything that has a docstring."""
    for module in [langhus, langhus.gymnasium, langhus.openspiel, langhus.pettingzoo]:
        yield module.__name__, module.__doc__
    for thing in PUBLIC:
        yield thing.__name__, inspect.getdoc(thing)
        if inspect.isclass(thing):
            for name, member in vars(thing).items():
                yield f"{thing.__name__}.{name}", getattr(member, "__doc__", None) if not name.startswith("_") else None


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, text in documented() if text and ">>>" in text])
def test_examples_run(name, text):
    test = doctest.DocTestParser().get_doctest(text, {"langhus": langhus}, name, None, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    told = []
    runner.run(test, out=told.append)
    assert runner.failures == 0, "".join(told)


def test_everything_public_is_documented():
    for thing in PUBLIC:
        assert thing.__doc__, thing
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            for name, member in vars(thing).items():
                assert name.startswith("_") or member.__doc__, f"{thing.__name__}.{name}"


def test_the_stubs_say_what_there_is():
    subprocess.run([sys.executable, "-m", "mypy.stubtest", "langhus._langhus"], check=True)


def test_the_package_is_typed():
    folder = str(REPOSITORY / "python/package/langhus")
    subprocess.run([sys.executable, "-m", "mypy", folder], check=True, cwd=REPOSITORY / "python")


@pytest.mark.parametrize("page", ["python/README.md", "docs/research.md"])
def test_the_code_on_the_pages_runs(page):
    text = (REPOSITORY / page).read_text()
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert blocks
    shared = {}
    for block in blocks:
        exec(compile(block, page, "exec"), shared)
