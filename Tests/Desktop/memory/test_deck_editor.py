# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck editor: real pointer and keys make decks, which are saved in the user's folder."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import picture_files
from clipboard import Offered
from colors import alike, middle
from conftest import SEED, Start, board_of, shorten_deal
from deck_editor import DeckEditor
from drag_source import DragSource
from home import Home
from memory_board import MemoryBoard
from screen import Screen
from waiting import wait_until

TEXTS = [
    "Pair {}, first card: text", "Pair {}, second card: text"]


@pytest.fixture
def editor(screen: Screen, home: Home, start: Start) -> Iterator[DeckEditor]:
    """The editor with a new deck. Its changes are discarded at the end."""
    shorten_deal(home)
    home.switch_animations_off()
    program = start(screen, *SEED)
    board_of(program)
    editor = DeckEditor(program)
    yield editor
    editor.discard()


def fill(editor: DeckEditor, *pairs: tuple[str, str]) -> None:
    """Types texts with the keyboard. The focus is anywhere."""
    for number, pair in enumerate(pairs, 1):
        for name, text in zip(TEXTS, pair):
            editor.write(name.format(number), text)


def shows(editor: DeckEditor, button: str, color: tuple[int, int, int]) -> bool:
    """Returns whether the picture on a button has this color in its middle."""
    box = editor.find(button, "push button").box
    assert box
    return alike(middle(editor.screen.pixels(editor.on_screen(box))), color)


@pytest.mark.thorough
def test_deck_is_made_with_the_pointer_and_the_keys(editor: DeckEditor, tmp_path: Path) -> None:
    editor.write("Title", "pets")
    fill(editor, ("cat", "Katze"), ("", "Hund"))
    dog = picture_files.plain(tmp_path / "dog.png")
    editor.choose("Pair 2, first card: picture", "Choose a File…")
    editor.choose_file(dog)
    button = "Pair 2, first card: picture, dog.png"
    wait_until(lambda: shows(editor, button, picture_files.GREEN), "the picture")
    editor.click("Add Pair", "push button")
    editor.program.wait_for_focus("Pair 3, first card: text")
    bird = picture_files.plain(tmp_path / "bird.png", (200, 40, 40))
    offer = Offered(editor.screen.environment["DISPLAY"], "image/png", bird.read_bytes())
    offer.wait_until_known()
    editor.screen.keyboard.type("Control+v")
    editor.find("Pair 3, first card: picture, picture.png", "push button")
    offer.close()
    editor.write("Pair 3, second card: text", "bird")
    deck = editor.saved()
    assert deck["title"] == "pets" and deck["groupSize"] == 2
    assert deck["groups"] == [
        [{"text": "cat"}, {"text": "Katze"}], [{"picture": "dog.png"}, {"text": "Hund"}],
        [{"picture": "picture.png"}, {"text": "bird"}]]
    folder = editor.program.home.data / "peekaboard" / "decks" / "pets"
    assert (folder / "dog.png").read_bytes() == dog.read_bytes()
    assert sorted(file.name for file in folder.iterdir()) == ["deck.json", "dog.png", "picture.png"]
    assert editor.program.complaints == []
    # Another save replaces the deck.
    editor.write("Pair 1, first card: text", "s")
    deck = editor.saved()
    assert deck["groups"][0] == [{"text": "cats"}, {"text": "Katze"}]
    # The earlier deck is removed afterwards.
    wait_until(lambda: [one.name for one in folder.parent.iterdir()] == ["pets"], lambda: list(folder.parent.iterdir()))


def test_deck_is_made_with_the_keyboard_alone(editor: DeckEditor) -> None:
    keyboard = editor.screen.keyboard
    keyboard.write("numbers")
    for number, pair in enumerate([("one", "eins"), ("two", "zwei"), ("three", "drei")], 1):
        if number == 3:
            keyboard.type("Control+Return")
        for name, text in zip(TEXTS, pair):
            for _ in range(6):
                if any(node.name == name.format(number) for node in editor.program.focused()):
                    break
                editor.program.press_tab()
            editor.program.wait_for_focus(name.format(number))
            keyboard.write(text)
            editor.wait_for_text(name.format(number), text)
    keyboard.type("Alt+Up")
    editor.wait_for_text("Pair 2, second card: text", "drei")
    editor.program.wait_for_focus("Pair 2, first card: text")
    assert editor.saved()["groups"] == [
        [{"text": "one"}, {"text": "eins"}], [{"text": "three"}, {"text": "drei"}], [{"text": "two"}, {"text": "zwei"}]]
    assert editor.program.complaints == []


@pytest.mark.thorough
def test_return_goes_from_text_to_text_and_adds_a_pair_at_the_end(editor: DeckEditor) -> None:
    keyboard = editor.screen.keyboard
    keyboard.write("pets")
    keyboard.type("Return")
    for number, pair in enumerate([("cat", "Katze"), ("dog", "Hund"), ("cow", "Kuh")], 1):
        for name, text in zip(TEXTS, pair):
            editor.program.wait_for_focus(name.format(number))
            keyboard.write(text)
            keyboard.type("Return")
    editor.program.wait_for_focus(TEXTS[0].format(4))
    # The last pair is empty, so no other is added after it.
    keyboard.type("Return", "Return")
    keyboard.write("a")
    editor.wait_for_text(TEXTS[1].format(4), "a")
    keyboard.type("BackSpace")
    assert len(editor.saved()["groups"]) == 3
    assert editor.program.complaints == []


