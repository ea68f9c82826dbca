"""The window that runs a Swift page while the page is edited."""
from __future__ import annotations

import os
import re
from pathlib import Path

from accessible import Node
from fixtures import Start
from geometry import Box
from program import Program, binary
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

    def board(self) -> Node | None:
        """Returns the board of the page, if it shows one."""
        boards = self.program.tree().find_all(r"(Pairs|Pentomino|Passcode) board")
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
