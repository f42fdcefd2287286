"""A bot in Python that plays any game of Tabard: tabard bot-host GAME --run "python3 first_bot.py"

It reads one JSON message a line, and answers every decision with one line. See ../bots.md.
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def verb_of(option):
    return option["key"].split(" ")[0]


def choose(options, luck):
    """Doing something is better than passing."""
    active = [option for option in options if verb_of(option) not in ("pass", "done")]
    return luck.choice(active or options)


def main():
    luck = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            luck = random.Random(message["match"])
            say({"type": "hello", "name": "First Bot in Python"})
        elif message["type"] == "decision":
            option = choose(message["options"], luck)
            say({"type": "choose", "n": message["n"], "key": option["key"]})
        elif message["type"] == "forfeit":
            print(f"moved for me: {message['why']}", file=sys.stderr)


if __name__ == "__main__":
    main()
