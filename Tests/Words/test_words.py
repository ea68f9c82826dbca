# SPDX-License-Identifier: GPL-3.0-or-later
"""Every message is marked, extracted to the template, and translated into every language."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from conftest import ROOT
from catalog import read
from checks import (
    ENGLISH, board_entries, menus, messages_in_c, shared_mnemonics, unmarked_in_swift, unmarked_in_ui, wrong_messages,
    wrong_translations)
from swift_strings import tokens

PO = ROOT / "po"
LANGUAGES = (PO / "LINGUAS").read_text().split()
TEMPLATE = read(PO / "peekaboard.pot")
# Includes all targets, so that none is forgotten. A separate test checks that the C modules contain no messages.
SOURCES = sorted(ROOT.glob("Sources/**/*.swift"))
C_SOURCES = sorted(ROOT.glob("Sources/**/*.[ch]"))
WINDOWS = sorted(ROOT.glob("data/ui/*.ui"))
KINDS = sorted(ROOT.glob("Sources/Games/BoardKinds/*/*Kind.swift"))
SLAVIC = "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"
PLURALS = {"de": "n != 1", "es": "n != 1", "fr": "n > 1", "pl": SLAVIC, "pt_BR": "n > 1"}

language = pytest.mark.parametrize("language", LANGUAGES)


def test_promised_languages_are_complete() -> None:
    assert {"pt_BR", "es", "de", "fr", "pl"} <= set(LANGUAGES)
    assert sorted(LANGUAGES) == sorted(path.stem for path in PO.glob("*.po"))


@pytest.mark.parametrize("path", [
    "Tests/Words/test_words.py", "Tests/Desktop/support/languages.py", "build-aux/decks/deck.py",
    "Tests/Units/Games/DecksTests/IncludedDecks.swift", "Sources/Games/PeekaboardModel/Decks/DeckList.swift"])
def test_every_language_is_in_the_lists_that_the_recipe_names(path: str) -> None:
    assert path in (PO / "README.md").read_text(encoding="utf-8")
    text = (ROOT / path).read_text(encoding="utf-8")
    names = {one: (one, one.replace("_", "-"), one.split("_")[0]) for one in LANGUAGES}
    assert [one for one in LANGUAGES if not any(f'"{name}"' in text for name in names[one])] == []


def test_template_is_up_to_date() -> None:
    done = subprocess.run([ROOT / "build-aux" / "update-translations", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_english_messages_have_no_problems() -> None:
    assert wrong_messages(TEMPLATE) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "Sources")))
def test_every_message_in_a_source_is_marked(path: Path) -> None:
    assert unmarked_in_swift(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", C_SOURCES, ids=lambda path: str(path.relative_to(ROOT / "Sources")))
def test_c_sources_contain_no_messages(path: Path) -> None:
    assert messages_in_c(path.read_text(encoding="utf-8")) == []


def test_every_exception_is_still_in_a_source() -> None:
    literals = {
        token.text for path in SOURCES for token in tokens(path.read_text(encoding="utf-8")) if token.kind == "string"}
    assert ENGLISH - literals == set()


@pytest.mark.parametrize("path", WINDOWS, ids=lambda path: path.stem)
def test_every_message_in_a_ui_file_is_marked(path: Path) -> None:
    assert unmarked_in_ui(path.read_text(encoding="utf-8")) == []


@language
def test_catalog_has_the_same_messages_as_the_template(language: str) -> None:
    words = {(entry.text, entry.plural) for entry in read(PO / f"{language}.po").entries}
    assert words == {(entry.text, entry.plural) for entry in TEMPLATE.entries}


@language
def test_translations_have_no_detectable_problems(language: str) -> None:
    assert wrong_translations(read(PO / f"{language}.po")) == []


@language
def test_header_is_correct(language: str) -> None:
    header = read(PO / f"{language}.po").header
    assert header["Language"] == language
    assert header["Content-Type"] == "text/plain; charset=UTF-8"
    if language in PLURALS:
        forms = 3 if PLURALS[language] == SLAVIC else 2
        assert header["Plural-Forms"] == f"nplurals={forms}; plural={PLURALS[language]};"


@language
def test_gettext_accepts_the_catalog(language: str) -> None:
    done = subprocess.run(
        ["msgfmt", "--check", "--output-file=/dev/null", PO / f"{language}.po"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", [None, *LANGUAGES])
def test_mnemonics_are_unique_in_each_menu(language: str | None) -> None:
    for path in WINDOWS:
        for labels in menus(path.read_text(encoding="utf-8")):
            if language:
                labels = [read(PO / f"{language}.po").translation(label) for label in labels]
            assert shared_mnemonics(labels) == []


def test_menus_are_short() -> None:
    for path in WINDOWS:
        for labels in menus(path.read_text(encoding="utf-8")):
            assert len(labels) <= 10, f"{path.name}: {labels}"


@pytest.mark.parametrize("kind", KINDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", [None, *LANGUAGES])
def test_entries_of_a_board_have_other_mnemonics_than_the_rest_of_the_menu(language: str | None, kind: Path) -> None:
    entries = board_entries(kind.read_text(encoding="utf-8"))
    assert entries
    labels = menus((ROOT / "data/ui/content.ui").read_text(encoding="utf-8"))[0] + entries
    if language:
        labels = [read(PO / f"{language}.po").translation(label) for label in labels]
    assert shared_mnemonics(labels) == []


def test_german_messages_address_the_user_as_du() -> None:
    # At the beginning of a sentence, the word can also mean “they”.
    formal = re.compile(r"(?<=[\w,;] )(?:Sie|Ihnen|Ihr\w*)\b")
    texts = [text for entry in read(PO / "de.po").entries for text in entry.forms]
    assert [text for text in texts if formal.search(text)] == []
