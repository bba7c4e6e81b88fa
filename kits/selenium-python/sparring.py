"""The addresses of Sparring, and a session for its API."""

import os

import requests

WEB_URL = os.environ.get("WEB_URL", "http://127.0.0.1:3000")
API_URL = os.environ.get("API_URL", "http://127.0.0.1:3001")
WORKSPACE = os.environ.get("WORKSPACE", "public")


class Api(requests.Session):
    """A session with the base URL of a workspace and a timeout for each request."""

    def __init__(self, workspace):
        super().__init__()
        self.workspace = workspace
        self.base = f"{API_URL}/w/{workspace}/v1/practice"

    def request(self, method, path, timeout=10, **more):
        return super().request(method, self.base + path, timeout=timeout, **more)


def new_workspace():
    """A random name, so that two tests never share a workspace."""
    made = requests.post(f"{API_URL}/w/{WORKSPACE}/v1/practice/workspaces", timeout=10)
    assert made.status_code != 403, (
        "WORKSPACE is not set to the key of your sheet, and the class takes only its members."
    )
    made.raise_for_status()
    return made.json()["name"]
