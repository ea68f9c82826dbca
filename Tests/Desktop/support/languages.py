"""The program in other languages: locales for the tests, and a language that nobody speaks and that is longer than most.

gettext translates nothing in the locale C, which C.UTF-8 counts as, whatever LANGUAGE says. So locales are made here, in
a folder that LOCPATH names; nothing of them has to be installed on the machine but their sources (Debian's `locales`).
"""
from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from program import binary, prefix_of

TESTS = Path(__file__).resolve().parents[2]
sys.path.append(str(TESTS / "Words"))

from catalogue import Catalogue, read  # noqa: E402
from pseudo import compile_to, pseudo  # noqa: E402

PO = TESTS.parent / "po"
PSEUDO = "en@pseudo"
# A country for each language, for dates and numbers.
COUNTRIES = {"de": "de_DE", "es": "es_ES", "fr": "fr_FR", "pl": "pl_PL", "pt_BR": "pt_BR", PSEUDO: "en_US"}


class Language:
    """A language that the program can be started in."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name, self._folder = name, folder
        self.path = _other_tree(folder) if name == PSEUDO else binary()
        self.english = read(PO / "peekaboard.pot")
        self._catalogue: Catalogue | None = None if name == PSEUDO else read(PO / f"{name}.po")

    @property
    def environment(self) -> dict[str, str]:
        """What a program is told of it."""
        locale = f"{COUNTRIES[self.name]}.UTF-8"
        if not (self._folder / "locales" / locale).exists():
            (self._folder / "locales").mkdir(exist_ok=True)
            country = COUNTRIES[self.name]
            subprocess.run(
                ["localedef", "-i", country, "-f", "UTF-8", self._folder / "locales" / locale], check=True, timeout=60)
        return {"LOCPATH": str(self._folder / "locales"), "LC_ALL": locale, "LANGUAGE": self.name}

    def words(self, english: str, **values: object) -> str:
        """A text in this language, its places filled in."""
        text = self._catalogue.translation(english) if self._catalogue else pseudo(english)
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text


def _other_tree(folder: Path) -> Path:
    """The installed program once more, with only the pseudo-language; returns its binary, which knows its tree."""
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
