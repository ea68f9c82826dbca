# SPDX-License-Identifier: GPL-3.0-or-later
"""The views of a page for screen readers and the keyboard, and its text fields."""
from __future__ import annotations

import random
import time
from pathlib import Path

import numpy
import pytest

from accessible import Node
from conftest import Start
from live_page import LivePage
from screen import Screen
from waiting import assert_stays, wait_until

PAGE = """import PlaygroundSupport

let score = Label(frame: Rect(x: 20, y: 20, width: 200, height: 30))
score.text = "Score: 0"

final class Pad: View {
    var count = 0 {
        didSet { score.text = "Score: \\(count)" }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

final class Dial: View {
    var value = 3 {
        didSet { accessibilityValue = "\\(value)" }
    }
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
}

let pad = Pad(frame: Rect(x: 20, y: 70, width: 120, height: 60))
pad.backgroundColor = .red
pad.isAccessibilityElement = true
pad.accessibilityLabel = "Press"
pad.accessibilityTraits = .button
pad.accessibilityHint = "Adds one"
pad.accessibilityCustomActions = [
    AccessibilityCustomAction(name: "Double") { _ in
        pad.count *= 2
        return true
    },
    AccessibilityCustomAction(name: "Reset") { _ in
        pad.count = 0
        return true
    },
]

let dial = Dial(frame: Rect(x: 20, y: 150, width: 200, height: 40))
dial.isAccessibilityElement = true
dial.accessibilityLabel = "Speed"
dial.accessibilityTraits = .adjustable
dial.accessibilityValue = "3"

let field = TextField(frame: Rect(x: 20, y: 210, width: 200, height: 40))
field.placeholder = "Name"
field.borderStyle = .roundedRect
field.addAction(UIAction { _ in print("changed to \\(field.text ?? "")") }, for: .editingChanged)
field.addAction(UIAction { _ in
    print("submitted \\(field.text ?? "")")
    field.text = "done"
}, for: .primaryActionTriggered)

let hidden = Label(frame: Rect(x: 20, y: 300, width: 200, height: 30))
hidden.text = "Hidden"
hidden.isHidden = true

let page = View(frame: Rect(x: 0, y: 0, width: 300, height: 340))
for view in [score, pad, dial, field, hidden] { page.addSubview(view) }
PlaygroundPage.current.liveView = page
"""


