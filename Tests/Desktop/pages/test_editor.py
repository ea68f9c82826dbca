# SPDX-License-Identifier: GPL-3.0-or-later
"""The code editor of the live window: real keys and clicks change the code, and the page beside it follows."""
from __future__ import annotations

import re
import time
from pathlib import Path

import numpy
import pytest

from accessible import Node
from clipboard import Offered
from conftest import Start
from geometry import Box
from live_page import LivePage, memory
from screen import Screen
from tiers import only
from waiting import assert_stays, wait_until

BLUE, RED, GREEN = "1C71D8", "A51D2D", "26A269"
PAGE = memory()
NOT_INSERTED = "The text was not inserted: it has too many lines, or a line would be too long"
NAMES = {
    " ": "space", ".": "period", ",": "comma", "=": "equal", "\n": "Return", "/": "slash", "-": "minus",
    "+": "Shift+equal", "(": "parenleft", ")": "parenright", "[": "bracketleft", "]": "bracketright",
    "{": "Shift+bracketleft", "\"": "Shift+apostrophe"}


class Editor:
    """The window with a page and the editor beside it."""

    def __init__(self, screen: Screen, start: Start, file: Path) -> None:
        self.page = LivePage(screen, start, file)
        self.screen, self.start, self.file, self.program = screen, start, file, self.page.program

    def code(self) -> Node:
        return self.program.find("Code", "text")

    def text(self) -> str:
        return self.screen.accessibility.text(self.code().reference)

    def wait_for_text(self, text: str) -> None:
        wait_until(lambda: self.text() == text, lambda: f"this code:\n{text}\nnot\n{self.text()}")

    def go_to_end(self) -> None:
        """Clicks into the code, and moves the cursor to its end."""
        self.program.click(self.code())
        self.program.wait_for_focus("Code")
        self.screen.keyboard.type("Control+End")

    def write(self, text: str) -> None:
        self.screen.keyboard.type(*[NAMES.get(one) or (f"Shift+{one}" if one.isupper() else one) for one in text])

    def has(self, name: str, role: str | None = None) -> bool:
        return bool(self.program.find_all(name, role))

    def name_file(self, name: str) -> None:
        """Enters a name in the dialog that asks for one."""
        self.program.wait_for_focus("Name")
        self.screen.keyboard.type("Control+a")
        self.write(name)
        self.screen.keyboard.type("Return")
        # Without a window manager, the window does not get the focus again.
        wait_until(lambda: len(self.screen.windows_of(self.program.process.pid)) == 1, "the dialog to close")
        self.program.window()

    def press(self, name: str) -> None:
        node = self.program.find_settled(name, "push button")
        self.screen.accessibility.act(node.reference)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    folder.mkdir()
    file = folder / "Page.swift"
    file.write_text(PAGE)
    return file


@pytest.fixture
def editor(screen: Screen, start: Start, file: Path) -> Editor:
    editor = Editor(screen, start, file)
    editor.page.wait_for_background(BLUE)
    return editor


def test_page_runs_as_one_types_and_is_saved_by_a_key(editor: Editor) -> None:
    assert editor.text() == PAGE
    editor.go_to_end()
    # A line that could not be shown is refused, and the user types on.
    offer = Offered(editor.screen.environment["DISPLAY"], "UTF8_STRING", b"// " + b"x" * (4 << 20))
    editor.screen.keyboard.type("Control+v")
    editor.page.wait_for_line(f"^{NOT_INSERTED}$")
    offer.close()
    editor.write("gc.background = .black\n")
    editor.page.wait_for_background("000000")
    assert editor.file.read_text() == PAGE
    assert editor.has("Not saved", "label")
    editor.screen.keyboard.type("Control+s")
    wait_until(lambda: editor.file.read_text() == PAGE + "gc.background = .black\n", "the saved file")
    wait_until(lambda: not editor.has("Not saved", "label"), "the saved state")


