# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck editor, as a user sees it."""
from __future__ import annotations

import json
from pathlib import Path

from accessible import Node, Reference
from geometry import Box
from program import Program
from waiting import wait_until
from window import Window


class DeckEditor:
    """The second window of the program."""

    def __init__(self, program: Program, main: Window | None = None) -> None:
        """Opens the editor with a new deck. If it is open already, `main` is the other window."""
        self.program, self.screen = program, program.screen
        accessibility = self.screen.accessibility
        accessibility.unlisted.add(accessibility.application(program.process.pid).owner)
        if not main:
            main = program.window()
            program.act("win.new-deck")
        self.window = wait_until(
            lambda: next((one for one in self.windows() if one.id != main.id), None), "the window of the editor")
        self.window.take_focus()
        self.frame: Reference = wait_until(lambda: self._frame(), "the accessible window")
        program.wait_for_focus("Title")

    def windows(self) -> list[Window]:
        """Returns the windows of the program, bottom to top."""
        return self.screen.windows_of(self.program.process.pid)

    def _frame(self) -> Reference | None:
        accessibility = self.screen.accessibility
        frames = accessibility.references([accessibility.application(self.program.process.pid)])[0] or []
        return next(
            (frame for frame in frames if accessibility.find(frame, "Title", "text") is not None), None)

    def tree(self) -> Node:
        return self.screen.accessibility.tree(self.frame)

    def find(self, name: str, role: str | None = None) -> Node:
        """Waits for an object in the window that has a box."""
        def found() -> Node | None:
            node = self.screen.accessibility.find(self.frame, name, role)
            return node if node and node.box and node.box.width else None

        return wait_until(found, lambda: f"{role or 'something'} named {name!r} in\n{self.tree()}")

    def on_screen(self, box: Box) -> Box:
        """Converts a box in window coordinates to screen coordinates."""
        frame = self.screen.accessibility.boxes([self.frame])[0]
        assert frame
        (x, y), (width, height) = self.window.origin, self.window.size
        return box.moved(x + (width - frame.width) // 2, y + (height - frame.height) // 2)

    def click(self, name: str, role: str | None = None) -> None:
        """Clicks an object with the pointer."""
        node = self.find(name, role)
        assert node.box
        self.screen.pointer.click(self.on_screen(node.box).center)

    def text(self, name: str) -> str:
        """Returns what is in a text field."""
        return self.screen.accessibility.text(self.find(name, "text").reference)

    def write(self, name: str, text: str) -> None:
        """Clicks a text field and types at the end of its text."""
        self.click(name, "text")
        self.program.wait_for_focus(name)
        before = self.text(name)
        self.screen.keyboard.type("End")
        self.screen.keyboard.write(text)
        self.wait_for_text(name, before + text)

    def wait_for_text(self, name: str, text: str) -> None:
        """Waits until a text field contains this text."""
        wait_until(lambda: self.text(name) == text, lambda: f"{text!r} in {name!r}: {self.text(name)!r}")

    def choose(self, button: str, item: str) -> None:
        """Opens the menu of a button and clicks an item."""
        self.click(button, "push button")
        self.screen.accessibility.act(self.find(item, "menu item").reference)

    def choose_file(self, file: Path) -> None:
        """Types a path in the file chooser that has opened."""
        window = wait_until(lambda: len(self.windows()) > 2 and self.windows()[-1], "the file chooser")
        self.program.find_settled(".*Open", "push button")
        window.take_focus()
        self.screen.keyboard.write(str(file))
        self.screen.keyboard.type("Return")
        wait_until(lambda: len(self.windows()) == 2, "the file chooser to close")
        self.window.take_focus()

    def problems(self) -> list[str]:
        """Returns what is wrong with the cards, from top to bottom."""
        return [node.name for node in self.tree().find_all("(First|Second|Third) card: .*", "label")]

    def wait_for_problems(self, *problems: str) -> None:
        """Waits until exactly these problems are shown."""
        wait_until(lambda: self.problems() == list(problems), lambda: f"{problems}, not {self.problems()}")

    def saved(self) -> dict[str, object]:
        """Saves the deck with the keyboard, and returns its description."""
        decks = self.program.home.data / "peekaboard" / "decks"
        before = self._saved_text(decks)
        self.screen.keyboard.type("Control+s")
        wait_until(lambda: self._saved_text(decks) != before, "a saved deck")
        return json.loads(self._saved_text(decks))

    def _saved_text(self, decks: Path) -> str:
        files = list(decks.glob("[!.]*/deck.json"))
        assert len(files) < 2, files
        return files[0].read_text(encoding="utf-8") if files else ""

    def is_open(self) -> bool:
        """Returns whether the window of the editor is open."""
        return any(one.id == self.window.id for one in self.windows())

    def close_dialog(self) -> None:
        """Closes the dialog that is open, with the Escape key."""
        wait_until(lambda: len(self.windows()) > 2, "a dialog")
        self.windows()[-1].take_focus()
        self.screen.keyboard.type("Escape")
        wait_until(lambda: len(self.windows()) == 2, "the dialog to close")
        self.window.take_focus()

    def answer(self, key: str) -> None:
        """Answers the question about unsaved changes by a key."""
        wait_until(lambda: len(self.windows()) > 2, "a question")
        self.program.find_settled("Save Changes.*", "label")
        self.windows()[-1].take_focus()
        self.screen.keyboard.type(key)

    def discard(self) -> None:
        """Closes the window, if it is open, without saving the changes."""
        if self.program.process.poll() is not None or not self.is_open():
            return
        self.window.ask_to_close()
        wait_until(lambda: not self.is_open() or len(self.windows()) > 2, "the window to close or to ask")
        if self.is_open():
            self.answer("Alt+d")
        # The main window can't be closed while a question is open.
        wait_until(lambda: len(self.windows()) == 1, "the editor and its question to close")
