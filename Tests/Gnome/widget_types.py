# SPDX-License-Identifier: GPL-3.0-or-later
"""A gdb script that prints the types of all widgets in a process, and whether they are mapped.

    gdb --batch --pid PROCESS --command widget_types.py
"""
from __future__ import annotations

from collections.abc import Iterator

import gdb


def call(expression: str) -> int:
    """Returns the pointer or number to which a C expression evaluates in the process."""
    return int(gdb.parse_and_eval(expression))


def toplevels() -> list[int]:
    windows = call("((void *(*)(void)) gtk_window_get_toplevels)()")
    count = call(f"((unsigned (*)(void *)) g_list_model_get_n_items)((void *) {windows})")
    return [
        call(f"((void *(*)(void *, unsigned)) g_list_model_get_item)((void *) {windows}, {index})")
        for index in range(count)]


def walk(widget: int) -> Iterator[int]:
    """Yields a widget and all its descendants."""
    yield widget
    child = call(f"((void *(*)(void *)) gtk_widget_get_first_child)((void *) {widget})")
    while child:
        yield from walk(child)
        child = call(f"((void *(*)(void *)) gtk_widget_get_next_sibling)((void *) {child})")


def type_of(widget: int) -> str:
    name = call(f"((char *(*)(void *)) g_type_name_from_instance)((void *) {widget})")
    return gdb.parse_and_eval(f"(char *) {name}").string()


gdb.execute("set pagination off")
for window in toplevels():
    for widget in walk(window):
        is_mapped = call(f"((int (*)(void *)) gtk_widget_get_mapped)((void *) {widget})")
        print("mapped" if is_mapped else "hidden", type_of(widget))
