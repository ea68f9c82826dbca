"""What a screen reader sees and does: a client of the accessibility bus (AT-SPI) of one session.

It speaks the bus protocol itself: nothing is cached, so an answer is what the program says now, and several sessions
can be watched at once from one process. Questions go out together and are waited for together; a whole tree takes as
many round trips as it has levels.
"""
from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

from geometry import Box  # noqa: E402
from waiting import wait_until  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
ACTION = "org.a11y.atspi.Action"
TEXT = "org.a11y.atspi.Text"
PROPERTIES = "org.freedesktop.DBus.Properties"
WINDOW_COORDINATES = 1
PATIENCE = 20_000  # milliseconds for one answer


class Reference(NamedTuple):
    """Names an accessible object on its bus."""

    owner: str
    path: str


@dataclass
class Node:
    """An accessible object as it was when it was read."""

    reference: Reference
    role: str
    name: str
    description: str
    states: frozenset[str]
    actions: tuple[str, ...]
    box: Box | None
    parent: Node | None = field(default=None, repr=False)
    children: list[Node] = field(default_factory=list, repr=False)

    def walk(self) -> Iterator[Node]:
        """The node and everything below it, top down."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find_all(self, name: str | None = None, role: str | None = None) -> list[Node]:
        """Every node below whose whole name matches the pattern and which has the role."""
        return [
            node for node in self.walk()
            if (name is None or re.fullmatch(name, node.name, re.DOTALL)) and (role is None or node.role == role)]

    def __str__(self) -> str:
        """The tree as text, a line a node."""
        lines = [f"{self.name!r} [{self.role}] {tuple(self.box) if self.box else '-'} {','.join(sorted(self.states))}"]
        if self.description:
            lines[0] += f" “{self.description}”"
        for child in self.children:
            lines += ["  " + line for line in str(child).splitlines()]
        return "\n".join(lines)


class Event(NamedTuple):
    """Something a program has announced: when it came in, its kind, who said it, and what."""

    moment: float
    kind: str
    source: Reference
    detail: str
    value: Any


class Accessibility:
    """The accessibility bus of a session."""

    def __init__(self, session_bus_address: str) -> None:
        self._events: list[Event] = []
        self._context = GLib.MainContext.new()
        self._context.push_thread_default()
        try:
            session = self._connect(session_bus_address)
            self._switch_on(session)
            where = self._ask(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None)
            session.close_sync(None)
            self.address: str = where[0]
            self._bus = self._connect(self.address)
            self._listen()
        finally:
            self._context.pop_thread_default()

    def close(self) -> None:
        self._bus.close_sync(None)

    def application(self, process: int) -> Reference:
        """The application object of a process."""
        root = Reference("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")

        def found() -> Reference | None:
            for application in self.references([root])[0] or []:
                arguments = GLib.Variant("(s)", (application.owner,))
                try:
                    owner = self._ask(
                        self._bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                        "GetConnectionUnixProcessID", arguments)
                except GLib.Error:
                    continue
                if owner[0] == process:
                    return application
            return None

        return wait_until(found, f"process {process} is on the accessibility bus")

    def tree(self, root: Reference) -> Node:
        """Everything from an object downwards."""
        top = self.read([root])[0]
        assert top, f"{root} is gone"
        level = [top]
        while level:
            below: list[tuple[Node, Reference]] = []
            for node, children in zip(level, self.references([node.reference for node in level])):
                below += [(node, child) for child in children or []]
            level = []
            for (parent, _), child in zip(below, self.read([reference for _, reference in below])):
                if child:
                    child.parent = parent
                    parent.children.append(child)
                    level.append(child)
        return top

    def find(self, root: Reference, name: str, role: str | None = None) -> Node | None:
        """The first object, from the top down, whose whole name matches the pattern and which has the role.

        It comes with all that is below it, but without its parents. Only names are read on the way, which costs both sides
        much less than a whole tree.
        """
        found: list[tuple[tuple[int, ...], Reference]] = []
        level: list[tuple[tuple[int, ...], Reference]] = [((), root)]
        while level:
            references = [reference for _, reference in level]
            meant = [
                one for one, called in zip(level, self.names(references))
                if called is not None and re.fullmatch(name, called, re.DOTALL)]
            if role:
                meant = [one for one, its in zip(meant, self.roles([reference for _, reference in meant])) if its == role]
            found += meant
            level = [
                ((*place, index), child) for (place, _), children in zip(level, self.references(references))
                for index, child in enumerate(children or [])]
        return self.tree(min(found)[1]) if found else None

    def way(self, root: Reference, name: str) -> list[Reference]:
        """The objects from one down to the nearest one below of that name; empty if there is none."""
        level = [[root]]
        while level:
            ends = [way[-1] for way in level]
            for way, called in zip(level, self.names(ends)):
                if called == name:
                    return way
            level = [[*way, child] for way, children in zip(level, self.references(ends)) for child in children or []]
        return []

    def read(self, objects: list[Reference]) -> list[Node | None]:
        """The objects without their children; None stands for one that is gone."""
        roles = [(one, ACCESSIBLE, "GetRole", None) for one in objects]
        states = [(one, ACCESSIBLE, "GetState", None) for one in objects]
        properties = [(one, PROPERTIES, "GetAll", GLib.Variant("(s)", (ACCESSIBLE,))) for one in objects]
        actions = [(one, ACTION, "GetActions", None) for one in objects]
        answers = self._ask_all(roles + states + properties + actions)
        count = len(objects)
        boxes = self.boxes(objects)
        nodes: list[Node | None] = []
        for index, reference in enumerate(objects):
            role, state, about, can_do = answers[index::count]
            if role is None or state is None or about is None:
                nodes.append(None)
                continue
            nodes.append(Node(
                reference, _role_name(role[0]), about[0].get("Name", ""), about[0].get("Description", ""),
                _state_names(state[0]), tuple(action[0] for action in can_do[0]) if can_do else (), boxes[index]))
        return nodes

    def references(self, objects: list[Reference]) -> list[list[Reference] | None]:
        """The children of each object; None stands for an object that is gone."""
        answers = self._ask_all([(one, ACCESSIBLE, "GetChildren", None) for one in objects])
        return [answer and [Reference(*child) for child in answer[0]] for answer in answers]

    def names(self, objects: list[Reference]) -> list[str | None]:
        """The names of the objects; None stands for one that is gone."""
        return self._properties(objects, "Name")

    def descriptions(self, objects: list[Reference]) -> list[str | None]:
        """The descriptions of the objects; None stands for one that is gone."""
        return self._properties(objects, "Description")

    def roles(self, objects: list[Reference]) -> list[str | None]:
        """The roles of the objects; None stands for one that is gone."""
        answers = self._ask_all([(one, ACCESSIBLE, "GetRole", None) for one in objects])
        return [_role_name(answer[0]) if answer else None for answer in answers]

    def boxes(self, objects: list[Reference]) -> list[Box | None]:
        """Where the objects are in their window; None stands for one that is gone or has no place."""
        window = GLib.Variant("(u)", (WINDOW_COORDINATES,))
        answers = self._ask_all([(one, COMPONENT, "GetExtents", window) for one in objects])
        return [answer and Box(*answer[0]) for answer in answers]

    def states(self, reference: Reference) -> frozenset[str]:
        answer = self._ask_all([(reference, ACCESSIBLE, "GetState", None)])[0]
        return _state_names(answer[0]) if answer else frozenset()

    def text(self, reference: Reference) -> str:
        """The text of an object that holds one."""
        answer = self._ask_all([(reference, TEXT, "GetText", GLib.Variant("(ii)", (0, -1)))])[0]
        return answer[0] if answer else ""

    def focused(self, objects: list[Reference]) -> Reference | None:
        """The one of these objects that has the keyboard's focus."""
        answers = self._ask_all([(one, ACCESSIBLE, "GetState", None) for one in objects])
        return next(
            (one for one, answer in zip(objects, answers) if answer and "focused" in _state_names(answer[0])), None)

    def act(self, reference: Reference, action: int = 0) -> float:
        """Does an action of an object and returns the moment the program had done it."""
        answer = self._ask(
            self._bus, *reference, ACTION, "DoAction", GLib.Variant("(i)", (action,)))
        assert answer[0], f"{reference} refused its action {action}"
        return time.monotonic()

    def events(self) -> list[Event]:
        """What has been announced since the last call: changed names and states, announcements."""
        while self._context.iteration(False):
            pass
        events, self._events = self._events, []
        return events

    def _connect(self, address: str) -> Gio.DBusConnection:
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)

    def _switch_on(self, session: Gio.DBusConnection) -> None:
        """Says that an assistive technology runs, as a screen reader does when it starts."""
        on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
        self._ask(session, "org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", on)

    def _listen(self) -> None:
        for kind in ("object:property-change", "object:state-changed", "object:announcement"):
            arguments = GLib.Variant("(sass)", (kind, [], ""))
            self._ask(
                self._bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry",
                "RegisterEvent", arguments)
        self._bus.signal_subscribe(
            None, "org.a11y.atspi.Event.Object", None, None, None, Gio.DBusSignalFlags.NONE, self._heard)

    def _heard(
        self, bus: Gio.DBusConnection, sender: str, path: str, interface: str, signal: str, arguments: GLib.Variant
    ) -> None:
        detail, _, _, value = arguments.unpack()[:4]
        self._events.append(Event(time.monotonic(), signal, Reference(sender, path), detail, value))

    def _properties(self, objects: list[Reference], name: str) -> list[str | None]:
        arguments = GLib.Variant("(ss)", (ACCESSIBLE, name))
        answers = self._ask_all([(one, PROPERTIES, "Get", arguments) for one in objects])
        return [answer and answer[0] for answer in answers]

    def _ask(
        self, bus: Gio.DBusConnection, owner: str, path: str, interface: str, method: str,
        arguments: GLib.Variant | None
    ) -> tuple[Any, ...]:
        flags = Gio.DBusCallFlags.NONE
        return bus.call_sync(owner, path, interface, method, arguments, None, flags, PATIENCE, None).unpack()

    def _ask_all(
        self, questions: list[tuple[Reference, str, str, GLib.Variant | None]]
    ) -> list[tuple[Any, ...] | None]:
        """Sends all questions, then waits for all answers; None stands for a refusal, as of an object that is gone."""
        answers: list[tuple[Any, ...] | None] = [None] * len(questions)
        open_questions = len(questions)

        def answered(bus: Gio.DBusConnection, result: Gio.AsyncResult, index: int) -> None:
            nonlocal open_questions
            open_questions -= 1
            try:
                answers[index] = bus.call_finish(result).unpack()
            except GLib.Error as error:
                if error.matches(Gio.io_error_quark(), Gio.IOErrorEnum.TIMED_OUT):
                    raise

        self._context.push_thread_default()
        try:
            for index, (reference, interface, method, arguments) in enumerate(questions):
                self._bus.call(
                    *reference, interface, method, arguments, None, Gio.DBusCallFlags.NONE, PATIENCE, None, answered,
                    index)
            while open_questions:
                self._context.iteration(True)
        finally:
            self._context.pop_thread_default()
        return answers


def _role_name(role: int) -> str:
    name = Atspi.Role(role).value_nick.replace("-", " ")
    return "push button" if name == "button" else name  # libatspi 2.54 has shortened this one name


def _state_names(bits: list[int]) -> frozenset[str]:
    both = bits[0] | bits[1] << 32
    return frozenset(Atspi.StateType(bit).value_nick for bit in range(64) if both >> bit & 1)
