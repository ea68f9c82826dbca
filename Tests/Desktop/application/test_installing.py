# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed files; running the installation from any location; uninstalling it; how the desktop starts it."""
from __future__ import annotations

import configparser
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import deck_files
from command import NO_DISPLAY, run
from home import Home
from installer import CACHES, Installer, expected_files, files_below
from program import binary, program_lines
from screen import Screen
from session_bus import SessionBus
from waiting import assert_stays, wait_until
from window import Window

ID = "io.github.peekaboard.Peekaboard"
LIVE_ID = "io.github.peekaboard.Live"
# Launches the desktop entry, which GIO finds by name in XDG_DATA_DIRS and which is D-Bus activatable.
LAUNCH_AS_A_DESKTOP_DOES = """
import sys
from gi.repository import Gio, GLib
loop = GLib.MainLoop()
def launched(entry, result):
    entry.launch_uris_finish(result)
    loop.quit()
Gio.DesktopAppInfo.new(sys.argv[1]).launch_uris_async(sys.argv[2:], None, None, launched)
loop.run()
"""
PATH = "/io/github/peekaboard/Peekaboard"


@pytest.fixture(scope="module")
def installer() -> Iterator[Installer]:
    with Installer() as installer:
        yield installer


@pytest.fixture
def bus(home: Home) -> Iterator[SessionBus]:
    # The accessibility bus publishes its address on the screen and ends with its session bus, so both are separate.
    with Screen() as screen, SessionBus(screen, home) as bus:
        yield bus


def process_on(bus: SessionBus) -> int:
    return wait_until(lambda: bus.process_of(ID), f"{ID} to appear on the bus")


def window_on(bus: SessionBus, process: int) -> Window:
    return wait_until(lambda: bus.screen.window_of(process), "a window of the service")


def close(bus: SessionBus, window: Window, process: int) -> None:
    """Closes a service's window and waits until the service has exited."""
    window.ask_to_close()
    wait_until(lambda: bus.process_of(ID) is None, "the bus name to be released")
    wait_until(lambda: not Path(f"/proc/{process}").exists(), "the process to exit")


def test_service_shows_no_window_until_it_is_activated(bus: SessionBus) -> None:
    bus.start(ID)
    process = process_on(bus)
    assert_stays(lambda: bus.process_of(ID) == process, "the service keeps running", during=2)
    assert bus.screen.window_of(process) is None
    bus.call(ID, PATH, "org.freedesktop.Application.Activate", "{}")
    window = window_on(bus, process)
    bus.call(ID, PATH, "org.freedesktop.Application.Activate", "{}")
    assert_stays(lambda: bus.screen.window_of(process).id == window.id, "there is one window", during=1)
    close(bus, window, process)


@pytest.mark.thorough
def test_service_that_is_not_activated_exits(bus: SessionBus) -> None:
    bus.start(ID)
    process = process_on(bus)
    wait_until(lambda: not Path(f"/proc/{process}").exists(), "the process to exit")


@pytest.mark.parametrize("command", [
    ("gapplication", "launch", ID), (sys.executable, "-c", LAUNCH_AS_A_DESKTOP_DOES, f"{ID}.desktop")])
def test_desktop_can_launch_it(bus: SessionBus, command: tuple[str, ...]) -> None:
    bus.run(*command)
    process = process_on(bus)
    arguments = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")[:-1]
    assert arguments == [str(binary()).encode(), b"--gapplication-service"]
    close(bus, window_on(bus, process), process)


def test_desktop_opens_decks_with_it(bus: SessionBus, home: Home, tmp_path: Path) -> None:
    """A double click on a deck starts the program, or gives the deck to the one that is running."""
    for name in ("Birds", "Fish"):
        deck = deck_files.write(tmp_path / f"{name}.peekdeck", deck_files.words(8), title=name)
        bus.run(sys.executable, "-c", LAUNCH_AS_A_DESKTOP_DOES, f"{ID}.desktop", deck.as_uri())
        process = process_on(bus)
        window = window_on(bus, process)
        wait_until((home.data / "peekaboard" / "decks" / name / "deck.json").exists, "the deck to be kept")
    close(bus, window, process)


