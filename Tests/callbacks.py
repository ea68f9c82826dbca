# SPDX-License-Identifier: GPL-3.0-or-later
"""callbacks.py ROOT   checks that no type in Sources has more than three callbacks.

A callback is a closure that others set, and that reports something: it returns nothing, and hands over no closure to be
called back. A type with more of them has an enumeration of its events instead, and one callback for them, `happened`. It
prints all types that have too many.
"""
from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

MOST = 3
TYPE = re.compile(r"^( *)(?:@\w+(?:\(.*?\))? )*(?:[a-z]+ )*(?:class|struct|enum|actor|extension|protocol) ([A-Z][\w.]*)")
CALLBACK = re.compile(
    r"^( *)(?:@\w+(?:\(.*?\))? )*(?:(?!private |fileprivate )[a-z]+(?:\(set\))? )*var (\w+): "
    r"\(?(?:@\w+ )*\(((?:(?!->)[^=])*)\) -> (?:Void|\(\))\)?[?!]?(?: =| \{|$)")


def callbacks(text: str) -> dict[str, list[str]]:
    """Returns the callbacks that each type in a file declares."""
    found: dict[str, list[str]] = defaultdict(list)
    types: list[tuple[int, str]] = []
    for line in text.splitlines():
        if (match := TYPE.match(line)) and not line.endswith("}"):
            types.append((len(match[1]), match[2]))
        elif types and line.startswith(" " * types[-1][0] + "}"):
            types.pop()
        # One that is further to the right is a local variable of a function.
        elif types and (match := CALLBACK.match(line)) and len(match[1]) == types[-1][0] + 4:
            found[types[-1][1]].append(match[2])
    return found


def main(root: Path) -> int:
    """Prints all types with too many callbacks and returns their number."""
    count = 0
    for file in sorted((root / "Sources").rglob("*.swift")):
        for name, found in callbacks(file.read_text(encoding="utf-8")).items():
            if len(found) > MOST:
                count += 1
                print(f"{file.relative_to(root)}: {name} has {len(found)} callbacks: {', '.join(found)}")
    return count


if __name__ == "__main__":
    sys.exit(min(1, main(Path(sys.argv[1]))))
