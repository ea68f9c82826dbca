# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a program as on a kernel without Landlock: `without_landlock.py PROGRAM ARGUMENTS`."""
from __future__ import annotations

import ctypes
import os
import struct
import sys

LANDLOCK_CREATE_RULESET = 444
SET_SECCOMP, FILTER, SET_NO_NEW_PRIVILEGES = 22, 2, 38
# Instructions of the filter, and what it returns.
LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, ENOSYS = 0x7FFF0000, 0x00050026


def instruction(code: int, value: int, if_not: int = 0) -> bytes:
    return struct.pack("HBBI", code, 0, if_not, value)


class Program(ctypes.Structure):
    _fields_ = [("count", ctypes.c_ushort), ("filter", ctypes.c_char_p)]


def hide_landlock() -> None:
    code = (
        instruction(LOAD, 0) + instruction(JUMP_IF_EQUAL, LANDLOCK_CREATE_RULESET, if_not=1)
        + instruction(RETURN, ENOSYS) + instruction(RETURN, ALLOW))
    control = ctypes.CDLL(None, use_errno=True).prctl
    control.argtypes = [ctypes.c_int, ctypes.c_ulong, ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong]
    program = Program(len(code) // 8, code)
    if control(SET_NO_NEW_PRIVILEGES, 1, None, 0, 0) or control(SET_SECCOMP, FILTER, ctypes.addressof(program), 0, 0):
        raise OSError(ctypes.get_errno(), "the filter was refused")


if __name__ == "__main__":
    hide_landlock()
    os.execv(sys.argv[1], sys.argv[1:])
