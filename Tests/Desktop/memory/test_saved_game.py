# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in progress and the results survive every kind of exit, and an unusable file is never overwritten."""
from __future__ import annotations

import os
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import saved_games
from conftest import SEED, Start, board_of, shorten_deal
from frames import distinct_frames
from geometry import Point
from home import Home
from memory_board import MemoryBoard, Place, State
from memory_model import Model
from program import Program, binary, prefix_of
from saved_games import SavedGames
from screen import Screen
from tiers import only

# The total number of kills. They are divided into series that start with an empty home folder and their own seed.
KILLS = int(os.environ.get("PEEKABOARD_KILLS", "200"))
SERIES = 20
KEYS = ["Return", "space", "Left", "Right", "Up", "Down"]


def set_all(home: Home, **values: object) -> None:
    for key, value in values.items():
        home.set(prefix_of(binary()), key.replace("_", "-"), value)


@pytest.fixture
def quick_home(home: Home) -> Home:
    """No animations, a mismatch that stays face up long enough to be checked, and a deck whose faces are numbers."""
    home.switch_animations_off()
    set_all(home, deck="numbers", opening_time=0.1, reveal_time=5, peek_turn_time=0.1)
    return home


def restored(program: Program) -> MemoryBoard:
    program.window()
    return MemoryBoard(program)


def matches(board: MemoryBoard, model: Model) -> bool:
    return (board.state(), board.up(), set(board.cards())) == (model.state, model.up, model.left)


def assert_restored(board: MemoryBoard, model: Model) -> None:
    """Waits until the board matches the model. The first frames may still show another game."""
    try:
        board.wait(lambda: matches(board, model), every=0.01)
    except AssertionError as error:
        places = sorted(board.cards())
        raise AssertionError(f"{error}, with cards at {places} instead of {model}") from None


def resumed(before: SavedGames) -> Model | None:
    """Returns the game that the next start must restore, or None for a new game."""
    if before.game is None or not before.game.record:
        return None
    model = before.game.model()
    return None if model.is_over else model


# Kills


class Player:
    """Makes random input, but finds enough pairs for games to end."""

    def __init__(self, screen: Screen, chance: random.Random) -> None:
        self._screen, self._chance = screen, chance
        self.centers: dict[Place, Point] = {}

    def burst(self, model: Model, goes_on: Callable[[], object]) -> None:
        while goes_on():
            self._move(model)

    def _move(self, model: Model) -> None:
        kind = self._chance.random()
        if kind < 0.45:
            for place in self._chance.choice(model.pairs()):
                self._screen.pointer.click(self.centers[place])
        elif kind < 0.75:
            self._screen.pointer.click(self.centers[self._chance.choice(sorted(self.centers))])
        elif kind < 0.97:
            self._screen.keyboard.type(self._chance.choice(KEYS))
        else:
            self._screen.keyboard.type("p")
        time.sleep(self._chance.choice([0, 0, 0.01, 0.03]))


class Killer:
    """Starts the program repeatedly with the same home folder, and kills it during a game."""

    def __init__(self, screen: Screen, home: Home, seed: int) -> None:
        self._screen, self._home, self._chance = screen, home, random.Random(seed)
        self._player = Player(screen, self._chance)
        self._before = SavedGames(None, ())
        self.moves = self.finished = 0

    def kill(self, looks_first: bool) -> None:
        """Starts the program, asserts that it restored the game, plays, and kills it.

        The kill comes at a random time, or after all visible changes are saved.
        """
        with Program(self._screen, self._home) as program:
            board = restored(program)
            expected = resumed(self._before)
            if expected is None:
                board.wait(lambda: board.state() == State(0, 0, 8, 0) and len(board.cards()) == 16 and not board.up())
                now = saved_games.read(self._home)
                assert now.game, "a new game is not saved"
                expected = now.game.model()
            assert_restored(board, expected)
            if not self._player.centers:
                self._player.centers = {place: box.center for place, box in board.boxes().items()}
            seen = self._look_and_kill(program, board, expected) if looks_first else self._just_kill(program, expected)
            assert program.complaints == []
        self._compare(seen)

    def _just_kill(self, program: Program, expected: Model) -> State:
        timer = threading.Timer(self._chance.random() * 0.25, program.kill)
        timer.start()
        self._player.burst(expected, timer.is_alive)
        timer.join()
        return expected.state

    def _look_and_kill(self, program: Program, board: MemoryBoard, expected: Model) -> State:
        inputs = iter(range(self._chance.randrange(1, 8)))
        self._player.burst(expected, lambda: next(inputs, None) is not None)
        seen = board.state()
        if seen.found == seen.pairs:
            program.find("All pairs found.*", "label")
        saved_games.kill(program)
        return seen

    def _compare(self, seen: State) -> None:
        """Asserts that nothing is lost of what was saved before and of what was visible."""
        before, after = self._before, saved_games.read(self._home)
        assert after.results[:len(before.results)] == before.results, "a result is missing"
        if len(after.results) == len(before.results):
            assert after.game, "there is neither a game nor a result"
            model = after.game.model()
            assert model.moves >= seen.moves and model.peeks >= seen.peeks, "a visible move is not saved"
            self.moves += len(after.game.record) - (len(before.game.record) if resumed(before) and before.game else 0)
        else:
            self.finished += 1
        self._before = after


