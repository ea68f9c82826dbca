# SPDX-License-Identifier: GPL-3.0-or-later
"""Comments with formatted text stand in the code once: as text, or as source where the cursor is."""
from __future__ import annotations

from pathlib import Path

import pytest

from accessible import Node
from conftest import Start
from live_page import LivePage
from screen import Screen
from waiting import wait_until

PAGE = """//: # Waves
let height = 3
/*:
 ## Shapes
 A [drawing](@next) follows.
*/
print("ready", height)
"""


class Comments:
    """A page with two comments."""

    def __init__(self, screen: Screen, page: LivePage) -> None:
        self.screen, self.page, self.program = screen, page, page.program

    def shown(self, name: str) -> Node | None:
        return next((one for one in self.program.find_all(name, "label") if one.box and one.box.height > 0), None)

    def wait_for(self, *names: str) -> None:
        wait_until(
            lambda: {name for name in ("Waves", "Shapes") if self.shown(name)} == set(names),
            lambda: f"the comments {names} in\n{self.program.tree()}")


@pytest.fixture
def comments(screen: Screen, start: Start, tmp_path: Path) -> Comments:
    folder = tmp_path / "Lesson.playground"
    for name, text in (("First", PAGE), ("Second", 'print("second")\n')):
        source = folder / f"Pages/{name}.xcplaygroundpage/Contents.swift"
        source.parent.mkdir(parents=True)
        source.write_text(text)
    (folder / "contents.xcplayground").write_text(
        "<playground version='6.0'><pages><page name='First'/><page name='Second'/></pages></playground>")
    page = LivePage(screen, start, folder)
    page.wait_for_line("^ready 3$")
    return Comments(screen, page)


def test_comment_is_source_where_the_cursor_is(comments: Comments) -> None:
    comments.wait_for("Waves", "Shapes")
    comments.program.click(comments.shown("Shapes"))
    comments.program.wait_for_focus("Code")
    comments.wait_for("Waves")
    comments.screen.keyboard.type("Control+Home")
    comments.wait_for("Shapes")
    comments.screen.keyboard.type("Down")
    comments.wait_for("Waves", "Shapes")
    comments.screen.keyboard.type("Control+Shift+m")
    comments.wait_for()
    assert comments.screen.accessibility.text(comments.program.find("Code", "text").reference) == PAGE
    comments.screen.keyboard.type("Control+Shift+m")
    comments.wait_for("Waves", "Shapes")
    assert not comments.program.complaints


def test_link_in_a_comment_leads_to_another_page(comments: Comments) -> None:
    comments.wait_for("Waves", "Shapes")
    text = comments.program.find_settled("A drawing follows.", "label")
    box = comments.program.on_screen(text.box)
    # The press on the link does not reach the code below it.
    comments.screen.pointer.click((box.x + 40, box.center[1]))
    comments.page.wait_for_line("^second$")
