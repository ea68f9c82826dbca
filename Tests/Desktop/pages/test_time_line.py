# SPDX-License-Identifier: GPL-3.0-or-later
"""The time line below a page: pausing, going back, a save in the past, and sessions as files."""
from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from live_page import LivePage, live_binary
from screen import Screen
from touch_screen import TouchScreen
from waiting import wait_until

PAGE = """import PlaygroundSupport

let word = "Step"
let label = Label(frame: Rect(x: 20, y: 20, width: 300, height: 30))
let button = Button(frame: Rect(x: 20, y: 80, width: 200, height: 60))
button.setTitle("Jump", for: .normal)
var (step, jumps) = (0, 0)
button.addAction(Action { _ in
    jumps += 1
    print("jump", jumps)
}, for: .touchUpInside)
let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
label.text = "\\(word) 0, 0 jumps"
view.addSubview(label)
view.addSubview(button)
let link = DisplayLink { _ in
    step += 1
    label.text = "\\(word) \\(step), \\(jumps) jumps"
}
PlaygroundPage.current.liveView = view
"""


class TimeLine:
    """A page that counts its steps, and its time line."""

    def __init__(self, page: LivePage) -> None:
        self.page = page

    def state(self, word: str = "Step") -> tuple[int, int]:
        """Waits until the page shows a count, and returns the step and the number of jumps."""
        found = wait_until(
            lambda: next((found for one in self.page.elements()
                          if (found := re.fullmatch(rf"{word} (\d+), (\d+) jumps", one.name))), None),
            lambda: f"{word} in\n{self.page.program.tree()}")
        return int(found[1]), int(found[2])

    def wait_for(self, step: int, word: str = "Step") -> None:
        wait_until(lambda: self.state(word)[0] == step, lambda: f"step {step}, not {self.state(word)}")

    def slider(self) -> Node:
        return self.page.program.find("Time line", "slider")

    def value(self, name: str) -> None:
        """Waits for the value of a line of the code."""
        self.page.program.find(name, "push button")

    def click(self, name: str) -> None:
        self.page.program.click(self.page.program.find(name, "push button"))

    def choose(self, name: str) -> None:
        """Chooses an item of the menu beside the slider."""
        self.page.program.click(self.page.program.find("Time Line Menu"))
        self.page.screen.accessibility.act(self.page.program.find_settled(name, "menu item").reference)

    def jump(self) -> int:
        """Presses the page's button, and returns the number of jumps after that."""
        before = self.state()[1]
        self.page.program.click(self.page.element("Jump"))
        return wait_until(lambda: (now := self.state()[1]) > before and now, self.page.program.tree)

    def pause(self) -> int:
        """Pauses the page, and returns its last step."""
        self.page.screen.keyboard.type("F7")
        self.page.program.find("Play", "push button")
        steps: list[int] = []

        def resting() -> int | None:
            steps.append(self.state()[0])
            return steps[-1] if len(steps) > 3 and steps[-1] == steps[-4] else None

        return wait_until(resting, lambda: f"the page to stand still, not {steps[-4:]}", every=0.1)

    def go_to_beginning(self) -> None:
        """Moves the slider to the beginning."""
        box = self.page.program.on_screen(self.slider().box)
        self.page.screen.pointer.click((box.x + 6, box.center[1]))
        self.page.screen.keyboard.type("Home")


def open_page(screen: Screen, start: Start, folder: Path) -> TimeLine:
    file = folder / "Jump.swift"
    file.write_text(PAGE)
    return TimeLine(LivePage(screen, start, file))


@pytest.fixture
def line(screen: Screen, start: Start, tmp_path: Path) -> TimeLine:
    return open_page(screen, start, tmp_path)


def test_page_is_paused_and_goes_back(line: TimeLine) -> None:
    assert line.jump() == 1
    last = line.pause()
    assert line.state() == (last, 1)
    line.page.screen.keyboard.type("Shift+F7")
    line.wait_for(last - 1)
    line.value(f"Line 17: step = {last - 1}, .*")
    line.choose("Step Back")
    line.wait_for(last - 2)
    line.value(f"Line 17: step = {last - 2}, .*")
    line.value("Line 9: jumps = 1")
    line.page.screen.keyboard.type("Control+F7")
    line.wait_for(last - 1)
    line.go_to_beginning()
    wait_until(lambda: line.state()[0] < 5, line.state)
    assert line.state()[1] == 0
    wait_until(lambda: not line.page.program.find_all("Line 9: .*"), line.page.program.tree)
    line.click("Back to Now")
    line.value("Line 9: jumps = 1")
    wait_until(lambda: line.state()[0] > last, line.state)
    assert line.state()[1] == 1
    assert not line.page.program.complaints


