"""A plugin for pytest that keeps only the tests of a file, by the names that they have in JUnit's XML."""

import json
import os
import re

import pytest


def name_of(nodeid):
    path, bracket, parameters = nodeid.partition("[")
    module, *names = path.split("::")
    names = [re.sub(r"\.py$", "", module.replace("/", ".")), *names]
    names[-1] += bracket + parameters
    group, name = ".".join(names[:-1]), names[-1]
    return name if group == "" or name.startswith(group) else f"{group} › {name}"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    with open(os.environ["SPARRING_TESTS"], encoding="utf-8") as file:
        chosen = set(json.load(file))
    others = [item for item in items if name_of(item.nodeid) not in chosen]
    items[:] = [item for item in items if name_of(item.nodeid) in chosen]
    config.hook.pytest_deselected(items=others)
