"""The labs: one short test each; the verdicts have their own tests in the answers."""

import pytest

page_at = pytest.mark.page


@page_at("/labs/waits?delay=0.3")
def test_the_rendered_result_comes_after_the_delay(page):
    assert not page.has("waits-rendered")
    page.button("Render").click()
    page.until(lambda: page.part("waits-rendered").text.startswith("Ready"), "no result came")
