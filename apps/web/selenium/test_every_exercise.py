"""What holds for every exercise, also for one that is added tomorrow."""

from urllib.parse import urlsplit

import pytest
from selenium.webdriver.common.by import By

from registry import EXERCISES

def test_the_walk_leaves_out_no_exercise(request):
    markers = [item.get_closest_marker("page") for item in request.session.items]
    walked = {urlsplit(marker.args[0]).path for marker in markers if marker}
    assert {lesson["path"] for lesson in EXERCISES} - walked == set()


@pytest.mark.parametrize("lesson", EXERCISES, ids=[lesson["path"] for lesson in EXERCISES])
def test_webdriver_computes_the_roles_and_names_of_the_elements_table(page, lesson):
    page.open(lesson["path"])
    rows = [row for row in lesson["elements"] if "appears" not in row]
    promised = [(row["testId"], row["role"], row["name"]) for row in rows]
    assert [computed(page, token, role) for token, role, _ in promised] == promised


def computed(page, token, role):
    found = page.until(lambda: everywhere(page, token), f"nothing has the test id {token}")[0]
    agrees = page.engine.has_role(found, role)
    return token, role if agrees else found.aria_role, page.engine.name_of(found)


def everywhere(page, token):
    """In the page and in the shadow root on it."""
    roots = [page.driver, *(host.shadow_root for host in page.all("alert-box"))]
    matches = [root.find_elements(By.CSS_SELECTOR, f'[data-testid="{token}"]') for root in roots]
    return sum(matches, [])
