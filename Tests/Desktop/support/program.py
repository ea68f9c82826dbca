# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts, watches, and ends the real program on a screen. It must exit cleanly.

The environment variable PEEKABOARD is the absolute path of the installed binary: `…/bin/peekaboard`.
"""
from __future__ import annotations

import itertools
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
from waiting import PATIENCE, assert_stays, wait_until
from window import Window

# How often a search for an object that does not exist yet looks everywhere.
POLLS_UNTIL_CERTAIN = 4
# The height of the border of the window, below the preferences.
BELOW_PREFERENCES = 12
# Messages of Mesa on a screen without a graphics card, of glycin in a container, of GDK about a frame that the
# compositor reports twice, and of GTK about the clock of its own icons. They do not come from the program.
NOISE = re.compile(
    r"^(libEGL warning|MESA|libGL error|Failed to create .* for shader cache|WARNING: Glycin running without sandbox"
    r"|.*: gdk_frame_timings_presented\(\) called on discarded frame|.*: gtk_svg_advance: time went backward)\b")


def binary() -> Path:
    """Returns the installed binary under test."""
    return Path(os.environ["PEEKABOARD"])


def prefix_of(path: Path) -> Path:
    """Returns the prefix in which a binary is installed."""
    return path.parent.parent


def environment_of(path: Path) -> dict[str, str]:
    """Returns the environment that a binary needs in addition to a session: strict checks and its installed data."""
    data = f"{prefix_of(path)}/share:/usr/local/share:/usr/share"
    return {"G_DEBUG": "fatal-criticals", "XDG_DATA_DIRS": data}


def program_lines(text: str) -> list[str]:
    """Returns the lines that are not empty and come from the program itself."""
    return [line for line in text.splitlines() if line.strip() and not NOISE.match(line)]


class Program:
    """A running program. As a context manager, it ends the program, which must exit cleanly."""

    def __init__(
        self, screen: Screen, home: Home, *arguments: str, environment: dict[str, str | None] | None = None,
        path: Path | None = None, through: tuple[str, ...] = ()
    ) -> None:
        """`environment` extends the default; None removes a variable. `through` is a command that runs the program."""
        self.screen, self.home = screen, home
        self._through = through
        self.path = path or binary()
        self.arguments = arguments
        self._environment = environment or {}
        self._stopped_by_us = False
        self._frames: list[Reference] = []
        self._toolkit_warning: str | None = None

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
        """Returns the lines on stderr so far."""
        return program_lines(self.stderr)

    def tolerate(self, warning: str) -> None:
        """Tolerates a warning of GTK about its own widgets: its text as a regular expression."""
        self._toolkit_warning = warning

    def wait_for_complaint(self) -> str:
        """Waits for a line on stderr, and asserts that the program keeps running without another for a moment."""
        wait_until(lambda: self._window() and self.complaints, f"a line on the stderr of {self}")
        assert_stays(
            lambda: self._window() and len(self.complaints) == 1, lambda: f"one line: {self.complaints}", during=0.5)
        return self.complaints[0]

    def window(self) -> Window:
        """Waits for the window, gives it the keyboard focus, and returns it."""
        window = wait_until(self._window, lambda: f"a window of {self}")
        window.take_focus()
        return window

    def tree(self) -> Node:
        """Returns the whole accessible tree."""
        return self.screen.accessibility.tree(self.screen.accessibility.application(self.process.pid))

    def find(self, name: str, role: str | None = None) -> Node:
        """Waits for the first accessible object with this name, and returns it with its descendants."""
        accessibility = self.screen.accessibility
        application = accessibility.application(self.process.pid)
        polls = itertools.count(1)
        return wait_until(
            lambda: accessibility.find(application, name, role, next(polls) % POLLS_UNTIL_CERTAIN == 0),
            lambda: f"{role or 'something'} named {name!r} in\n{self.tree()}")

    def find_all(self, name: str, role: str | None = None) -> list[Node]:
        """Returns all accessible objects with this name, top down, with their descendants."""
        accessibility = self.screen.accessibility
        return accessibility.find_all(accessibility.application(self.process.pid), name, role)

    def find_settled(self, name: str, role: str) -> Node:
        """Like `find`, but also waits until the object has a box and stops moving."""
        accessibility = self.screen.accessibility

        def words() -> str:
            return f"{role} {name!r} to stop moving in\n{self.tree()}"

        def found() -> Node | None:
            node = self.find(name, role)
            boxes = [node.box]

            def rests() -> bool:
                boxes.extend(accessibility.boxes([node.reference]))
                return len(boxes) > 2 and boxes[-1] == boxes[-3]

            wait_until(rests, words, every=0.1)
            node = node if node.box == boxes[-1] else self.find(name, role)
            return node if node.box and node.box.width and node.box == boxes[-1] else None

        return wait_until(found, words)

    def scroll_to(self, name: str, role: str) -> Node:
        """Turns the wheel beside an object of the preferences until it is in view, and returns it."""
        while True:
            node = self.find_settled(name, role)
            window = self._window()
            assert window and node.box
            box = self.on_screen(node.box)
            (_, top), (_, height) = window.origin, window.size
            if box.y + box.height < top + height - BELOW_PREFERENCES:
                return node
            self.screen.pointer.move((box.x - 8, top + height / 2))
            self.screen.pointer.turn_wheel(down=True)
            wait_until(lambda: self.find(name, role).box != node.box, lambda: f"{name!r} to move")

    def open_section(self, title: str) -> None:
        """Opens a section of the preferences, which are open, but whose less common sections are closed at first."""
        self.click(self.scroll_to(title, "label"))

    def focused(self) -> list[Node]:
        """Returns the objects that have the keyboard focus."""
        return self.screen.accessibility.focus(self.screen.accessibility.application(self.process.pid))

    def press_tab(self) -> None:
        """Presses Tab and waits until the focus moves."""
        before = len(self._focus_moves())
        self.screen.keyboard.type("Tab")
        wait_until(lambda: len(self._focus_moves()) > before, "Tab to move the focus")

    def wait_for_focus(self, name: str) -> None:
        """Waits until the object with this name has the focus and a box, since GTK ignores keys before that."""
        def is_meant(node: Node | None) -> bool:
            return bool(node and node.name == name and "focused" in node.states and node.box and node.box.width)

        # Most often it is the last one that has reported it, and to look at all objects takes longer.
        polls = itertools.count()
        wait_until(
            lambda: any(map(is_meant, self.screen.accessibility.read(self._focus_moves()[-1:])))
            or next(polls) % 5 == 4 and any(map(is_meant, self.focused())),
            lambda: f"{name!r}, not {self.focused()}, to have the focus in\n{self.tree()}")

    def _focus_moves(self) -> list[Reference]:
        """Returns all objects of the program that reported getting the keyboard focus, in this order."""
        accessibility = self.screen.accessibility
        return accessibility.focus_moves(accessibility.application(self.process.pid).owner)

    def path_to_board(self, name: str, piece: str = ".*") -> list[Reference]:
        """Returns the path from the application to a board, or an empty list until the board has a matching piece."""
        accessibility = self.screen.accessibility
        path = accessibility.path(accessibility.application(self.process.pid), name)
        pieces = accessibility.references(path[-1:]) if path else []
        names = accessibility.names(pieces[0] or []) if pieces else []
        return path if any(re.fullmatch(piece, one or "", re.DOTALL) for one in names) else []

    def click(self, node: Node) -> float:
        """Clicks the center of an accessible object with the pointer."""
        assert node.box, f"{node} has no box"
        return self.screen.pointer.click(self.on_screen(node.box).center)

    def turn(self) -> str:
        """Returns the line with the current player and the scores, or an empty string for one player."""
        labels = self.tree().find_all(r"([^\n]+ \()?\d+( : \d+)+\)?", "label")
        return labels[0].name if labels else ""

    def actions(self, node: Node) -> tuple[str, ...]:
        """Returns the actions of an accessible object."""
        return self.screen.accessibility.actions([node.reference])[0]

    def act(self, action: str) -> None:
        """Invokes an action of the window, such as `win.results`, through accessibility.

        The list contains only actions that are enabled, so it must not change before one is invoked by its index.
        """
        accessibility = self.screen.accessibility
        application = accessibility.application(self.process.pid)
        reference = wait_until(
            lambda: accessibility.owner(application, action), lambda: f"something with {action} in\n{self.tree()}")
        lists: list[tuple[str, ...]] = []

        def rests() -> bool:
            lists.extend(accessibility.actions([reference]))
            return len(lists) > 3 and lists[-1] == lists[-4] and action in lists[-1]

        wait_until(rests, lambda: f"{action} in {lists[-1:]}", every=0.1)
        accessibility.act(reference, lists[-1].index(action))

    def on_screen(self, box: Box) -> Box:
        """Converts a box in window coordinates to screen coordinates.

        Without a compositor, GTK draws a border of equal width around the content, which accessible coordinates do not
        include.
        """
        window, frame = self._window(), self._frame()
        assert window and frame, f"there is no window of {self}"
        (x, y), (width, height) = window.origin, window.size
        return box.moved(x + (width - frame.width) // 2, y + (height - frame.height) // 2)

    def close(self) -> None:
        """Closes the window as a player does. The program must exit with status 0."""
        self.window().ask_to_close()
        self.ended(0)

    def ended(self, status: int) -> None:
        """Waits until the program exits by itself with this status."""
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"did not exit within {PATIENCE} s: {self}") from None
        assert self.process.returncode == status, f"{self} exited with {_manner(self.process.returncode)}, not {status}"

    def end(self) -> None:
        """Closes the window if the program is still running, and asserts a clean exit without GLib warnings."""
        if self.process.poll() is None:
            if self._window() is None:
                self.process.send_signal(signal.SIGTERM)
                self.ended(-signal.SIGTERM)
            else:
                self.close()
        elif not self._stopped_by_us:
            assert self.process.returncode >= 0, f"{self} exited with {_manner(self.process.returncode)}"
        warnings = [line for line in self.complaints if re.search(r"-(WARNING|CRITICAL) \*\*|Fatal error", line)]
        if self._toolkit_warning is not None:
            warnings = [line for line in warnings if not re.search(self._toolkit_warning, line)]
        assert not warnings, f"{self} printed warnings"

    def kill(self) -> None:
        """Kills the program immediately."""
        if self.process.poll() is None:
            self._stopped_by_us = True
            self.process.kill()
        self.process.wait()

    def _window(self) -> Window | None:
        assert self.process.poll() is None, f"{self} exited with {_manner(self.process.returncode)}"
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
