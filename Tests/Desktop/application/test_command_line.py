# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line: its output, its exit status, and error messages of one line."""
from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from PIL import Image

from command import run
from conftest import Deal, Start, board_of
from home import Home
from memory_board import pairs_of
from program import binary, prefix_of, program_lines
from screen import Screen

OPTIONS = ["--board", "--seed", "--mute", "--demo", "--screenshot", "--benchmark", "--export-results", "--version", "--help"]


def assert_one_line(done: subprocess.CompletedProcess[str], status: int) -> str:
    """Asserts that the program failed with this status and one line on stderr, and returns the line."""
    lines = program_lines(done.stderr)
    assert (done.returncode, len(lines)) == (status, 1), f"status {done.returncode}, stderr: {done.stderr}"
    return lines[0]


def test_version(home: Home) -> None:
    done = run(home, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"(?i)peekaboard \d+(\.\d+)*\S*\n", done.stdout)


def test_help_lists_every_option(home: Home) -> None:
    done = run(home, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert [option for option in OPTIONS if option not in done.stdout] == []


@pytest.mark.parametrize("arguments", [
    ["--frobnicate"], ["-x"], ["--seed", "x"], ["--seed"], ["--board"],
    ["--screenshot"], ["surplus"], ["--export-results", "a.txt"], ["--mute", "--gapplication-service"]])
def test_invalid_arguments_print_one_line_and_exit_with_status_2(home: Home, arguments: list[str]) -> None:
    line = assert_one_line(run(home, *arguments), 2)
    assert arguments[-1] in line


def test_it_reports_a_missing_display(home: Home) -> None:
    line = assert_one_line(run(home), 1)
    assert "display" in line.lower()


def test_it_reports_a_display_that_does_not_exist(home: Home) -> None:
    line = assert_one_line(run(home, session={"PATH": "/usr/bin:/bin", "DISPLAY": ":4095"}), 1)
    assert "display" in line.lower()


def test_prints_a_message_and_can_be_played_without_its_schema(screen: Screen, start: Start, tmp_path: Path) -> None:
    prefix = tmp_path / "copy"
    shutil.copytree(prefix_of(binary()), prefix, symlinks=True)
    (prefix / "share" / "glib-2.0" / "schemas" / "gschemas.compiled").unlink()
    program = start(screen, "--seed", "7", path=prefix / "bin" / binary().name)
    board = board_of(program)
    board.click((1, 1))
    board.wait_up((1, 1))
    assert len(program.complaints) == 1, f"expected one line: {program.stderr}"
    assert "schema" in program.complaints[0].lower()


def test_seed_always_deals_the_same_cards(screen: Screen, start: Start, deal: Deal) -> None:
    program = start(screen, "--seed", "7")
    again = board_of(program).deal()
    assert len(pairs_of(again)) == 8
    assert again == deal


def test_demo_plays_to_the_end_and_prints_the_result(screen: Screen, home: Home) -> None:
    home.switch_animations_off()
    done = run(home, "--demo", "--seed", "7", session=screen.environment)
    assert done.returncode == 0, done.stderr
    assert program_lines(done.stderr) == []
    assert re.search(r"\b\d+ moves\b", done.stdout), done.stdout


def test_screenshot_is_written(screen: Screen, home: Home, tmp_path: Path) -> None:
    path = tmp_path / "window.png"
    done = run(home, "--screenshot", str(path), "--seed", "7", session=screen.environment)
    assert done.returncode == 0, done.stderr
    assert program_lines(done.stderr) == []
    with Image.open(path) as image:
        assert image.format == "PNG"
        assert image.width >= 360 and image.height >= 360
        colors = image.convert("RGB").getcolors(image.width * image.height)
    assert colors and len(colors) > 20, "the screenshot is blank"


def test_screenshot_that_cannot_be_written_prints_one_line(screen: Screen, home: Home, tmp_path: Path) -> None:
    path = tmp_path / "no such folder" / "window.png"
    line = assert_one_line(run(home, "--screenshot", str(path), session=screen.environment), 1)
    assert "window.png" in line
