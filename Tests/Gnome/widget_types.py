"""Prints the types of all widgets in the windows of a process, and whether they are mapped; run by gdb.

    gdb --batch --pid PROCESS --command widget_types.py
"""
from __future__ import annotations

from collections.abc import Iterator

import gdb


def call(expression: str) -> int:
    """The pointer or number that a C expression has in the process."""
    return int(gdb.parse_and_eval(expression))


def toplevels() -> list[int]:
    windows = call("((void *(*)(void)) gtk_window_get_toplevels)()")
    count = call(f"((unsigned (*)(void *)) g_list_model_get_n_items)((void *) {windows})")
    return [
        call(f"((void *(*)(void *, unsigned)) g_list_model_get_item)((void *) {windows}, {index})")
        for index in range(count)]


def walk(widget: int) -> Iterator[int]:
    """A widget and all below it."""
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
