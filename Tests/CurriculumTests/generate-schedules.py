#!/usr/bin/env python3
"""Writes Expectations/schedules.json: random histories of reviews with what py-fsrs, the algorithm's reference, makes of them.

    pip install fsrs==6.3.2 && python3 Tests/CurriculumTests/generate-schedules.py

Fuzzing is off, so every number follows from the history. A history is a list of reviews; a review is [seconds since the one before, rating from 1
to 4, state (1 learning, 2 review, 3 relearning), step or null, stability, difficulty, seconds until it is due]. Beside the reviews stands the chance of
recall at some days after the last one. The first history lists use the default parameters and steps; the others those that stand beside them.
"""

import json
import pathlib
import random
from datetime import datetime, timedelta, timezone

from fsrs import Card, Rating, Scheduler

START = datetime(2026, 1, 1, 9, 0, tzinfo=timezone.utc)
PAUSES = [20, 60, 599, 600, 3600, 40_000, 86_399, 86_400, 100_000, 3 * 86_400, 10 * 86_400, 45 * 86_400, 400 * 86_400]


def history(scheduler, chance):
    card = Card(card_id=1, due=START)
    now = START
    reviews = []
    for index in range(chance.randint(1, 12)):
        if index == 0:
            pause = 0
        elif chance.random() < 0.5:
            pause = max(0, round((card.due - now).total_seconds()))
        else:
            pause = chance.choice(PAUSES)
        now += timedelta(seconds=pause)
        rating = Rating(chance.choices([1, 2, 3, 4], weights=[2, 2, 4, 2])[0])
        card, _ = scheduler.review_card(card, rating, now)
        reviews.append(
            [pause, int(rating), int(card.state), card.step, card.stability, card.difficulty, round((card.due - now).total_seconds())]
        )
    recall = [[days, scheduler.get_card_retrievability(card, now + timedelta(days=days))] for days in (0, 1, 7, 30, 365)]
    return {"reviews": reviews, "recall": recall}


def main():
    chance = random.Random(6)
    groups = []
    for retention, learning, relearning in [(0.9, [60, 600], [600]), (0.8, [60], []), (0.95, [], [300, 900]), (0.9, [60, 600, 1800], [600])]:
        scheduler = Scheduler(
            desired_retention=retention,
            learning_steps=[timedelta(seconds=s) for s in learning],
            relearning_steps=[timedelta(seconds=s) for s in relearning],
            enable_fuzzing=False,
        )
        histories = [history(scheduler, chance) for _ in range(60 if retention == 0.9 else 25)]
        groups.append({"retention": retention, "learning": learning, "relearning": relearning, "histories": histories})
    path = pathlib.Path(__file__).parent / "Expectations" / "schedules.json"
    path.write_text("[\n" + ",\n".join(json.dumps(group) for group in groups) + "\n]\n")


main()
