"""Tests that run for every exercise in the registry."""

from urllib.parse import urlsplit

import pytest
from selenium.webdriver.common.by import By

from registry import EXERCISES

HOSTS = "alert-box, roots-guest-field, roots-text, roots-nights-field"


def test_every_exercise_has_a_selenium_test(request):
    markers = [item.get_closest_marker("page") for item in request.session.items]
    tested = {urlsplit(marker.args[0]).path for marker in markers if marker}
    assert {exercise["path"] for exercise in EXERCISES} - tested == set()


@pytest.mark.parametrize("exercise", EXERCISES, ids=[each["path"] for each in EXERCISES])
def test_webdriver_computes_the_roles_and_names_of_the_elements_table(page, exercise):
    page.open(exercise["path"])
    rows = [row for row in exercise["elements"] if "role" in row and "appears" not in row]
    promised = [(row["testId"], row["role"], row["name"]) for row in rows]
    assert [computed(page, token, role) for token, role, _ in promised] == promised


def computed(page, token, role):
    found = page.until(lambda: everywhere(page, token), f"nothing has the test id {token}")[0]
    agrees = page.engine.has_role(found, role)
    return token, role if agrees else found.aria_role, page.engine.name_of(found)


def everywhere(page, token):
    """Finds elements in the page and in its shadow roots."""
    roots = [page.driver, *roots_in(page.driver)]
    matches = [root.find_elements(By.CSS_SELECTOR, f'[data-testid="{token}"]') for root in roots]
    return sum(matches, [])


def roots_in(place):
    """The open shadow roots of the site's custom elements, also those in another one."""
    for host in place.find_elements(By.CSS_SELECTOR, HOSTS):
        yield host.shadow_root
        yield from roots_in(host.shadow_root)
