# SPDX-License-Identifier: GPL-3.0-or-later
"""A program with a window from which a file can be dragged: `python3 file_program.py FILE`.

It prints `accepted` when the target under the pointer accepts the file, and `finished` when the drop is complete.
"""
from __future__ import annotations

import sys
from pathlib import Path

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, Gtk  # noqa: E402


def main(file: Path) -> None:
    Gtk.init()
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(str(file))])
    source.connect("drag-begin", lambda _, drag: watch(drag))
    source.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value(files))
    label = Gtk.Label(label=file.name)
    label.add_controller(source)
    Gtk.Window(title="File", child=label, decorated=False, default_width=140, default_height=100).present()
    GLib.MainLoop().run()


def watch(drag: Gdk.Drag) -> None:
    def selected(*_: object) -> None:
        if drag.get_selected_action() == Gdk.DragAction.COPY:
            print("accepted", flush=True)

    drag.connect("notify::selected-action", selected)
    drag.connect("dnd-finished", lambda _: print("finished", flush=True))


main(Path(sys.argv[1]))
