"""Fixtures for every lesson: a browser, and an API client in a new workspace."""

import os
import shutil

import httpx
import pytest

from contract import Contract

WEB_URL = os.environ.get("WEB_URL", "http://127.0.0.1:3000")
API_URL = os.environ.get("API_URL", "http://127.0.0.1:3001")
WORKSPACE = os.environ.get("WORKSPACE", "public")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    """Uses the installed Chromium; without one, Playwright uses its own."""
    here = os.environ.get("CHROMIUM_PATH") or shutil.which("chromium")
    return {**browser_type_launch_args, "executable_path": here}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "base_url": WEB_URL}


@pytest.fixture
def context(context):
    """A test that waits in vain is red after five seconds instead of thirty."""
    context.set_default_timeout(5_000)
    context.set_default_navigation_timeout(15_000)
    return context


@pytest.fixture
def elsewhere(context):
    """Answers requests to all other sites with a page of this title, so that the tests need no internet."""
    title = "Elsewhere"
    page = f"<!doctype html><title>{title}</title>"
    context.route(
        lambda url: not url.startswith(WEB_URL),
        lambda route: route.fulfill(content_type="text/html", body=page),
    )
    return title


@pytest.fixture(scope="session")
def contract():
    return Contract(httpx.get(f"{API_URL}/openapi.json").raise_for_status())


@pytest.fixture
def workspace(contract):
    """Creates workspaces, as many as a test needs, and deletes them after the test."""
    made = []

    def make():
        workspaces = f"{API_URL}/w/{WORKSPACE}/v1/practice/workspaces"
        answer = httpx.post(workspaces)
        assert answer.status_code != 403, (
            "WORKSPACE is not set to the key of your sheet, and the class takes only its members."
        )
        name = answer.raise_for_status().json()["name"]
        base = f"{API_URL}/w/{name}/v1/practice"
        made.append(httpx.Client(base_url=base, event_hooks={"response": [contract.check]}))
        return made[-1]

    yield make
    for client in made:
        client.delete("/workspace")
        client.close()


@pytest.fixture
def api(workspace):
    return workspace()
