"""Follows the streams and talks to the WebSocket with libraries that others wrote."""

import json
import os

import httpx
from httpx_sse import connect_sse
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

LABS = os.environ["LABS_URL"]
EVENTS = f"{LABS}/events?count=10&every=0&cut=4"


def follow():
    """Resumes after each broken connection, until the API answers 204."""
    movements, names, broken, last = [], set(), 0, "0"
    with httpx.Client() as client:
        while True:
            sent = {"Last-Event-ID": last}
            try:
                with connect_sse(client, "GET", EVENTS, headers=sent) as source:
                    if source.response.status_code == 204:
                        return movements, sorted(names), broken
                    for event in source.iter_sse():
                        movements.append(event.json())
                        names.add(event.event)
                        last = event.id
            except httpx.RemoteProtocolError:
                broken += 1


def socket():
    return connect(f"{LABS}/socket".replace("http", "ws", 1), compression=None)


def messages(client, count):
    return [json.loads(client.recv(timeout=5)) for _ in range(count)]


def talk():
    with socket() as one, socket() as other:
        welcome = messages(one, 1) + messages(other, 1)
        other.send('{"type":"subscribe","topic":"orders"}')
        messages(other, 1)
        one.send('{"type":"publish","topic":"orders","text":"One more"}')
        heard = messages(other, 1)
        pong = one.ping().wait(5)
        one.send('{"type":"close","code":4001,"reason":"Enough"}')
        return {
            "welcome": [message["workspace"] for message in welcome],
            "heard": heard,
            "pong": pong,
            "closed": closing(one),
            "too_large": after(other, "x" * 20_000),
        }


def closing(client):
    """Reads to the end, and returns the close code."""
    try:
        while True:
            client.recv(timeout=5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def after(client, message):
    client.send(message)
    return closing(client)


def wrong_ping():
    try:
        connect(f"{LABS}/socket?ping=0".replace("http", "ws", 1))
    except InvalidStatus as refused:
        return refused.response.status_code


movements, names, broken = follow()
print(
    json.dumps(
        {
            "numbers": [movement["number"] for movement in movements],
            "stock": movements[-1]["stock"],
            "names": names,
            "broken": broken,
            **talk(),
            "refused": wrong_ping(),
        }
    )
)
