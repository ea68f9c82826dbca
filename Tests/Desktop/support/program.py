"""The real program on a screen: started, watched, and ended; it must end cleanly.

The environment variable PEEKABOARD names the installed binary, as an absolute path: `…/bin/peekaboard`.
"""
from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

from accessible import Node, Reference
from geometry import Box
from home import Home
from screen import Screen
from waiting import PATIENCE, stays, wait_until
from window import Window

# Not the program's own words: Mesa on a screen without a graphics card.
NOISE = re.compile(r"^(libEGL warning|MESA|libGL error|Failed to create .* for shader cache)\b")


def binary() -> Path:
    """The installed binary under test."""
    return Path(os.environ["PEEKABOARD"])


def prefix_of(path: Path) -> Path:
    """Where the tree is installed that a binary belongs to."""
    return path.parent.parent


def environment_of(path: Path) -> dict[str, str]:
    """What a binary needs besides a session: strict checks, and the data installed beside it."""
    data = f"{prefix_of(path)}/share:/usr/local/share:/usr/share"
    return {"G_DEBUG": "fatal-criticals", "XDG_DATA_DIRS": data}


def own_lines(text: str) -> list[str]:
    """The lines that are not empty and do not come from the graphics driver."""
    return [line for line in text.splitlines() if line.strip() and not NOISE.match(line)]