def test_undo_takes_back_what_was_typed(editor: Editor) -> None:
    editor.go_to_end()
    editor.write("gc.background = .black\n")
    editor.page.wait_for_background("000000")
    while editor.text() != PAGE:
        editor.screen.keyboard.type("Control+z")
    editor.page.wait_for_background(BLUE)


def test_buttons_of_the_window_leave_the_keyboard_to_the_code(editor: Editor) -> None:
    editor.go_to_end()
    editor.write("// new")
    editor.wait_for_text(PAGE + "// new")
    editor.page.program.click(editor.page.program.find("Start over", "push button"))
    while editor.text() != PAGE:
        before = editor.text()
        editor.screen.keyboard.type("Control+z")
        wait_until(lambda: editor.text() != before, "a step back")


def test_code_is_formatted_in_one_step(editor: Editor) -> None:
    old = PAGE + "@objc final class A:NSObject { @objc func b(){ print(#selector(A.b)) } }\nlet  n=1; print( n )\n"
    new = PAGE + "@objc final class A: NSObject { @objc func b() { print(#selector(A.b)) } }\nlet n = 1\nprint(n)\n"
    old, new = ["import Foundation\n" + text for text in (old, new)]
    editor.page.save(old)
    editor.wait_for_text(old)
    editor.program.click(editor.code())
    editor.program.wait_for_focus("Code")
    editor.screen.keyboard.type("Control+End", "Up")
    editor.screen.keyboard.type("Control+Shift+i")
    editor.wait_for_text(new)
    # The cursor is where it was.
    editor.write("/")
    editor.wait_for_text(new.replace("let n", "/let n"))
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(new)
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(old)
    editor.screen.keyboard.type("Control+End")
    editor.write("{")
    editor.wait_for_text(old + "{")
    editor.program.act("win.format")
    editor.page.wait_for_line(r"Page\.swift:\d+:\d+: The code was not formatted: ")
    editor.page.discard()


