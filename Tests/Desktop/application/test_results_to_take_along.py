# SPDX-License-Identifier: GPL-3.0-or-later
"""Results for other programs, from the command line and the list of results, and the calendar of the days with a solved puzzle."""
from __future__ import annotations

import csv
import datetime
import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import saved_games
from command import run
from conftest import Start, open_at_size
from home import Home
from program import Program, program_lines
from screen import Screen
from tiers import only
from waiting import wait_until

RESULT = (
    "INSERT INTO result (board, category, finished, seed, setup, moves, move_count, seconds, peeks, avoidable, rating)"
    " VALUES (?, ?, 1700000000, 7, ?, '', 2, 61.5, 0, 0, NULL)")
TODAY = datetime.date.today()
DAYS = [TODAY - datetime.timedelta(days=count) for count in (0, 1, 2)] + [TODAY.replace(year=TODAY.year - 1, day=1)]


@pytest.fixture
def results(home: Home) -> Home:
    """A home with a game of Pairs and daily puzzles of today, of the two days before, and of a month a year ago."""
    run(home, "--export-results", "-")  # creates the file
    with closing(sqlite3.connect(saved_games.path_of(home))) as database, database:
        database.execute(RESULT, ("memory", "4x3 people 2 of 3", "4x3 people 2 of 3"))
        for day in DAYS:
            database.execute(RESULT, ("pentominoes", "daily hard", f"daily {day} hard"))
    return home


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_results_are_printed_without_a_display(results: Home) -> None:
    done = run(results, "--export-results", "-")
    assert (done.returncode, done.stderr) == (0, "")
    boards = [row["board"] for row in rows(done.stdout)]
    assert boards == ["memory"] + ["pentominoes"] * 4
    first = rows(done.stdout)[0]
    assert (first["setup"], first["players"], first["seconds"]) == ("4x3 people 2 of 3", "2", "61.5")
    assert datetime.datetime.fromisoformat(first["finished"]).timestamp() == 1700000000


def test_ending_of_the_name_chooses_the_format(results: Home, tmp_path: Path) -> None:
    for name in ("a.csv", "a.json"):
        done = run(results, "--export-results", str(tmp_path / name))
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    table = rows((tmp_path / "a.csv").read_text(encoding="utf-8"))
    objects = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert [list(one) for one in objects] == [list(row) for row in table]
    assert [one["setup"] for one in objects] == [row["setup"] for row in table]


def test_file_that_cannot_be_written_is_reported_in_one_line(results: Home, tmp_path: Path) -> None:
    done = run(results, "--export-results", str(tmp_path / "none" / "a.csv"))
    assert (done.returncode, done.stdout, len(program_lines(done.stderr))) == (1, "", 1)
    assert not (tmp_path / "none").exists()


def test_button_below_the_results_saves_a_file(results: Home, screen: Screen, start: Start, tmp_path: Path) -> None:
    program = start(screen)
    program.window()
    program.act("win.results")
    screen.accessibility.act(program.find_settled("Export Results…", "push button").reference)
    wait_until(lambda: not program.tree().find_all("Export Results…", "push button"), "the list to close")
    focus_dialog(program)
    screen.keyboard.type("Control+a")
    screen.keyboard.write(str(tmp_path / "a.json"))
    screen.keyboard.type("Return")
    wait_until((tmp_path / "a.json").exists, "the file")
    wait_until(lambda: (tmp_path / "a.json").read_text(encoding="utf-8").endswith("]\n"), "its end")


def focus_dialog(program: Program) -> None:
    """Waits for a second window, and gives it the keyboard focus."""
    windows = program.screen.windows_of
    wait_until(lambda: len(windows(program.process.pid)) == 2, "a dialog")
    windows(program.process.pid)[1].take_focus()


def show_results(screen: Screen, start: Start) -> Program:
    program = start(screen, "--board", "pentominoes")
    program.window()
    program.act("win.results")
    program.find_settled("Daily Puzzles", "label")
    focus_dialog(program)
    return program


def close_dialog(program: Program) -> None:
    program.screen.keyboard.type("Escape")
    wait_until(lambda: len(program.screen.windows_of(program.process.pid)) == 1, "the dialog to close")


def solved(program: Program) -> int:
    return len(program.find_all(".*, solved"))


@pytest.mark.thorough
@pytest.mark.parametrize("size", only([(360, 640)], [(1280, 800), (360, 640)]))
def test_calendar_marks_the_days_and_counts_the_streak(
    results: Home, screen: Screen, start: Start, size: tuple[int, int]
) -> None:
    open_at_size(results, size)
    program = show_results(screen, start)
    assert program.find("You have solved the daily puzzle on 3 days in a row.", "label")
    month = TODAY.replace(day=1)
    sunday = month - datetime.timedelta(days=month.isoweekday() % 7)  # the first week begins in the month before
    assert solved(program) == sum(day >= sunday for day in DAYS)
    previous = program.find("Previous month", "push button")
    for _ in range(12):
        screen.accessibility.act(previous.reference)
        month = (month - datetime.timedelta(days=1)).replace(day=1)
        assert program.find(f"{month:%B %Y}", "label")
    assert solved(program) == 1
    assert "sensitive" not in screen.accessibility.states(previous.reference)
    close_dialog(program)


def test_days_can_be_reached_by_keyboard(results: Home, screen: Screen, start: Start) -> None:
    program = show_results(screen, start)
    for _ in range(20):
        if any(node.name.endswith("solved") for node in program.focused()):
            break
        program.press_tab()
    first = program.focused()[-1].name
    assert first.endswith("solved"), f"Tab does not reach the days, but {first}"
    screen.keyboard.type("Right")
    wait_until(lambda: program.focused()[-1].name not in ("", first), "another day")
    assert program.focused()[-1].name.endswith("solved")
    close_dialog(program)
