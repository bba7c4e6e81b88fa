"""A test may be skipped for a driver's fault only as long as a page of two lines shows the fault."""

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
    """A browser of its own: after one of the faults the driver never answers again."""
    browser = Browser(lambda: engine.start(folder), seconds_for_a_command=5)
    yield browser
    browser.quit()


@pytest.mark.parametrize("name", FAULTS)
def test_the_fault_is_the_drivers(spare, name):
    fault = FAULTS[name]
    assert fault.shows(spare.alive()) == (engines.NAME in fault.engines)