def assert_runs(screen: Screen, home: Home, path: Path, picture: Path) -> None:
    """Asserts that the program at this path finds all its files and prints no complaints."""
    done = run(home, "--screenshot", str(picture), session=screen.environment, path=path)
    assert (done.returncode, program_lines(done.stderr)) == (0, [])
    assert picture.exists()


def test_unprivileged_user_can_install_it_and_move_it(
    screen: Screen, home: Home, installer: Installer, tmp_path: Path
) -> None:
    path = installer.install()
    assert files_below(installer.prefix) == expected_files() | CACHES
    assert_runs(screen, home, path, tmp_path / "here.png")
    shutil.move(installer.prefix, tmp_path / "elsewhere")
    assert_runs(screen, home, tmp_path / "elsewhere" / "bin" / "peekaboard", tmp_path / "there.png")


def test_package_contains_the_files_without_caches(home: Home, installer: Installer) -> None:
    destination = installer.install_for_packaging()
    prefix = installer.prefix.relative_to("/")
    assert files_below(destination) == {str(prefix / path) for path in expected_files()}
    done = run(home, "--version", path=destination / prefix / "bin" / "peekaboard")
    metainfo = ElementTree.parse(destination / prefix / "share" / "metainfo" / f"{ID}.metainfo.xml")
    newest = metainfo.find("releases/release")
    assert newest is not None and done.stdout == f"Peekaboard {newest.get('version')}\n"


def test_desktop_entries_refer_to_installed_files(installer: Installer) -> None:
    installer.install()
    share = installer.prefix / "share"
    for name, program in ((ID, "peekaboard"), (LIVE_ID, "peekaboard-live")):
        entry = configparser.ConfigParser(interpolation=None)
        entry.read(share / "applications" / f"{name}.desktop")
        icon, command = (entry["Desktop Entry"][key] for key in ("Icon", "Exec"))
        assert (share / "icons" / "hicolor" / "scalable" / "apps" / f"{icon}.svg").exists()
        assert (share / "icons" / "hicolor" / "symbolic" / "apps" / f"{icon}-symbolic.svg").exists()
        assert command == f"{program} %u"
        assert (installer.prefix / "bin" / program).exists()


def test_desktop_opens_swift_files_with_peekaboard_live(home: Home, installer: Installer, tmp_path: Path) -> None:
    installer.install()
    page = tmp_path / "Page.swift"
    page.write_text("import PlaygroundSupport\n", encoding="utf-8")
    assert default_of(home, installer, page) == ("text/x-swift", f"{LIVE_ID}.desktop")


def test_decks_have_a_media_type(home: Home, installer: Installer, tmp_path: Path) -> None:
    installer.install()
    deck = deck_files.write(tmp_path / "a.peekdeck", deck_files.words(2))
    assert default_of(home, installer, deck) == (deck_files.MEDIA_TYPE, f"{ID}.desktop")


def default_of(home: Home, installer: Installer, file: Path) -> tuple[str, str]:
    """Returns the media type of a file, and the desktop entry of the program that opens it."""
    environment = NO_DISPLAY | home.environment | {
        "PATH": f"{installer.prefix / 'bin'}:{NO_DISPLAY['PATH']}",
        "XDG_DATA_DIRS": f"{installer.prefix / 'share'}:/usr/share",
    }
    gio = partial(subprocess.run, env=environment, capture_output=True, text=True, check=True)
    kind = gio(["gio", "info", "--attributes=standard::content-type", str(file)]).stdout.split()[-1]
    return kind, gio(["gio", "mime", kind]).stdout.splitlines()[0].split()[-1]


def test_uninstalling_leaves_only_caches(installer: Installer) -> None:
    installer.install()
    installer.uninstall()
    assert files_below(installer.prefix) == CACHES
    folders = {path for path in installer.prefix.rglob("*") if path.is_dir()}
    assert folders == {parent for cache in CACHES for parent in (installer.prefix / cache).parents} & folders
