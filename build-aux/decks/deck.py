# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of a deck: `deck.json`, and the pictures and sounds that it names."""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

LANGUAGES = ("en", "de", "es", "fr", "pl", "pt-BR")

# A picture, a text, or a sound, such as {"text": "cat"}.
Side = Mapping[str, str]


def text(value: str | int) -> Side:
    return {"text": str(value)}


def picture(name: str) -> Side:
    return {"picture": f"{name}.svg"}


def sound(name: str) -> Side:
    return {"sound": f"{name}.wav"}


@dataclass
class Deck:
    """A deck in one language, or in none."""

    name: str
    title: str
    groups: Sequence[Sequence[Side]]
    theme: str
    language: str | None = None
    files: Mapping[str, str | bytes] = field(default_factory=dict)

    @property
    def folder(self) -> str:
        return f"{self.name}.{self.language}" if self.language else self.name

    @property
    def description(self) -> str:
        """The text of `deck.json`, with one group per line."""
        members = {"version": 1, "title": self.title}
        if self.language:
            members["language"] = self.language
        members |= {"author": "Peekaboard", "license": "CC0-1.0", "theme": self.theme, "groupSize": len(self.groups[0])}
        lines = [f"  {encoded(name)}: {encoded(value)}," for name, value in members.items()]
        groups = ",\n".join(f"    {encoded(group)}" for group in self.groups)
        return "\n".join(["{", *lines, '  "groups": [', groups, "  ]", "}", ""])

    def write(self, folder: Path) -> None:
        """Writes the deck to a folder of its own in the given one."""
        home = folder / self.folder
        home.mkdir(parents=True)
        for name, content in {"deck.json": self.description, **self.files}.items():
            (home / name).write_bytes(content if isinstance(content, bytes) else content.encode())


def encoded(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def drawn(name: str, titles: Mapping[str, str], words: Mapping[str, Sequence[str]], keys: Sequence[str],
          drawings: Mapping[str, str], theme: str) -> list[Deck]:
    """Returns one deck per language, with pictures and their names.

    The pictures are in `drawings`, by key. The names in each language are in the order of the keys.
    """
    files = {f"{key}.svg": drawings[key] for key in keys}
    return [
        Deck(name, titles[language], [(picture(key), text(word)) for key, word in pairs(keys, words[language])],
             theme, language, files)
        for language in LANGUAGES
    ]


def pairs(keys: Sequence[str], words: Sequence[str]) -> list[tuple[str, str]]:
    return list(zip(keys, words, strict=True))


def split(lines: str) -> list[str]:
    """Returns the items of a list with commas, which can have several lines.

    A dot in the middle of a word shows where it can be broken. On the cards, it is a soft hyphen.
    """
    return [item.strip() for item in lines.replace("\n", " ").replace("·", "\u00ad").split(",")]
