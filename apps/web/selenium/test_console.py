"""The API pages write nothing to the console."""

from driver_faults import CONSOLE, driver_fault

LISTEN = """
window.heard = [];
const hear = (event) => window.heard.push(event.message ?? event.violatedDirective ?? event.type);
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
  window.addEventListener(type, hear);
}
"""


def api_pages(page):
    page.open("/api")
    links = lambda: {link.get_dom_attribute("href") for link in page.all("a[href^='/api']")}
    page.until(lambda: len(links()) >= 8, "the pages of the API are not listed")
    return links()


@driver_fault(CONSOLE)
def test_no_page_of_the_api_logs_an_error_or_a_warning(page):
    paths = api_pages(page)
    # What tests before have left in the log is read away.
    page.engine.console_errors(page.driver)
    logged = {}
    for path in sorted(paths):
        page.open(path)
        page.until(lambda: page.all("h1"), f"{path} has no heading")
        logged[path] = page.engine.console_errors(page.driver)
    assert logged == {path: [] for path in paths}


def test_opening_the_api_from_the_home_page_violates_no_content_policy(page):
    page.open("/")
    page.until(lambda: page.all("h1"), "there is no heading")
    page.driver.execute_script(LISTEN)
    page.driver.execute_script("arguments[0].click()", page.all("a[href='/api']")[0])
    page.until(lambda: page.all("[data-testid^='run-'], form"), "the page of the API did not open")
    assert page.driver.execute_script("return window.heard") == []
