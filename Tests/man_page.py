# SPDX-License-Identifier: GPL-3.0-or-later
"""man_page.py PAGE PROGRAM   checks the options in a man page.

Its synopsis and its list of options must both match the output of `--help`, and groff must not print warnings.
"""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # The exit status that Meson interprets as skipped.


def rendered(page: str) -> tuple[str, str]:
    """Returns the man page as plain text, and groff's warnings."""
    command = ["groff", "-ww", "-man", "-Tascii", "-P-c", "-P-b", "-P-u", "-rHY=0", page]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr


def section(text: str, name: str) -> str:
    """Returns the text between a heading of a man page and the next."""
    return re.split(r"^(?=\S)", text.split(f"\n{name}\n")[1], flags=re.MULTILINE)[0]


def entries(text: str) -> list[str]:
    """Returns the long options at the beginning of a line or after a short option."""
    return sorted(re.findall(r"^ +(?:-\w, )?(--[\w-]+)", text, re.MULTILINE))


def main(page: str, program: str) -> int:
    if not shutil.which("groff"):
        return SKIPPED
    environment = os.environ | {"LC_ALL": "C"}
    help = subprocess.run(
        [os.path.abspath(program), "--help"], env=environment, capture_output=True, text=True, check=True).stdout
    text, complaints = rendered(page)
    known = entries(help)
    listed = entries(section(text, "OPTIONS"))
    named = sorted(re.findall(r"--[\w-]+", section(text, "SYNOPSIS")))
    print(f"program:  {known}\noptions:  {listed}\nsynopsis: {named}\n{complaints}")
    return 0 if known and known == listed == named and not complaints else 1


sys.exit(main(*sys.argv[1:]))
