"""Flaky service: half of the calls fail, and a seed decides which."""

import pytest

# The table of seed 42 in docs/chance.md.
DOCUMENTED = [500, 200, 200, 500, 500, 200, 200, 500, 200, 200]


@pytest.fixture
def seeded(api):
    return rewound(api)


def rewound(api):
    assert api.patch("/workspace", json={"seed": 42}).json()["step"] == 0
    return api


def outcomes(api):
    return [api.get("/testing/random500").status_code for _ in DOCUMENTED]


def call_until_it_works(api, path, tries=3):
    """Retries a call up to a limit and returns the number of attempts."""
    for attempt in range(1, tries + 1):
        response = api.get(path)
        if response.status_code == 200:
            return attempt
    raise AssertionError(f"{path} failed {tries} times")


def test_seed_42_causes_the_documented_failures(seeded):
    assert outcomes(seeded) == DOCUMENTED


def test_setting_the_seed_again_causes_the_same_failures(seeded):
    first = outcomes(seeded)
    assert outcomes(rewound(seeded)) == first


def test_a_retry_succeeds_after_a_failure(seeded):
    attempts = [call_until_it_works(seeded, "/testing/random500") for _ in range(3)]
    assert attempts == [2, 1, 3]


def test_a_retry_stops_after_its_limit(seeded):
    seeded.patch("/workspace", json={"chance": "always"})
    with pytest.raises(AssertionError, match="failed 3 times"):
        call_until_it_works(seeded, "/testing/random500")


def test_a_failure_says_in_x_chance_how_it_was_decided(seeded):
    failed = seeded.get("/testing/random500")
    assert failed.headers["X-Chance"] == "seed=42; step=0; p=0.5; outcome=500"
    assert failed.json()["error"] == "Random server error"


def test_a_429_says_when_to_retry(seeded):
    busy = seeded.get("/testing/users")
    assert (busy.status_code, busy.headers["Retry-After"]) == (429, "1")
