# SPDX-License-Identifier: GPL-3.0-or-later
"""Swift pages in the live window: every way of saving updates the board, and no page can crash the window.

`swiftc` must be on the PATH, which is the case wherever the project was built.
"""
from __future__ import annotations

import os
import re
import time
from pathlib import Path

import pytest
from PIL import Image

from accessible import Node
from clipboard import Clipboard
from colors import alike, middle
from command import run
from conftest import Start
from geometry import Box
from home import Home
from installer import SOURCE
from live_page import LivePage, live_binary, memory
from memory_board import MemoryBoard
from picture_files import GREEN, plain
from program import binary, prefix_of, program_lines
from screen import Screen
from tiers import only
from waiting import assert_stays, wait_until

BLUE, RED, GOLD = "1C71D8", "A51D2D", "E5A50A"
LONG_PRESS = """
var peeks = 0
let press = LongPressGestureRecognizer {
    gc.quickPeek()
    peeks += 1
    print("You peeked \\(peeks) time(s).")
}
press.minimumPressDuration = 2
gc.addGestureRecognizer(press)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    folder.mkdir()
    return folder / "Memory.swift"


def test_page_is_live(screen: Screen, start: Start, file: Path) -> None:
    (file.parent / "Resources").mkdir()
    plain(file.parent / "Resources" / "green.png")
    comment = "//: # Try it\n//: Change **padding**.\n"
    file.write_text(comment + memory('gc.backImage = Image(named: "green")!\ngc.padding = 75' + LONG_PRESS))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    assert page.program.find("Try it", "label").box
    cards = page.cards()
    assert len(cards) == 16
    box = page.program.on_screen(cards[0].box)
    wait_until(lambda: _is_green(screen, box), lambda: "the image on the first card")
    left, right = (page.program.on_screen(card.box) for card in cards[:2])
    assert right.x - left.x > 1.5 * left.width, "the padding is not 75"

    # A press of two seconds peeks once, and the release does nothing.
    screen.pointer.move(box.center)
    screen.pointer.press()
    page.wait_for_line(r"^You peeked 1 time\(s\)\.$")
    wait_until(lambda: "1 peek" in page.board().description, "the peek to be counted")
    assert_stays(lambda: page.console().count("You peeked") == 1, page.console, during=0.5)
    screen.pointer.release()
    assert_stays(lambda: page.console().count("You peeked") == 1, page.console, during=1)
    assert page.program.stdout.count("You peeked 1 time(s).\n") == 1

    # Every way of saving is noticed: replacing the file, rewriting it, and changing several files.
    page.save(memory("gc.padding = 20", background=RED))
    page.wait_for_background(RED)
    with open(file, "w") as same:
        same.write("")
        same.flush()
        time.sleep(0.1)
        same.write(memory(background=GOLD))
    page.wait_for_background(GOLD)
    sources = file.parent / "Sources"
    sources.mkdir()
    (sources / "Paint.swift").write_text("func paint(_ gc: GameController) { gc.background = Color(rgb: 0x2EC27E) }")
    page.save(memory("paint(gc)\nprint(\"painted\")"))
    page.wait_for_line(r"cannot find type 'GameController'|^painted$")
    page.save("import PlaygroundSupport\nfunc paint(_ gc: GameController) { gc.background = Color(rgb: 0x2EC27E) }",
              sources / "Paint.swift")
    page.wait_for_background("2EC27E")


# The lines of a page that fails, and what the console says of it.
TROUBLES = {
    "crash": ("let none = [Int]()\nprint(none[gc.padding > 1e9 ? 1 : 7])", r"^Memory\.swift:{second}: .*crash"),
    "picture": ('gc.backImage = Image(named: "missing")!', r"missing"),
    "recursion": (
        "func again(_ n: Int) -> Int { again(n + 1) + 1 }\nprint(again(0))",
        r"^Memory\.swift:{first}: .*infinite recursion"),
    "loop": ("while gc.padding < 1e9 {}", r"^Memory\.swift:{first}: .*did not respond"),
    "printing": (
        'while gc.padding < 1e9 { print("on and on") }', r"^Memory\.swift:{first}: .*did not respond"),
    "exit": ("exit(3)", r"status 3"),
    "closed link": ("close(3)", r"status 0"),
}
# Which of them a window shows one after another.
TOGETHER = [["crash", "loop", "exit"], ["picture", "recursion", "printing", "closed link"]]


@pytest.mark.parametrize("names", only(TOGETHER[:1], TOGETHER), ids=" ".join)
def test_no_page_can_crash_the_window(screen: Screen, start: Start, file: Path, names: list[str]) -> None:
    file.write_text(memory())
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)

    # The last board stays usable when a page does not compile.
    page.save(memory('gc.padding = "wide"'))
    assert "String" in page.wait_for_line(r"^Memory\.swift:7:\d+: error: ")
    page.wait_for_background(BLUE)
    screen.pointer.click(page.program.on_screen(page.cards()[0].box).center)
    wait_until(lambda: any("face up" in card.name for card in page.cards()), "a card to turn")

    # Each page starts one line further down and prints its name, so that earlier lines in the console do not match.
    for number, name in enumerate(names):
        lines, pattern = TROUBLES[name]
        page.save(memory("\n" * number + f'print("{name}")\n{lines}', imports="import Glibc"))
        first = 8 + number
        line = pattern.replace("{first}", str(first)).replace("{second}", str(first + 1))
        page.wait_for_line(line, after="" if line != pattern else name)
    page.save(memory(background=RED))
    page.wait_for_background(RED)


def test_handler_that_does_not_return_is_stopped(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(memory("gc.addGestureRecognizer(TapGestureRecognizer { _ in\n    while gc.padding < 1e9 {}\n})"))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    screen.pointer.click(page.program.on_screen(page.cards()[0].box).center)
    page.wait_for_line(r"^Memory\.swift:8: .*did not respond")
    page.save(memory(background=GOLD))
    page.wait_for_background(GOLD)
    wait_until(lambda: len(page.children()) <= 2, "the processes of earlier versions to end")


@pytest.mark.thorough
def test_out_of_range_numbers_crash_neither_the_page_nor_the_window(
        screen: Screen, start: Start, file: Path) -> None:
    file.write_text("""import PlaygroundSupport
