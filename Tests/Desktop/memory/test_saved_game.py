"""The game under way and the results outlive every end of the program, and a file of no use is never written over."""
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
from conftest import SEED, Start, board_of, shorten_opening
from frames import distinct_frames
from geometry import Point
from home import Home
from memory_board import MemoryBoard, Place, State
from memory_model import Model
from program import Program, binary, prefix_of
from saved_games import SavedGames
from screen import Screen

# Kills in all, in series that each begin with an empty home and a seed of their own.
KILLS = int(os.environ.get("PEEKABOARD_KILLS", "200"))
SERIES = 10
KEYS = ["Return", "space", "Left", "Right", "Up", "Down"]


def set_all(home: Home, **values: object) -> None:
    for key, value in values.items():
        home.set(prefix_of(binary()), key.replace("_", "-"), value)


@pytest.fixture
def quick_home(home: Home) -> Home:
    """No motion, an unequal pair that stays up long enough to be looked at, and faces called by their numbers."""
    home.switch_animations_off()
    set_all(home, deck="numbers", opening_time=0.1, reveal_time=5, peek_turn_time=0.1)
    return home


def restored(program: Program) -> MemoryBoard:
    program.window()
    return MemoryBoard(program)


def stands(board: MemoryBoard, model: Model) -> bool:
    return (board.state(), board.up(), set(board.cards())) == (model.state, model.up, model.left)


def assert_stands(board: MemoryBoard, model: Model) -> None:
    """Waits until the board stands where the model does; in the first frame another game may still lie there."""
    try:
        board.wait(lambda: stands(board, model), every=0.01)
    except AssertionError as error:
        places = sorted(board.cards())
        raise AssertionError(f"{error}, cards are at {places}; instead of {model}") from None


def continued(before: SavedGames) -> Model | None:
    """What the next start has to show; None for a new game."""
    if before.game is None or not before.game.record:
        return None
    model = before.game.model()
    return None if model.is_over else model


# Kills


class Player:
    """Taps at random, yet finds pairs often enough for games to come to their ends."""

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
    """Starts the program in one home again and again, and kills it in the middle of a game."""

    def __init__(self, screen: Screen, home: Home, seed: int) -> None:
        self._screen, self._home, self._chance = screen, home, random.Random(seed)
        self._player = Player(screen, self._chance)
        self._before = SavedGames(None, ())
        self.moves = self.finished = 0

    def kill(self, looks_first: bool) -> None:
        """Starts, sees that the board stands where the killed one stood, plays and kills.

        It kills at any moment, or after a look at what the player has seen.
        """
        with Program(self._screen, self._home) as program:
            board = restored(program)
            expected = continued(self._before)
            if expected is None:
                board.wait(lambda: board.state() == State(0, 0, 8, 0) and len(board.cards()) == 16 and not board.up())
                now = saved_games.read(self._home)
                assert now.game, "a new game is not kept"
                expected = now.game.model()
            assert_stands(board, expected)
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
        """Sees that nothing is lost of what was kept before and of what was seen."""
        before, after = self._before, saved_games.read(self._home)
        assert after.results[:len(before.results)] == before.results, "a result is lost"
        if len(after.results) == len(before.results):
            assert after.game, "neither game nor result"
            model = after.game.model()
            assert model.moves >= seen.moves and model.peeks >= seen.peeks, "seen but not kept"
            self.moves += len(after.game.record) - (len(before.game.record) if continued(before) and before.game else 0)
        else:
            self.finished += 1
        self._before = after


