# SPDX-License-Identifier: GPL-3.0-or-later
"""A pseudolanguage: English with accents, and 50 % longer. A layout that it fits has room for long languages."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

from catalog import Catalog

LETTERS = str.maketrans("AEIOUYaeiouycnsz", "ÀÉÎÖÛÝàéîöûýçñšž")
# Words of typical lengths, so that lines break as in a real language.
FILLING = "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore "
HEADER = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    '"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n\n')


def pseudo(english: str) -> str:
    """Translates a string, except for its placeholders, into the pseudolanguage."""
    parts = re.split(r"(\{\w+\})", english)
    text = "".join(part if part.startswith("{") else part.translate(LETTERS) for part in parts)
    letters = sum(len(part) for part in parts if not part.startswith("{"))
    if not re.search(r"[^\W\d_]", english.replace("{", "").replace("}", "")) or letters < 3:
        return text
    more = (FILLING * (letters // len(FILLING) + 1))[: max(2, (letters + 1) // 2)].rstrip()
    end = re.search(r"[.…:;]?$", text).group()
    return text.removesuffix(end) + (" " if letters > 8 or text.endswith("}") else "") + more + end


def compile_to(template: Catalog, folder: Path, language: str) -> None:
    """Writes the compiled catalog into a locale folder."""
    target = folder / language / "LC_MESSAGES"
    target.mkdir(parents=True, exist_ok=True)
    text = HEADER
    for entry in template.entries:
        text += f"msgid {_quoted(entry.text)}\n"
        if entry.plural is None:
            text += f"msgstr {_quoted(pseudo(entry.text))}\n\n"
        else:
            text += f"msgid_plural {_quoted(entry.plural)}\n"
            text += "".join(f"msgstr[{n}] {_quoted(pseudo(form))}\n" for n, form in enumerate((entry.text, entry.plural)))
            text += "\n"
    subprocess.run(
        ["msgfmt", "--output-file", target / "peekaboard.mo", "-"], input=text.encode(), check=True, timeout=20)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
