"""Expired token: the clock of the workspace is advanced, so that no test waits for an hour."""

import pytest

ACCOUNT = {"username": "reader", "password": "amber-Falcon-92"}


@pytest.fixture
def frozen(api):
    """The clock of the workspace stands still until a test advances it."""
    set_clock(api, {"now": "2030-01-01T00:00:00Z", "clock": "frozen"})
    return api


def set_clock(api, settings):
    assert api.patch("/workspace", json=settings).status_code == 200


def log_in(api):
    return api.post("/auth", json=ACCOUNT).json()["token"]


def show_account(api, token):
    return api.get("/auth/me", headers={"Authorization": f"Bearer {token}"})


def test_a_token_expires_after_one_hour_without_waiting(frozen):
    token = log_in(frozen)
    set_clock(frozen, {"advance": "PT59M59S"})
    assert show_account(frozen, token).status_code == 200
    set_clock(frozen, {"advance": "PT1S"})
    refused = show_account(frozen, token)
    assert (refused.status_code, refused.json()["error"]) == (401, "Invalid token")
    assert 'error="invalid_token"' in refused.headers["WWW-Authenticate"]


def test_a_client_gets_a_new_token_after_the_old_one_has_expired(frozen):
    old = log_in(frozen)
    set_clock(frozen, {"advance": "PT1H"})
    assert show_account(frozen, old).status_code == 401
    account = show_account(frozen, log_in(frozen)).json()
    assert account["username"] == "reader"
    assert account["issued_at"] == "2030-01-01T01:00:00.000Z"
    assert account["expires_at"] == "2030-01-01T02:00:00.000Z"