@pytest.mark.thorough
def test_pair_counts_when_something_is_on_both_cards(editor: DeckEditor) -> None:
    fill(editor, ("cat", "Katze"))
    editor.find("1 pair", "label")
    editor.write(TEXTS[0].format(2), "dog")
    editor.wait_for_text(TEXTS[0].format(2), "dog")
    editor.find("1 pair", "label")
    editor.write(TEXTS[1].format(2), "Hund")
    editor.find("2 pairs", "label")


@pytest.mark.thorough
def test_saved_deck_can_be_played_from_the_message(editor: DeckEditor) -> None:
    fill(editor, ("cat", "Katze"), ("dog", "Hund"))
    editor.saved()
    # Libadwaita 1.2 says the name twice.
    play = editor.find("(Play Deck ?)+", "push button").box
    assert play
    editor.screen.pointer.click(editor.on_screen(play).center)
    board = MemoryBoard(editor.program)
    board.wait(lambda: len(board.cards()) == 4)
    add = editor.find("Add Pair", "push button").box
    assert add and play.y + play.height <= add.y
    editor.discard()
    editor.program.window()
    board.click((1, 1))
    board.wait(lambda: set(board.up().values()) & {"cat", "Katze", "dog", "Hund"})


@pytest.mark.thorough
def test_tab_goes_through_the_cards_in_their_order(editor: DeckEditor) -> None:
    editor.click("Pair 1, first card: text", "text")
    names = []
    for _ in range(7):
        editor.program.press_tab()
        names += [node.name for node in editor.program.focused()]
    assert names == [
        "Pair 1, first card: sound", "Pair 1, second card: picture", "Pair 1, second card: text",
        "Pair 1, second card: sound", "Pair 1: menu", "Pair 2, first card: picture", "Pair 2, first card: text"]


def test_problems_are_shown_and_prevent_saving(editor: DeckEditor) -> None:
    fill(editor, ("cat", "Katze"), ("The", "cat"))
    editor.wait_for_problems("First card: same text as in pair 2", "Second card: same text as in pair 1")
    editor.screen.keyboard.type("Control+a", "BackSpace")
    editor.wait_for_problems()
    editor.click("Title", "text")
    editor.wait_for_problems("Second card: nothing on it")
    editor.screen.keyboard.type("Control+s")
    assert "Pair 2. Second card: nothing on it" in editor.program.wait_for_complaint()
    editor.program.wait_for_focus("Pair 2, second card: text")
    assert not (editor.program.home.data / "peekaboard" / "decks").exists()


@pytest.mark.thorough
def test_steps_can_be_undone_and_redone(editor: DeckEditor) -> None:
    fill(editor, ("cat", "Katze"))
    keyboard = editor.screen.keyboard
    editor.choose("Pair 1: menu", "Remove")
    editor.wait_for_text("Pair 1, first card: text", "")
    keyboard.type("Control+z")
    editor.wait_for_text("Pair 1, second card: text", "Katze")
    keyboard.type("Control+z")
    editor.wait_for_text("Pair 1, second card: text", "")
    editor.program.wait_for_focus("Pair 1, second card: text")
    editor.click("Undo", "push button")
    editor.wait_for_text("Pair 1, first card: text", "")
    keyboard.type("Control+Shift+z", "Control+Shift+z")
    editor.wait_for_text("Pair 1, first card: text", "cat")
    editor.wait_for_text("Pair 1, second card: text", "Katze")
    assert editor.program.complaints == []


@pytest.mark.thorough
def test_table_is_imported(editor: DeckEditor, tmp_path: Path) -> None:
    table = tmp_path / "words.csv"
    table.write_text("cat;Katze\nalone\n" + "".join(f"word {n};Wort {n}\n" for n in range(498)), encoding="utf-8")
    editor.screen.keyboard.type("Control+i")
    editor.choose_file(table)
    editor.find("499 pairs", "label")
    editor.program.find("Row 2 has only one text and was left out", "label")
    editor.close_dialog()
    editor.wait_for_text("Pair 1, second card: text", "Katze")
    editor.click("Pair 2, first card: text", "text")
    # The rows follow the keyboard focus.
    editor.screen.keyboard.type("Control+Return")
    editor.program.wait_for_focus("Pair 3, first card: text")
    editor.screen.keyboard.type("Control+z")
    groups = editor.saved()["groups"]
    assert len(groups) == 499 and groups[498] == [{"text": "word 497"}, {"text": "Wort 497"}]


@pytest.mark.thorough
def test_bad_table_is_refused(editor: DeckEditor, tmp_path: Path) -> None:
    table = tmp_path / "words.csv"
    table.write_bytes(b"K\xe4se;cheese\n")
    editor.screen.keyboard.type("Control+i")
    editor.choose_file(table)
    assert "words.csv is not a text file in UTF-8" in editor.program.wait_for_complaint()


