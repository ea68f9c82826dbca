# SPDX-License-Identifier: GPL-3.0-or-later
"""parts.py TREE BUILD [--some]   checks that the compiler requires every part of a board.

For each requirement of the protocols, it removes the part that fulfills it from Lights Out and checks that the rest
does not compile, because a type does not conform to the protocol. TREE is a source tree with that board; BUILD is the
folder in which it was compiled. --some checks every sixth part.

The requirements are parsed from the protocols, so new ones are included automatically.
"""
from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

REQUIREMENT = re.compile(
    r"^ +(?:static )?(?:mutating )?(?:(?:var|func) (\w+)|(init)|associatedtype (\w+))\b(.*)", re.MULTILINE)


@dataclass(frozen=True)
class Conformance:
    """A protocol with its file, and a type of Lights Out that conforms to it with its module."""

    protocol: str
    path: str
    type: str
    module: str


CONFORMANCES = [
    Conformance("Notated", "Games/GameRecords/Notated", "LightsOutSetup", "LightsOutRules"),
    Conformance("Notated", "Games/GameRecords/Notated", "Move", "LightsOutRules"),
    Conformance("GameEvent", "Games/GameRecords/GameRules", "Event", "LightsOutRules"),
    Conformance("GameRules", "Games/GameRecords/GameRules", "LightsOutGame", "LightsOutRules"),
    Conformance("GameBoard", "Games/Boards/GameBoard", "LightsOutBoard", "Boards"),
    Conformance("BoardText", "Games/BoardKinds/BoardText", "LightsOutText", "BoardKinds"),
    Conformance("BoardKind", "Games/BoardKinds/BoardKind", "LightsOutKind", "BoardKinds"),
]
# Associated types without a declaration, which the compiler infers from other members.
INFERRED = {
    ("LightsOutGame", "Setup"), ("LightsOutBoard", "Rules"), ("LightsOutText", "Board"), ("LightsOutKind", "Board"),
    ("LightsOutKind", "Text"),
}


@dataclass(frozen=True)
class Part:
    """A protocol requirement: the name of a member, and the labels of its parameters."""

    conformance: Conformance
    name: str
    labels: tuple[str, ...]

    def __str__(self) -> str:
        labels = f"({''.join(f'{label}:' for label in self.labels)})" if self.labels else ""
        return f"{self.conformance.type}.{self.name}{labels}"


def labels_of(rest: str) -> tuple[str, ...]:
    """Returns the parameter labels of a declaration, given the text after its name."""
    if not (start := re.match(r"\??\(", rest)):
        return ()
    depth, parameters = 0, [""]
    for sign in rest[start.end():]:
        depth += (sign in "([") - (sign in ")]")
        if depth < 0:
            break
        if sign == "," and depth == 0:
            parameters.append("")
        else:
            parameters[-1] += sign
    return tuple(re.match(r"\s*(\w+)", one)[1] for one in parameters if one.strip())


def parts_of(conformance: Conformance, sources: Path) -> list[Part]:
    """Returns the requirements of a protocol that have no default beside it."""
    text = (sources / f"{conformance.path}.swift").read_text()
    body = re.search(rf"protocol {conformance.protocol}\b.*?\n\}}", text, re.DOTALL)[0]
    defaults = "".join(re.findall(rf"^extension {conformance.protocol} \{{.*?\n\}}", text, re.DOTALL | re.MULTILINE))
    parts = [Part(conformance, one[1] or one[2] or one[3], labels_of(one[4])) for one in REQUIREMENT.finditer(body)]
    return [
        part for part in parts
        if (conformance.type, part.name) not in INFERRED and not re.search(rf"\b(?:var|func) {part.name}\b", defaults)
    ]


def without(part: Part, text: str) -> str | None:
    """Returns a file's text without the declaration of a part, or None if it does not contain it."""
    kinds = "class|struct|enum|extension"
    owner = re.search(rf"^( *)[^/\n]*\b(?:{kinds}) (?:\w+\.)?{part.conformance.type}\b", text, re.MULTILINE)
    if not owner:
        return None
    indent = owner[1] + "    "
    kind = "init[?]?" if part.name == "init" else rf"(?:var|let|func|typealias|struct|enum|case) {part.name}\b"
    declaration = re.compile(rf"^{indent}(?:[a-z]+(?:\(set\))? )*{kind}(.*)$", re.MULTILINE)
    for match in declaration.finditer(text, owner.end()):
        if match[1].startswith("(") and part.labels != labels_of(match[1]):
            continue
        end = match.end()
        # Continues up to the closing brace or bracket if it is on another line.
        while text[:end].endswith(("{", "(", "[")):
            end = re.compile(rf"^{indent}[}}\])].*$", re.MULTILINE).search(text, end).end()
        return text[: match.start()] + text[end:]
    return None


def fault(part: Part, tree: Path, build: Path) -> str | None:
    """Returns a description of the problem, or None if the compiler rejects the code without the part."""
    files = sorted((tree / "Sources/Games" / part.conformance.module).rglob("*.swift"))
    own = [path for path in files if path.name.startswith("Light")]
    path, left = next(((path, left) for path in own if (left := without(part, path.read_text()))), (None, None))
    if path is None:
        return f"{part} is not declared"
    with tempfile.TemporaryDirectory() as folder:
        changed = Path(folder) / path.name
        changed.write_text(left)
        others = [other for other in files if other != path]
        # Only these files are type-checked; the compiler parses the others for their declarations.
        conforming = re.compile(rf"\b(?:class|struct|enum) {part.conformance.type}: ")
        checked = {changed, *(other for other in others if conforming.search(other.read_text()))}
        done = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-package-name", tree.name,
             "-module-name", part.conformance.module, "-I", str(build / "debug" / "Modules"),
             "-Xcc", f"-fmodule-map-file={tree / 'Sources/Basics/CIntl/module.modulemap'}",
             *(word for file in [changed, *others] for word in ["-primary-file"] * (file in checked) + [str(file)])],
            capture_output=True, text=True)
    name, kind = part.conformance.protocol, part.conformance.type
    wanted = rf"'(?:\w+\.)*{kind}' does not conform to protocol '{name}'|requirement in (?:public|package) protocol '{name}'"
    if done.returncode != 0 and re.search(wanted, done.stderr):
        return None
    return f"without {part}, the compiler reports:\n{done.stderr or 'nothing'}"


def main(tree: Path, build: Path, *options: str) -> int:
    parts = [part for one in CONFORMANCES for part in parts_of(one, tree / "Sources")]
    if "--some" in options:
        parts = parts[::6]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        faults = 0
        for part, words in zip(parts, threads.map(lambda part: fault(part, tree, build), parts)):
            faults += words is not None
            print(words or f"does not compile without {part}", flush=True)
    print(f"{len(parts)} parts, {faults} faults")
    return 1 if faults or not parts else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), *sys.argv[3:]))
