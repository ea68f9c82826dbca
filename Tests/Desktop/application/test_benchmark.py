# SPDX-License-Identifier: GPL-3.0-or-later
"""The benchmark reports every figure. The timings depend on the machine, but the counts must be exact."""
from __future__ import annotations

import json

import pytest

from command import run
from home import Home
from program import program_lines
from screen import Screen

SOLUTIONS = {"6x10": 2339, "5x12": 1010, "4x15": 368, "3x20": 2, "8x8": 65}
FRAMES = {
    "memory_cards_turning": ("card", 16), "pentomino_tiles_moving": ("tile", 12),
    "passcode_circles_drifting": ("circle", 12)}


def measured(screen: Screen, home: Home, *name: str) -> dict[str, object]:
    done = run(home, "--benchmark", *name, session=screen.environment)
    assert (done.returncode, program_lines(done.stderr)) == (0, [])
    return json.loads(done.stdout)


@pytest.mark.thorough
def test_it_prints_one_json_object_with_all_boards(screen: Screen, home: Home) -> None:
    figures = measured(screen, home)
    for name, (piece, usual) in FRAMES.items():
        assert set(figures[name]) == {str(usual), "1000", "10000"}
        for count, frame in figures[name].items():
            assert frame["frames"] >= 30
            assert frame[f"per_{piece}_median_us"] == pytest.approx(
                frame["frame_median_ms"] * 1000 / int(count), rel=0.2, abs=0.01)
    assert figures["passcode_step_per_circle_us"] > 0
    assert set(figures["slider_tick_us"]) == {"21", "200"} and all(time > 0 for time in figures["slider_tick_us"].values())
    assert figures["import_500_notes_ms"] > 0
    for board, count in SOLUTIONS.items():
        solver = figures["solver"][board]
        assert solver["distinct_solutions"] == count
        assert solver["nodes"] > 0 and solver["time_ms"] > 0


@pytest.mark.thorough
def test_it_can_measure_a_single_board(screen: Screen, home: Home) -> None:
    assert FRAMES.keys() & measured(screen, home, "passcode").keys() == {"passcode_circles_drifting"}