let gc = CircleController(seed: 7)
gc.board.diameter = 100_000
gc.board.speed = .nan
PlaygroundPage.current.liveView = gc
""")
    page = LivePage(screen, start, file)
    page.wait_for_line(r"^gc\.diameter = 96 \(nearest valid value\)$")
    page.wait_for_line(r"^gc\.speed = 100 \(nearest valid value\)$")
    wait_until(page.board, "a board of circles")
    page.save(memory("gc.board.padding = -.infinity\ngc.board.padding = 1e300", background=RED))
    page.wait_for_line(r"^gc\.padding = 200 \(nearest valid value\)$")
    page.wait_for_background(RED)

    # The message appears once, and the page can undo what caused it.
    page.save(memory("""
var count = 0
gc.board.nextSetup.columns = 100
gc.board.nextSetup.rows = 30
gc.shuffle()
gc.addGestureRecognizer(TapGestureRecognizer { _ in
    gc.board.nextSetup.columns = 4
    gc.board.nextSetup.rows = 4
    gc.shuffle()
})""", background=GOLD))
    page.wait_for_line(r"^Could not show the page: something on it is too large, or a number is not valid$")
    wait_until(page.board, "a board without cards")
    screen.pointer.click(page.program.on_screen(page.board().box).center)
    page.wait_for_background(GOLD)
    wait_until(lambda: len(page.cards()) == 16, "the cards to return")
    assert page.console().count("Could not show the page") == 1


@pytest.mark.thorough
def test_output_of_a_page_is_not_lost_if_its_reader_is_slow(screen: Screen, start: Start, file: Path) -> None:
    pipe = file.parent / "output"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    count = 40_000
    lines = 'for line in 0..<{} {{ print("line \\(line), which is as long as it is because it fills pipes") }}'
    file.write_text(memory(lines.format(count)))
    page = LivePage(screen, start, file, through=("sh", "-c", 'exec "$@" > "$0"', str(pipe)))
    page.wait_for_line(r"^line 1\d{4}, ")
    # The page is blocked for longer than the timeout of an unresponsive page.
    assert_stays(lambda: "did not respond" not in page.console() and page.board() is None, page.console, during=4)
    text = b""

    def is_all_there() -> bool:
        nonlocal text
        try:
            while part := os.read(reader, 1 << 16):
                text += part
        except BlockingIOError:
            pass
        return text.count(b"\n") >= count

    wait_until(is_all_there, lambda: f"all lines; the last one is {text[-80:]!r}")
    os.close(reader)
    assert [line.split(",")[0] for line in text.decode().splitlines()] == [f"line {number}" for number in range(count)]
    wait_until(page.board, "the board")

    # A closed pipe blocks nothing. The output is larger than the buffer of a pipe.
    page.save(memory(lines.format(2_000), background=RED))
    page.wait_for_background(RED)


def test_playground_with_several_pages(screen: Screen, start: Start, tmp_path: Path) -> None:
    bundle = tmp_path / "Boards.playground"
    pages = {name: bundle / "Pages" / f"{name}.xcplaygroundpage" for name in ("Cards", "Circles", "Tiles")}
    for folder in (*pages.values(), bundle / "Sources", bundle / "Resources"):
        folder.mkdir(parents=True)
    order = "".join(f"<page name='{name}'/>" for name in ("Tiles", "Cards", "Circles"))
    (bundle / "contents.xcplayground").write_text(f"<playground><pages>{order}</pages></playground>")
    (bundle / "Sources" / "Shared.swift").write_text('public let greeting = "shared"')
    plain(bundle / "Resources" / "green.png")
    (pages["Tiles"] / "Contents.swift").write_text(
        "//: # First\n//: [On](@next)\nimport PlaygroundSupport\nPlaygroundPage.current.liveView = TileController()\n")
    (pages["Cards"] / "Contents.swift").write_text(
        "//: # Second\n//: [Back](@previous) or [away](Circles)\n"
        + memory('gc.backImage = Image(named: "green")!\nprint(greeting)'))
    (pages["Circles"] / "Contents.swift").write_text(
        "import PlaygroundSupport\nlet gc = CircleController(seed: 3)\nPlaygroundPage.current.liveView = gc\n")
    page = LivePage(screen, start, bundle)
    page.program.find("Pentomino board")
    page.program.find("First", "label")
    page.hide_code()
    _follow(page, "On")
    page.program.find("Pairs board")
    page.program.find("Second", "label")
    page.wait_for_line("^shared$")
    box = page.program.on_screen(page.cards()[0].box)
    wait_until(lambda: _is_green(screen, box), lambda: "the image of the playground")
    # The files are beside the code if there are several pages. Without them, the header bar has buttons.
    screen.keyboard.type("Control+F9")
    page.program.click(page.program.find_settled("Next page", "push button"))
    page.program.find("Passcode board")
    page.program.click(page.program.find("Previous page", "push button"))
    page.program.find("Pairs board")


@pytest.mark.thorough
def test_copied_page_shows_the_same_board(
    screen: Screen, home: Home, start: Start, file: Path
) -> None:
    prefix = prefix_of(binary())
    for key, value in (("padding", 60), ("size", "4x3"), ("background", "#26547c"), ("table", "plain"), ("opening-time", 0.1)):
        home.set(prefix, key, value)
    program = start(screen, "--seed", "8")
    program.window()
    board = MemoryBoard(program)
    board.wait(lambda: len(board.cards()) == 12 and not board.up())
    board.wait_still()
    boxes = board.boxes()
    gap = (boxes[1, 2].x - boxes[1, 1].x) / boxes[1, 1].width
    board.activate((2, 2))
    board.wait(lambda: (2, 2) in board.up())
    face = board.up()[2, 2]
    board.program.act("win.console")
    # Before the button is shown, it does nothing.
    screen.accessibility.act(program.find_settled("Copy as a Swift page", "push button").reference)
    reader = Clipboard(screen.environment["DISPLAY"])
    wait_until(lambda: "liveView" in reader.text(), lambda: f"a page on the clipboard, not {reader.text()!r}")
    file.write_text(reader.text())
    reader.close()
    board.program.end()

    page = LivePage(screen, start, file)
    page.wait_for_background("26547C")
    wait_until(lambda: len(page.cards()) == len(boxes), lambda: f"{len(boxes)} cards: {page.cards()}")
    left, right = (page.program.on_screen(card.box) for card in page.cards()[:2])
    assert (right.x - left.x) / left.width == pytest.approx(gap, abs=0.05)
    # The page has the moves of the game too.
    page.program.find(f"{face}, row 2, column 2, face up", "push button")


def test_its_shortcuts_are_listed(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(memory())
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)

    def shown() -> list[Node]:
        return [one for one in page.program.find_all("Open a page", "label") if one.box]
    assert not shown()
    screen.keyboard.type("Control+Shift+question")
    wait_until(shown, lambda: f"the shortcuts in\n{page.program.tree()}")
    screen.keyboard.type("Escape")
    wait_until(lambda: not shown(), "the shortcuts to close")


def test_no_process_is_left_after_the_window_is_killed(screen: Screen, start: Start, file: Path) -> None:
    file.write_text(memory("gc.addGestureRecognizer(TapGestureRecognizer { _ in while true {} })"))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    screen.pointer.click(page.program.on_screen(page.cards()[0].box).center)
    children = page.children()
    assert children
    page.program.kill()
    wait_until(lambda: not any(os.path.exists(f"/proc/{one}") for one in children), "its child processes to end")


def test_screenshot_of_a_narrow_window_is_written(screen: Screen, start: Start, file: Path) -> None:
    """Only the code can be seen, so the board is never drawn."""
    file.write_text(memory())
    picture = file.with_suffix(".png")
    program = start(screen, "--screenshot", str(picture), str(file), path=live_binary())
    program.window().resize(360, 640)
    program.ended(0)
    with Image.open(picture) as image:
        assert image.width <= 360


def test_everything_fits_in_a_narrow_window(screen: Screen, start: Start, file: Path) -> None:
    file.write_text("//: # Above\n" + memory('print("below")'))
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    page.program.window().resize(360, 640)
    wait_until(lambda: page.board() is None, "the code in the place of the board")
    screen.keyboard.type("F9")
    wait_until(lambda: page.board() and page.board().box.width <= 360, "a narrow board")

    def is_in_order() -> bool:
        tree = page.program.tree()
        boxes = [tree.find_all(*one)[0].box for one in (("Above",), ("Pairs board",))]
        return all(boxes) and boxes[0].y < boxes[1].y and boxes[1].height >= 150
    wait_until(is_in_order, lambda: f"the comments above the board in\n{page.program.tree()}")
    # Each part has the window for itself.
    page.program.click(page.program.find_settled("Console", "page tab"))
    page.wait_for_line("^below$")
    wait_until(lambda: page.board() is None, "the console in the place of the board")
    page.program.click(page.program.find_settled("Code", "page tab"))
    page.program.find_settled("Code", "text")
    assert not page.program.find_all("Console", "text")


@pytest.mark.thorough
def test_saves_do_not_leak_memory(screen: Screen, start: Start, file: Path) -> None:
    """A shorter run of the check that 200 saves use at most 20 MiB."""
    saves = int(os.environ.get("PEEKABOARD_SAVES", "30"))
    file.write_text(memory())
    page = LivePage(screen, start, file)
    page.wait_for_background(BLUE)
    first = 0
    for number in range(saves):
        color = f"{number % 200 + 20:02X}5080"
        page.save(memory(f"gc.padding = {number % 80}", background=color))
        page.wait_for_background(color)
        if number == 9:
            first = _memory_at_rest(page)
    growth = _memory_at_rest(page) - first
    print(f"{growth} KiB more after {saves} saves")
    assert growth < 20 * 1024
    wait_until(lambda: len(page.children()) <= 2, "the processes of earlier versions to end")


def test_command_line(screen: Screen, home: Home, tmp_path: Path) -> None:
    path = live_binary()
    for arguments, status in [
        (["--frobnicate"], 2), (["a.swift", "b.swift"], 2), (["--screenshot", "x.png"], 2), (["no such file.swift"], 1),
        (["/"], 1), ([], 1),
    ]:
        done = run(home, *arguments, path=path)
        lines = program_lines(done.stderr)
        assert (done.returncode, len(lines)) == (status, 1), f"{arguments}: {done}"
        assert lines[0].startswith("peekaboard-live: ")
    page, picture = tmp_path / "Page.swift", tmp_path / "page.png"
    page.write_text(memory())
    done = run(home, str(page), "--screenshot", str(picture), session=screen.environment, path=path)
    assert done.returncode == 0 and program_lines(done.stderr) == [], done
    assert picture.stat().st_size > 2000
    bare = {**screen.environment, "PATH": "/nowhere"}
    done = run(home, str(page), "--screenshot", str(picture), session=bare, path=path)
    assert "swiftc" in done.stderr and len(program_lines(done.stderr)) == 1, done


def test_flatpak_names_the_one_with_swift(screen: Screen, start: Start, file: Path) -> None:
    manifest = (SOURCE / "build-aux/io.github.peekaboard.Live.yml").read_text()
    extension = re.search(r"add-extensions:\n  (\S+):\n(?:    .*\n)*?    version: '(.*)'\n", manifest)
    assert extension is not None
    file.write_text(memory())
    page = LivePage(
        screen, start, file, environment={"PATH": "/nowhere", "FLATPAK_ID": "io.github.peekaboard.Live"})
    assert "swiftc" in page.program.wait_for_complaint()
    page.program.find(re.escape(f"Install the Flatpak {extension[1]}//{extension[2]}"))


def _is_green(screen: Screen, box: Box) -> bool:
    return alike(middle(screen.pixels(box.inner(12))), GREEN)


def _follow(page: LivePage, words: str) -> None:
    """Activates a link by keyboard."""
    for _ in range(30):
        if any(re.search(rf"\b{words}\b", one.name) for one in page.program.focused()):
            return page.screen.keyboard.type("Return")
        page.program.press_tab()
    raise AssertionError(f"Tab does not reach {words!r}:\n{page.program.tree()}")


def _memory_at_rest(page: LivePage) -> int:
    """Returns the private memory of the window in KiB, the least of several samples to leave out temporary memory."""
    samples = []
    for _ in range(8):
        lines = Path(f"/proc/{page.program.process.pid}/smaps_rollup").read_text().splitlines()
        samples.append(sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty"))))
        time.sleep(0.15)
    return min(samples)


def test_console_is_filtered(screen: Screen, start: Start, file: Path) -> None:
    file.write_text('print("one apple")\nprint("two pears")\nprint("three Apples")\n')
    page = LivePage(screen, start, file)
    page.wait_for_line("^three Apples$")
    page.program.click(page.program.find("Filter console"))
    screen.keyboard.type(*"apple")
    wait_until(lambda: page.console() == "one apple\nthree Apples", lambda: page.console())
    screen.keyboard.type("Escape")
    wait_until(lambda: page.console() == "one apple\ntwo pears\nthree Apples", lambda: page.console())
