# SPDX-License-Identifier: GPL-3.0-or-later
"""The checks find the problems that they are written for."""
from __future__ import annotations

from pathlib import Path

import pytest

from conftest import ROOT
from catalog import parse, read
from checks import (
    PLACE, menus, messages_in_c, places, shared_mnemonics, unmarked_in_swift, unmarked_in_ui, wrong_messages,
    wrong_translations)
from pseudo import pseudo
from swift_strings import Refusal, messages

HEADER = 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=n != 1;\\n"\n\n'


@pytest.mark.parametrize(("entry", "problem"), [
    ('msgid "Undo"\nmsgstr ""', "not translated"),
    ('#, fuzzy\nmsgid "Undo"\nmsgstr "Zurück"', "fuzzy"),
    ('#~ msgid "Undo"\n#~ msgstr "Zurück"', "obsolete"),
    ('msgid "{a} of {b}"\nmsgstr "{a} von {c}"', "different placeholders"),
    ('msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} Karte"\nmsgstr[1] "Karten"', "different placeholders"),
    ('msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} Karte"', "wrong number of forms"),
    ('msgid "Won"\nmsgstr "Gewonnen!"', "exclamation mark"),
    ('msgid "Won"\nmsgstr " Gewonnen"', "spaces"),
    ('msgid "It is won."\nmsgstr "Es ist gewonnen"', "different ending"),
    ('msgid "It’s won"\nmsgstr "C\'est gagné"', "straight quotation mark"),
    ('msgid "_Undo"\nmsgstr "Zurück"', "mnemonic"),
    ('msgid "Undo"\nmsgstr "_Zurück"', "mnemonic"),
])
def test_problems_in_a_translation_are_found(entry: str, problem: str) -> None:
    found = wrong_translations(parse(HEADER + entry, "de"))
    assert len(found) == 1 and problem in found[0]


def test_problems_in_english_messages_are_found() -> None:
    text = 'msgid "Won!"\nmsgstr ""\n\nmsgid "One"\nmsgid_plural "{n} ones"\nmsgstr[0] ""\n\nmsgid "Two "\nmsgstr ""'
    assert len(wrong_messages(parse(HEADER + text, ""))) == 3


@pytest.mark.parametrize("source", [
    'label.setAccessibleName("Undo")',
    'gtk_label_set_text(label.opaque, "Undo")',
    'Choice(id: "a", title: "Undo")',
    'Choice(id: "a", title: "Undo \\(count)")',
    'let words = "The board is filled"',
    'let words = "Next circle"',
    'printError("no display")',
    'row(filled("{one} and {other}: a pair", values))',
    'ConsoleLine("Undo", [:]).show()',
    'refuse("crashed")',
    'throw Problem(reason: "missing")',
    'let words = "Select a card"',
])
def test_unmarked_message_is_found(source: str) -> None:
    assert len(unmarked_in_swift(source)) == 1


@pytest.mark.parametrize("source", [
    'label.setAccessibleName(translated("Undo"))',
    'Choice(id: "daily easy", title: phrase("Undo"))',
    'Choice(id: "one", title: "\\(rows) × \\(columns)")',
    'button.addClass("dim-label")',
    'precondition(true, "cards come in pairs")',
    'let place = "\\(folder)/share/locale" // Not a word',
    'let line = "gc.background = Color(rgb: 0x0E4F50)"',
    'let line = "var list: [Int] = []"',
    'let page = """\n    import Foundation\n    start the view\n    """',
    'ConsoleLine(phrase("Undo"), [:]).show()',
    'run("SELECT category FROM result WHERE board = ?")',
    'line.firstRange(of: "Function start line")',
])
def test_other_strings_need_no_mark(source: str) -> None:
    assert unmarked_in_swift(source) == []


def test_messages_in_c_are_found() -> None:
    source = '#include "a page.h"\nputs("The page has crashed"); /* "a comment" */ puts("fault"); // "another one"'
    assert messages_in_c(source) == ["The page has crashed"]


def test_unmarked_text_in_a_ui_file_is_found() -> None:
    marked = '<object><property name="label" translatable="yes">Undo</property></object>'
    assert unmarked_in_ui(marked) == []
    assert unmarked_in_ui(marked.replace(' translatable="yes"', "")) == ["Undo"]


def test_shared_and_missing_mnemonics_are_found() -> None:
    ui = '<a><menu><item><attribute name="label">_Undo</attribute></item></menu></a>'
    assert menus(ui) == [["_Undo"]]
    assert len(shared_mnemonics(["_Undo", "_Redo"])) == 0
    assert len(shared_mnemonics(["_Undo", "q_uit", "Redo"])) == 2


@pytest.mark.parametrize("call", [
    'translated("\\(count) moves")',
    'translated("one " + "two")',
    'translated(isOne ? "one" : "two")',
    'translated("one", "two")',
    'translated("""\n    one\n    """)',
    'phrase(#"one"#)',
    '// Translators: of nothing.\nlet one = 1',
])
def test_messages_that_cannot_be_extracted_are_refused(call: str, tmp_path: Path) -> None:
    (tmp_path / "a.swift").write_text(call)
    with pytest.raises(Refusal, match="a.swift:"):
        messages(tmp_path / "a.swift", "a.swift")


def test_marked_messages_are_extracted(tmp_path: Path) -> None:
    (tmp_path / "a.swift").write_text(r'''
        // translated("a comment") /* "
        /* translated("another") /* within */ " */
        let a = "translated(\(f(translated("within \"quotes\" – \u{2026}")))"
        // Translators: How many.
        // That is all.
        let b = filled(translated(
            "{n} card", "{n} cards",
            count: numbers["a, b"]), values)
        let c = translated(title), d = [phrase("last"), ")"]
        ''')
    one, two, three = messages(tmp_path / "a.swift", "a.swift")
    assert (one.text, one.plural, one.comments, one.line) == ('within "quotes" – …', None, [], 4)
    assert (two.text, two.plural) == ("{n} card", "{n} cards")
    assert two.comments == ["Translators: How many.", "That is all."]
    assert three.text == "last"


def test_comment_above_a_list_or_a_block_is_about_all_its_texts(tmp_path: Path) -> None:
    (tmp_path / "a.swift").write_text('''
        // Translators: Animals.
        let animals = [
            phrase("Fox"), pair([phrase("Owl")]),
        ]
        let other = phrase("Other")
        // Translators: Reasons.
        switch self {
        case .one: translated("one")
        case .two: translated("two")
        }
        ''')
    found = {one.text: one.comments for one in messages(tmp_path / "a.swift", "a.swift")}
    animals, reasons = ["Translators: Animals."], ["Translators: Reasons."]
    assert found == {"Fox": animals, "Owl": animals, "Other": [], "one": reasons, "two": reasons}


def test_pseudolanguage_is_longer_and_keeps_placeholders_and_mnemonics() -> None:
    for entry in read(ROOT / "po" / "peekaboard.pot").entries:
        text = pseudo(entry.text)
        assert places(text) == places(entry.text)
        assert text.count("_") == entry.text.count("_")
        before, after = (len(PLACE.sub("", one)) for one in (entry.text, text))
        assert after >= 1.4 * before or before < 3
