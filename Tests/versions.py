# SPDX-License-Identifier: GPL-3.0-or-later
"""versions.py ROOT   checks that code depends on the versions of GTK, libadwaita, GLib, or Cairo only in CGtk's versions.h
and GtkKit/Versions, and that swift-build links librsvg for the same versions.

It prints all other lines that do.
"""
from __future__ import annotations

import re
import sys
from pathlib import Path

PLACES = ("Sources/Toolkit/CGtk/versions.h", "Sources/Toolkit/GtkKit/Versions/")
# Version macros and functions, the macros that versions.h derives from them, and ways to probe for features.
ASKS = re.compile(
    r"\b(GTK|GDK|ADW|GLIB)_(CHECK_VERSION|VERSION_\w+|(MAJOR|MINOR|MICRO)_VERSION|M(IN|AX)_\w+)\b"
    r"|\b(gtk|adw|glib)_(get_)?(major|minor|micro|check)_version\b|\b(cairo_version|CAIRO_VERSION)"
    r"|\bPEEKABOARD_[A-Z]|\bg_module_symbol\b|\bg_type_from_name\b")


def main(root: Path) -> int:
    """Prints all lines in the wrong place and returns their number."""
    found = 0
    for path in sorted((root / "Sources").rglob("*")):
        name = str(path.relative_to(root))
        if path.suffix not in (".swift", ".h", ".c") or name.startswith(PLACES):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if ASKS.search(line):
                print(f"{name}:{number}: {line.strip()}")
                found += 1
    header = (root / PLACES[0]).read_text(encoding="utf-8")
    version = ".".join(re.search(r"#if !GTK_CHECK_VERSION\((\d+), (\d+), 0\)\n#include <librsvg/", header).groups())
    if f"--atleast-version={version} gtk4" not in (root / "build-aux/swift-build").read_text(encoding="utf-8"):
        print(f"build-aux/swift-build: librsvg is needed before GTK {version}, as in {PLACES[0]}")
        found += 1
    return found


if __name__ == "__main__":
    sys.exit(min(1, main(Path(sys.argv[1]))))