def test_pictures_are_dropped(editor: DeckEditor, drag: DragSource, tmp_path: Path) -> None:
    files = [picture_files.plain(tmp_path / f"{name}.png", color) for name, color in picture_files.FACES.items()]

    def drop(name: str, *files: Path) -> None:
        box = editor.find(name, "text").box
        assert box and drag.drop(editor.window, editor.on_screen(box).center, *files)

    drop("Pair 2, second card: text", files[0])
    editor.find("Pair 2, second card: picture, 1.png", "push button")
    drop("Pair 1, first card: text", *files[1:4])
    editor.find("Pair 4, second card: picture, 4.png", "push button")
    editor.find("Pair 1, first card: picture, 2.png", "push button")
    bad = picture_files.no_picture(tmp_path / "bad.png")
    drop("Pair 1, first card: text", bad)
    assert "bad.png" in editor.program.wait_for_complaint()


def test_picture_is_drawn(editor: DeckEditor) -> None:
    fill(editor, ("cat", "Katze"), ("", "X"))
    editor.choose("Pair 2, first card: picture", "Draw…")
    paper = editor.program.find_settled("Drawing, .*", "filler")
    dialog = editor.windows()[-1]
    dialog.take_focus()
    (left, top), (width, height) = dialog.origin, dialog.size
    x, y = left + width / 2, top + height / 2
    editor.screen.pointer.drag((x - 50, y - 60), (x + 50, y + 60))
    editor.screen.pointer.drag((x + 50, y - 60), (x - 50, y + 60))
    editor.screen.accessibility.act(editor.program.find_settled("Use", "push button").reference)
    editor.find("Pair 2, first card: picture, drawing.svg", "push button")
    editor.window.take_focus()
    assert paper and editor.saved()["groups"][1] == [{"picture": "drawing.svg"}, {"text": "X"}]
    drawing = (editor.program.home.data / "peekaboard" / "decks" / "deck" / "drawing.svg").read_text()
    assert drawing.count("<path ") == 2
    assert editor.program.complaints == []


@pytest.mark.thorough
def test_everything_fits_a_narrow_window(editor: DeckEditor) -> None:
    editor.window.resize(360, 640)
    wait_until(lambda: editor.window.size == (360, 640), "the size")
    fill(editor, ("cat", "Katze"))
    first, second = (editor.find(name.format(1), "text").box for name in TEXTS)
    assert first and second and second.y > first.y, "the cards are below each other"
    frame = editor.tree().box
    assert frame and frame.width <= 360
    for node in editor.tree().walk():
        if node.box and node.box.width and node.role in ("push button", "text") and "showing" in node.states:
            assert node.box.x >= 0 and node.box.x + node.box.width <= frame.width, node


def test_closing_asks_about_changes(editor: DeckEditor) -> None:
    fill(editor, ("cat", "Katze"), ("dog", "Hund"))
    editor.window.ask_to_close()
    editor.program.find_settled("Save Changes.*", "label")
    editor.close_dialog()
    editor.window.ask_to_close()
    editor.answer("Alt+s")
    wait_until(lambda: not editor.is_open(), "the editor to close")
    assert (editor.program.home.data / "peekaboard" / "decks" / "deck" / "deck.json").exists()


@pytest.mark.thorough
def test_quitting_asks_about_changes(editor: DeckEditor) -> None:
    fill(editor, ("cat", "Katze"), ("dog", "Hund"))
    editor.program.window().ask_to_close()
    editor.program.find_settled("Save Changes.*", "label")
    editor.close_dialog()
    assert editor.text("Pair 1, first card: text") == "cat"
    editor.screen.keyboard.type("Control+q")
    editor.answer("Alt+d")
    editor.program.ended(0)
    assert not (editor.program.home.data / "peekaboard" / "decks").exists()


@pytest.mark.thorough
def test_focus_stays_in_view_when_a_warning_appears_above_it(editor: DeckEditor) -> None:
    editor.window.resize(360, 640)
    wait_until(lambda: editor.window.size == (360, 640), "the size")
    fill(editor, ("one", "eins"), ("two", "zwei"))
    for number, pair in enumerate([("three", "drei"), ("four", "eins")], 3):
        editor.screen.keyboard.type("Control+Return")
        for name, text in zip(TEXTS, pair):
            while not any(node.name == name.format(number) for node in editor.program.focused()):
                editor.program.press_tab()
            editor.screen.keyboard.write(text)
            editor.wait_for_text(name.format(number), text)
    editor.wait_for_problems("Second card: same text as in pair 4", "Second card: same text as in pair 1")
    name = TEXTS[1].format(4)

    def is_in_view() -> bool:
        field, below = editor.find(name, "text").box, editor.find("Add Pair", "push button").box
        return bool(field and below and field.y + field.height <= below.y)

    wait_until(is_in_view, lambda: f"{name} to be in view in\n{editor.tree()}")
    # Neither does a message hide it.
    editor.screen.keyboard.type("Control+s")
    message, field = editor.find("Deck saved", "label").box, editor.find(name, "text").box
    assert message and field and field.y + field.height <= message.y
