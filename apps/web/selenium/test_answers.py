"""The answers of the labs, run as a learner would run them: the good tests pass, the naive ones fail."""

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from registry import LABS

HERE = Path(__file__).parent
ANSWERS = HERE.parent / "src" / "labs"


@pytest.fixture(scope="session")
def outcomes(tmp_path_factory, request):
    """One run of the answers that are asked for: for each lab and file the messages of its tests; None is a pass."""
    asked = {item.callspec.id for item in request.session.items if "outcomes" in item.fixturenames}
    folders = [str(ANSWERS / slug) for slug in sorted(asked)]
    report = tmp_path_factory.mktemp("answers") / "report.xml"
    # conftest gives the answers their fixtures driver and site.
    command = [sys.executable, "-m", "pytest", "-p", "conftest", "-c", str(HERE / "pytest.ini")]
    options = ["--import-mode=importlib", "-q", f"--rootdir={ANSWERS}", f"--junit-xml={report}"]
    env = {name: value for name, value in os.environ.items() if name != "SLICE"}
    subprocess.run([*command, *options, *folders], cwd=HERE, env=env, check=False)
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        lab, _, file = case.get("classname").split(".")[-3:]
        wrong = case.find("failure") if case.find("failure") is not None else case.find("error")
        message = None if wrong is None else wrong.get("message", "") + (wrong.text or "")
        found.setdefault((lab, file), []).append(message)
    return found


@pytest.mark.parametrize("lab", LABS, ids=[each["slug"] for each in LABS])
def test_the_good_test_passes(outcomes, lab):
    messages = outcomes.get((lab["slug"], "test_good"), ["no test ran"])
    assert [each for each in messages if each is not None] == []


@pytest.mark.parametrize("lab", LABS, ids=[each["slug"] for each in LABS])
def test_the_naive_test_fails_for_the_reason_that_the_page_gives(outcomes, lab):
    messages = outcomes.get((lab["slug"], "test_naive"), [])
    failed = [each for each in messages if each is not None]
    assert failed and all(re.search(lab["fails"], each) for each in failed), messages
