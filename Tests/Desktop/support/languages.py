# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in other languages: locales for the tests, and a pseudolanguage that is longer than most languages.

gettext ignores LANGUAGE and translates nothing in the C locale, which includes C.UTF-8. These tests therefore compile
their own locales into a folder and set LOCPATH. Only the locale sources (Debian's `locales`) must be installed.
"""
from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from program import binary, prefix_of

TESTS = Path(__file__).resolve().parents[2]
sys.path.append(str(TESTS / "Words"))

from catalog import Catalog, read  # noqa: E402
from pseudo import compile_to, pseudo  # noqa: E402

PO = TESTS.parent / "po"
PSEUDO = "en@pseudo"
# The country for the dates and numbers of each language.
COUNTRIES = {"de": "de_DE", "es": "es_ES", "fr": "fr_FR", "pl": "pl_PL", "pt_BR": "pt_BR", PSEUDO: "en_US"}


class Language:
    """A language in which the program can be started."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self._folder = name, folder
        self.path = _other_tree(folder) if name == PSEUDO else binary()
        self.english = read(PO / "peekaboard.pot")
        self._catalog: Catalog | None = None if name == PSEUDO else read(PO / f"{name}.po")

    @property
    def environment(self) -> dict[str, str]:
        """Returns the environment variables that select this language."""
        locale = f"{COUNTRIES[self.name]}.UTF-8"
        if not (self._folder / "locales" / locale).exists():
            (self._folder / "locales").mkdir(exist_ok=True)
            country = COUNTRIES[self.name]
            subprocess.run(
                ["localedef", "-i", country, "-f", "UTF-8", self._folder / "locales" / locale], check=True, timeout=60)
        return {"LOCPATH": str(self._folder / "locales"), "LC_ALL": locale, "LANGUAGE": self.name}

    def words(self, english: str, **values: object) -> str:
        """Returns the translation of a string, with its placeholders filled in."""
        text = self._catalog.translation(english) if self._catalog else pseudo(english)
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text


def _other_tree(folder: Path) -> Path:
    """Copies the installed program with only the pseudolanguage, and returns the binary of the copy."""
    prefix = folder / "pseudo"
    if not prefix.exists():
        (prefix / "bin").mkdir(parents=True)
        (prefix / "share").mkdir()
        shutil.copy(binary(), prefix / "bin")
        for part in (prefix_of(binary()) / "share").iterdir():
            if part.name != "locale":
                (prefix / "share" / part.name).symlink_to(part)
        compile_to(read(PO / "peekaboard.pot"), prefix / "share" / "locale", PSEUDO)
    return prefix / "bin" / binary().name
