"""The login: two addresses with one account and one protected page."""

import pytest

page_at = pytest.mark.page

RESULT = "/webelements/LoginBasicAuthResultPage"


def log_in(page, username, password):
    page.field("Username").send_keys(username)
    page.field("Password").send_keys(password)
    page.button("Login").click()


@pytest.fixture
def logged_in(page):
    log_in(page, page.part("demo-username").text, page.part("demo-password").text)
    page.shows("Login", "You are logged in")
    return page


@page_at("/webelements/login")
def test_the_demo_account_opens_the_protected_page(logged_in):
    logged_in.arrives_at(RESULT)


@page_at("/webelements/loginbasicauth")
def test_the_second_address_has_the_same_login(logged_in):
    logged_in.arrives_at(RESULT)


@page_at("/webelements/login")
def test_a_wrong_password_is_refused(page):
    log_in(page, "learner", "wrong")
    assert page.part("login-error").text == "Invalid username or password"
    page.arrives_at("/webelements/login")


@page_at(RESULT)
def test_the_protected_page_redirects_to_the_login(page):
    page.arrives_at("/webelements/login")


@page_at("/webelements/login")
def test_logout_leads_back_to_the_login(logged_in):
    logged_in.button("Logout").click()
    logged_in.arrives_at("/webelements/login")
    assert logged_in.link("Login").is_displayed()
