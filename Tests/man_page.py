"""man_page.py PAGE PROGRAM   sees that the man page tells of every option that `--help` prints, and of no other, both in
its synopsis and among its options, and that groff has nothing to say against it."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

SKIPPED = 77  # What meson understands by that.


def rendered(page: str) -> tuple[str, str]:
    """The man page as plain text, and what groff complains of."""
    command = ["groff", "-ww", "-man", "-Tascii", "-P-c", "-P-b", "-P-u", "-rHY=0", page]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr


def section(text: str, name: str) -> str:
    """What stands under a heading of a man page, up to the next."""
    return re.split(r"^(?=\S)", text.split(f"\n{name}\n")[1], flags=re.MULTILINE)[0]


def entries(text: str) -> list[str]:
    """The long options at the beginning of a line, after a short one perhaps."""
    return sorted(re.findall(r"^ +(?:-\w, )?(--[\w-]+)", text, re.MULTILINE))


def main(page: str, program: str) -> int:
    if not shutil.which("groff"):
        return SKIPPED
    environment = os.environ | {"LC_ALL": "C"}
    help = subprocess.run(
        [os.path.abspath(program), "--help"], env=environment, capture_output=True, text=True, check=True).stdout
    text, complaints = rendered(page)
    known = entries(help)
    told = entries(section(text, "OPTIONS"))
    named = sorted(re.findall(r"--[\w-]+", section(text, "SYNOPSIS")))
    print(f"the program knows {known}\nits options are   {told}\nits synopsis has  {named}\n{complaints}")
    return 0 if known and known == told == named and not complaints else 1


sys.exit(main(*sys.argv[1:]))
