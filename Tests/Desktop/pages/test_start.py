# SPDX-License-Identifier: GPL-3.0-or-later
"""The first minutes with the live window: the start page, new pages, the guide, and presenting a page."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from home import LIVE, Home
from live_page import LivePage, live_binary, memory
from program import Program, prefix_of
from screen import Screen
from waiting import assert_stays, wait_until

EXAMPLES = ["A Jump", "Cards That Breathe", "Sliding Puzzle", "Drawing Pad", "Pendulum", "Five Squares Each"]


@pytest.fixture
def window(screen: Screen, start: Start) -> Program:
    """The window with the start page."""
    program = start(screen, path=live_binary())
    program.window()
    program.find_settled("New Page…", "push button")
    return program


def shown(program: Program, name: str, role: str | None = None) -> list[Node]:
    """Returns the visible objects with a name."""
    return [one for one in program.find_all(name, role) if one.box and one.box.width]


def boxes(program: Program, *names: str) -> list[Node]:
    return [program.find_settled(name, "push button") for name in names]


def has_focus(program: Program, name: str) -> bool:
    return any(one.name == name for one in program.focused())


def tab_to(program: Program, name: str) -> None:
    for _ in range(30):
        if has_focus(program, name):
            return
        program.press_tab()
    raise AssertionError(f"Tab does not reach {name!r}:\n{program.tree()}")


def focus_dialog(program: Program, name: str) -> None:
    """Waits until a widget of a dialog has the focus. Without a window manager, a new window does not get it."""
    wait_until(lambda: program.find_all(name), program.tree)
    program.screen.windows_of(program.process.pid)[-1].take_focus()
    program.wait_for_focus(name)


def focus_window(program: Program) -> None:
    """Gives the window the focus after a dialog is closed."""
    wait_until(lambda: len(program.screen.windows_of(program.process.pid)) == 1, program.tree)
    program.window()


def type_text(screen: Screen, text: str) -> None:
    names = {" ": "space", ".": "period", "\n": "Return"}
    screen.keyboard.type(*[names.get(one) or (f"Shift+{one}" if one.isupper() else one) for one in text])


def console(program: Program) -> str:
    return program.screen.accessibility.text(program.find("Console", "text").reference)


def code(program: Program) -> str:
    return program.screen.accessibility.text(program.find("Code", "text").reference)


def test_example_is_opened_as_a_copy(screen: Screen, home: Home, window: Program) -> None:
    places = boxes(window, *EXAMPLES)
    # The pictures are in a grid: some beside, some below each other.
    assert len({one.box.x for one in places}) > 1 and len({one.box.y for one in places}) > 1
    assert all(one.box.height > 100 and one.description for one in places)
    window.click(places[0])
    window.find("Live View")
    copy = home.folder / "Peekaboard" / "Jump.swift"
    assert copy.read_text() == (prefix_of(live_binary()) / "share/peekaboard/pages/Jump.swift").read_text()
    wait_until(lambda: "~/Peekaboard/Jump.swift" in console(window), lambda: console(window))
    window.act("win.markup-source")
    wait_until(lambda: code(window) == copy.read_text(), lambda: code(window))
    assert window.find("~/Peekaboard", "label").box

    # Another copy replaces nothing, and the first one is the latest page.
    copy.write_text(memory("print(\"mine\")"))
    wait_until(lambda: "mine" in console(window), lambda: console(window))
    window.act("win.examples")
    recent = window.find_settled("Jump", "push button")
    window.click(boxes(window, EXAMPLES[0])[0])
    wait_until(lambda: "~/Peekaboard/Jump 2.swift" in console(window), lambda: console(window))
    assert "mine" in copy.read_text()
    window.act("win.examples")
    first, second = boxes(window, "Jump 2", "Jump")
    assert (first.box.y, first.box.x) < (second.box.y, second.box.x) and recent.name == second.name
    window.click(second)
    wait_until(lambda: "mine" in console(window), lambda: console(window))
    assert not window.complaints


def test_start_page_is_used_by_keyboard(screen: Screen, window: Program) -> None:
    window.wait_for_focus("New Page…")
    tab_to(window, "Open…")
    tab_to(window, EXAMPLES[0])
    screen.keyboard.type("Right")
    window.wait_for_focus(EXAMPLES[1])
    screen.keyboard.type("Left")
    window.wait_for_focus(EXAMPLES[0])
    screen.keyboard.type("Left")
    assert_stays(lambda: has_focus(window, EXAMPLES[0]), window.tree, during=0.3)
    # The card below the first one.
    cards = boxes(window, *EXAMPLES)
    below = next(one for one in cards if one.box.x == cards[0].box.x and one.box.y > cards[0].box.y)
    screen.keyboard.type("Down")
    window.wait_for_focus(below.name)
    screen.keyboard.type("End")
    window.wait_for_focus("Garden")
    # The examples are one stop of the Tab key, which leaves them here, and comes back to the same one.
    window.press_tab()
    assert not any(has_focus(window, name) for name in [*EXAMPLES, "Garden"])
    screen.keyboard.type("Shift+Tab")
    window.wait_for_focus("Garden")
    screen.keyboard.type("Home")
    window.wait_for_focus(EXAMPLES[0])
    screen.keyboard.type("Right", "Return")
    window.find("Pairs board")
    assert not window.complaints


def test_files_that_are_gone_are_not_offered(screen: Screen, home: Home, start: Start) -> None:
    page = home.folder / "Here.swift"
    page.write_text(memory())
    home.set(prefix_of(live_binary()), "recent-pages", f"['{home.folder}/Gone.swift', '{page}']", schema=LIVE)
    program = start(screen, path=live_binary())
    program.window()
    program.find_settled("Here", "push button")
    assert not program.find_all("Gone")


def test_new_page_by_keyboard_alone(screen: Screen, home: Home, window: Program) -> None:
    screen.keyboard.type("Control+n")
    focus_dialog(window, "Name")
    name = window.find("Name", "text")
    create = lambda: window.find("Create", "push button")  # noqa: E731
    # A name is suggested, and names that cannot be used are refused as they are typed.
    assert screen.accessibility.text(name.reference) == "Page" and "sensitive" in create().states
    screen.keyboard.type("Control+a")
    type_text(screen, "a")
    screen.keyboard.type("slash")
    wait_until(lambda: shown(window, "A name can’t contain a slash"), window.tree)
    assert "sensitive" not in create().states
    screen.keyboard.type("Return", "BackSpace", "BackSpace")
    wait_until(lambda: not window.tree().find_all("A name can’t contain a slash"), window.tree)
    assert "sensitive" not in create().states
    type_text(screen, "Ball\n")
    path = home.folder / "Peekaboard" / "Ball.swift"
    wait_until(path.exists, window.tree)
    focus_window(window)
    window.find("Live View")
    window.wait_for_focus("Code")
    text = path.read_text()
    assert code(window) == text and "0xFFD166" in text
    # A change of the color is seen while it is typed.
    before = _ball(screen, window)
    assert before == (0xFF, 0xD1, 0x66)
    screen.keyboard.type("Control+f")
    window.wait_for_focus("Find in the code")
    type_text(screen, "ffd166\n")
    screen.keyboard.type("Escape")
    window.wait_for_focus("Code")
    type_text(screen, "26A269")
    wait_until(lambda: _ball(screen, window) == (0x26, 0xA2, 0x69), lambda: f"green, not {_ball(screen, window)}")
    screen.keyboard.type("Control+s")
    wait_until(lambda: "0x26A269" in path.read_text(), path.read_text)
    assert not window.complaints


@pytest.mark.thorough
def test_new_page_forgets_the_layout_of_the_old_one(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    library = tmp_path / "text_layouts.so"
    source = Path(__file__).parents[1] / "support" / "text_layouts.c"
    # The functions that it calls are in the program.
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    path = home.folder / "Long.swift"
    path.write_text("".join(f"let number{index} = {index}\n" for index in range(100)))
    window = start(screen, str(path), path=live_binary(), environment={"LD_PRELOAD": str(library)})
    window.window()
    # The line is below those that are visible first.
    window.find("Line 1: number0 = 0", "push button")
    window.click(window.find("Code", "text"))
    screen.keyboard.type("Control+End")
    window.find("Line 100: number99 = 99", "push button")
    # New pages are beside the one that is open.
    for name in ["one", "two"]:
        screen.keyboard.type("Control+n")
        focus_dialog(window, "Name")
        screen.keyboard.type("Control+a")
        type_text(screen, f"{name}\n")
        wait_until((home.folder / f"{name}.swift").exists, window.tree)
        focus_window(window)
        window.find("Line 13: .*table.*|Line 13: UIView.*", "push button")
    assert not window.complaints


def _ball(screen: Screen, window: Program) -> tuple[int, ...]:
    """Returns the color in the middle of the ball."""
    views = window.tree().find_all("Live View")
    balls = [one for one in views[0].children if one.box and one.box.width] if views else []
    if not balls:
        return ()
    x, y = window.on_screen(balls[0].box).center
    return tuple(int(part) for part in screen.pixels()[round(y), round(x)])


@pytest.mark.thorough
def test_page_and_source_are_added_to_a_playground(screen: Screen, home: Home, window: Program) -> None:
    window.act("win.new-playground")
    focus_dialog(window, "Name")
    screen.keyboard.type("Control+a")
    type_text(screen, "My Game\n")
    bundle = home.folder / "Peekaboard" / "My Game.playground"
    focus_window(window)
    window.find("Live View")
    window.find("My Game", "label")
    screen.keyboard.type("Control+n")
    focus_dialog(window, "Name")
    screen.keyboard.type("Control+a")
    type_text(screen, "Second\n")
    second = bundle / "Pages" / "Second.xcplaygroundpage" / "Contents.swift"
    wait_until(second.exists, window.tree)
    focus_window(window)
    names = re.findall(r"name='([^']+)'", (bundle / "contents.xcplayground").read_text())
    assert names == ["My Game", "Second"]
    window.find("My Game, page 2 of 2", "label")
    window.act("win.new-source")
    focus_dialog(window, "Name")
    screen.keyboard.type("Control+a")
    type_text(screen, "Numbers\n")
    source = bundle / "Sources" / "Numbers.swift"
    wait_until(source.exists, window.tree)
    focus_window(window)
    wait_until(lambda: code(window) == source.read_text(), lambda: code(window))
    window.wait_for_focus("Code")
    # What is in the file can be used by the page.
    source.write_text(source.read_text() + "let answer = 42\n")
    second.write_text(second.read_text() + "print(answer)\n")
    wait_until(lambda: "42" in console(window).splitlines(), lambda: console(window))
    # A page with the same name is refused.
    screen.keyboard.type("Control+n")
    focus_dialog(window, "Name")
    screen.keyboard.type("Control+a")
    type_text(screen, "Second")
    wait_until(lambda: shown(window, "There is already a file with this name"), window.tree)
    screen.keyboard.type("Escape")
    wait_until(lambda: not shown(window, "There is already a file with this name"), window.tree)
    assert not window.complaints


def test_guide_finds_a_name(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Page.swift"
    file.write_text(memory("let picker = UIDocumentPickerViewController()"))
    page = LivePage(screen, start, file)
    page.wait_for_line("guide: press F1")
    program = page.program
    screen.keyboard.type("F1")
    focus_dialog(program, "Find a name or word")
    program.find("Peekaboard Live: write your own board", "label")
    # The introduction lists the sections.
    program.find("Five minutes", "push button")
    type_text(screen, "UISlider")
    wait_until(lambda: shown(program, "Slider", "label"), program.tree)
    row = next(one for one in program.tree().find_all("Slider", "label") if one.box and one.box.width)
    texts = [one.name for one in row.parent.children]
    assert any("UISlider" in one for one in texts) and any("minimumValue" in one for one in texts), texts
    # The row of the name comes first.
    labels = [one for one in program.tree().walk() if one.role == "label" and "slider" in one.name.lower()]
    assert labels[0].name == "Slider"

    # The button above it shows the whole section.
    program.click(program.find_settled("Controls", "push button"))
    wait_until(lambda: shown(program, "Stepper", "label") or program.find_all("Stepper", "label"), program.tree)
    screen.keyboard.type("Escape")
    wait_until(lambda: not program.find_all("Find a name or word"), program.tree)

    # It opens at the part of the window with the focus, or at the name at the cursor: openingTime.
    for place, moves, expected, exits in [
        ("Console", [], "Messages in the console", ["Escape"]),
        ("Code", ["Control+Home", *["Down"] * 4, *["Right"] * 5], "Pairs: GameController", ["Escape", "Escape"]),
    ]:
        focus_window(program)
        program.click(program.find(place, "text"))
        program.wait_for_focus(place)
        screen.keyboard.type(*moves, "F1")
        focus_dialog(program, "Find a name or word")
        wait_until(lambda: shown(program, expected), program.tree)  # noqa: B023
        screen.keyboard.type(*exits)
        wait_until(lambda: not program.find_all("Find a name or word"), program.tree)
    assert not program.complaints


def test_page_is_presented_and_edited_again(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Page.swift"
    file.write_text("//: # A note\n" + memory('let speed = Live("Speed", 5.0, in: 0...9)\nprint("hello")'))
    page = LivePage(screen, start, file)
    program = page.program
    page.wait_for_line("^hello$")
    parts = [("Code", "text"), ("Console", "text")]

    def are_shown() -> list[bool]:
        return [bool(shown(program, *part)) for part in parts]

    wait_until(lambda: all(are_shown()), program.tree)
    screen.keyboard.type("F5")
    wait_until(lambda: not any(are_shown()), program.tree)
    program.find_settled("Speed", "slider")
    assert shown(program, "A note", "label")
    wait_until(lambda: page.board().box.width > 600, program.tree)
    # A save still updates the page, and an action that shows a part is off.
    page.save(file.read_text().replace("1C71D8", "A51D2D"))
    page.wait_for_background("A51D2D")
    screen.keyboard.type("F9", "F12")
    assert_stays(lambda: not any(are_shown()), program.tree, during=0.5)
    screen.keyboard.type("Escape")
    wait_until(lambda: all(are_shown()), program.tree)
    # The button in the header bar does the same.
    screen.keyboard.type("F5")
    wait_until(lambda: not any(are_shown()), program.tree)
    program.click(program.find_settled("Stop presenting", "push button"))
    wait_until(lambda: all(are_shown()), program.tree)
    assert not program.complaints


@pytest.mark.thorough
def test_page_can_be_presented_from_the_start(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Page.swift"
    file.write_text("//: # A note\n" + memory('print("hello")'))
    page = LivePage(screen, start, file, "--present")
    page.wait_for_background("1C71D8")
    assert shown(page.program, "A note", "label")
    for part in [("Code", "text"), ("Console", "text")]:
        assert not shown(page.program, *part), part
    screen.keyboard.type("Escape")
    wait_until(lambda: shown(page.program, "Console", "text"), page.program.tree)


def test_everything_fits_in_a_narrow_window(screen: Screen, home: Home, window: Program) -> None:
    window.window().resize(360, 640)
    wait_until(lambda: boxes(window, EXAMPLES[0])[0].box.width < 200, window.tree)

    def fits() -> bool:
        names = ["New Page…", "Open…", *EXAMPLES]
        return all(0 <= one.box.x and one.box.x + one.box.width <= 360 for one in boxes(window, *names))

    wait_until(fits, window.tree)
    cards = boxes(window, *EXAMPLES[:2])
    assert cards[0].box.y == cards[1].box.y, "there are not two cards beside each other"
    screen.keyboard.type("Control+n")
    focus_dialog(window, "Name")
    screen.keyboard.type("Control+a")
    type_text(screen, "Small\n")
    wait_until((home.folder / "Peekaboard" / "Small.swift").exists, window.tree)
    focus_window(window)
    window.wait_for_focus("Code")
    screen.keyboard.type("F5")
    wait_until(lambda: shown(window, "Live View"), window.tree)
    assert window.find("Live View").box.width <= 360
    screen.keyboard.type("Escape")
    window.wait_for_focus("Code")
    screen.keyboard.type("F1")
    focus_dialog(window, "Find a name or word")
    type_text(screen, "UIStepper")
    wait_until(lambda: shown(window, "Stepper", "label"), window.tree)
    # Before libadwaita 1.5, the guide is a window of its own, which a window manager makes as narrow as the screen.
    screen.windows_of(window.process.pid)[-1].resize(360, 640)

    def row_fits() -> bool:
        row = shown(window, "Stepper", "label")[0]
        return row.box.x >= 0 and row.box.x + row.box.width <= 360

    wait_until(row_fits, window.tree)
    screen.keyboard.type("Escape", "Escape")
    focus_window(window)
    assert not window.complaints
