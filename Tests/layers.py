# SPDX-License-Identifier: GPL-3.0-or-later
"""layers.py ROOT   checks that the targets in Sources form layers, and that Sources/README.md describes them.

A target depends only on targets in its own folder and in the folders below in the tables of Sources/README.md, its files
import what it declares and nothing else, and its row lists the same. It prints all differences.
"""
from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

IMPORT = re.compile(r"^(?:@\w+ )?(?:(?:public|package|internal) )?import (?:struct |class |enum |func )?(\w+)", re.MULTILINE)
ROW = re.compile(r"^\| `(\w+)` \| .* \| (.*) \|$")


def described(readme: str) -> tuple[list[str], dict[str, tuple[str, set[str]]]]:
    """Returns the folders from top to bottom, and each target's folder and imports."""
    folders, rows = [], {}
    for line in readme.splitlines():
        if line.startswith("## "):
            folders.append(line[3:])
        elif row := ROW.match(line):
            rows[row[1]] = (folders[-1], set(re.findall(r"`(\w+)`", row[2])))
    return folders, rows


def findings(targets: dict[str, dict], folders: list[str], rows: dict[str, tuple[str, set[str]]], root: Path) -> list[str]:
    """Returns a line for each difference between the manifest, the tables, and the files."""
    found = [f"Sources/README.md has no row for {name}" for name in targets.keys() - rows.keys()]
    found += [f"Sources/README.md has a row for {name}, which is no target" for name in rows.keys() - targets.keys()]
    for name in targets.keys() & rows.keys():
        (folder, listed), path = rows[name], root / targets[name]["path"]
        declared = set(targets[name].get("target_dependencies", []))
        if targets[name]["path"] != f"Sources/{folder}/{name}":
            found.append(f"{name} is in {targets[name]['path']}, but listed in {folder}")
        if declared != listed:
            found.append(f"{name} depends on {', '.join(sorted(declared)) or '–'}; listed is {', '.join(sorted(listed)) or '–'}")
        for other in declared & rows.keys():
            if folders.index(rows[other][0]) < folders.index(folder):
                found.append(f"{name} in {folder} depends on {other} in {rows[other][0]}, which is further up")
        imported = {file: set(IMPORT.findall(file.read_text(encoding="utf-8"))) for file in sorted(path.rglob("*.swift"))}
        for file, modules in imported.items():
            for other in modules & targets.keys() - declared:
                found.append(f"{file.relative_to(root)} imports {other}, which {name} does not declare")
        for other in declared - set().union(*imported.values()) if imported else ():
            found.append(f"{name} declares {other}, which none of its files imports")
    return sorted(found)


def main(root: Path) -> int:
    """Prints all findings and returns their number."""
    package = json.loads(subprocess.run(
        ["swift", "package", "--package-path", str(root), "describe", "--type", "json"], check=True, capture_output=True,
        text=True).stdout)
    targets = {one["name"]: one for one in package["targets"] if one["path"].startswith("Sources/")}
    folders, rows = described((root / "Sources/README.md").read_text(encoding="utf-8"))
    found = findings(targets, folders, rows, root)
    print("\n".join(found), end="\n" if found else "")
    return len(found)


if __name__ == "__main__":
    sys.exit(min(1, main(Path(sys.argv[1]))))