@pytest.mark.parametrize("seed", range(20, 20 + SERIES))
def test_each_start_stands_where_the_killed_one_stood(screen: Screen, quick_home: Home, seed: int) -> None:
    killer = Killer(screen, quick_home, seed)
    kills = max(1, KILLS // SERIES)
    for number in range(kills):
        try:
            killer.kill(looks_first=number % 4 == 0)
        except AssertionError as error:
            raise AssertionError(f"kill {number + 1} of the series with seed {seed}: {error}") from error
    print(f"{killer.moves} moves kept, {killer.finished} games finished")
    # A finished game counts for none of its moves here.
    assert killer.moves + 16 * killer.finished > kills


@pytest.mark.parametrize("end", [saved_games.kill, Program.close])
def test_the_last_pair_is_a_result_whenever_the_end_comes(
    screen: Screen, quick_home: Home, end: Callable[[Program], None]
) -> None:
    """Between the last move and the words about it lies a fade, in which a game that was won is not to be lost."""
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


# Ends and starts


def test_a_game_goes_on_after_a_normal_end(screen: Screen, quick_home: Home, start: Start) -> None:
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
    assert_stands(again, kept)
    again.wait_still()
    again.nothing_happens()


def test_no_tap_waits_for_what_is_kept_of_it(screen: Screen, home: Home, start: Start) -> None:
    """Another program has the saved games to itself: the cards turn all the same, and all is kept after that."""
    shorten_opening(home)
    set_all(home, turn_time=1)
    board = board_of(start(screen, *SEED))
    card = board.boxes()[1, 1]
    saved_games.settle(saved_games.path_of(home))
    with closing(sqlite3.connect(saved_games.path_of(home), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        screen.pointer.click(card.center)
        assert distinct_frames(screen, card, during=0.4) > 5, "the card does not turn"
        # The program waits one second for the other one.
        assert board.program.complaints == []
        other.execute("ROLLBACK")
    board.wait_up((1, 1))
    game = saved_games.read(home).game
    assert game and len(game.record) == 1
    assert board.program.complaints == []


def test_the_end_waits_until_all_is_kept(screen: Screen, quick_home: Home, start: Start) -> None:
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


def test_an_unequal_pair_is_up_again_and_then_turns_back(screen: Screen, quick_home: Home, start: Start) -> None:
    set_all(quick_home, reveal_time=2)
    board = board_of(start(screen, *SEED))
    (first, _), (second, _), *_ = saved_games.read(quick_home).game.model().pairs()
    for place in (first, second):
        board.click(place)
    board.wait_up(first, second)
    saved_games.kill(board.program)
    again = restored(start(screen))
    assert_stands(again, saved_games.read(quick_home).game.model())
    again.wait_up()
    assert again.state() == State(1, 0, 8, 0)
    again.click(first)
    again.wait_up(first)


def test_the_picture_is_that_of_before(screen: Screen, quick_home: Home, start: Start) -> None:
    board = board_of(start(screen, *SEED))
    (first, second), (third, _), (fourth, _), *_ = saved_games.read(quick_home).game.model().pairs()
    for place in (first, second):
        board.click(place)
    board.wait(lambda: len(board.cards()) == 14)
    for place in (third, fourth):
        board.click(place)
    board.wait_up(third, fourth)
    screen.rest()
    board.wait_still()
    before = board.screen.pixels(board.box())
    saved_games.kill(board.program)
    again = restored(start(screen))
    again.wait(lambda: (again.screen.pixels(again.box()) == before).all())


def test_a_large_game_can_be_played_on_when_its_deck_is_gone(screen: Screen, quick_home: Home, start: Start) -> None:
    set_all(quick_home, deck="numbers", size="8x8")
    board = board_of_cards(start(screen, *SEED), 64)
    board.click((1, 1))
    board.wait_up((1, 1))
    board.program.close()
    # Between the runs, as by another program: the deck is a folder that has gone.
    # A peek lasts long enough for 64 faces to be read.
    set_all(quick_home, deck="file:///no/such/folder", size="4x4", peek_turn_time=3)
    again = restored(start(screen))
    again.wait(lambda: (1, 1) in again.up())
    again.peek_by_key()
    faces: list[str] = []

    def all_up() -> bool:
        faces[:] = again.up().values()
        return len(faces) == 64

    again.wait(all_up, every=0.005)
    assert max(faces.count(face) for face in faces) == 2, "cards that are no pair have the same face"


def board_of_cards(program: Program, cards: int) -> MemoryBoard:
    program.window()
    return MemoryBoard(program).wait_ready(cards)


# Files of no use


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
def test_the_file_stands_alone_after_the_end(screen: Screen, quick_home: Home, start: Start, name: str) -> None:
    """Whatever lay in the log is in the file when the program has ended."""
    start(screen, "--board", name).close()
    path = saved_games.path_of(quick_home)
    assert [part.name for part in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("spoil", [damaged, damaged_in_the_middle, truncated, empty, newer])
def test_a_file_of_no_use_is_set_aside(
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
    assert_stands(third, game.model())
    assert third.program.complaints == []
    assert new[0].read_bytes() == bytes_before


def test_several_files_of_no_use_are_all_kept(screen: Screen, quick_home: Home, start: Start) -> None:
    path = saved_games.path_of(quick_home)
    path.parent.mkdir()
    contents = [b"first " * 1000, b"second " * 1000]
    for content in contents:
        path.write_bytes(content)
        board = board_of(start(screen))
        board.program.wait_for_complaint()
        board.program.close()
    assert {one.read_bytes() for one in path.parent.iterdir() if one != path} >= set(contents)


def test_without_a_folder_to_keep_it_in_the_game_is_played(
    screen: Screen, home: Home, start: Start, tmp_path: Path
) -> None:
    shorten_opening(home)
    file = tmp_path / "regular file"
    file.write_text("in the way")
    board = board_of(start(screen, *SEED, environment={"XDG_DATA_HOME": str(file / "data")}))
    board.program.wait_for_complaint()
    for place in ((1, 1), (1, 2), (2, 1)):
        board.click(place)
        board.wait(lambda: place in board.up() or place not in board.cards())
    board.nothing_happens()
    assert len(board.program.complaints) == 1
    assert file.read_text() == "in the way"


def test_a_game_that_is_shown_elsewhere_is_not_mixed_up(screen: Screen, quick_home: Home, start: Start) -> None:
    """`--demo` plays on the same screen and home, and keeps nothing."""
    board = board_of(start(screen, *SEED))
    board.click((1, 1))
    board.wait_up((1, 1))
    before = saved_games.read(quick_home)
    set_all(quick_home, reveal_time=0.1)
    start(screen, "--demo", "--seed", "9").ended(0)
    assert saved_games.read(quick_home) == before
