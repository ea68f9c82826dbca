# SPDX-License-Identifier: GPL-3.0-or-later
"""A jump whose speed is changed while the time line stands still in the middle of it, in windows of several looks."""
from __future__ import annotations

from pathlib import Path

import pytest

from fixtures import Start
from gnome_screen import GnomeScreen
from live_page import LivePage
from looks import LOOKS, Pictures
from waiting import wait_until

PAGE = """import PlaygroundSupport

let speed = 150.0
let table = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
let ball = View(frame: Rect(x: 20, y: 250, width: 40, height: 40))
ball.backgroundColor = .orange
ball.layer.cornerRadius = 20
ball.accessibilityLabel = "Ball"
table.addSubview(ball)
PlaygroundPage.current.liveView = table

var (x, y, up) = (40.0, 270.0, 0.0)
ball.addGestureRecognizer(TapGestureRecognizer { up = speed })
let link = DisplayLink { _ in
    guard y < 270 || up > 0 else { return }
    x += 1
    y = min(270, y - up / 60)
    up -= 75.0 / 60
    ball.center = Point(x: x, y: y)
}
"""
# The label of the time line.
TIME = r"\d:\d\d\.\d\d"


@pytest.mark.parametrize("name", LOOKS)
def test_jump_is_changed_three_times_at_the_same_moment(
    screen: GnomeScreen, start: Start, tmp_path: Path, name: str
) -> None:
    look = LOOKS[name]
    look.set_desktop(screen)
    file = tmp_path / "Jump.swift"
    file.write_text(PAGE)
    page = LivePage(screen, start, file, environment=look.environment)
    program, pictures = page.program, Pictures(page.program, screen, "time-line", name)
    look.resize(program)
    if look.size[0] < 700:
        screen.keyboard.type("F9")
    resting: list[object] = []

    def rests() -> bool:
        resting.append(page.element("Ball").box)
        return len(resting) > 3 and resting[-1] == resting[-4]

    wait_until(rests, lambda: f"the ball to rest, not {resting[-4:]}", every=0.1)
    ground = page.element("Ball").box
    assert ground
    program.click(page.element("Ball"))
    wait_until(lambda: (box := page.element("Ball").box) and box.y < ground.y - ground.height, program.tree)
    screen.keyboard.type("F7")
    program.find("Play", "push button")
    moment = wait_until(lambda: program.find_all(TIME, "label"), program.tree)[0].name
    resting.clear()
    wait_until(rests, lambda: f"the ball to stand still, not {resting[-4:]}", every=0.1)
    places = [page.element("Ball").box]
    pictures.take("speed 150")
    for speed in 110, 190, 90:
        page.save(PAGE.replace("150", str(speed)))
        wait_until(lambda: page.element("Ball").box not in places, lambda: f"another jump than {places}")
        resting.clear()
        wait_until(rests, lambda: f"the ball to stand still, not {resting[-4:]}", every=0.1)
        places.append(page.element("Ball").box)
        assert program.find_all(TIME, "label")[0].name == moment
        pictures.take(f"speed {speed}")
    heights = [box.y for box in places if box]
    assert sorted(heights, reverse=True) == [heights[3], heights[1], heights[0], heights[2]]
    assert not program.complaints
