"""Flaky service: every second call fails, and each failure is foretold by a seed."""

import pytest

# The table of seed 42 in docs/chance.md.
FORETOLD = [500, 200, 200, 500, 500, 200, 200, 500, 200, 200]


@pytest.fixture
def seeded(api):
    return rewound(api)


def rewound(api):
    assert api.patch("/workspace", json={"seed": 42}).json()["step"] == 0
    return api


def outcomes(api):
    return [api.get("/testing/random500").status_code for _ in FORETOLD]


def call_until_it_works(api, path, tries=3):
    """A retry has a limit, and gives back how often it tried."""
    for attempt in range(1, tries + 1):
        response = api.get(path)
        if response.status_code == 200:
            return attempt
    raise AssertionError(f"{path} failed {tries} times")


def test_the_failures_are_those_that_the_seed_foretells(seeded):
    assert outcomes(seeded) == FORETOLD


def test_the_same_failures_come_again(seeded):
    first = outcomes(seeded)
    assert outcomes(rewound(seeded)) == first


def test_a_retry_gets_over_a_failure(seeded):
    attempts = [call_until_it_works(seeded, "/testing/random500") for _ in range(3)]
    assert attempts == [2, 1, 3]


def test_a_retry_ends(seeded):
    seeded.patch("/workspace", json={"chance": "always"})
    with pytest.raises(AssertionError, match="failed 3 times"):
        call_until_it_works(seeded, "/testing/random500")


def test_a_failure_says_how_chance_decided(seeded):
    failed = seeded.get("/testing/random500")
    assert failed.headers["X-Chance"] == "seed=42; step=0; p=0.5; outcome=500"
    assert failed.json()["error"] == "Random server error"


def test_a_busy_server_says_when_to_come_again(seeded):
    busy = seeded.get("/testing/users")
    assert (busy.status_code, busy.headers["Retry-After"]) == (429, "1")
