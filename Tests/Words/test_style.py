# SPDX-License-Identifier: GPL-3.0-or-later
"""The text follows the rules of style: quotes, spaces, capitalization, spelling, and context for translators."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from conftest import ROOT
from catalog import parse, read
from checks import STRAIGHT_QUOTES
from style import (
    BRITISH, FORBIDDEN, FRENCH, headings, is_capitalized, labels, lacks_context, prose, without_code)

TEMPLATE = read(ROOT / "po" / "peekaboard.pot")
WINDOWS = sorted(ROOT.glob("data/ui/*.ui"))
# The files that contain the lists of words.
LISTS = {"Tests/Words/style.py", "Tests/Words/test_style.py"}
WRITTEN = (".md", ".6", ".swift", ".c", ".h", ".py", ".sh", ".css", "")


def texts() -> list[str]:
    """Returns all English messages."""
    return [text for entry in TEMPLATE.entries for text in (entry.text, entry.plural) if text]


def documents() -> list[Path]:
    """Returns the documents and sources in the repository."""
    names = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    folders = ("Sources/", "Tests/", "build-aux/", "docs/", "data/", "po/", ".ci/")
    return [
        ROOT / name for name in names
        if name not in LISTS and (name.startswith(folders) or "/" not in name) and Path(name).suffix in WRITTEN
        and (ROOT / name).is_file()]


# The rules themselves


@pytest.mark.parametrize(("label", "expected"), [
    ("New Game", True), ("Save as a Swift Page…", True), ("_Watch a Perfect Game", True), ("Paus_e", True),
    ("Choose a Folder for Your Copy", True), ("New game", False), ("Save as a Swift page…", False), ("Log in", False),
    ("The End Of", True), ("{file} in Use", True), ("Don’t Save", True), ("don’t Save", False),
])
def test_header_capitalization_is_recognized(label: str, expected: bool) -> None:
    assert is_capitalized(label) is expected


def test_labels_in_a_ui_file_are_found() -> None:
    ui = '''<interface>
        <menu><item><attribute name="label" translatable="yes">_New game</attribute></item></menu>
        <object class="GtkButton"><property name="label" translatable="yes">Reset all</property></object>
        <object class="GtkLabel"><property name="label" translatable="yes">Only a text</property></object>
        <object class="AdwStatusPage"><property name="title" translatable="yes">No page</property></object>
    </interface>'''
    assert labels(ui) == ["_New game", "Reset all", "No page"]


def test_headings_of_a_source_are_found() -> None:
    swift = '''
        .run("peek", menu: translated("_Quick peek"))
        HelpParagraph(
            // Translators: A heading.
            translated("A move"), translated("Not a heading."))
        Section(title: phrase("Look"))
        Widget.group(title: translated("Latest games"))
        show(button: isReplay ? translated("Back") : translated("New game"))
        KeyHelp("p", translated("Only a text"))
        FileChooser.save(text, as: "a.swift", title: translated("Open a page"))
        Choice(id: "a", title: phrase("Only a choice"))
        '''
    assert sorted(headings(swift)) == [
        "A move", "Back", "Latest games", "Look", "New game", "Open a page", "_Quick peek"]


@pytest.mark.parametrize("text", [
    "colour", "Neighbouring", "recognised", "grey", "cancelled", "behaviour", "customisation", "in the centre of"])
def test_british_spellings_are_found(text: str) -> None:
    assert BRITISH.search(text)


@pytest.mark.parametrize("text", [
    "color", "canceled", "promise", "exercise", "advertise", "wise", "raised", "otherwise", "noise", "precise", "parameter"])
def test_american_spellings_are_accepted(text: str) -> None:
    assert not BRITISH.search(text)


@pytest.mark.parametrize("text", ["Fin : voilà", "Fin ; voilà", "« fin\u00a0»", "«\u00a0fin »", "Quoi ?"])
def test_plain_spaces_in_french_are_found(text: str) -> None:
    assert FRENCH.search(text)


def test_message_without_context_is_found() -> None:
    entries = parse(
        'msgid ""\nmsgstr "Plural-Forms: nplurals=2;\\n"\n\nmsgid "Turn"\nmsgstr ""\n\n'
        '#. Translators: A verb.\nmsgid "Flip"\nmsgstr ""\n\nmsgctxt "verb"\nmsgid "Set"\nmsgstr ""\n\n'
        'msgid "{count} of {all}"\nmsgstr ""\n\nmsgid "Turn it over"\nmsgstr ""', "").entries
    assert [entry.text for entry in entries if lacks_context(entry)] == ["Turn", "{count} of {all}"]


def test_names_in_code_are_spelled_as_they_are() -> None:
    assert without_code("`colour` is a colour, `grey` too") == " is a colour,  too"


def test_prose_is_distinguished_from_code() -> None:
    assert list(prose("let colour = 1 // a comment\n/// A doc.\nlet x = 2", ".swift")) == [(1, "a comment"), (2, "A doc.")]
    assert list(prose("colour = 1\nx = 2  # why", ".py")) == [(2, "why")]
    assert [n for n, _ in prose('def f():\n    """One\n    two"""\n    x = 1', ".py")] == [2, 3]
    assert list(prose("All of it\nis read", ".md")) == [(1, "All of it"), (2, "is read")]


# The text of the program


def test_english_has_no_straight_quotes() -> None:
    assert [text for text in texts() if STRAIGHT_QUOTES.search(text)] == []


def test_french_has_no_plain_spaces_before_punctuation() -> None:
    forms = [form for entry in read(ROOT / "po" / "fr.po").entries for form in entry.forms]
    assert [form for form in forms if FRENCH.search(form)] == []


@pytest.mark.parametrize("path", WINDOWS, ids=lambda path: path.stem)
def test_labels_in_ui_files_have_header_capitalization(path: Path) -> None:
    assert [label for label in labels(path.read_text(encoding="utf-8")) if not is_capitalized(label)] == []


def test_labels_in_sources_have_header_capitalization() -> None:
    found = [label for path in ROOT.glob("Sources/**/*.swift") for label in headings(path.read_text(encoding="utf-8"))]
    assert len(found) > 30
    assert {"Back to Game", "New Game", "No Live View", "Results", "Save as a Swift Page", "Timing"} <= set(found)
    assert [label for label in found if not is_capitalized(label)] == []


def test_every_short_message_has_context_for_translators() -> None:
    assert [entry.text for entry in TEMPLATE.entries if lacks_context(entry)] == []


def test_messages_have_us_spelling() -> None:
    assert [text for text in texts() if BRITISH.search(text)] == []


def test_comments_and_documents_have_us_spelling() -> None:
    assert offenses(BRITISH) == []


def test_forbidden_phrases_do_not_occur() -> None:
    assert [text for text in texts() if FORBIDDEN.search(text)] + offenses(FORBIDDEN) == []


def offenses(pattern: re.Pattern[str]) -> list[str]:
    """Returns the file, line, and match of each line of prose that matches."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in documents() for number, line in prose(path.read_text(encoding="utf-8"), path.suffix)
        if (match := pattern.search(without_code(line)))]
