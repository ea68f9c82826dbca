# SPDX-License-Identifier: GPL-3.0-or-later
"""`build-aux/contain` leaves no processes or files behind, with or without namespaces, however the command ends."""
from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

CONTAIN = Path(__file__).resolve().parents[2] / "build-aux" / "contain"
PATIENCE = 60
# A child process, a daemon in its own session, a process that ignores signals, and a temporary folder with a socket.
LEFTOVERS = """
sleep {seconds} &
setsid --fork sleep {seconds}
setsid --fork sh -c 'trap "" TERM HUP INT; sleep {seconds}'
folder=$(mktemp -d)
python3 -c 'import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])' "$folder/socket"
echo "$folder"
"""


class Run:
    """A command run by `contain` that leaves processes and a folder behind."""

    def __init__(self, options: list[str], last_line: str) -> None:
        self.seconds = f"{time.monotonic_ns()}"  # Unique, so that the processes can be identified.
        script = LEFTOVERS.format(seconds=self.seconds) + last_line
        self.process = subprocess.Popen(
            [sys.executable, str(CONTAIN), *options, "bash", "-c", script], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            text=True)
        self.folder = Path(self.process.stdout.readline().strip())

    def processes(self) -> list[int]:
        """Returns the remaining processes except zombies, which have no command line."""
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and self.seconds.encode() in (entry / "cmdline").read_bytes():
                    found.append(int(entry.name))
            except OSError:
                pass
        return found

    def end(self) -> int:
        return self.process.wait(PATIENCE)


@pytest.fixture(params=["namespaces", "keeper"])
def run(request: pytest.FixtureRequest) -> Iterator[Callable[[str], Run]]:
    runs: list[Run] = []

    def start(last_line: str) -> Run:
        runs.append(Run([] if request.param == "namespaces" else ["--without-namespaces"], last_line))
        return runs[-1]

    yield start
    for one in runs:
        for process in one.processes():
            os.kill(process, signal.SIGKILL)
        one.process.stdout.close()
        one.process.wait()


def assert_nothing_is_left(run: Run) -> None:
    end = time.monotonic() + PATIENCE
    while (left := run.processes()) or run.folder.exists():
        assert time.monotonic() < end, f"left: processes {left}, {run.folder if run.folder.exists() else 'no folder'}"
        time.sleep(0.02)


@pytest.mark.parametrize("status", [0, 3])
def test_no_process_outlives_the_command_and_its_status_is_returned(run: Callable[[str], Run], status: int) -> None:
    done = run(f"exit {status}")
    assert done.end() == status
    assert_nothing_is_left(done)


def test_killed_command_returns_the_status_that_a_shell_would_report(run: Callable[[str], Run]) -> None:
    done = run("bash -c 'kill -9 $$'; exit $?")
    assert done.end() == 128 + signal.SIGKILL
    assert_nothing_is_left(done)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL])
def test_nothing_is_left_after_an_interruption_or_a_kill(run: Callable[[str], Run], number: int) -> None:
    interrupted = run("sleep 1000")
    assert len(interrupted.processes()) >= 4
    interrupted.process.send_signal(number)
    assert interrupted.end() == (-number if number == signal.SIGKILL else 128 + number)
    assert_nothing_is_left(interrupted)


def test_command_runs_in_the_current_folder(run: Callable[[str], Run], tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "file").write_text("here")
    monkeypatch.chdir(tmp_path)
    done = run("cat file")
    assert done.process.stdout.read() == "here"
    assert done.end() == 0