CRASH = """import PlaygroundSupport

let words = ["none", "one", "two"]
var index = 0
let label = Label(frame: Rect(x: 20, y: 20, width: 300, height: 30))
let button = Button(frame: Rect(x: 20, y: 80, width: 200, height: 60))
button.setTitle("Next", for: .normal)
button.addAction(Action { _ in
    index += 1
    label.text = words[index]
}, for: .touchUpInside)
let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
label.text = words[index]
view.addSubview(label)
view.addSubview(button)
PlaygroundPage.current.liveView = view
"""


@pytest.fixture
def tapped(screen: Screen, start: Start, tmp_path: Path) -> TimeLine:
    """The time line of a page whose next tap would make it crash."""
    file = tmp_path / "Crash.swift"
    file.write_text(CRASH)
    page = LivePage(screen, start, file)
    for word in ("one", "two"):
        page.program.click(page.element("Next"))
        page.element(word)
    return TimeLine(page)


def test_moments_before_a_crash_are_shown(screen: Screen, tapped: TimeLine) -> None:
    line, page = tapped, tapped.page
    page.program.click(page.element("Next"))
    page.wait_for_line("Crash.swift:10: The page crashed: Index out of range")
    line.value("Line 9: index = 3.*")
    screen.keyboard.type("F7")
    page.program.find("Play", "push button")
    line.value("Line 9: index = 3.*")
    screen.keyboard.type("Shift+F7")
    line.value("Line 9: index = 2.*")
    page.element("two")
    line.go_to_beginning()
    page.element("none")
    line.click("Back to Now")
    page.element("two")
    assert page.console().count("The page crashed") == 1


def test_ticks_are_chosen_by_keys_and_by_the_pointer(screen: Screen, tapped: TimeLine) -> None:
    line, page = tapped, tapped.page
    screen.keyboard.type("F7")
    page.program.find("Play", "push button")

    def moment() -> str:
        return line.slider().description

    def seconds(text: str) -> float:
        return float(text.split(",")[0].removeprefix("0:"))

    def go(key: str) -> str:
        before = moment()
        screen.keyboard.type(key)
        return wait_until(lambda: (now := moment()) != before and now, lambda: f"another moment than {before}")

    length = seconds(moment())
    second = go("Shift+F4")
    first = go("Shift+F4")
    assert second > first and first.endswith("Tap on “Next”") and second.endswith("Tap on “Next”")
    assert go("F4") == second
    line.choose("Previous Input")
    wait_until(lambda: moment() == first, moment)
    box, told = page.program.on_screen(line.slider().box), r"\d:\d\d\.\d\d, .*"
    for share in range(2, 9, 2):
        place = (box.x + box.width * share / 9, box.center[1])
        screen.pointer.move((box.x, 10))
        wait_until(lambda: not page.program.find_all(told, "label"), f"no {told}")
        screen.pointer.move(place)
        text = page.program.find(told, "label").name
        screen.pointer.click(place)
        # The pixel may be between two places. Each is a step, or in a pause, which has 30 of them, a part of that.
        reach = 0.04 + length / 30
        wait_until(lambda: abs(seconds(moment()) - seconds(text)) < reach, lambda: f"{text}, not {moment()}")


