# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults of the desktop cause at most one message each. Every board can be played, and nothing is lost."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import saved_games
from conftest import Start
from faults import (
    APP, BOARDS, Disk, Player, database_in, environment_with_home, modified_installation, taps, without_home)
from home import Home
from passcode_board import configure
from program import Program
from screen import Screen
from tiers import only
from waiting import assert_stays, wait_until

every_board = pytest.mark.parametrize("name", only(["memory"], BOARDS))


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    with Disk(tmp_path / "disk") as disk:
        yield disk


@pytest.fixture
def begin(disk: Disk, screen: Screen, start: Start) -> Callable[..., Player]:
    """Starts the program with its home folder on the small disk."""

    def begin_there(name: str, **options: bool) -> Player:
        return Player(start(screen, "--board", name, environment=environment_with_home(disk.folder)), name, **options)

    return begin_there


def assert_complaints(program: Program, *patterns: str) -> None:
    """Asserts that the program printed these lines, one per complaint, and prints no others for a moment."""
    wait_until(lambda: len(program.complaints) >= len(patterns), lambda: f"{patterns}: {program.complaints}")
    assert_stays(
        lambda: len(program.complaints) == len(patterns), lambda: f"{patterns}: {program.complaints}", during=0.5)
    for line, pattern in zip(program.complaints, patterns):
        assert re.fullmatch(f"peekaboard: {pattern}", line)


def change_settings(program: Program) -> None:
    """Makes the program save some settings."""
    program.act("win.preferences")
    program.act("win.sounds")
    program.window().resize(900, 760)
    wait_until(lambda: program.window().size == (900, 760), "the window to be resized")


# Disks


@every_board
def test_moves_on_a_full_disk_are_saved_when_there_is_space_again(
    name: str, disk: Disk, begin: Callable[..., Player]
) -> None:
    player = begin(name)
    path = database_in(disk.folder)
    player.play(2)
    before = taps(path, name)
    assert len(before) == 2
    disk.fill()
    player.play(2)
    change_settings(player.program)
    assert_complaints(player.program, "Games and settings can’t be saved: the disk is full")
    assert taps(path, name) == before
    disk.free()
    player.play(1)
    player.program.act("win.preferences")
    settings = disk.folder / ".config" / "glib-2.0" / "settings" / "keyfile"
    wait_until(lambda: "sounds=false" in settings.read_text(), "the settings to be saved")
    kept = taps(path, name)
    assert (len(kept), kept[:2]) == (5, before)
    assert_complaints(player.program, "Games and settings can’t be saved: the disk is full")
    state = player.board.state()
    player.program.kill()
    again = begin_again(begin, name, state)
    assert taps(path, name) == kept
    assert_complaints(again.program)


def begin_again(begin: Callable[..., Player], name: str, state: object) -> Player:
    """Starts the program again and waits until it has restored this state."""
    player = begin(name, resumes=True)
    player.board.wait(lambda: player.board.state() == state)
    return player


def end(player: Player) -> object:
    """Closes the window and returns the last state of the board."""
    state = player.board.state()
    player.program.close()
    return state


@pytest.mark.thorough
@every_board
def test_game_resumes_on_a_disk_that_has_become_full(name: str, disk: Disk, begin: Callable[..., Player]) -> None:
    player = begin(name)
    path = database_in(disk.folder)
    player.play(2)
    state = end(player)
    kept = taps(path, name)
    disk.fill()
    again = begin_again(begin, name, state)
    again.count = 2
    again.play(1)
    assert_complaints(again.program, "Games and settings can’t be saved: the disk is full")
    assert taps(path, name) == kept
    disk.free()
    state = end(again)
    assert len(taps(path, name)) == 3
    assert_complaints(begin_again(begin, name, state).program)


@pytest.mark.thorough
@every_board
def test_game_that_began_on_a_full_disk_is_saved_when_there_is_space(
    name: str, disk: Disk, begin: Callable[..., Player]
) -> None:
    disk.fill()
    player = begin(name)
    player.play(2)
    change_settings(player.program)
    assert_complaints(player.program, "Games and settings can’t be saved: the disk is full")
    disk.free()
    player.play(1)
    assert len(taps(database_in(disk.folder), name)) == 3
    assert_complaints(begin_again(begin, name, end(player)).program)


def test_result_is_saved_when_there_is_space_again(
    disk: Disk, screen: Screen, home: Home, start: Start
) -> None:
    configure(home, circles="4", flight_time=0.1)
    program = start(screen, "--board", "passcode", environment={"XDG_DATA_HOME": str(disk.folder)})
    player = Player(program, "passcode")
    path = disk.folder / "peekaboard" / "peekaboard.db"
    disk.fill()
    player.play(4)
    player.board.wait(lambda: "won" in player.board.description())
    assert saved_games.results(path, "passcode") == 0
    disk.free()
    program.act("win.new-game")
    player.board.wait(lambda: "won" not in player.board.description())
    wait_until(lambda: saved_games.results(path, "passcode") == 1, "the result to be saved")
    assert taps(path, "passcode") == []
    assert_complaints(program, "Games can’t be saved: the disk is full")


