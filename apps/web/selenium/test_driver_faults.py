"""A test is skipped for a driver's fault only as long as a page of two lines proves the fault."""

import pytest

import driver_faults
import engines
from browser import Browser

FAULTS = {
    name: fault
    for name, fault in vars(driver_faults).items()
    if isinstance(fault, driver_faults.Fault)
}


@pytest.fixture(scope="module")
def spare(engine, folder):
    """A second browser: after some of the faults the driver never answers again."""
    browser = Browser(engine, folder, command_timeout=5)
    yield browser
    browser.quit()


@pytest.mark.parametrize("name", FAULTS)
def test_the_fault_shows_in_exactly_the_engines_that_are_named(spare, name):
    fault = FAULTS[name]
    assert fault.shows(spare.alive()) == (engines.NAME in fault.engines)