def test_views_are_elements(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Views.swift"
    file.write_text(PAGE)
    page = LivePage(screen, start, file)
    program, keyboard = page.program, screen.keyboard
    program.find("Score: 0", "label")

    def elements() -> list[Node]:
        return program.find("Live View").children

    assert [one.name for one in elements()] == ["Score: 0", "Press", "Speed, 3", "Name"], program.tree()
    score, pad, dial, field = elements()
    assert [one.role for one in (score, pad, dial)] == ["label", "push button", "slider"]
    assert field.role in ("text", "entry")
    assert pad.description == "Adds one"
    assert [len(program.actions(one)) for one in (score, pad, dial)] == [0, 1, 0], "only buttons are activated"
    assert pad.box.width == 120 and dial.box.width == 200 and dial.box.y - pad.box.y == 80

    # A screen reader and the pointer press the same view.
    screen.accessibility.act(pad.reference)
    program.find("Score: 1", "label")
    program.click(pad)
    program.find("Score: 2", "label")

    # Tab and the arrow keys move between the elements.
    program.wait_for_focus("Press")
    program.press_tab()
    program.wait_for_focus("Speed, 3")
    keyboard.type("Shift+Tab")
    program.wait_for_focus("Press")
    keyboard.type("Up")
    program.wait_for_focus("Score: 2")
    keyboard.type("Down")
    program.wait_for_focus("Press")
    keyboard.type("Return")
    program.find("Score: 3", "label")
    keyboard.type("space")
    program.find("Score: 4", "label")
    keyboard.type("Down")
    program.wait_for_focus("Speed, 3")
    keyboard.type("Right", "Right", "Left")
    program.wait_for_focus("Speed, 4")

    # The menu of custom actions.
    keyboard.type("Up")
    program.wait_for_focus("Press")
    keyboard.type("Shift+F10")
    program.wait_for_focus("Double")
    keyboard.type("Return")
    program.find("Score: 8", "label")
    program.wait_for_focus("Press")

    # Typing into the text field changes the page, and the page changes the text field.
    keyboard.type("Down", "Down")
    program.wait_for_focus("Name")
    keyboard.write("ada")
    page.wait_for_line("^changed to ada$")
    assert screen.accessibility.text(field.reference) == "ada"
    keyboard.type("BackSpace")
    page.wait_for_line("^changed to ad$", after="changed to ada")
    keyboard.type("Return")
    page.wait_for_line("^submitted ad$")
    wait_until(lambda: screen.accessibility.text(field.reference) == "done", "the page to change the text")
    keyboard.write("x")
    page.wait_for_line("^changed to donex$")
    keyboard.type("Up")
    program.wait_for_focus("Speed, 4")

    # A save goes on with what was typed, pressed, and adjusted.
    page.save(PAGE.replace("Adds one", "Adds 1"))
    wait_until(lambda: elements()[1].description == "Adds 1", lambda: f"the new page in\n{program.tree()}")
    assert [one.name for one in elements()] == ["Score: 8", "Press", "Speed, 4", "Name"]
    assert screen.accessibility.text(elements()[3].reference) == "donex"
    program.wait_for_focus("Speed, 4")

    # The field takes the pointer for itself.
    program.click(elements()[3])
    program.wait_for_focus("Name")
    assert_stays(lambda: program.find("Score: 8", "label"), program.tree, during=0.3)

    # Who types goes on typing after a press of a button.
    program.click(elements()[1])
    program.find("Score: 9", "label")
    keyboard.type("End")
    keyboard.write("y")
    page.wait_for_line("^changed to donexy$")
    assert not program.complaints


TEXT_PAGE = """import PlaygroundSupport
import UIKit

final class Notes: UIViewController, UITextViewDelegate {
    let notes = UITextView(frame: CGRect(x: 20, y: 20, width: 260, height: 120))
    override func viewDidLoad() {
        notes.accessibilityLabel = "Diary"
        notes.font = .systemFont(ofSize: 17)
        notes.delegate = self
        let button = UIButton(frame: CGRect(x: 20, y: 160, width: 120, height: 40))
        button.setTitle("Clear", for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.addAction(UIAction { _ in self.notes.text = "" }, for: .touchUpInside)
        let label = UILabel(frame: CGRect(x: 160, y: 160, width: 120, height: 40))
        label.text = "Kept for a day"
        for part in [notes, label, button] { view.addSubview(part) }
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        text != "z"
    }
    func textViewDidChange(_ textView: UITextView) {
        print("lines: \\(textView.text.components(separatedBy: "\\n").joined(separator: "|"))")
    }
    func textViewDidEndEditing(_ textView: UITextView) { print("ended") }
}
PlaygroundPage.current.liveView = Notes()
"""


def test_text_of_several_lines_is_edited(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Notes.swift"
    file.write_text(TEXT_PAGE)
    page = LivePage(screen, start, file)
    program, keyboard = page.program, screen.keyboard
    notes = program.find("Diary")
    assert notes.role == "text", program.tree()
    program.click(notes)
    program.wait_for_focus("Diary")
    keyboard.write("ada")
    page.wait_for_line("^lines: ada$")
    keyboard.type("Return")
    keyboard.write("lovelace")
    page.wait_for_line(r"^lines: ada\|lovelace$")
    # What the delegate refuses is not kept.
    keyboard.write("z")
    wait_until(
        lambda: screen.accessibility.text(notes.reference) == "ada\nlovelace", "the text without what was refused")
    # The arrow keys move in the text, and Tab leaves it for the next control, not for a text.
    keyboard.type("Up", "End")
    keyboard.write("x")
    page.wait_for_line(r"^lines: adax\|lovelace$")
    program.press_tab()
    program.wait_for_focus("Clear")
    page.wait_for_line("^ended$")
    keyboard.type("Return")
    wait_until(lambda: screen.accessibility.text(notes.reference) == "", "the page to remove the text")
    keyboard.type("Shift+Tab")
    program.wait_for_focus("Kept for a day")
    assert not program.complaints


LARGE_PAGE = """import UIKit
import PlaygroundSupport

// As large as the window, so that it is not enlarged.
let page = UIView(frame: CGRect(x: 0, y: 0, width: 1180, height: 715))
page.backgroundColor = .white
let button = UIButton(frame: CGRect(x: 20, y: 140, width: 120, height: 40))
button.setTitle("First", for: .normal)
let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 80))
(field.accessibilityLabel, field.text, field.textColor, field.font) = ("Amount", "H", .black, .systemFont(ofSize: 48))
for view in [button, field] { page.addSubview(view) }
PlaygroundPage.current.liveView = page
"""


def test_large_text_is_in_the_middle_of_its_field(screen: Screen, start: Start, tmp_path: Path) -> None:
    file = tmp_path / "Large.swift"
    file.write_text(LARGE_PAGE)
    page = LivePage(screen, start, file, "--present")
    page.program.wait_for_focus("First")
    field = page.program.find("Amount")

    def middle() -> float | None:
        """Returns where the middle of the letter is, in parts of the height of the field."""
        box = page.program.on_screen(page.program.find("Amount").box)
        rows = numpy.flatnonzero((screen.pixels(box) < 60).all(axis=2).any(axis=1))
        return (rows[0] + rows[-1] + 1) / 2 / box.height if len(rows) else None

    wait_until(lambda: (now := middle()) and abs(now - 0.5) < 0.04, lambda: f"{middle()} of {field.box}")
    assert not page.program.complaints


MOVING_PAGE = """import UIKit
import PlaygroundSupport

final class Pad: UIView {
    var count = 0 { didSet { accessibilityLabel = "\\(count) presses" } }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
let pad = Pad(frame: CGRect(x: 20, y: 20, width: 120, height: 60))
(pad.backgroundColor, pad.isAccessibilityElement, pad.count) = (.systemBlue, true, 0)
let button = UIButton(frame: CGRect(x: 0, y: 200, width: 60, height: 60))
button.setTitle("Moves", for: .normal)
for view in [pad, button] { page.addSubview(view) }
var angle = 0.0
Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { _ in
    angle += 0.1
    button.frame.size.width = 80 + 20 * cos(angle)
}
PlaygroundPage.current.liveView = page
"""


@pytest.mark.thorough
def test_no_press_is_lost_while_elements_move(screen: Screen, start: Start, tmp_path: Path) -> None:
    """After each layout, GDK looks where the pointer is. The buttons that are down by then can be others than those of the
    last event. About one press of two hundred was lost by that."""
    file = tmp_path / "Moving.swift"
    file.write_text(MOVING_PAGE)
    page = LivePage(screen, start, file, "--present")
    place = page.program.on_screen(page.program.find("0 presses").box).center
    numbers = random.Random(1)
    for count in range(1, 601):
        screen.pointer.move(place)
        screen.pointer.press()
        time.sleep(numbers.uniform(0, 0.016))
        screen.pointer.release()
        page.program.find(f"{count} presses")
    assert not page.program.complaints
