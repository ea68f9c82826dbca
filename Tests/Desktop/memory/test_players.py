# SPDX-License-Identifier: GPL-3.0-or-later
"""Games with several people who take turns, and games against the computer."""
from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

import saved_games
from conftest import SEED, Deal, Start, shorten_deal
from home import Home
from memory_board import MemoryBoard, Place, State, pairs_of
from program import Program, binary, prefix_of
from screen import Screen
from waiting import assert_stays

OVER = "All pairs found.*"
WINNER = r"(.* wins?|Draw) \(\d+ : \d+\).*"


def set_all(home: Home, **values: object) -> None:
    for key, value in values.items():
        home.set(prefix_of(binary()), key.replace("_", "-"), value)


@pytest.fixture
def begin(screen: Screen, home: Home, start: Start) -> Callable[..., MemoryBoard]:
    """Starts the deal of seed 7 with these players, short times, and no animations."""

    def begin_with(players: str, **settings: object) -> MemoryBoard:
        shorten_deal(home)
        home.switch_animations_off()
        set_all(home, players=players, **({"reveal_time": 0.3} | settings))
        program = start(screen, *SEED)
        program.window()
        board = MemoryBoard(program)
        cards = board.state().pairs * 2
        return board.wait_ready(cards)

    return begin_with


def wait_turn(program: Program, line: str) -> None:
    assert program.find(re.escape(line), "label")


def wait_for_your_turn(board: MemoryBoard) -> None:
    """Waits until the computer, which continues as long as it finds pairs, has missed and its cards are face down."""
    board.wait(lambda: board.program.turn().startswith("Your turn") and not board.up())


def take(board: MemoryBoard, pair: tuple[Place, Place]) -> None:
    """Finds a pair and waits until it is gone."""
    for place in pair:
        board.click(place)
    board.wait(lambda: not set(pair) & set(board.cards()))


def miss(board: MemoryBoard, mismatch: tuple[Place, Place]) -> None:
    moves = board.state().moves
    for place in mismatch:
        board.wait(lambda: place not in board.up())
        board.click(place)
    board.wait(lambda: board.state().moves == moves + 1)
    board.wait_up()


# People


def test_two_people_take_turns(begin: Callable[..., MemoryBoard], deal: Deal) -> None:
    board = begin("people 2")
    program, pairs = board.program, pairs_of(deal)
    wait_turn(program, "Player 1’s turn (0 : 0)")
    take(board, pairs[0])
    wait_turn(program, "Player 1’s turn (1 : 0)")
    miss(board, (pairs[1][0], pairs[2][0]))
    wait_turn(program, "Player 2’s turn (1 : 0)")
    take(board, pairs[1])
    take(board, pairs[2])
    wait_turn(program, "Player 2’s turn (1 : 2)")
    miss(board, (pairs[3][0], pairs[4][0]))
    wait_turn(program, "Player 1’s turn (1 : 2)")
    for pair in pairs[3:]:
        take(board, pair)
    assert program.find(r"Player 1 wins \(6 : 2\).*", "label")
    wait_turn(program, "6 : 2")
    assert board.state() == State(10, 8, 8, 0)
    assert saved_games.read(program.home).results[-1].category == "4x4 people 2"


def test_turn_is_shown_to_pass_when_the_cards_turn_back_but_the_next_player_need_not_wait(
    begin: Callable[..., MemoryBoard], deal: Deal
) -> None:
    board = begin("people 2", reveal_time=5)
    pairs = pairs_of(deal)
    for place in (pairs[0][0], pairs[1][0]):
        board.click(place)
    board.wait_up(pairs[0][0], pairs[1][0])
    assert board.program.turn() == "Player 1’s turn (0 : 0)"
    board.click(pairs[0][0])  # face up, so nothing happens
    board.click(pairs[2][0])  # turns both cards back and counts for the next player
    wait_turn(board.program, "Player 2’s turn (0 : 0)")
    board.click(pairs[2][1])
    board.wait(lambda: board.state() == State(2, 1, 8, 0))
    wait_turn(board.program, "Player 2’s turn (0 : 1)")


def test_single_player_game_has_no_turns(begin: Callable[..., MemoryBoard]) -> None:
    board = begin("people 1")
    assert board.program.turn() == ""
    set_all(board.program.home, players="people 2")
    wait_turn(board.program, "Player 1’s turn (0 : 0)")
    board.click((1, 1))
    board.wait_up((1, 1))
    set_all(board.program.home, players="people 3")
    board.assert_unchanged()
    assert board.program.turn() == "Player 1’s turn (0 : 0)"
    board.screen.keyboard.type("Control+Shift+n")
    wait_turn(board.program, "Player 1’s turn (0 : 0 : 0)")


