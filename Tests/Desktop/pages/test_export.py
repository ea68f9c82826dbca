# SPDX-License-Identifier: GPL-3.0-or-later
"""A page that is exported as a program, built, installed, started, and packaged."""
from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from conftest import Start
from home import Home
from live_page import LivePage, copy_example, live_binary
from program import Program
from screen import Screen
from waiting import wait_until

ID = "org.example.Pairs"
CHANGE = "padding.changed = { game.padding = $0 }"


def run(home: Home, *command: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs a command in the folder of a program, which finds `peekaboard-live` and Swift."""
    environment = home.environment | {
        "PATH": f"{live_binary().parent}:{os.environ['PATH']}", "LANG": "C.UTF-8", "DPKG_DEB_COMPRESSOR_TYPE": "none"}
    return subprocess.run(
        [*map(str, command)], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)


def succeed(home: Home, *command: str | Path, folder: Path) -> str:
    """Like `run`, but the command must succeed. Returns its output."""
    done = run(home, *command, folder=folder)
    assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"
    return done.stdout


def test_page_becomes_a_program(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    page = LivePage(screen, start, copy_example(tmp_path, "Pairs", "Observer", (CHANGE, f"{CHANGE[:-1]}; print($0) }}")))
    page.program.find("Live View")
    page.program.act("win.export")
    page.program.find("Application ID", "text")
    button = page.program.find_settled("Export", "push button")
    screen.windows_of(page.program.process.pid)[-1].take_focus()
    page.program.click(button)
    page.program.find("Open Folder", "push button")
    folder = tmp_path / "Pairs"
    original = tmp_path / "Pairs.playground/Pages/Observer.xcplaygroundpage/Contents.swift"
    copy = folder / "Page.playground/Pages/Observer.xcplaygroundpage/Contents.swift"
    assert copy.read_bytes() == original.read_bytes()
    assert {path.parent.parent.name for path in folder.rglob(f"{ID}.png")} == {"128x128", "256x256"}
    page.program.kill()

    prefix = tmp_path / "prefix"
    succeed(home, "meson", "setup", f"--prefix={prefix}", "build", folder=folder)
    succeed(home, "ninja", "-C", "build", "install", folder=folder)
    succeed(home, "desktop-file-validate", prefix / f"share/applications/{ID}.desktop", folder=folder)

    program: Program = start(screen, path=prefix / "bin" / ID)
    assert program.window().title == "Pairs"
    program.find("Live View")
    assert not program.find_all("Code", "text") and not program.find_all("Console", "text")
    program.act("win.preferences")
    program.find_settled("Padding", "slider")
    screen.windows_of(program.process.pid)[-1].take_focus()
    while not any(one.name == "Padding" for one in program.focused()):
        program.press_tab()
    screen.keyboard.type("Home")
    file = home.data / ID / "preferences.ini"
    wait_until(lambda: file.exists() and "Padding={" in file.read_text(), "the preferences to be kept")
    wait_until(lambda: "0.0" in program.stdout.split(), lambda: program.stdout)
    program.kill()
    program = start(screen, path=prefix / "bin" / ID)
    wait_until(lambda: program.stdout.split() == ["0.0"], lambda: program.stdout)
    program.close()


@pytest.mark.thorough
def test_program_of_another_version_of_swift_is_one_line(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    page = tmp_path / "Ball.swift"
    page.write_text("import PlaygroundSupport\nPlaygroundPage.current.liveView = View(frame: .zero)\n")
    folder = tmp_path / "program"
    succeed(home, live_binary(), "export", page, folder, "--name", "Tom & Jerry", "--id", ID, folder=tmp_path)
    package = Path(succeed(home, "./make-deb", folder=folder).splitlines()[-1])
    listed = succeed(home, "dpkg-deb", "--contents", package, folder=folder)
    assert f"./usr/bin/{ID}\n" in listed and f"./usr/lib/{ID}/swift/libswiftCore.so\n" in listed
    assert succeed(home, "dpkg-deb", "--field", package, "Description", folder=folder).startswith("Tom & Jerry\n")

    manifest = folder / "program.ini"
    manifest.write_text(manifest.read_text().replace("SwiftVersion=", "SwiftVersion=9."))
    done = run(home, live_binary(), "build", "--output", "a.so", ".", folder=folder)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "the program was exported for Swift 9." in done.stderr and not (folder / "a.so").exists()
    (folder / "a.so").write_text("no library")
    program = start(screen, "play", str(folder / "a.so"), path=live_binary())
    line = program.wait_for_complaint()
    assert "Tom & Jerry was built with Swift 9." in line
    program.find("Could Not Start the Program")
    program.window().ask_to_close()
    program.ended(1)
