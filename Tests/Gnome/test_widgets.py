# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that no visible widget is deprecated in GTK or libadwaita."""
from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fixtures import SEED, Start
from gnome_screen import GnomeScreen
from pane import Pane
from program import Program

GIRS = [Path("/usr/share/gir-1.0") / name for name in ("Gtk-4.0.gir", "Adw-1.gir")]
LISTER = Path(__file__).with_name("widget_types.py")
CLASS = "{http://www.gtk.org/introspection/core/1.0}class"
TYPE_NAME = "{http://www.gtk.org/introspection/glib/1.0}type-name"


def deprecated() -> set[str]:
    """Returns the widget types that are deprecated in the installed versions and have a replacement there."""
    classes = [one for gir in GIRS for one in ElementTree.parse(gir).iter(CLASS)]
    names = {one.get(TYPE_NAME, "") for one in classes if one.get("deprecated") == "1"}
    if "AdwShortcutsDialog" in {one.get(TYPE_NAME) for one in classes}:
        return names
    return {name for name in names if not name.startswith("GtkShortcuts")}


def types_on_screen(program: Program) -> set[str]:
    """Returns the types of all mapped widgets of a program."""
    gdb = ["gdb", "--batch", "--nx", "--pid", str(program.process.pid), "--command", str(LISTER)]
    listed = subprocess.run(gdb, check=True, capture_output=True, text=True).stdout
    return {line.split()[1] for line in listed.splitlines() if line.startswith("mapped ")}


def open_pane(program: Program) -> None:
    Pane(program)


def opened(action: str, title: str) -> Callable[[Program], object]:
    """Returns a function that opens a dialog of the program by an action of its window."""
    def open_it(program: Program) -> None:
        program.act(action)
        program.find(title)

    return open_it


@pytest.mark.parametrize("show", [
    open_pane, opened("win.console", "Console"), opened("win.about", "About"), opened("win.results", "Results"),
    opened("win.rules", "Rules"), opened("win.shortcuts", "Keyboard Shortcuts")],
    ids=["pane", "console", "about", "results", "rules", "shortcuts"])
def test_no_widget_is_deprecated(screen: GnomeScreen, start: Start, show: Callable[[Program], object]) -> None:
    program = start(screen, *SEED)
    program.window()
    show(program)
    types = types_on_screen(program)
    assert "AdwApplicationWindow" in types and types & deprecated() == set()
    screen.keyboard.type("Escape")  # Closing the window would only close the open dialog.