@pytest.mark.parametrize("seed", only([20], range(20, 20 + SERIES)))
def test_each_start_restores_the_killed_game(screen: Screen, quick_home: Home, seed: int) -> None:
    killer = Killer(screen, quick_home, seed)
    kills = max(1, KILLS // SERIES)
    for number in range(kills):
        try:
            killer.kill(looks_first=number % 4 == 0)
        except AssertionError as error:
            raise AssertionError(f"kill {number + 1} of the series with seed {seed}: {error}") from error
    print(f"{killer.moves} moves saved, {killer.finished} games finished")
    # The moves of a finished game are not counted here.
    assert killer.moves + 16 * killer.finished > kills


@pytest.mark.parametrize("end", only([saved_games.kill], [saved_games.kill, Program.close]))
def test_won_game_is_a_result_even_if_the_program_ends_early(
    screen: Screen, quick_home: Home, end: Callable[[Program], None]
) -> None:
    """A game must not be lost during the fade between the last move and the result."""
    set_all(quick_home, size="2x2")
    with Program(screen, quick_home) as program:
        board = restored(program).wait_ready(4)
        game = saved_games.read(quick_home).game
        assert game
        for pair in game.model().pairs():
            for place in pair:
                board.click(place)
            board.wait(lambda: board.state().found > 0)
        board.wait(lambda: board.state().found == 2)
        end(program)
    with Program(screen, quick_home) as program:
        restored(program).wait_ready(4)
        assert [result.moves for result in saved_games.read(quick_home).results] == [2]


# Exit and start


def test_game_resumes_after_a_normal_exit(screen: Screen, quick_home: Home, start: Start) -> None:
    board = board_of(start(screen, *SEED))
    model = saved_games.read(quick_home).game.model()
    (first, second), (third, _), *_ = model.pairs()
    for place in (first, second, third):
        board.click(place)
        board.wait(lambda: place in board.up() or place not in board.cards())
    board.wait(lambda: len(board.cards()) == 14)
    board.program.close()
    again = restored(start(screen))
    kept = saved_games.read(quick_home).game.model()
    assert (kept.seed, kept.state, set(kept.up)) == (7, State(1, 1, 8, 0), {third})
    assert_restored(again, kept)
    again.wait_still()
    again.assert_unchanged()


def test_saving_does_not_block_taps(screen: Screen, home: Home, start: Start) -> None:
    """While another process has locked the database, cards still turn, and everything is saved afterwards."""
    shorten_deal(home)
    set_all(home, turn_time=1)
    board = board_of(start(screen, *SEED))
    card = board.boxes()[1, 1]
    saved_games.settle(saved_games.path_of(home))
    with closing(sqlite3.connect(saved_games.path_of(home), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        screen.pointer.click(card.center)
        assert distinct_frames(screen, card, during=0.4) > 5, "the card does not turn"
        # The program waits one second for the lock.
        assert board.program.complaints == []
        other.execute("ROLLBACK")
    board.wait_up((1, 1))
    game = saved_games.read(home).game
    assert game and len(game.record) == 1
    assert board.program.complaints == []


def test_program_saves_everything_before_it_exits(screen: Screen, quick_home: Home, start: Start) -> None:
    board = board_of(start(screen, *SEED))
    saved_games.settle(saved_games.path_of(quick_home))
    with closing(sqlite3.connect(saved_games.path_of(quick_home), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for place in ((1, 1), (1, 2)):
            board.click(place)
        board.program.window().ask_to_close()
        other.execute("ROLLBACK")
    board.program.ended(0)
    game = saved_games.read(quick_home).game
    assert game and len(game.record) == 2


def test_restored_mismatched_cards_turn_back(screen: Screen, quick_home: Home, start: Start) -> None:
    set_all(quick_home, reveal_time=2)
    board = board_of(start(screen, *SEED))
    (first, _), (second, _), *_ = saved_games.read(quick_home).game.model().pairs()
    for place in (first, second):
        board.click(place)
    board.wait_up(first, second)
    saved_games.kill(board.program)
    again = restored(start(screen))
    assert_restored(again, saved_games.read(quick_home).game.model())
    again.wait_up()
    assert again.state() == State(1, 0, 8, 0)
    again.click(first)
    again.wait_up(first)


@pytest.mark.thorough
def test_restored_board_looks_the_same(screen: Screen, quick_home: Home, start: Start) -> None:
    board = board_of(start(screen, *SEED))
    (first, second), (third, _), (fourth, _), *_ = saved_games.read(quick_home).game.model().pairs()
    for place in (first, second):
        board.click(place)
    board.wait(lambda: len(board.cards()) == 14)
    for place in (third, fourth):
        board.click(place)
    board.wait_up(third, fourth)
    screen.release_all()
    board.wait_still()
    before = board.screen.pixels(board.box())
    saved_games.kill(board.program)
    again = restored(start(screen))
    again.wait(lambda: (again.screen.pixels(again.box()) == before).all())


def test_large_game_resumes_without_its_deck(screen: Screen, quick_home: Home, start: Start) -> None:
    set_all(quick_home, deck="numbers", size="8x8")
    board = board_of_cards(start(screen, *SEED), 64)
    board.click((1, 1))
    board.wait_up((1, 1))
    board.program.close()
    # Another process changes the settings between the runs, and the folder of the deck does not exist. The peek is long
    # enough to read 64 faces.
    set_all(quick_home, deck="file:///no/such/folder", size="4x4", peek_turn_time=3)
    again = restored(start(screen))
    again.wait(lambda: (1, 1) in again.up())
    again.peek_by_key()
    faces: list[str] = []

    def all_up() -> bool:
        faces[:] = again.up().values()
        return len(faces) == 64

    again.wait(all_up, every=0.005)
    assert max(faces.count(face) for face in faces) == 2, "mismatched cards have the same face"


def board_of_cards(program: Program, cards: int) -> MemoryBoard:
    program.window()
    return MemoryBoard(program).wait_ready(cards)


# Unusable files


def damaged(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(20_000))


def damaged_in_the_middle(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:8192] = random.Random(2).randbytes(4096)
    path.write_bytes(data)


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("PRAGMA user_version = 99")
        database.execute("CREATE TABLE tomorrow (anything)")
        database.commit()


@pytest.mark.parametrize("name", ["memory", "pentominoes"])
def test_only_the_database_remains_after_exit(screen: Screen, quick_home: Home, start: Start, name: str) -> None:
    """The write-ahead log is merged into the database on exit."""
    start(screen, "--board", name).close()
    path = saved_games.path_of(quick_home)
    assert [part.name for part in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("spoil", only([damaged], [damaged, damaged_in_the_middle, truncated, empty, newer]))
def test_unusable_file_is_set_aside(
    screen: Screen, quick_home: Home, start: Start, spoil: Callable[[Path], None]
) -> None:
    board = board_of(start(screen, *SEED))
    board.click((1, 1))
    board.wait_up((1, 1))
    board.program.close()
    path = saved_games.path_of(quick_home)
    spoil(path)
    bytes_before = path.read_bytes()
    others_before = set(path.parent.iterdir())

    again = board_of(start(screen))
    line = again.program.wait_for_complaint()
    new = [one for one in path.parent.iterdir() if one not in others_before and not one.name.endswith(("-wal", "-shm"))]
    assert [one.read_bytes() for one in new] == [bytes_before], f"{line}: {os.listdir(path.parent)}"
    assert new[0].name in line
    assert ("newer" in line) == (spoil is newer)
    again.click((2, 2))
    again.wait_up((2, 2))
    game = saved_games.read(quick_home).game
    assert game and len(game.record) == 1
    again.program.close()

    third = restored(start(screen))
    assert_restored(third, game.model())
    assert third.program.complaints == []
    assert new[0].read_bytes() == bytes_before


@pytest.mark.thorough
def test_all_unusable_files_are_kept(screen: Screen, quick_home: Home, start: Start) -> None:
    path = saved_games.path_of(quick_home)
    path.parent.mkdir()
    contents = [b"first " * 1000, b"second " * 1000]
    for content in contents:
        path.write_bytes(content)
        board = board_of(start(screen))
        board.program.wait_for_complaint()
        board.program.close()
    assert {one.read_bytes() for one in path.parent.iterdir() if one != path} >= set(contents)


def test_game_can_be_played_without_a_data_folder(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    shorten_deal(home)
    file = tmp_path / "regular file"
    file.write_text("in the way")
    board = board_of(start(screen, *SEED, environment={"XDG_DATA_HOME": str(file / "data")}))
    board.program.wait_for_complaint()
    for place in ((1, 1), (1, 2), (2, 1)):
        board.click(place)
        board.wait(lambda: place in board.up() or place not in board.cards())
    board.assert_unchanged()
    assert len(board.program.complaints) == 1
    assert file.read_text() == "in the way"


@pytest.mark.thorough
def test_demo_does_not_change_the_saved_game(screen: Screen, quick_home: Home, start: Start) -> None:
    """`--demo` runs on the same screen with the same home folder, and saves nothing."""
    board = board_of(start(screen, *SEED))
    board.click((1, 1))
    board.wait_up((1, 1))
    before = saved_games.read(quick_home)
    set_all(quick_home, reveal_time=0.1)
    start(screen, "--demo", "--seed", "9").ended(0)
    assert saved_games.read(quick_home) == before
