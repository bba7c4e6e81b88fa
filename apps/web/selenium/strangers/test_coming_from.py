"""The suite of the guide for those who come, word by word. Its one line has the host of this run."""

import re
from pathlib import Path

import pytest

guide = Path(__file__).parents[4] / "docs/coming-from.md"
[code] = re.findall(r"```python\n(.*?)```", guide.read_text("utf-8"), re.DOTALL)
suite = {}
exec(code, suite)


@pytest.mark.parametrize("name", [name for name in suite if name.startswith("test_")])
def test_the_suite_of_the_guide_passes(driver, site, name):
    suite["BASE"] = site
    suite[name](driver)
