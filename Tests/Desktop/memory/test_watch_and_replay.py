# SPDX-License-Identifier: GPL-3.0-or-later
"""Perfect games that the program plays, replays of finished games, and the limit for peeks."""
from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

import saved_games
from accessible import Node
from conftest import SEED, Deal, Start, shorten_deal
from home import Home
from memory_board import MemoryBoard, State, pairs_of
from program import Program, binary, prefix_of
from screen import Screen
from waiting import wait_until

OVER = "All pairs found.*"


def set_all(home: Home, **values: object) -> None:
    for key, value in values.items():
        home.set(prefix_of(binary()), key.replace("_", "-"), value)


@pytest.fixture
def begin(screen: Screen, home: Home, start: Start) -> Callable[..., MemoryBoard]:
    """Starts the deal of seed 7 with short times and no animations."""

    def begin_with(**settings: object) -> MemoryBoard:
        shorten_deal(home)
        home.switch_animations_off()
        set_all(home, **({"reveal_time": 0.1, "peek_turn_time": 0.3} | settings))
        program = start(screen, *SEED)
        program.window()
        board = MemoryBoard(program)
        return board.wait_ready(board.state().pairs * 2)

    return begin_with


def wait_over(board: MemoryBoard) -> None:
    board.wait(lambda: not board.cards())
    board.program.find(OVER, "label")


def open_results(program: Program) -> Node:
    """Opens the results window and returns it."""
    program.act("win.results")
    return program.find("Results", "frame")


def close_results(program: Program) -> None:
    program.screen.keyboard.type("Escape")
    wait_until(lambda: not program.find_all("Results", "frame"), "the results to close")


def watch_again(program: Program, which: int = 0) -> None:
    open_results(program)
    program.find("Watch again", "push button")
    program.screen.accessibility.act(program.find_all("Watch again", "push button")[which].reference)


# Perfect games


def test_perfect_game_is_not_a_result(begin: Callable[..., MemoryBoard], deal: Deal) -> None:
    board = begin()
    for place in (pairs_of(deal)[0][0], pairs_of(deal)[1][0]):
        board.click(place)
    board.wait(lambda: board.state().moves == 1)
    board.program.act("win.watch")
    wait_over(board)
    assert board.state().found == 8 and board.state().peeks == 0
    assert board.state().moves <= 16
    saved = saved_games.read(board.program.home)
    assert (saved.results, saved.game) == ((), None)
    open_results(board.program)
    assert not board.program.find_all("Watch again", "push button")
    close_results(board.program)


@pytest.mark.thorough
def test_taps_during_a_perfect_game_are_ignored(begin: Callable[..., MemoryBoard]) -> None:
    board = begin(reveal_time=4)
    centers = [box.center for box in board.boxes().values()]
    board.program.act("win.watch")
    board.wait(lambda: len(board.up()) == 2)
    up, state = board.up(), board.state()
    for center in centers:
        board.screen.pointer.click(center)
    board.screen.keyboard.type("p")
    assert (board.up(), board.state()) == (up, state)


@pytest.mark.thorough
def test_partly_watched_game_is_not_a_result_even_after_a_restart(
    begin: Callable[..., MemoryBoard], screen: Screen, start: Start
) -> None:
    board = begin()
    board.program.act("win.watch")
    board.wait(lambda: board.state().moves >= 1)
    # A smaller game could end before this on a busy machine.
    board.program.act("win.watch")
    saved_games.kill(board.program)
    program = start(screen)
    program.window()
    again = MemoryBoard(program)
    again.wait(lambda: again.state().moves >= 1)
    program.act("win.watch")
    wait_over(again)
    saved = saved_games.read(program.home)
    assert (saved.results, saved.game) == ((), None)


# Replays


def begin_second_game(begin: Callable[..., MemoryBoard], **settings: object) -> MemoryBoard:
    """Finishes a game, then plays one move of the next, in which two cards turn back."""
    board = begin(**settings)
    board.play(board.click)
    board.program.find(OVER, "label")
    board.screen.keyboard.type("Control+Shift+n")
    board.wait_ready(board.state().pairs * 2)
    game = saved_games.read(board.program.home).game
    assert game
    (first, _), (second, _), *_ = game.model().pairs()
    for place in (first, second):
        board.click(place)
    board.wait(lambda: board.state().moves == 1)
    board.wait_up()
    return board


def test_replay_shows_every_move_and_leads_back_to_the_game(begin: Callable[..., MemoryBoard]) -> None:
    board = begin_second_game(begin, size="4x3", players="people 2")
    program = board.program
    before = saved_games.read(program.home)
    turn, left = program.turn(), set(board.cards())
    watch_again(program)
    board.wait(lambda: board.state() == State(0, 0, 6, 0))
    seen: list[int] = []

    def over() -> bool:
        if (moves := board.state().moves) not in seen:
            seen.append(moves)
        return not board.cards()

    board.wait(over, every=0.02)
    assert seen == list(range(before.results[0].moves + 1)), "some moves are not visible"
    assert board.state().moves == before.results[0].moves
    program.find(OVER, "label")
    assert saved_games.read(program.home) == before
    program.click(program.find("Back to Game", "push button"))
    board.wait(lambda: (board.state(), set(board.cards())) == (State(1, 0, 6, 0), left))
    board.wait(lambda: not board.up())
    assert program.turn() == turn
    assert saved_games.read(program.home) == before
    board.click(min(left))
    board.wait_up(min(left))
    game = saved_games.read(program.home).game
    assert game and before.game and game.record[:-1] == before.game.record