# The computer


def test_computer_plays_after_a_miss_at_a_visible_pace(begin: Callable[..., MemoryBoard], deal: Deal) -> None:
    board = begin("computer easy", reveal_time=3)
    pairs = pairs_of(deal)
    wait_turn(board.program, "Your turn (0 : 0)")
    for place in (pairs[0][0], pairs[1][0]):
        board.click(place)
    board.wait(lambda: board.state().moves == 1)
    board.wait_up(pairs[0][0], pairs[1][0])
    assert board.program.find(r"The computer’s turn \(0 : \d\)", "label")
    singles: list[set[Place]] = []

    def has_missed() -> bool:
        up = set(board.up())
        if len(up) == 1:
            singles.append(up)
        # It may find pairs before it misses.
        state = board.state()
        return len(up) == 2 and state.moves == 2 + state.found

    board.wait(has_missed)
    assert singles and singles[-1] < set(board.up())
    wait_for_your_turn(board)
    board.assert_unchanged(1.5)


@pytest.mark.thorough
def test_taps_and_keys_during_the_computers_turn_are_ignored(begin: Callable[..., MemoryBoard], deal: Deal) -> None:
    board = begin("computer easy", reveal_time=4)
    pairs = pairs_of(deal)
    centers = [box.center for box in board.boxes().values()]
    for place in (pairs[0][0], pairs[1][0]):
        board.click(place)
    board.wait(lambda: board.state().moves == 1)
    end = time.monotonic() + 1.2
    while time.monotonic() < end:
        for center in centers:
            board.screen.pointer.click(center)
        board.screen.keyboard.type("Return", "p")
    assert (board.state(), set(board.up())) == (State(1, 0, 8, 0), {pairs[0][0], pairs[1][0]})
    board.wait(lambda: board.state().moves == 2)
    assert board.state().peeks == 0
    game = saved_games.read(board.program.home).game
    assert game and len(game.record) == 5 and game.record[2] == "b"  # two taps, back, two taps of the computer


@pytest.mark.thorough
def test_computers_turn_continues_after_a_kill(
    begin: Callable[..., MemoryBoard], deal: Deal, screen: Screen, start: Start
) -> None:
    board = begin("computer easy", reveal_time=1.5)
    for place in (pairs_of(deal)[0][0], pairs_of(deal)[1][0]):
        board.click(place)
    board.wait(lambda: board.state().moves == 1)
    saved_games.kill(board.program)
    program = start(screen)
    program.window()
    again = MemoryBoard(program)
    again.wait(lambda: again.state().moves >= 2)
    wait_for_your_turn(again)


@pytest.mark.thorough
def test_whole_game_against_the_computer(begin: Callable[..., MemoryBoard], deal: Deal) -> None:
    """The player remembers nothing and always taps the card that was tapped least recently."""
    board = begin("computer hard", reveal_time=0.1)
    program = board.program
    turned = dict.fromkeys(sorted(deal), 0)
    count = 0
    end = time.monotonic() + 240
    while time.monotonic() < end:
        left = set(board.cards())
        if not left:
            break
        if not program.turn().startswith("Your turn") or len(board.up()) == 2:
            time.sleep(0.05)
            continue
        place = min(left - set(board.up()), key=lambda place: turned[place])
        count += 1
        turned[place] = count
        moves = board.state().moves
        board.click(place)
        board.wait(lambda: place in board.up() or place not in board.cards() or board.state().moves != moves)
    words = program.find(WINNER, "label").name
    assert program.find(OVER, "label")
    first, second = (int(count) for count in re.findall(r"\d+", words.splitlines()[0]))
    assert first + second == 8
    assert words.startswith("You win" if first > second else "The computer wins" if second > first else "Draw")
    result = saved_games.read(program.home).results[-1]
    assert (result.category, result.moves) == ("4x4 computer hard", board.state().moves)
    assert_stays(lambda: board.state().found == 8, "the game is over", during=0.5)


def test_game_against_the_computer_ends_with_its_last_pair(begin: Callable[..., MemoryBoard], deal: Deal) -> None:
    board = begin("computer hard")
    pairs = pairs_of(deal)
    for pair in pairs[:6]:
        take(board, pair)
    miss_first, miss_second = pairs[6][0], pairs[7][0]
    board.click(miss_first)
    board.wait_up(miss_first)
    board.click(miss_second)
    board.wait(lambda: board.state().moves == 7)
    board.wait(lambda: board.state().found == 8 or board.program.turn().startswith("Your turn"))
    if board.state().found < 8:
        board.wait_up()
        for pair in pairs[6:]:
            if pair[0] in board.cards():
                take(board, pair)
    assert board.program.find(r"You win \(.*", "label")
