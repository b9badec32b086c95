#!/usr/bin/env python3
"""A program that plays any game of the house, without dependencies: docs/engine.md tells the protocol.

    langhus arena jorvik --seats 2 --bots program:examples/engine.py,random --games 20 --seed 1
"""
import json
import random
import sys


class Memory:
    """Remembers over many games what it did before it won, and does it more often: a little learner."""

    def __init__(self):
        self.worth = {}
        self.played = []

    def choose(self, legal):
        if random.random() < 0.1:
            choice = random.choice(legal)
        else:
            choice = max(legal, key=lambda action: (self.worth.get(action, 0.5), random.random()))
        self.played.append(choice)
        return choice

    def learn(self, won):
        for action in self.played:
            self.worth[action] = 0.95 * self.worth.get(action, 0.5) + 0.05 * won
        self.played = []


def answer(text):
    print(text, flush=True)


memory, seat = Memory(), None
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "langhus":  # Who are you? The number is the version of the protocol.
        answer("name engine.py")
        answer("ready")
    elif word == "game":  # A new game: which one, with how many seats, and which is yours.
        seat = json.loads(rest)["seat"]
        answer("ready")
    elif word == "see":  # What your seat knows; a better program would look at it.
        view = json.loads(rest)["view"]
    elif word == "go":  # Your move, within so many milliseconds.
        answer("play " + memory.choose(json.loads(rest)["legal"]))
    elif word == "over":  # How the game ended.
        first = [place["seat"] for place in json.loads(rest)["standings"] if place["place"] == 1]
        memory.learn(seat in first)
    elif word == "refused":  # What went wrong; the game is lost.
        print(json.loads(rest)["says"], file=sys.stderr)
    elif word == "quit":
        break