@every_board
def test_game_is_restored_from_a_read_only_home(name: str, disk: Disk, begin: Callable[..., Player]) -> None:
    player = begin(name)
    path = database_in(disk.folder)
    player.play(2)
    state = end(player)
    kept, whole = taps(path, name), path.read_bytes()
    disk.protect()
    program = begin_again(begin, name, state).program
    change_settings(program)
    assert_complaints(program, "Games and settings can’t be saved: new progress will be lost when you quit")
    assert (taps(path, name), path.read_bytes()) == (kept, whole)


@every_board
def test_empty_read_only_home_is_reported_once(
    name: str, disk: Disk, begin: Callable[..., Player]
) -> None:
    disk.protect()
    player = begin(name)
    player.play()
    change_settings(player.program)
    assert_complaints(player.program, "Games and settings can’t be saved: the saved games folder is not writable")
    assert list(disk.folder.iterdir()) == []


# Home folders


@every_board
@pytest.mark.parametrize("kind", only(["unset"], ["unset", "nowhere"]))
def test_game_can_be_played_without_a_home(
    name: str, kind: str, screen: Screen, start: Start, tmp_path: Path
) -> None:
    through = without_home(tmp_path)
    environment = environment_with_home(None if kind == "unset" else "/proc/nowhere")
    player = Player(start(screen, "--board", name, environment=environment, through=through), name)
    player.play()
    change_settings(player.program)
    assert_complaints(player.program, "Games and settings can’t be saved: the saved games folder is not writable")


# Session services


@every_board
def test_game_is_played_and_saved_without_a_session_bus(
    name: str, screen: Screen, home: Home, start: Start
) -> None:
    environment = {
        "DBUS_SESSION_BUS_ADDRESS": None, "XDG_RUNTIME_DIR": str(home.folder),
        "AT_SPI_BUS_ADDRESS": screen.accessibility.address}
    player = Player(start(screen, "--board", name, environment=environment), name)
    player.play()
    change_settings(player.program)
    assert_complaints(player.program)
    player.program.close()
    assert len(taps(saved_games.path_of(home), name)) == 3


@every_board
def test_game_can_be_played_without_a_sound_server(name: str, screen: Screen, start: Start, tmp_path: Path) -> None:
    environment = {"PULSE_SERVER": f"unix:{tmp_path}/nothing", "XDG_RUNTIME_DIR": str(tmp_path)}
    player = Player(start(screen, "--board", name, environment=environment), name)
    player.play()
    assert_complaints(player.program)


# Schemas


def without_keys(root: ElementTree.Element) -> None:
    """Removes the second half of the keys of each schema."""
    for schema in root.iter("schema"):
        keys = schema.findall("key")
        for key in keys[len(keys) // 2:]:
            schema.remove(key)


def without_schema(id: str) -> Callable[[ElementTree.Element], None]:
    def change(root: ElementTree.Element) -> None:
        for schema in root.findall("schema"):
            for child in schema.findall("child"):
                if child.get("schema") == id:
                    schema.remove(child)
            if schema.get("id") == id:
                root.remove(schema)

    return change


def with_other_types(root: ElementTree.Element) -> None:
    """Changes the type of all number and string keys."""
    for key in root.iter("key"):
        if key.get("type") in ("d", "s"):
            key.set("type", "b")
            key.find("default").text = "true"
            for limits in key.findall("range") + key.findall("choices"):
                key.remove(limits)


SCHEMAS = {
    "keys are missing": without_keys,
    "its own schema is missing": None,
    "the common schema is missing": without_schema(APP),
    "keys are of other types": with_other_types,
}


@every_board
@pytest.mark.parametrize("kind", only(["keys are missing"], SCHEMAS))
def test_older_schema_is_reported_and_the_game_can_be_played(
    name: str, kind: str, screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    path = modified_installation(tmp_path, SCHEMAS[kind] or without_schema(f"{APP}.{name}"))
    player = Player(start(screen, "--board", name, path=path), name)
    player.play()
    change_settings(player.program)
    assert_complaints(player.program, "The settings schema is older than the program: .*")
    player.program.close()
    assert len(taps(saved_games.path_of(home), name)) == 3


def test_settings_in_an_older_schema_are_saved(screen: Screen, home: Home, start: Start, tmp_path: Path) -> None:
    path = modified_installation(tmp_path, without_schema(f"{APP}.passcode"))
    program = start(screen, path=path)
    program.window()
    program.act("win.sounds")
    wait_until(lambda: home.get(path.parent.parent, "sounds", schema=APP) == "false", "the setting to be saved")
