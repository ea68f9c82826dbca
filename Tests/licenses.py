# SPDX-License-Identifier: GPL-3.0-or-later
"""licenses.py ROOT   checks that each file of code names its license, and that LICENSES has the text of each license
that REUSE.toml names for other files.

It prints all files without the line, and all licenses without a text.
"""
from __future__ import annotations

import re
import sys
from pathlib import Path

LINE = re.compile(r"(?:#|//|/\*) SPDX-License-Identifier[:] GPL-3\.0-or-later(?: \*/)?")
NAMED = re.compile(r"^SPDX-License-Identifier = \"(.*)\"", re.MULTILINE)
CODE = re.compile(r".*\.(?:swift|c|h|modulemap|py|css)|(?:.*/)?meson(?:\.build|_options\.txt)")
FOLDERS = [".ci", "Sources", "Tests", "build-aux", "data"]
# Pages are examples or data of tests.
PAGES = re.compile(r"data/pages/|Tests/FourthBoard/data/|Tests/Units/Programs/PageTests/(?:Attempts|Listings)/")


def main(root: Path) -> int:
    """Prints all findings and returns their number."""
    files = [file for folder in FOLDERS for file in (root / folder).rglob("*")] + list(root.glob("*"))
    found = []
    for file in sorted(files):
        name = file.relative_to(root).as_posix()
        if not file.is_file() or PAGES.match(name):
            continue
        start = file.read_bytes()[:200].decode(errors="replace").splitlines()
        is_script = bool(start) and start[0].startswith("#!")
        line = start[is_script or name == "Package.swift":][:1]
        if (is_script or CODE.fullmatch(name)) and not (line and LINE.fullmatch(line[0])):
            found.append(f"{name} does not name its license")
    for name in NAMED.findall((root / "REUSE.toml").read_text(encoding="utf-8")):
        found += [] if (root / "LICENSES" / f"{name}.txt").is_file() else [f"LICENSES has no text of {name}"]
    print("\n".join(found), end="\n" if found else "")
    return len(found)


if __name__ == "__main__":
    sys.exit(min(1, main(Path(sys.argv[1]))))
