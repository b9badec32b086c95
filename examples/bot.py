#!/usr/bin/env python3
"""A complete bot for Langhus, without dependencies.

    bot.py http://127.0.0.1:8712 GAME            opens a table against the server's weakest bots
    bot.py http://127.0.0.1:8712 TABLE SEAT      takes an open seat at a table
"""
import json
import random
import sys
import urllib.error
import urllib.request
import uuid

SERVER, WHERE = sys.argv[1], sys.argv[2]
TOKEN = None


def ask(method, path, body=None):
    headers = {"Authorization": f"Bearer {TOKEN}"} if TOKEN else {}
    data = None if body is None else json.dumps(body).encode()
    if data:
        headers["Content-Type"] = "application/json"
    request = urllib.request.Request(SERVER + path, data=data, headers=headers, method=method)
    return urllib.request.urlopen(request, timeout=60)


def wait(table, sequence):
    """Waits until something happens after this sequence number."""
    with ask("GET", f"/api/tables/{table}/stream?since={sequence}") as stream:
        for line in stream:
            if line.startswith(b"data:"):
                return


def choose(state):
    """Here a better bot would think: `state` has the view and every legal action."""
    return random.choice(state["choices"])["action"]


if len(sys.argv) > 3:
    seat = json.load(ask("POST", f"/api/tables/{WHERE}/seats/{sys.argv[3]}", {"name": "bot.py"}))
else:
    game = next(game for game in json.load(ask("GET", "/api/games")) if game["id"] == WHERE)
    others = [{"sitter": "bot", "level": game["levels"][0]["id"]}] * (game["fewest"] - 1)
    seats = [{"sitter": "human", "name": "bot.py"}] + others
    seat = json.load(ask("POST", "/api/tables", {"game": WHERE, "seats": seats, "listed": True}))
TABLE, TOKEN = seat["id"], seat["token"]
print(f"watch: {SERVER}{seat['link']}")
while (state := json.load(ask("GET", f"/api/tables/{TABLE}")))["status"] != "finished":
    if not state["choices"]:
        wait(TABLE, state["sequence"])
        continue
    act = {"sequence": state["sequence"], "client": str(uuid.uuid4()), "action": choose(state)}
    try:
        ask("POST", f"/api/tables/{TABLE}/actions", act)
    except urllib.error.HTTPError as problem:
        print("refused:", json.load(problem)["detail"])
print("over:", json.dumps(state["standings"]))