class Program:
    """A running program; as a context manager it is ended at the end, and has to end cleanly."""

    def __init__(
        self, screen: Screen, home: Home, *arguments: str, environment: dict[str, str | None] | None = None,
        path: Path | None = None, through: tuple[str, ...] = ()
    ) -> None:
        """`environment` is added to what it has anyway, without the names of None; `through` is a command that becomes it."""
        self.screen, self.home = screen, home
        self._through = through
        self.path = path or binary()
        self.arguments = arguments
        self._environment = environment or {}
        self._stopped_by_us = False
        self._frames: list[Reference] = []

    def __enter__(self) -> Program:
        number = len(list(self.home.folder.glob("stderr.*")))
        self._stdout, self._stderr = (self.home.folder / f"{name}.{number}" for name in ("stdout", "stderr"))
        environment = self.screen.environment | self.home.environment | environment_of(self.path) | self._environment
        self.started = time.monotonic()
        environment = {name: value for name, value in environment.items() if value is not None}
        with open(self._stdout, "wb") as output, open(self._stderr, "wb") as errors:
            self.process = subprocess.Popen(
                [*self._through, str(self.path), *self.arguments], env=environment, cwd=self.home.folder, stdin=subprocess.DEVNULL,
                stdout=output, stderr=errors, start_new_session=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if kind is None:
            self.end()
        else:
            self.kill()

    @property
    def stdout(self) -> str:
        return self._stdout.read_text(errors="replace")

    @property
    def stderr(self) -> str:
        return self._stderr.read_text(errors="replace")

    @property
    def complaints(self) -> list[str]:
        """The lines of its stderr so far."""
        return own_lines(self.stderr)

    def wait_for_complaint(self) -> str:
        """Waits for a line on its stderr, which has to stay the only one for a moment, while it runs on."""
        wait_until(lambda: self._window() and self.complaints, f"a line on the stderr of {self}")
        stays(lambda: self._window() and len(self.complaints) == 1, lambda: f"one line: {self.complaints}", during=0.5)
        return self.complaints[0]

    def window(self) -> Window:
        """Its window, once it is there, with the keyboard focus."""
        window = wait_until(self._window, lambda: f"a window of {self}")
        window.take_focus()
        return window

    def tree(self) -> Node:
        """Its whole accessible tree."""
        return self.screen.accessibility.tree(self.screen.accessibility.application(self.process.pid))

    def find(self, name: str, role: str | None = None) -> Node:
        """The first accessible object with such a name, with all that is below it, as soon as there is one."""
        accessibility = self.screen.accessibility
        application = accessibility.application(self.process.pid)
        return wait_until(
            lambda: accessibility.find(application, name, role),
            lambda: f"{role or 'something'} named {name!r} in\n{self.tree()}")

    def find_resting(self, name: str, role: str) -> Node:
        """The same once it has slid in: it has a place, and keeps it."""
        boxes: list[Box | None] = []

        def resting() -> Node | None:
            node = self.find(name, role)
            boxes.append(node.box)
            return node if node.box and node.box.width and len(boxes) > 2 and boxes[-1] == boxes[-3] else None

        return wait_until(resting, lambda: f"{role} {name!r} at rest in\n{self.tree()}", every=0.1)

    def focused(self) -> list[Node]:
        """What has the keyboard's focus."""
        return [node for node in self.tree().walk() if "focused" in node.states]

    def press_tab(self) -> None:
        """Presses Tab and waits until the focus has gone on."""
        before = [node.reference for node in self.focused()]
        self.screen.keyboard.type("Tab")
        wait_until(lambda: [node.reference for node in self.focused()] != before, "Tab leads on")

    def wait_for_focus(self, name: str) -> None:
        """Waits until something of that name has the keyboard's focus, and a place: before, GTK takes no keys for it."""
        wait_until(
            lambda: any(node.name == name and node.box and node.box.width for node in self.focused()),
            lambda: f"{name!r} has the focus in\n{self.tree()}")

    def way_to_board(self, name: str, piece: str = ".*") -> list[Reference]:
        """The accessible objects from the application down to a board; empty until a piece whose name matches is on it."""
        accessibility = self.screen.accessibility
        way = accessibility.way(accessibility.application(self.process.pid), name)
        pieces = accessibility.references(way[-1:]) if way else []
        names = accessibility.names(pieces[0] or []) if pieces else []
        return way if any(re.fullmatch(piece, one or "", re.DOTALL) for one in names) else []

    def click(self, node: Node) -> float:
        """Clicks the middle of an accessible object with the pointer."""
        assert node.box, f"{node} has no place"
        return self.screen.pointer.click(self.on_screen(node.box).center)

    def turn(self) -> str:
        """The line that says whose turn it is and how the players stand; empty for one player."""
        labels = self.tree().find_all(r"([^\n]+, )?\d+( : \d+)+", "label")
        return labels[0].name if labels else ""

    def act(self, action: str) -> None:
        """Does an action of its window, such as `win.results`, as assistive technology can."""
        accessibility = self.screen.accessibility

        def frame() -> Node | None:
            windows = accessibility.references([accessibility.application(self.process.pid)])[0] or []
            return next((one for one in accessibility.read(windows) if one and one.name == "Peekaboard"), None)

        found = wait_until(frame, lambda: f"the window in\n{self.tree()}")
        accessibility.act(found.reference, found.actions.index(action))

    def on_screen(self, box: Box) -> Box:
        """Turns a place in the window, as accessibility tells it, into one on the screen.

        Without a compositor GTK draws a border of equal width around its content, which accessibility leaves out.
        """
        window, frame = self._window(), self._frame()
        assert window and frame, f"no window of {self}"
        (x, y), (width, height) = window.origin, window.size
        return box.moved(x + (width - frame.width) // 2, y + (height - frame.height) // 2)

    def close(self) -> None:
        """Closes its window as a player does; it has to end by itself, with status 0."""
        self.window().ask_to_close()
        self.ended(0)

    def ended(self, status: int) -> None:
        """Waits until it has ended by itself with this status."""
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"not ended within {PATIENCE} s: {self}") from None
        assert self.process.returncode == status, f"{self} ended with {_manner(self.process.returncode)}, not {status}"

    def end(self) -> None:
        """Closes its window if it still runs, and sees that it has ended well and has complained of nothing in GLib."""
        if self.process.poll() is None:
            if self._window() is None:
                self.process.send_signal(signal.SIGTERM)
                self.ended(-signal.SIGTERM)
            else:
                self.close()
        elif not self._stopped_by_us:
            assert self.process.returncode >= 0, f"{self} ended with {_manner(self.process.returncode)}"
        warnings = [line for line in self.complaints if re.search(r"-(WARNING|CRITICAL) \*\*|Fatal error", line)]
        assert not warnings, f"{self} complains"

    def kill(self) -> None:
        """Ends it at once, whatever it does."""
        if self.process.poll() is None:
            self._stopped_by_us = True
            self.process.kill()
        self.process.wait()

    def _window(self) -> Window | None:
        assert self.process.poll() is None, f"{self} has ended with {_manner(self.process.returncode)}"
        return self.screen.window_of(self.process.pid)

    def _frame(self) -> Box | None:
        accessibility = self.screen.accessibility
        if not self._frames:
            self._frames = accessibility.references([accessibility.application(self.process.pid)])[0] or []
        return accessibility.boxes(self._frames[:1])[0]

    def __str__(self) -> str:
        return f"{self.path.name} {' '.join(self.arguments)}\nstdout: {self.stdout}\nstderr: {self.stderr}\n"


def _manner(status: int) -> str:
    return f"signal {signal.Signals(-status).name}" if status < 0 else f"status {status}"
