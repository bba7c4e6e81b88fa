"""Creates a workspace without random failures and runs Schemathesis in it."""

import os
import subprocess
import sys

import requests

API_URL = os.environ.get("API_URL", "http://127.0.0.1:3001")
PRACTICE = f"{API_URL}/v1/practice"
BASE_WORKSPACE = os.environ.get("WORKSPACE", "public")


def main():
    workspace = call("POST", "/workspaces", BASE_WORKSPACE).json()["name"]
    call("PATCH", "/workspace", workspace, json={"chance": "never"})
    schemathesis = [sys.executable, "-m", "schemathesis.cli", "run", f"{API_URL}/openapi.json"]
    env = {**os.environ, "WORKSPACE": workspace}
    try:
        return subprocess.run(schemathesis + sys.argv[1:], env=env).returncode
    finally:
        for used in (workspace, f"{workspace}-settings"):
            call("DELETE", "/workspace", used)


def call(method, path, workspace, **more):
    headers = {"X-Workspace": workspace}
    response = requests.request(method, PRACTICE + path, headers=headers, timeout=10, **more)
    assert response.status_code != 403, (
        "WORKSPACE is not set to the key of your sheet, and the class takes only its members."
    )
    response.raise_for_status()
    return response


sys.exit(main())
