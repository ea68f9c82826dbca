# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages that import targets of the Swift package around them."""
from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from conftest import Start
from live_page import LivePage, live_binary, memory
from screen import Screen

BLUE, RED = "1C71D8", "A51D2D"
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Tic",
    targets: [
        .target(name: "TicBoard", dependencies: ["TicRules"]),
        .target(name: "TicRules"),
        .testTarget(name: "TicTests", dependencies: ["TicRules"]),
    ])
"""
BOARD = """import TicRules
#if canImport(UIKit)
import UIKit

public final class Disc: UIView {
    public let color = UIColor(rgb: TicRules.color)
}
#endif
"""


def rules(color: str) -> str:
    return f"public let color = 0x{color}\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    package = tmp_path / "Tic"
    for path, text in (("Package.swift", MANIFEST), ("Sources/TicBoard/Board.swift", BOARD),
                       ("Sources/TicRules/Rules.swift", rules(BLUE)),
                       ("Tests/TicTests/Tests.swift", "import Testing\n")):
        file = package / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return package


def init(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([live_binary(), "init"], cwd=folder, capture_output=True, text=True)


def test_page_follows_the_targets_that_it_imports(screen: Screen, start: Start, package: Path) -> None:
    made = init(package)
    playground = package / "Playgrounds" / "Tic.playground"
    assert (made.returncode, made.stdout, made.stderr) == (0, f"{playground}\n", "")
    file = playground / "Pages" / "Tic.xcplaygroundpage" / "Contents.swift"
    assert "import TicBoard\nimport TicRules\n" in file.read_text()
    file.write_text(memory("gc.background = Disc().color", imports="import TicBoard", background="000000"))
    source = package / "Sources" / "TicRules" / "Rules.swift"

    page = LivePage(screen, start, playground)
    page.program.click(page.program.find_settled("Run Anyway", "push button"))
    page.wait_for_background(BLUE)
    page.save(rules(RED), source)
    page.wait_for_background(RED)
    page.save("public let size = 1\n", source)
    page.wait_for_line(r"Board\.swift:6:\d+: error: .*color")
    page.wait_for_background(RED)
    page.save(rules(BLUE), source)
    page.wait_for_background(BLUE)
    page.program.close()
    # The user has been asked once.
    LivePage(screen, start, playground).wait_for_background(BLUE)


def test_playground_is_made_once_and_only_in_a_package(package: Path) -> None:
    assert init(package).returncode == 0
    again = init(package)
    assert again.returncode == 1 and again.stderr.endswith("/Tic.playground already exists\n")
    elsewhere = init(package / "Sources")
    assert elsewhere.returncode == 1 and "There is no Package.swift here" in elsewhere.stderr
    assert not (package / "Sources" / "Playgrounds").exists()
