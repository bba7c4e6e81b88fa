"""Tests that run for every exercise in the registry."""

import re
from urllib.parse import urlsplit

import pytest
from selenium.webdriver.common.by import By

from registry import EXERCISES

HOSTS = "alert-box, roots-guest-field, roots-text, roots-nights-field"


def test_every_exercise_has_a_selenium_test(request):
    """Those of a lab are its answers."""
    markers = [item.get_closest_marker("page") for item in request.config.all_items]
    tested = {urlsplit(marker.args[0]).path for marker in markers if marker}
    paths = {exercise["path"] for exercise in EXERCISES}
    assert {path for path in paths if not path.startswith("/labs/")} - tested == set()


@pytest.mark.parametrize("exercise", EXERCISES, ids=[each["path"] for each in EXERCISES])
def test_webdriver_computes_the_roles_and_names_of_the_elements_table(page, exercise):
    page.open(exercise["path"])
    rows = [row for row in exercise["elements"] if "role" in row and "appears" not in row]
    promised = [(row["testId"], row["role"], row["name"]) for row in rows]
    assert [computed(page, token, role) for token, role, _ in promised] == promised


@pytest.mark.parametrize("exercise", EXERCISES, ids=[each["path"] for each in EXERCISES])
def test_the_printed_line_of_each_element_finds_it(page, exercise):
    page.open(exercise["path"])
    rows = [row for row in exercise["elements"] if is_there(row)]
    for row in rows:
        found = page.until(lambda: run(page.driver, row["python"]), row["python"])
        assert found.get_attribute("data-testid") == row["testId"]
        page.driver.switch_to.default_content()


def test_the_lines_in_java_take_the_same_steps_as_those_in_python():
    rows = [row for exercise in EXERCISES for row in exercise["elements"]]
    assert [steps(row["java"]) for row in rows] == [steps(row["python"]) for row in rows]


def is_there(row):
    """What is in a frame is there. The steps to what appears later, or by a setting, are written down for Playwright."""
    appears = row.get("appears")
    is_framed = "within" in row and appears is not None and not appears.startswith("with ?")
    return "isHidden" not in row and (appears is None or is_framed)


def run(driver, code):
    driver.switch_to.default_content()
    *before, last = code.split("\n")
    for statement in before:
        exec(statement, {"driver": driver})
    return eval(last, {"driver": driver, "By": By})


def steps(code):
    """The frames, the ways to search and what is searched, without the words of a language."""
    found = re.findall(r'(frame\(|[Ii][Dd]\W|css\w+|CSS\w+)\W*"([^"]*)"', code)
    return [(how[:2].lower(), what) for how, what in found]


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