@pytest.mark.thorough
def test_fingers_go_back_in_a_narrow_window(touch_screen: TouchScreen, start: Start, tmp_path: Path) -> None:
    line = open_page(touch_screen, start, tmp_path)
    program, fingers = line.page.program, touch_screen.fingers

    def tap(node: Node) -> None:
        fingers.tap(0, program.on_screen(node.box).center)

    line.state()
    program.window().resize(360, 640)
    wait_until(lambda: not line.page.elements(), "the code in the place of the page")
    tap(program.find_settled("Board", "page tab"))
    tap(program.find_settled("Jump", "push button"))
    wait_until(lambda: line.state()[1] == 1, line.state)
    tap(program.find_settled("Pause", "push button"))
    program.find("Play", "push button")
    box = program.on_screen(line.slider().box)
    assert box.height >= 20 and box.x + box.width <= 360 and box.width > 250
    # The thumb, which is at the end, is dragged to the beginning.
    fingers.down(0, (box.x + box.width - 10, box.center[1]))
    fingers.glide(0, (box.x + 2, box.center[1]))
    fingers.up(0)
    wait_until(lambda: line.state()[1] == 0, line.state)
    step = line.state()[0]
    tap(program.find("Time Line Menu"))
    touch_screen.accessibility.act(program.find_settled("Step Forward", "menu item").reference)
    line.wait_for(step + 1)
    tap(program.find("Back to Now", "push button"))
    wait_until(lambda: line.state()[1] == 1, line.state)
    assert not program.complaints


def test_past_takes_no_input_and_is_played_on(line: TimeLine) -> None:
    line.jump()
    last = line.pause()
    line.go_to_beginning()
    wait_until(lambda: line.state()[1] == 0, line.state)
    line.page.program.click(line.page.element("Jump"))
    line.click("Play")
    wait_until(lambda: line.state()[0] > last, line.state)
    assert line.state()[1] == 1, "the tap on the past did nothing"
    assert line.jump() == 2


@pytest.mark.thorough
def test_page_goes_on_from_an_earlier_moment(line: TimeLine) -> None:
    line.jump()
    last = line.pause()
    line.go_to_beginning()
    wait_until(lambda: line.state()[1] == 0, line.state)
    line.choose("Continue from Here")
    wait_until(lambda: 10 < line.state()[0] < last + 600, line.state)
    assert line.state()[1] == 0, "the jump is forgotten"
    assert line.jump() == 1


def test_save_shows_the_same_moment_under_the_new_code(line: TimeLine) -> None:
    line.jump()
    step, jumps = line.pause() - 2, 1
    line.page.screen.keyboard.type("Shift+F7", "Shift+F7")
    line.wait_for(step)
    for word in ("Moment", "Time", "Count"):
        line.page.save(PAGE.replace('word = "Step"', f'word = "{word}"'))
        wait_until(lambda: line.state(word), line.page.program.tree)
        assert line.state(word) == (step, jumps)
    line.page.save(PAGE + "\nlet wrong: Int = 1.5\n")
    line.page.wait_for_line("error: ")
    assert line.state("Count") == (step, jumps)


def test_session_is_saved_opened_and_replayed(line: TimeLine, start: Start, tmp_path: Path) -> None:
    line.jump()
    last = line.pause()
    file = tmp_path / "Jump.peekaboard-session"
    line.choose("Save Session…")
    line.page.program.find("Save Session")
    line.page.screen.keyboard.type("Control+a")
    line.page.screen.keyboard.write(str(file))
    line.page.screen.keyboard.type("Return")
    line.page.wait_for_line(r"^The session was saved as Jump\.peekaboard-session$")
    session = json.loads(file.read_text())
    assert session["length"] == last and session["page"] == str(line.page.file)
    assert [one["description"] for one in session["inputs"] if one.get("description", "").startswith("Tap")]
    run = subprocess.run([live_binary(), "--replay", file], capture_output=True, text=True, timeout=120)
    assert (run.returncode, run.stderr) == (0, "")
    assert re.search(r"^\d:\d\d\.\d\d  Tap on “Jump”\n(.*\n)*\d:\d\d\.\d\d  > jump 1$", run.stdout, re.M), run.stdout
    page = LivePage(line.page.screen, start, file)
    again = TimeLine(page)
    again.page.program.find("Play", "push button")
    assert again.state() == (last, 1)


@pytest.mark.parametrize("text", ["", "{}", '{"format": "peekaboard-session", "version": 9}'])
def test_invalid_session_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "a.peekaboard-session"
    file.write_text(text)
    run = subprocess.run([live_binary(), "--replay", file], capture_output=True, text=True, timeout=60)
    assert run.returncode == 1 and run.stdout == "" and run.stderr.count("\n") == 1 and str(file) in run.stderr