def test_colors_are_shown_in_the_code(editor: Editor) -> None:
    def colors() -> list[str]:
        boxes = [node.box for node in editor.program.find_all("Choose another color", "push button")]
        areas = [editor.screen.pixels(editor.program.on_screen(box)) for box in boxes if box and box.width]
        return sorted(bytes(area[len(area) // 2, len(area) // 2].tolist()).hex().upper() for area in areas if area.size)

    wait_until(lambda: colors() == [BLUE], lambda: f"a blue swatch, not {colors()}")
    editor.page.save(PAGE.replace(BLUE, GREEN))
    wait_until(lambda: colors() == [GREEN], lambda: f"a green swatch, not {colors()}")
    editor.page.save(PAGE + "let name = Color(red: 0, green: 0, blue: 1)\nlet clear = Color.clear\n")
    wait_until(lambda: colors() == sorted([BLUE, "0000FF"]), lambda: f"two swatches, not {colors()}")


def test_click_before_a_color_opens_the_chooser(editor: Editor) -> None:
    old = "import PlaygroundSupport\nlet on = true\nlet colors: [UIColor] = [.red, on ? .blue : .green]\n"
    editor.page.save(old)
    editor.wait_for_text(old)
    wait_until(lambda: len(editor.program.find_all("Choose another color", "push button")) == 3, "three squares")
    editor.program.click(editor.program.find_all("Choose another color", "push button")[1])
    wait_until(lambda: not any(one.name == "Code" for one in editor.program.focused()), editor.program.tree)
    editor.screen.keyboard.type("Control+a")
    editor.screen.keyboard.write("lime")
    editor.screen.keyboard.type("Return")
    editor.wait_for_text(old.replace(".blue", ".init(rgb: 0x00FF00)"))
    editor.screen.keyboard.type("Escape")
    editor.program.wait_for_focus("Code")
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(old)


def test_brackets_are_closed_and_put_around_a_selection(editor: Editor) -> None:
    editor.go_to_end()
    code = PAGE + 'let a = [max(1, 2)] + [f("e")]'
    editor.write('let a = [max(1, 2)] + [f("')
    editor.wait_for_text(PAGE + 'let a = [max(1, 2)] + [f("")]')
    editor.write('e")]')
    editor.wait_for_text(code)
    # What was added or typed over is no step of its own.
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(PAGE + 'let a = [max(1, 2)] + [f("")]')
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(PAGE + "let a = [max(1, 2)] + [f()]")
    editor.screen.keyboard.type("Control+Shift+z", "Control+Shift+z", "End")
    editor.wait_for_text(code)
    editor.write("\nprint(")
    editor.wait_for_text(code + "\nprint()")
    editor.screen.keyboard.type("BackSpace")
    editor.wait_for_text(code + "\nprint")
    editor.screen.keyboard.type("Shift+Home")
    editor.write('"')
    editor.wait_for_text(code + '\n"print"')
    editor.write("(")
    editor.wait_for_text(code + '\n"(print)"')
    editor.screen.keyboard.type("Control+z", "Control+z")
    editor.wait_for_text(code + "\nprint")
    # A letter replaces the selection in one step, too.
    editor.screen.keyboard.type("End", "Shift+Home")
    editor.write("x")
    editor.wait_for_text(code + "\nx")
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(code + "\nprint")
    editor.page.discard()


@pytest.mark.thorough
def test_typing_can_wait_for_a_save(editor: Editor) -> None:
    editor.program.act("win.run-as-you-type")
    editor.go_to_end()
    editor.write("gc.background = .black\n")
    assert_stays(lambda: editor.page.background() == tuple(bytes.fromhex(BLUE)), "the old color", during=1.5)
    editor.screen.keyboard.type("Control+s")
    editor.page.wait_for_background("000000")


def test_error_is_shown_at_its_line(editor: Editor) -> None:
    editor.go_to_end()
    editor.write("nothing()")
    last = len(PAGE.splitlines()) + 1
    message = f"Line {last}: cannot find 'nothing' in scope"
    editor.program.find(message)
    editor.screen.keyboard.type("Control+Home")
    editor.program.click(editor.program.find(message, "push button"))
    editor.write("print")
    editor.wait_for_text(PAGE + "printnothing()")
    editor.screen.keyboard.type(*["Delete"] * len("nothing"))
    wait_until(lambda: not editor.has(message), "no error")
    editor.page.discard()


def test_line_that_is_being_typed_has_no_error(editor: Editor) -> None:
    editor.go_to_end()
    editor.write("missing\n")
    editor.program.find("Line .*: cannot find 'missing' in scope")
    # The page is built during each pause between two letters. After a longer one, which a busy machine can make of it,
    # there may be an error.
    has_error = False
    for letter in "another":
        editor.write(letter)
        typed = time.monotonic()
        while not has_error and time.monotonic() - typed < 0.6:
            has_error = editor.has(".*'anoth.*")
            assert not has_error or time.monotonic() - typed > 0.9, "an error while the user types"
    editor.program.find("Line .*: cannot find 'another' in scope")
    editor.page.discard()


def test_fix_is_one_click(editor: Editor) -> None:
    editor.go_to_end()
    editor.write("let a = 1\na = 2")
    editor.press("Change 'let' to 'var' to make it mutable")
    editor.wait_for_text(PAGE + "var a = 1\na = 2")
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(PAGE + "let a = 1\na = 2")
    editor.page.discard()


@pytest.mark.thorough
def test_misspelled_member_is_corrected(editor: Editor) -> None:
    editor.page.save(PAGE + "View().backgroundColor = .whte\n")
    editor.press("Use “white”")
    editor.wait_for_text(PAGE + "View().backgroundColor = .white\n")
    editor.page.discard()


@pytest.mark.thorough
def test_keys_work_as_in_other_editors(editor: Editor) -> None:
    editor.go_to_end()
    editor.write("if true {\nlet a = 1\na = 2")
    block = "if true {\n    let a = 1\n    a = 2\n}"
    editor.wait_for_text(PAGE + block)
    # Return presses the button that has the focus, and types nothing.
    editor.program.find_settled("Change 'let' to 'var' to make it mutable", "push button")
    editor.screen.keyboard.type("Control+period")
    editor.program.wait_for_focus("Change 'let' to 'var' to make it mutable")
    editor.screen.keyboard.type("Return")
    editor.wait_for_text(PAGE + block.replace("let", "var"))
    editor.program.wait_for_focus("Code")
    editor.screen.keyboard.type("Control+slash")
    wait_until(lambda: "//" in editor.text(), editor.text)
    editor.screen.keyboard.type("Control+slash")
    editor.wait_for_text(PAGE + block.replace("let", "var"))
    editor.page.discard()


def test_old_page_is_updated_in_one_step(editor: Editor) -> None:
    sources = editor.file.with_name("Sources")
    sources.mkdir()
    (sources / "Tint.swift").write_text("import UIKit\nlet tint = UIColor.greenColor()\nfunc pad(n: Int, _ m: Int) {}\n")
    old = PAGE.replace("import PlaygroundSupport\n", "import PlaygroundSupport\nimport UIKit\n") + (
        "pad(1, 2)\nvar n = 0\nn++\nlet box = UIView(frame: CGRectMake(0, 0, 9, 9))\nbox.hidden = true\n"
        "gc.background = .blackColor()\n")
    editor.page.save(old)
    editor.wait_for_text(old)
    editor.press("Update the Page")
    new = old.replace("n++", "n += 1").replace("CGRectMake(0, 0, 9, 9)", "CGRect(x: 0, y: 0, width: 9, height: 9)").replace(
        "hidden", "isHidden").replace("blackColor()", "black")
    editor.wait_for_text(new)
    editor.page.wait_for_background("000000")
    editor.page.wait_for_line(r"Updated 6 places\.$")
    assert not editor.has("Update the Page", "push button")
    assert editor.file.read_text() == old
    editor.go_to_end()
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(old)
    editor.page.discard()


def test_crash_is_shown_at_its_line(editor: Editor) -> None:
    editor.page.save(PAGE + "let none: Int? = nil\nprint(none!)\n")
    editor.program.find(f"Line {len(PAGE.splitlines()) + 2}: .*Unexpectedly found nil.*")


def test_change_by_another_program_is_taken_in(editor: Editor) -> None:
    text = memory(background=RED)
    editor.page.save(text)
    editor.page.wait_for_background(RED)
    editor.wait_for_text(text)
    editor.go_to_end()
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(PAGE)
    editor.page.discard()


@pytest.mark.parametrize("choice", only(["Use the File"], ["Keep Mine", "Use the File"]))
def test_conflict_keeps_both_versions(editor: Editor, choice: str) -> None:
    editor.program.act("win.run-as-you-type")
    without_bar = editor.program.find_settled("Code", "text").box
    editor.go_to_end()
    editor.write("// mine")
    mine, theirs = PAGE + "// mine", memory(background=RED)
    editor.wait_for_text(mine)
    editor.page.save(theirs)
    editor.program.find_settled(choice, "push button")
    editor.screen.keyboard.type("Control+s")
    assert_stays(lambda: editor.file.read_text() == theirs, "the file of the other program", during=0.5)
    editor.press(choice)
    kept, other = (mine, theirs) if choice == "Keep Mine" else (theirs, mine)
    wait_until(lambda: editor.code().box == without_bar, "the bar with the choices to go")
    editor.wait_for_text(kept)
    editor.go_to_end()
    editor.screen.keyboard.type("Control+z")
    editor.wait_for_text(other)
    editor.screen.keyboard.type("Control+Shift+z")
    editor.wait_for_text(kept)
    editor.screen.keyboard.type("Control+s")
    wait_until(lambda: editor.file.read_text() == kept, "the chosen text in the file")


def test_crash_of_the_window_loses_no_text(editor: Editor) -> None:
    editor.go_to_end()
    editor.write("// typed")
    editor.wait_for_text(PAGE + "// typed")
    editor.program.kill()
    assert editor.file.read_text() == PAGE
    again = Editor(editor.screen, editor.start, editor.file)
    again.wait_for_text(PAGE + "// typed")
    again.page.wait_for_line("Your unsaved changes to Page.swift were restored")
    again.go_to_end()
    again.screen.keyboard.type("Control+z")
    again.wait_for_text(PAGE)
    again.screen.keyboard.type("Control+Shift+z", "Control+s")
    wait_until(lambda: editor.file.read_text() == PAGE + "// typed", "the saved file")


def test_closing_asks_about_unsaved_changes(editor: Editor) -> None:
    editor.go_to_end()
    editor.write("// typed")
    editor.program.window().ask_to_close()
    editor.page.answer("Cancel")
    wait_until(lambda: not editor.has("Discard", "label"), "no question")
    editor.wait_for_text(PAGE + "// typed")
    editor.program.window().ask_to_close()
    editor.page.answer("Save")
    editor.program.ended(0)
    assert editor.file.read_text() == PAGE + "// typed"


def test_sources_are_edited_too(screen: Screen, start: Start, file: Path) -> None:
    (file.parent / "Sources").mkdir()
    source = file.parent / "Sources" / "Colors.swift"
    source.write_text("import PlaygroundSupport\npublic let mine: Color = .red\n")
    file.write_text(PAGE + "gc.background = mine\n")
    editor = Editor(screen, start, file)
    editor.page.wait_for_background("FF0000")
    # The files are beside the code if there are several. Without them, the code has a menu.
    editor.screen.keyboard.type("Control+F9")
    wait_until(lambda: not editor.has("Files", "list"), "no files beside the code")
    editor.program.click(editor.program.find("Files of the playground"))
    editor.press("Colors.swift")
    editor.wait_for_text(source.read_text())
    editor.go_to_end()
    editor.screen.keyboard.type(*["BackSpace"] * len("red\n"))
    editor.write("black\n")
    editor.page.wait_for_background("000000")
    assert "red" in source.read_text()
    editor.screen.keyboard.type("Control+s")
    wait_until(lambda: "black" in source.read_text(), "the saved source")


def test_text_is_found(editor: Editor) -> None:
    editor.go_to_end()
    editor.screen.keyboard.type("Control+f")
    editor.program.wait_for_focus("Find in the code")
    editor.write("Background")
    editor.program.find("1 of 1", "label")
    editor.screen.keyboard.type("Return", "Escape")
    editor.program.wait_for_focus("Code")
    # The text that is selected is what is replaced.
    editor.screen.keyboard.type("Control+h")
    editor.program.wait_for_focus("Find in the code")
    editor.screen.keyboard.type("Tab")
    editor.program.wait_for_focus("Replace with")
    editor.write("color")
    editor.screen.keyboard.type("Return")
    editor.wait_for_text(PAGE.replace("background", "color", 1))
    editor.page.discard()


def test_found_text_is_replaced(editor: Editor) -> None:
    old = "let one = 1\nlet two = one + One.one  // none\nenum One { static let one = 2 }\n"
    program, keyboard = editor.program, editor.screen.keyboard
    editor.page.save(old)
    editor.wait_for_text(old)
    editor.go_to_end()
    program.window().resize(360, 640)
    wait_until(lambda: program.window().size[0] == 360, "the narrow window")
    keyboard.type("Control+Home", "Control+h")
    program.wait_for_focus("Find in the code")
    editor.write("oneq")
    program.find("No matches", "label")
    keyboard.type("BackSpace")
    program.find("1 of 7", "label")
    keyboard.type("Shift+Return")
    program.find("7 of 7", "label")
    # The text stays when the bar is opened again, and not only what it has found.
    keyboard.type("Control+f", "Control+h")
    program.find("7 of 7", "label")
    keyboard.type("Return")
    program.find("1 of 7", "label")
    # Case matters if the user says so.
    keyboard.type("Tab")
    program.wait_for_focus("Replace with")
    keyboard.type("Shift+Tab")
    program.wait_for_focus("Find in the code")
    keyboard.type("Tab", "Tab", "space")
    program.wait_for_focus("Match case")
    program.find("1 of 5", "label")
    keyboard.type("Tab", "space")
    program.wait_for_focus("Whole words")
    program.find("1 of 4", "label")
    keyboard.type("Shift+Tab", "Shift+Tab")
    program.wait_for_focus("Replace with")
    editor.write("aone")
    # The first match has been selected.
    keyboard.type("Return")
    editor.wait_for_text(old.replace("one", "aone", 1))
    program.find("1 of 3", "label")
    names = ["Find in the code", "Replace with", "Match case", "Whole words", "Next match", "Find and replace",
             "Replace", "Replace All"]
    boxes = [program.find(name).box for name in names]
    assert all(0 <= box.x and box.x + box.width <= 360 for box in boxes), boxes
    assert boxes[1].y + boxes[1].height > boxes[-1].y > boxes[1].y - 8, f"in one row: {boxes}"
    keyboard.type(*["Tab"] * 7)
    program.wait_for_focus("Replace All")
    keyboard.type("space")
    editor.wait_for_text(re.sub(r"\bone\b", "aone", old))
    program.find("3 replaced", "label")
    keyboard.type("Escape")
    program.wait_for_focus("Code")
    keyboard.type("Control+z")
    editor.wait_for_text(old.replace("one", "aone", 1))
    keyboard.type("Control+z")
    editor.wait_for_text(old)


def test_page_is_saved_under_another_name_and_renamed(editor: Editor) -> None:
    black = PAGE + "gc.background = .black\n"
    editor.go_to_end()
    editor.write("gc.background = .black\n")
    editor.screen.keyboard.type("Control+Shift+s")
    editor.name_file("Dark")
    dark, night = editor.file.with_name("Dark.swift"), editor.file.with_name("Night.swift")
    wait_until(lambda: dark.exists() and dark.read_text() == black, "the copy")
    editor.program.wait_for_focus("Code")
    editor.wait_for_text(black)
    editor.page.wait_for_background("000000")
    assert editor.file.read_text() == PAGE
    editor.screen.keyboard.type("F2")
    editor.name_file("Night")
    wait_until(lambda: night.exists() and not dark.exists(), "the other name")
    editor.program.find("Night", "label")
    assert night.read_text() == black


def test_sources_are_saved_with_their_page(screen: Screen, start: Start, file: Path) -> None:
    (file.parent / "Sources").mkdir()
    (file.parent / "Sources" / "Ink.swift").write_text("public let ink = 1\n")
    editor = Editor(screen, start, file)
    editor.page.wait_for_background(BLUE)
    editor.go_to_end()
    editor.screen.keyboard.type("Control+Shift+s")
    editor.name_file("Dark")
    wait_until(lambda: list(file.parent.glob("Dark*/Sources/Ink.swift")), "the copy")
    editor.program.wait_for_focus("Code")
    editor.wait_for_text(PAGE)
    editor.page.wait_for_background(BLUE)
    editor.screen.keyboard.type("Control+End")
    editor.write("print(ink)\n")
    editor.screen.keyboard.type("Control+s")
    wait_until(lambda: next(file.parent.glob("Dark*/*.swift")).read_text().endswith("print(ink)\n"), "the saved copy")
    assert file.read_text() == PAGE


def test_narrow_window_shows_the_code_or_the_page(editor: Editor) -> None:
    editor.program.window().resize(360, 640)
    wait_until(lambda: editor.program.window().size[0] == 360, "the narrow window")
    wait_until(lambda: editor.page.board() is None, "no board")
    assert editor.code().box.width <= 360
    editor.screen.keyboard.type("F9")
    wait_until(lambda: editor.page.board() and editor.page.board().box.width <= 360, "the board")
    assert not editor.has("Code", "text")
    editor.screen.keyboard.type("F9")
    wait_until(lambda: editor.has("Code", "text"), "the code")
    editor.program.wait_for_focus("Code")


@pytest.mark.thorough
def test_code_stays_hidden_in_the_next_window(editor: Editor) -> None:
    editor.screen.keyboard.type("F9")
    wait_until(lambda: not editor.has("Code", "text"), "no code")
    editor.program.close()
    again = Editor(editor.screen, editor.start, editor.file)
    again.page.wait_for_background(BLUE)
    assert not again.has("Code", "text")


@pytest.mark.thorough
def test_line_with_an_error_stays_visible(screen: Screen, start: Start, file: Path) -> None:
    file.write_text("_ = 1\n" * 60)
    editor = Editor(screen, start, file)
    editor.go_to_end()
    editor.write("b")
    editor.program.find_settled("break", "label")
    screen.keyboard.type("Escape")
    problem = editor.program.find_settled("Line 61: .*", "push button")
    code, message = editor.program.on_screen(editor.code().box), editor.program.on_screen(problem.box)
    assert message.y + message.height + 4 <= code.y + code.height
    before = Box(code.x + 40, message.y, message.x - 8 - code.x - 40, message.height + 4)

    def is_underlined() -> bool:
        red, green, blue = numpy.moveaxis(screen.pixels(before).astype(int), 2, 0)
        # The keywords are orange.
        return bool(((red > green + 50) & (blue >= green)).any())

    wait_until(is_underlined, "the wavy line below the error, before the message")
    editor.page.discard()


@pytest.mark.thorough
def test_message_above_the_cursor_does_not_move_it_away(screen: Screen, start: Start, file: Path) -> None:
    # The message does not fit after the code.
    name = "c" * 120
    file.write_text("_ = 1\n" * 59 + f"let {name} = 1\n")
    editor = Editor(screen, start, file)
    editor.go_to_end()
    editor.write(f"{name} = 2\n")

    def is_in_the_code() -> bool:
        fix, code = editor.program.find("Change 'let' to 'var' to make it mutable", "push button"), editor.code()
        return fix.box.y + fix.box.height <= code.box.y + code.box.height

    wait_until(is_in_the_code, editor.program.tree)
    editor.page.discard()


@pytest.mark.thorough
def test_wrapped_names_have_no_hyphens(screen: Screen, start: Start, file: Path) -> None:
    file.write_text("// " + "o" * 1200 + "\n")
    editor = Editor(screen, start, file)
    editor.program.act("win.wrap-lines")

    def ends() -> list[int]:
        """Returns the heights of the last letters of all lines but the first and the last."""
        pixels = screen.pixels(editor.program.on_screen(editor.code().box)).astype(int)
        dark = (numpy.abs(pixels - pixels[-9, pixels.shape[1] // 2]).max(axis=2) > 60)[:, 60:]
        edges = numpy.flatnonzero(numpy.diff(dark.any(axis=1), prepend=False, append=False))
        lines = [dark[top:bottom] for top, bottom in zip(edges[::2], edges[1::2])]
        last = [numpy.flatnonzero(line.any(axis=0))[-1] for line in lines]
        return [int(line[:, end - 2:end + 1].any(axis=1).sum()) for line, end in zip(lines, last)][1:-1]

    wait_until(lambda: len(ends()) > 3, lambda: f"more than three lines, not {ends()}")
    wait_until(lambda: min(ends()) > 3, lambda: f"letters, not hyphens at the ends of the lines: {ends()}")
