# SPDX-License-Identifier: GPL-3.0-or-later
"""Translation catalogs in PO files."""
from __future__ import annotations

import ast
import functools
import re
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Entry:
    """A message and its translation, which has several forms if the message has a plural."""

    text: str = ""
    plural: str | None = None
    forms: list[str] = field(default_factory=list)
    is_fuzzy: bool = False
    is_obsolete: bool = False
    # Whether the message has a comment for translators or a context.
    has_comment: bool = False
    files: list[str] = field(default_factory=list)


@dataclass
class Catalog:
    """The entries of a PO file, except for the header, and the fields of the header."""

    name: str
    header: dict[str, str]
    entries: list[Entry]

    @property
    def forms(self) -> int:
        """The number of forms of a translation with a plural."""
        return int(re.search(r"nplurals=(\d+)", self.header["Plural-Forms"])[1])

    def translation(self, text: str) -> str:
        """Returns the translation of a message."""
        return next(entry.forms[0] for entry in self.entries if entry.text == text)


@functools.cache
def read(path: Path) -> Catalog:
    """Reads the catalog in a file, once."""
    return parse(path.read_text(encoding="utf-8"), path.stem)


def parse(text: str, name: str) -> Catalog:
    """Parses the text of a PO file."""
    entries = [_entry(block) for block in re.split(r"\n\s*\n", text.strip())]
    head = next(entry for entry in entries if not entry.text)
    lines = (line.partition(":") for line in head.forms[0].splitlines())
    header = {key: value.strip() for key, _, value in lines}
    return Catalog(name, header, [entry for entry in entries if entry.text])


def _entry(block: str) -> Entry:
    entry, strings = Entry(), {}
    key = ""
    for line in block.splitlines():
        if line.startswith("#~"):
            entry.is_obsolete = True
            line = line[2:].strip()
        if line.startswith("#,"):
            entry.is_fuzzy = entry.is_fuzzy or "fuzzy" in line
        elif line.startswith("#.") or line.startswith("msgctxt"):
            entry.has_comment = True
        elif line.startswith("#:"):
            entry.files += line[2:].split()
        elif match := re.fullmatch(r'(msg\w+(?:\[\d+\])?)?\s*(".*")', line):
            key = match[1] or key
            strings[key] = strings.get(key, "") + ast.literal_eval(match[2])
    entry.text, entry.plural = strings.pop("msgid", ""), strings.pop("msgid_plural", None)
    entry.forms = [text for key, text in strings.items() if key.startswith("msgstr")]
    return entry
