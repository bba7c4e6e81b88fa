"""The labs: one short test each; the verdicts have their own tests in the answers."""

import pytest

page_at = pytest.mark.page


@page_at("/labs/waits?delay=0.3")
def test_the_rendered_result_comes_after_the_delay(page):
    assert not page.has("waits-rendered")
    page.button("Render").click()
    page.until(lambda: page.part("waits-rendered").text.startswith("Ready"), "no result came")


@page_at("/labs/moving-table?seed=7")
def test_a_shuffle_keeps_the_programs_of_the_table(page):
    programs = lambda: [each.text for each in page.all("#moving-table tbody th")]
    before = programs()
    page.button("Shuffle").click()
    page.until(lambda: programs() != before, "no row has moved")
    assert sorted(programs()) == sorted(before)
