"""Every word is marked, in the template, and translated into every language."""
from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from conftest import ROOT
from catalogue import read
from checks import (
    menus, shared_mnemonics, unmarked_in_swift, unmarked_in_ui, wrong_messages, wrong_translations)

PO = ROOT / "po"
LANGUAGES = (PO / "LINGUAS").read_text().split()
TEMPLATE = read(PO / "peekaboard.pot")
TARGETS = ("Boards", "BoardWords", "GtkKit", "Peekaboard")
SOURCES = [path for target in TARGETS for path in sorted(ROOT.glob(f"Sources/{target}/**/*.swift"))]
WINDOWS = sorted(ROOT.glob("data/ui/*.ui"))
PLURALS = {"de": "n != 1", "es": "n != 1", "fr": "n > 1", "pt_BR": "n > 1"}

language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_languages_are_those_that_are_promised() -> None:
    assert {"pt_BR", "es", "de", "fr"} <= set(LANGUAGES)
    assert sorted(LANGUAGES) == sorted(path.stem for path in PO.glob("*.po"))


def test_the_template_is_up_to_date() -> None:
    done = subprocess.run([ROOT / "build-aux" / "update-translations", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_nothing_is_wrong_with_the_english_words() -> None:
    assert wrong_messages(TEMPLATE) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_word_of_a_source_is_marked(path: Path) -> None:
    assert unmarked_in_swift(path.read_text(encoding="utf-8")) == []


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
        assert header["Plural-Forms"] == f"nplurals=2; plural={PLURALS[language]};"


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
