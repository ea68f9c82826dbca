"""An AT-SPI client: reads and operates the accessible objects on the accessibility bus of one session.

It uses the D-Bus interfaces directly. Nothing is cached, so every answer is current, and one process can watch several
sessions at the same time. Requests are sent in batches, so reading a whole tree takes one round trip per level.
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
PATIENCE = 20_000  # milliseconds to wait for a reply


class Reference(NamedTuple):
    """Identifies an accessible object on its bus."""

    owner: str
    path: str


@dataclass
class Node:
    """A snapshot of an accessible object."""

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
        """Yields the node and all its descendants, top down."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find_all(self, name: str | None = None, role: str | None = None) -> list[Node]:
        """Returns the nodes of this subtree with this role whose full name matches the pattern."""
        return [
            node for node in self.walk()
            if (name is None or re.fullmatch(name, node.name, re.DOTALL)) and (role is None or node.role == role)]

    def __str__(self) -> str:
        """Returns the tree as text, one line per node."""
        lines = [f"{self.name!r} [{self.role}] {tuple(self.box) if self.box else '-'} {','.join(sorted(self.states))}"]
        if self.description:
            lines[0] += f" “{self.description}”"
        for child in self.children:
            lines += ["  " + line for line in str(child).splitlines()]
        return "\n".join(lines)


class Event(NamedTuple):
    """An accessibility event: the time it arrived, its type, its source, and its text."""

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
        """Returns the application object of a process."""
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

        return wait_until(found, f"process {process} to appear on the accessibility bus")

    def tree(self, root: Reference) -> Node:
        """Returns a snapshot of an object and all its descendants."""
        top = self.read([root])[0]
        assert top, f"{root} no longer exists"
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
        """Returns the first object, top down, with this role whose full name matches the pattern.

        The result includes its descendants, but not its ancestors. The search reads only names, which costs both sides
        much less than reading a whole tree.
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

    def path(self, root: Reference, name: str) -> list[Reference]:
        """Returns the path from an object to its nearest descendant with this name, or an empty list."""
        level = [[root]]
        while level:
            ends = [path[-1] for path in level]
            for path, called in zip(level, self.names(ends)):
                if called == name:
                    return path
            level = [[*path, child] for path, children in zip(level, self.references(ends)) for child in children or []]
        return []

    def read(self, objects: list[Reference]) -> list[Node | None]:
        """Returns snapshots of the objects without their children, with None for objects that no longer exist."""
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
        """Returns the children of each object, with None for objects that no longer exist."""
        answers = self._ask_all([(one, ACCESSIBLE, "GetChildren", None) for one in objects])
        return [answer and [Reference(*child) for child in answer[0]] for answer in answers]

    def names(self, objects: list[Reference]) -> list[str | None]:
        """Returns the names of the objects, with None for objects that no longer exist."""
        return self._properties(objects, "Name")

    def descriptions(self, objects: list[Reference]) -> list[str | None]:
        """Returns the descriptions of the objects, with None for objects that no longer exist."""
        return self._properties(objects, "Description")

    def roles(self, objects: list[Reference]) -> list[str | None]:
        """Returns the roles of the objects, with None for objects that no longer exist."""
        answers = self._ask_all([(one, ACCESSIBLE, "GetRole", None) for one in objects])
        return [_role_name(answer[0]) if answer else None for answer in answers]

    def boxes(self, objects: list[Reference]) -> list[Box | None]:
        """Returns the boxes of the objects in window coordinates, with None for objects without one."""
        window = GLib.Variant("(u)", (WINDOW_COORDINATES,))
        answers = self._ask_all([(one, COMPONENT, "GetExtents", window) for one in objects])
        return [answer and Box(*answer[0]) for answer in answers]

    def states(self, reference: Reference) -> frozenset[str]:
        answer = self._ask_all([(reference, ACCESSIBLE, "GetState", None)])[0]
        return _state_names(answer[0]) if answer else frozenset()

    def text(self, reference: Reference) -> str:
        """Returns the text of an object that implements the Text interface."""
        # GTK 4.8 does not take -1 as the end of the text of an entry.
        count = self._ask_all([(reference, PROPERTIES, "Get", GLib.Variant("(ss)", (TEXT, "CharacterCount")))])[0]
        if not count:
            return ""
        answer = self._ask_all([(reference, TEXT, "GetText", GLib.Variant("(ii)", (0, count[0])))])[0]
        return answer[0] if answer else ""

    def focused(self, objects: list[Reference]) -> Reference | None:
        """Returns whichever of these objects has the keyboard focus."""
        answers = self._ask_all([(one, ACCESSIBLE, "GetState", None) for one in objects])
        return next(
            (one for one, answer in zip(objects, answers) if answer and "focused" in _state_names(answer[0])), None)

    def act(self, reference: Reference, action: int = 0) -> float:
        """Invokes an action of an object and returns the time when the program replied."""
        answer = self._ask(
            self._bus, *reference, ACTION, "DoAction", GLib.Variant("(i)", (action,)))
        assert answer[0], f"{reference} refused its action {action}"
        return time.monotonic()

    def events(self) -> list[Event]:
        """Returns the events since the last call: announcements, and changes of names and states."""
        while self._context.iteration(False):
            pass
        events, self._events = self._events, []
        return events

    def _connect(self, address: str) -> Gio.DBusConnection:
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)

    def _switch_on(self, session: Gio.DBusConnection) -> None:
        """Reports that an assistive technology is running, as a screen reader does when it starts."""
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
        """Sends all requests, then waits for all replies, with None for errors such as that of a destroyed object."""
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
    return "push button" if name == "button" else name  # libatspi 2.54 shortened this one name


def _state_names(bits: list[int]) -> frozenset[str]:
    both = bits[0] | bits[1] << 32
    return frozenset(Atspi.StateType(bit).value_nick for bit in range(64) if both >> bit & 1)
