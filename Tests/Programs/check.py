# SPDX-License-Identifier: GPL-3.0-or-later
"""check.py PROGRAM TITLE ELEMENT ROLE OUTPUT   starts a program that was made of a page, and waits until an element of
its view does not move any more.

ELEMENT is a pattern of its accessible name. The program has to close without warnings. It writes OUTPUT.png, a picture of
the screen, and OUTPUT.txt, the tree of what a screen reader finds.
"""
from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).parents[1] / "Desktop/support"))

from home import Home  # noqa: E402
from program import Program  # noqa: E402
from screen import Screen  # noqa: E402


def main(path: Path, title: str, element: str, role: str, output: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, Screen() as screen:
        with Program(screen, Home(Path(folder)), path=path) as program:
            assert program.window().title == title
            program.find("Live View")
            program.find_settled(element, role)
            screen.save(Path(f"{output}.png"))
            Path(f"{output}.txt").write_text(f"{program.tree()}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4], Path(sys.argv[5]))
