"""Calls the auth lab with libraries that others wrote."""

import json
import os
from urllib.parse import parse_qs, urlsplit

import pyotp
import requests
from authlib.integrations.requests_client import OAuth2Session
from authlib.oauth2.rfc6749.errors import MismatchingStateException
from requests.auth import HTTPDigestAuth

LAB = os.environ["LAB_URL"]
VERIFIER = "a-verifier-of-forty-three-characters-or-more"


def digest(password):
    """Two requests of one session answer the same nonce."""
    with requests.Session() as session:
        session.auth = HTTPDigestAuth("reader", password)
        return [session.get(f"{LAB}/digest").status_code for _ in range(2)]


def one_time_code():
    code = pyotp.TOTP("SPARRINGPRACTICETOTPSECRETLESSON").now()
    return [requests.get(f"{LAB}/totp", headers={"X-TOTP": code}).status_code for _ in range(2)]


provider = requests.get(f"{LAB}/oauth/.well-known/oauth-authorization-server").json()


def subject(session):
    return session.get(f"{LAB}/oauth/me").json()["subject"]


def service():
    session = OAuth2Session("lab-service", "silver-Anchor-86", scope="read")
    token = session.fetch_token(provider["token_endpoint"], grant_type="client_credentials")
    return {"scope": token["scope"], "subject": subject(session)}


def allow(address):
    """What a person does in the browser: sends the form of the page."""
    form = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
    form |= {"username": "editor", "password": "copper-Heron-58", "decision": "allow"}
    answer = requests.post(provider["authorization_endpoint"], data=form, allow_redirects=False)
    return answer.headers["Location"]


def code():
    session = OAuth2Session(
        "lab-web",
        "hollow-Cedar-24",
        scope="read write",
        redirect_uri=f"{provider['issuer']}/callback",
        code_challenge_method="S256",
    )
    address, state = session.create_authorization_url(
        provider["authorization_endpoint"], code_verifier=VERIFIER
    )
    back = allow(address)

    def exchange():
        return session.fetch_token(
            provider["token_endpoint"],
            authorization_response=back,
            code_verifier=VERIFIER,
            state=state,
        )

    first = exchange()
    second = session.refresh_token(provider["token_endpoint"])
    got = {
        "scope": first["scope"],
        "subject": subject(session),
        "refreshed": first["refresh_token"] != second["refresh_token"],
    }
    try:
        exchange()
        reused = "accepted"
    except Exception as error:
        reused = error.error
    header = {"Authorization": f"Bearer {second['access_token']}"}
    after = requests.get(f"{LAB}/oauth/me", headers=header).status_code
    return got, reused, after, other_state(session, back)


def other_state(session, back):
    try:
        session.fetch_token(
            provider["token_endpoint"], authorization_response=back, state="another"
        )
    except MismatchingStateException as error:
        return error.error
    return "accepted"


by_code, reused_code, after_reuse, state_error = code()
print(
    json.dumps(
        {
            "digest": digest("amber-Falcon-92"),
            "wrong_digest": digest("x")[0],
            "totp": one_time_code(),
            "service": service(),
            "code": by_code,
            "reused_code": reused_code,
            "after_reuse": after_reuse,
            "other_state": state_error,
        }
    )
)
