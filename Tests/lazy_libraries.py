# SPDX-License-Identifier: GPL-3.0-or-later
"""lazy_libraries.py ROOT   checks the declarations of json-glib, GStreamer, and libqrencode, whose headers the program does not include,
against these headers. See lazy_libraries.c.
"""
from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HEADERS = ("Basics/CJSON", "Basics/CLazyLibrary", "Basics/CQRCode", "Toolkit/CSoundRecording")


def main(root: Path) -> int:
    """Prints the differences that the compiler finds, and returns its status."""
    flags = subprocess.run(
        ["pkg-config", "--cflags", "json-glib-1.0", "gstreamer-1.0", "libqrencode"], check=True, stdout=subprocess.PIPE,
        text=True).stdout.split()
    # The headers have attributes for Swift, which GCC does not know.
    clang = Path(shutil.which("swiftc")).resolve().with_name("clang")
    return subprocess.run(
        [clang if clang.exists() else "clang", "-std=gnu11", "-fsyntax-only", "-Werror",
         *(f"-I{root}/Sources/{folder}/include" for folder in HEADERS), *flags, root / "Tests/lazy_libraries.c"]
    ).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
