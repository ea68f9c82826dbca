# SPDX-License-Identifier: GPL-3.0-or-later
"""The window that runs a Swift page while the page is edited."""
from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from accessible import Node
from fixtures import Start
from geometry import Box
from program import Program, binary, prefix_of
from screen import Screen
from waiting import wait_until

CARD = re.compile(r"Row \d+, column \d+, face (up|down)|.+, row \d+, column \d+, face up")


def live_binary() -> Path:
    """Returns the path of `peekaboard-live`, which is installed next to the program."""
    return binary().parent / "peekaboard-live"


def memory(lines: str = "", imports: str = "", background: str = "1C71D8") -> str:
    """Returns the text of a page that shows a game of Pairs with its cards dealt face down."""
    return f"""import PlaygroundSupport
{imports}
let gc = GameController(seed: 7)
gc.openingTime = 0.1
gc.background = Color(rgb: 0x{background})
PlaygroundPage.current.liveView = gc
{lines}
"""


def copy_example(folder: Path, name: str, page: str, *changes: tuple[str, str]) -> Path:
    """Copies a shipped playground to a folder, and returns the path of one of its pages.

    Each change replaces a text that occurs once in the sources of the page, such as its random numbers.
    """
    copy = folder / f"{name}.playground"
    shutil.copytree(prefix_of(live_binary()) / f"share/peekaboard/pages/{name}.playground", copy)
    path = copy / f"Pages/{page}.xcplaygroundpage"
    for old, new in changes:
        found = [source for source in path.rglob("*.swift") if old in source.read_text()]
        assert len(found) == 1 and found[0].read_text().count(old) == 1, f"{old!r} is not once in {path}"
        found[0].write_text(found[0].read_text().replace(old, new))
    return path


class LivePage:
    """The window of a page that is being edited."""

    def __init__(
        self, screen: Screen, start: Start, path: Path, *arguments: str, environment: dict[str, str | None] | None = None,
        through: tuple[str, ...] = ()
    ) -> None:
        self.screen, self.file = screen, path
        self.program: Program = start(
            screen, str(path), *arguments, path=live_binary(), environment=environment, through=through)
        self.program.window()

    def save(self, text: str, path: Path | None = None) -> None:
        """Saves as most editors do, by replacing the old file with a new one."""
        path = path or self.file
        fresh = path.with_name(f".{path.name}.new")
        fresh.write_text(text)
        os.replace(fresh, path)

    def hide_code(self) -> None:
        """Hides the code, which Tab does not leave."""
        self.screen.keyboard.type("F9")
        wait_until(lambda: not self.program.find_all("Code", "text"), "the code to be hidden")

    def answer(self, name: str) -> None:
        """Answers a question. Its buttons exist twice, in a row and in a column, one of which is shown.

        The window below can have a button with the same label.
        """
        def label() -> Node | None:
            shown = [one for one in self.program.find_all(name, "label") if one.box and one.box.width]
            return shown[-1] if shown and self.program.find_all("Cancel", "label") else None
        self.program.click(wait_until(label, lambda: f"the answer {name} in\n{self.program.tree()}"))

    def discard(self) -> None:
        """Closes the window and discards what was not saved."""
        self.program.window().ask_to_close()
        self.answer("Discard")
        self.program.ended(0)

    def console(self) -> str:
        """Returns the text of the console."""
        return self.screen.accessibility.text(self.program.find("Console", "text").reference)

    def wait_for_line(self, pattern: str, after: str = "") -> str:
        """Waits for a matching line in the console and returns it. `after` limits this to the lines below it."""
        last = ""

        def line() -> str | None:
            nonlocal last
            last = self.console()
            lines = last.splitlines()
            if after and after not in lines:
                return None
            first = len(lines) - lines[::-1].index(after) if after else 0
            return next((one for one in lines[first:] if re.search(pattern, one)), None)

        return wait_until(line, lambda: f"a line matching {pattern!r} in the console:\n{last}", every=0.1)

    def elements(self) -> list[Node]:
        """Returns the elements of the page, without those of its boards."""
        views = self.program.find_all("Live View")
        return views[0].children if views else []

    def element(self, name: str) -> Node:
        """Waits for the first element of the page whose full name matches the pattern, and returns it."""
        return wait_until(
            lambda: next((one for one in self.elements() if re.fullmatch(name, one.name)), None),
            lambda: f"an element {name!r} in\n{self.program.tree()}")

    def tab_to(self, name: str) -> None:
        """Presses Tab until the element whose full name matches the pattern has the keyboard focus. Hides the code."""
        self.element(name)
        if self.program.find_all("Code", "text"):
            self.hide_code()
        while not any(re.fullmatch(name, one.name) for one in self.program.focused()):
            self.program.press_tab()
        self.wait_for_focus(name)

    def wait_for_focus(self, name: str) -> Node:
        """Waits until an element whose full name matches the pattern has the focus, and returns it."""
        return wait_until(
            lambda: next((
                one for one in self.program.focused()
                if re.fullmatch(name, one.name) and one.box and one.box.width), None),
            lambda: f"{name!r} to have the focus in\n{self.program.tree()}")

    def choose(self, number: int) -> None:
        """Chooses an action from the menu of the element with the focus. The first one is 0.

        Names of menu items are not used, because newer versions of GTK only have them as relations.
        """
        def items() -> list[Node]:
            return self.program.find_all(".*", "menu item")

        # On Wayland, a menu opens only if no further key has been pressed or released meanwhile, as with Shift+F10.
        self.screen.keyboard.type("Menu")
        for index in range(number + 1):
            if index:
                self.screen.keyboard.type("Down")
            wait_until(
                lambda: len(found := items()) > index and "focused" in found[index].states,
                lambda: f"item {index} of the menu to have the focus in\n{self.program.tree()}")
        self.screen.keyboard.type("Return")
        wait_until(lambda: not items(), lambda: f"the menu to close in\n{self.program.tree()}")

    def board(self) -> Node | None:
        """Returns the board of the page, if it shows one."""
        boards = self.program.find_all(r"(Pairs|Pentomino|Passcode) board")
        return boards[0] if boards else None

    def cards(self) -> list[Node]:
        """Returns the cards on the board."""
        board = self.board()
        return [one for one in board.children if CARD.fullmatch(one.name)] if board else []

    def background(self) -> tuple[int, int, int] | None:
        """Returns the color at the edge of the board, or None without a board."""
        board = self.board()
        if not board or not board.box:
            return None
        box = self.program.on_screen(board.box)
        red, green, blue = self.screen.pixels(Box(box.x + 3, box.y + 3, 1, 1))[0, 0]
        return int(red), int(green), int(blue)

    def wait_for_background(self, color: str) -> None:
        """Waits until the visible board has a color such as `1C71D8`."""
        wanted = tuple(bytes.fromhex(color))
        last: list[object] = []

        def is_there() -> bool:
            last[:] = [self.background()]
            return last[0] == wanted

        wait_until(is_there, lambda: f"a board on {color}, not {last}:\n{self.program.tree()}", every=0.05)

    def children(self) -> list[int]:
        """Returns the running child processes of the window."""
        return children_of(self.program.process.pid)


def children_of(process: int) -> list[int]:
    """Returns the child processes of a process."""
    children = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1]) == process:
                children.append(int(entry.name))
        except OSError:
            pass
    return children