@pytest.mark.thorough
def test_replay_includes_the_peeks_listed_in_the_results(begin: Callable[..., MemoryBoard]) -> None:
    board = begin(size="2x2")
    board.peek_by_key()
    board.wait_ready(4)
    board.play(board.click)
    board.program.find(OVER, "label")
    result = saved_games.read(board.program.home).results[0]
    assert result.peeks == 1
    open_results(board.program)
    assert board.program.find(f"{result.moves} moves?, 1 peek.*", "label")
    board.screen.accessibility.act(board.program.find("Watch again", "push button").reference)
    board.wait(lambda: board.state().peeks == 0)
    wait_over(board)
    assert board.state() == State(result.moves, 2, 2, 1)


@pytest.mark.thorough
def test_taps_during_a_replay_are_ignored(begin: Callable[..., MemoryBoard]) -> None:
    board = begin_second_game(begin, size="4x3")
    before = saved_games.read(board.program.home)
    centers = [box.center for box in board.boxes().values()]
    watch_again(board.program)
    board.wait(lambda: board.state() == State(0, 0, 6, 0))
    while board.cards():
        for center in centers[:6]:
            board.screen.pointer.click(center)
        board.screen.keyboard.type("p")
        assert board.state().peeks == 0
    board.program.find(OVER, "label")
    assert board.state().moves == before.results[0].moves
    assert saved_games.read(board.program.home) == before


@pytest.mark.thorough
def test_kill_during_a_replay_loses_nothing(
    begin: Callable[..., MemoryBoard], screen: Screen, start: Start
) -> None:
    board = begin_second_game(begin, size="4x3")
    before = saved_games.read(board.program.home)
    watch_again(board.program)
    board.wait(lambda: board.state().moves == 2)
    saved_games.kill(board.program)
    program = start(screen)
    program.window()
    again = MemoryBoard(program)
    again.wait(lambda: again.state() == State(1, 0, 6, 0) and not again.up())
    assert saved_games.read(program.home) == before


@pytest.mark.thorough
def test_every_listed_game_can_be_replayed(
    begin: Callable[..., MemoryBoard], screen: Screen, start: Start
) -> None:
    board = begin(size="2x2")
    for pair in saved_games.read(board.program.home).game.model().pairs():
        for place in pair:
            board.click(place)
        board.wait(lambda: not set(pair) & set(board.cards()))
    wait_over(board)
    board.program.close()
    names = "board, category, finished, seed, setup, moves, move_count, seconds, peeks, avoidable, rating"
    with closing(sqlite3.connect(saved_games.path_of(board.program.home))) as database, database:
        for _ in range(70):
            database.execute(f"INSERT INTO result ({names}) SELECT {names} FROM result WHERE id = 1")
        # Old games are stored without their moves.
        database.execute("UPDATE result SET moves = '' WHERE id = 1")

    program = start(screen)
    board = MemoryBoard(program)
    program.window()
    open_results(program)
    more = program.find("Show More", "push button")
    assert len(program.find_all("Watch again", "push button")) == 50
    screen.accessibility.act(more.reference)
    wait_until(lambda: len(program.find_all("Watch again", "push button")) == 70, "all games to be listed")
    assert not program.find_all("Show More", "push button")
    watch_last = program.find_all("Watch again", "push button")[-1]
    screen.accessibility.act(watch_last.reference)
    board.wait(lambda: board.state().found == 2)
    assert program.find("Back to Game", "push button")


def test_results_are_empty_at_first(begin: Callable[..., MemoryBoard]) -> None:
    board = begin()
    open_results(board.program)
    assert board.program.find("No Results Yet", "label")
    close_results(board.program)


# Peeks


def test_game_allows_no_more_peeks_than_set(begin: Callable[..., MemoryBoard]) -> None:
    board = begin(peeks_allowed=1)
    board.peek_by_key()
    board.wait_ready()
    state = State(0, 0, 8, 1)
    board.screen.keyboard.type("p")
    board.assert_unchanged(0.5)
    assert "sensitive" not in board.program.find("Quick Peek", "push button").states
    board.screen.pointer.move(board.center((2, 2)))
    board.screen.pointer.press()
    board.assert_unchanged(2.5)
    board.screen.pointer.release()
    assert board.state() == state
    board.screen.keyboard.type("Control+Shift+n")
    board.wait(lambda: board.state() == State(0, 0, 8, 0))
    board.wait_ready()
    board.peek_by_key()
    assert board.state() == State(0, 0, 8, 1)
