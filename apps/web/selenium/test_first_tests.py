"""The first test that each exercise prints, run as it stands in the browser of these tests."""

from contextlib import nullcontext

import pytest
from selenium import webdriver

from registry import FIRST_TESTS


@pytest.mark.parametrize("printed", FIRST_TESTS, ids=[each["path"] for each in FIRST_TESTS])
def test_the_printed_first_test_passes(page, monkeypatch, printed):
    monkeypatch.setattr(webdriver, "Chrome", lambda: nullcontext(page.driver))
    names = {}
    exec(printed["code"].replace("ORIGIN", page.origin), names)
    [run] = [value for name, value in names.items() if name.startswith("test_")]
    run()
