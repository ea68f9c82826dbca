"""Every word is marked, in the template, and translated into every language."""
from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from conftest import ROOT
from catalogue import read
from checks import (
    ENGLISH, menus, shared_mnemonics, unmarked_in_swift, unmarked_in_ui, words_in_c, wrong_messages,
    wrong_translations)
from swift_strings import tokens

PO = ROOT / "po"
LANGUAGES = (PO / "LINGUAS").read_text().split()
TEMPLATE = read(PO / "peekaboard.pot")
# Every target, so that none is forgotten. The C modules show no words, which a test of their own checks.
SOURCES = sorted(ROOT.glob("Sources/**/*.swift"))
C_SOURCES = sorted(ROOT.glob("Sources/**/*.[ch]"))
WINDOWS = sorted(ROOT.glob("data/ui/*.ui"))
SLAVIC = "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"
PLURALS = {"de": "n != 1", "es": "n != 1", "fr": "n > 1", "pl": SLAVIC, "pt_BR": "n > 1"}

language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_languages_are_those_that_are_promised() -> None:
    assert {"pt_BR", "es", "de", "fr", "pl"} <= set(LANGUAGES)
    assert sorted(LANGUAGES) == sorted(path.stem for path in PO.glob("*.po"))


def test_the_template_is_up_to_date() -> None:
    done = subprocess.run([ROOT / "build-aux" / "update-translations", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_nothing_is_wrong_with_the_english_words() -> None:
    assert wrong_messages(TEMPLATE) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "Sources")))
def test_every_word_of_a_source_is_marked(path: Path) -> None:
    assert unmarked_in_swift(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", C_SOURCES, ids=lambda path: str(path.relative_to(ROOT / "Sources")))
def test_c_shows_no_words(path: Path) -> None:
    assert words_in_c(path.read_text(encoding="utf-8")) == []


def test_every_text_that_stays_in_english_is_still_in_a_source() -> None:
    literals = {
        token.text for path in SOURCES for token in tokens(path.read_text(encoding="utf-8")) if token.kind == "string"}
    assert ENGLISH - literals == set()


@pytest.mark.parametrize("path", WINDOWS, ids=lambda path: path.stem)
def test_every_word_of_a_window_is_marked(path: Path) -> None:
    assert unmarked_in_ui(path.read_text(encoding="utf-8")) == []


@language
def test_a_catalogue_has_the_words_of_the_template(language: str) -> None:
    words = {(entry.text, entry.plural) for entry in read(PO / f"{language}.po").entries}
    assert words == {(entry.text, entry.plural) for entry in TEMPLATE.entries}


@language
def test_every_word_is_translated_well_as_far_as_can_be_told(language: str) -> None:
    assert wrong_translations(read(PO / f"{language}.po")) == []


@language
def test_the_header_is_right(language: str) -> None:
    header = read(PO / f"{language}.po").header
    assert header["Language"] == language
    assert header["Content-Type"] == "text/plain; charset=UTF-8"
    if language in PLURALS:
        forms = 3 if PLURALS[language] == SLAVIC else 2
        assert header["Plural-Forms"] == f"nplurals={forms}; plural={PLURALS[language]};"


@language
def test_gettext_takes_the_catalogue(language: str) -> None:
    done = subprocess.run(
        ["msgfmt", "--check", "--output-file=/dev/null", PO / f"{language}.po"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", [None, *LANGUAGES])
def test_each_letter_chooses_one_entry_of_a_menu(language: str | None) -> None:
    for path in WINDOWS:
        for labels in menus(path.read_text(encoding="utf-8")):
            if language:
                labels = [read(PO / f"{language}.po").translation(label) for label in labels]
            assert shared_mnemonics(labels) == []
