# SPDX-License-Identifier: GPL-3.0-or-later
"""An AT-SPI client: reads and operates the accessible objects on the accessibility bus of one session.

It uses the D-Bus interfaces directly. Nothing is kept, so every answer is current, and one process can watch several
sessions at the same time. One request returns the names, roles, and states of all objects of a program (`Cache` is what
AT-SPI calls that interface). What is a child of what is asked of the objects, in batches with one round trip per level.
"""
from __future__ import annotations

import collections
import functools
import re
import time
from collections.abc import Callable, Iterator
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
CACHE = "org.a11y.atspi.Cache"
TEXT = "org.a11y.atspi.Text"
PROPERTIES = "org.freedesktop.DBus.Properties"
WINDOW_COORDINATES = 1
PATIENCE = 20_000  # milliseconds to wait for a reply
MAX_REPLIES = 2000  # that are kept


class Reference(NamedTuple):
    """Identifies an accessible object on its bus."""

    owner: str
    path: str


@dataclass
class Node:
    """A snapshot of an accessible object. The box is in window coordinates."""

    reference: Reference
    role: str
    name: str
    description: str
    states: frozenset[str]
    box: Box | None = None
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


# An object, an interface and its method, and the arguments.
Question = tuple[Reference, str, str, GLib.Variant | None]


class Listed(NamedTuple):
    """An object in the list of a program, its parent, and the number of its children."""

    node: Node
    parent: Reference
    child_count: int


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
        self._focus_moves: dict[str, list[Reference]] = collections.defaultdict(list)
        # GTK 4.8 prints a critical warning if it lists the objects of a GtkStack that is outside of a window, and the stack
        # is then put in one. For programs that use rows with menus again, each object is read on its own.
        self.unlisted: set[str] = set()
        self._applications: dict[int, Reference] = {}
        self._roles: dict[Reference, str] = {}
        # The positions of the children on the way to what `path` found last, since most programs are alike.
        self._places: dict[str, tuple[int, ...]] = {}
        self._replies: dict[tuple[str, bytes], Any] = {}
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

        if process not in self._applications:
            self._applications[process] = wait_until(found, f"process {process} to appear on the accessibility bus")
        return self._applications[process]

    def tree(self, root: Reference) -> Node:
        """Returns a snapshot of an object and all its descendants."""
        top = self._tree(root, self._all(root.owner))
        assert top, f"{root} no longer exists"
        return top

    def find(self, root: Reference, name: str, role: str | None = None, is_certain: bool = True) -> Node | None:
        """Returns the first object, top down, with this role whose full name matches the pattern.

        The result includes its descendants, but not its ancestors. If it need not be certain that there is none, the
        search costs less.
        """
        return next(iter(self.find_all(root, name, role, is_certain)), None)

    def find_all(self, root: Reference, name: str, role: str | None = None, is_certain: bool = True) -> list[Node]:
        """Like `find`, but returns all objects, top down."""
        listed = self._all(root.owner)
        found = self._search(root, listed, re.compile(name, re.DOTALL), role, is_certain)
        nodes = [self._tree(path[-1], listed) for _, path in sorted(found)]
        return [node for node in nodes if node]

    def path(self, root: Reference, name: str) -> list[Reference]:
        """Returns the path from an object to its nearest descendant with this name, or an empty list."""
        known = self._descend(root, self._places.get(name, ()))
        if self.names(known[-1:]) == [name]:
            return known
        found = self._search(root, self._all(root.owner), re.compile(re.escape(name)), None, True)
        if not found:
            return []
        self._places[name], path = min(found, key=lambda one: (len(one[0]), one[0]))
        return path

    def owner(self, root: Reference, action: str) -> Reference | None:
        """Returns the object nearest to the root, and with the root, that has an action."""
        level = [root]
        while level:
            owner = next((one for one, actions in zip(level, self.actions(level)) if action in actions), None)
            if owner:
                return owner
            level = [child for children in self.references(level) for child in children or []]
        return None

    def focus(self, root: Reference) -> list[Node]:
        """Returns the objects below an object that have the keyboard focus, top down; none while it does not reply yet."""
        focused = [one.node for one in self._all(root.owner).values() if "focused" in one.node.states]
        if len(focused) != 1:
            top = self._tree(root, self._all(root.owner))
            return [node for node in top.walk() if "focused" in node.states] if top else []
        self._add_boxes(focused)
        return focused

    def read(self, objects: list[Reference]) -> list[Node | None]:
        """Returns snapshots of the objects without their children, with None for objects that no longer exist."""
        nodes = self._read(objects)
        self._add_boxes([node for node in nodes if node])
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

    def boxes(self, objects: list[Reference]) -> list[Box | None]:
        """Returns the boxes of the objects in window coordinates, with None for objects without one."""
        window = GLib.Variant("(u)", (WINDOW_COORDINATES,))
        answers = self._ask_all([(one, COMPONENT, "GetExtents", window) for one in objects])
        return [answer and Box(*answer[0]) for answer in answers]

    def actions(self, objects: list[Reference]) -> list[tuple[str, ...]]:
        """Returns the names of the actions of the objects."""
        answers = self._ask_all([(one, ACTION, "GetActions", None) for one in objects])
        return [tuple(action[0] for action in answer[0]) if answer else () for answer in answers]

    def states(self, reference: Reference) -> frozenset[str]:
        answer = self._ask_all([(reference, ACCESSIBLE, "GetState", None)])[0]
        return _state_names(answer[0]) if answer else frozenset()

    def text(self, reference: Reference) -> str:
        """Returns the text of an object that implements the Text interface."""
        # GTK 4.8 does not take -1 as the end of the text of an entry.
        count = self._text_property(reference, "CharacterCount")
        answer = self._ask_all([(reference, TEXT, "GetText", GLib.Variant("(ii)", (0, count)))])[0] if count else None
        return answer[0] if answer else ""

    def cursor(self, reference: Reference) -> int:
        """Returns the number of characters before the cursor in a text."""
        return self._text_property(reference, "CaretOffset")

    def _text_property(self, reference: Reference, name: str) -> int:
        answer = self._ask_all([(reference, PROPERTIES, "Get", GLib.Variant("(ss)", (TEXT, name)))])[0]
        return answer[0] if answer else 0

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

    def focus_moves(self, owner: str) -> list[Reference]:
        """Returns all objects of a program that reported getting the keyboard focus, in this order.

        GTK 4.8 reports nothing for the focus of a dialog that opens.
        """
        while self._context.iteration(False):
            pass
        return self._focus_moves[owner]

    def _all(self, owner: str) -> dict[Reference, Listed]:
        """Returns all objects that a program lists, with those that it does not show, without their children."""
        programs = [] if owner in self.unlisted else [Reference(owner, "/org/a11y/atspi/cache")]
        answer = next(iter(self._replies_to([(one, CACHE, "GetItems", None) for one in programs])), None)
        items = answer.get_child_value(0) if answer else None
        listed = {}
        # Few objects change from one poll to the next.
        for one, _, parent, _, child_count, _, name, role, description, states in (
            self._unpacked(items.get_child_value(index)) for index in range(items.n_children() if items else 0)
        ):
            reference = Reference(*one)
            node = Node(reference, _role_name(role), name, description, _state_names(states))
            listed[reference] = Listed(node, Reference(*parent), child_count)
        return listed

    def _tree(self, root: Reference, listed: dict[Reference, Listed]) -> Node | None:
        top = self._nodes([root], listed)[0]
        level = [top] if top else []
        while level:
            below: list[tuple[Node, Reference]] = []
            for node, children in zip(level, self._children([node.reference for node in level], listed)):
                below += [(node, child) for child in children]
            level = []
            for (parent, _), child in zip(below, self._nodes([reference for _, reference in below], listed)):
                if child:
                    child.parent = parent
                    parent.children.append(child)
                    level.append(child)
        if top:
            self._add_boxes(list(top.walk()))
        return top

    def _add_boxes(self, nodes: list[Node]) -> None:
        for node, box in zip(nodes, self.boxes([node.reference for node in nodes])):
            node.box = box

    def _read(self, objects: list[Reference]) -> list[Node | None]:
        """Like `read`, but without the boxes."""
        states = [(one, ACCESSIBLE, "GetState", None) for one in objects]
        properties = [(one, PROPERTIES, "GetAll", GLib.Variant("(s)", (ACCESSIBLE,))) for one in objects]
        answers = self._ask_all(states + properties)
        nodes: list[Node | None] = []
        for index, (reference, role) in enumerate(zip(objects, self._roles_of(objects, {}))):
            state, about = answers[index], answers[index + len(objects)]
            if role is None or state is None or about is None:
                nodes.append(None)
                continue
            nodes.append(Node(
                reference, role, about[0].get("Name", ""), about[0].get("Description", ""), _state_names(state[0])))
        return nodes

    def _nodes(self, objects: list[Reference], listed: dict[Reference, Listed]) -> list[Node | None]:
        """Returns the objects of a list, and reads those that it lacks, such as a window that has just opened."""
        missing = [one for one in objects if one not in listed]
        read = dict(zip(missing, self._read(missing)))
        return [listed[one].node if one in listed else read[one] for one in objects]

    def _search(
        self, root: Reference, listed: dict[Reference, Listed], name: re.Pattern[str], role: str | None, is_certain: bool
    ) -> list[tuple[tuple[int, ...], list[Reference]]]:
        """Returns the positions and the paths of the objects with this role whose full name matches, below an object.

        GTK lists an object only after a client has asked for the children of its parent. If nothing is found on the ways
        to what is listed or missing, all objects are asked for their children, so that it is certain that there is none.
        """
        children = collections.Counter(one.parent for one in listed.values())
        ways: set[Reference] = set()
        for reference in [
            one for one, (node, _, child_count) in listed.items()
            if name.fullmatch(node.name) or child_count > children[one]
        ]:
            while reference in listed and reference not in ways:
                ways.add(reference)
                reference = listed[reference].parent
        found = self._walk(root, listed, name, role, lambda one: one in ways or one not in listed)
        return found if found or not listed or not is_certain else self._walk(root, listed, name, role, lambda _: True)

    def _walk(
        self, root: Reference, listed: dict[Reference, Listed], name: re.Pattern[str], role: str | None,
        leads_on: Callable[[Reference], bool]
    ) -> list[tuple[tuple[int, ...], list[Reference]]]:
        """Walks from an object to all descendants to which a way leads on, and returns what matches."""
        found: list[tuple[tuple[int, ...], list[Reference]]] = []
        level: list[tuple[tuple[int, ...], list[Reference]]] = [((), [root])]
        while level:
            matches = [
                one for one, text in zip(level, self._names([path[-1] for _, path in level], listed))
                if text is not None and name.fullmatch(text)]
            if role is not None:
                roles = self._roles_of([path[-1] for _, path in matches], listed)
                matches = [one for one, is_of in zip(matches, roles) if is_of == role]
            found += matches
            level = [
                ((*place, index), [*path, child])
                for (place, path), children in zip(level, self._children([path[-1] for _, path in level], listed))
                for index, child in enumerate(children) if leads_on(child)]
        return found

    def _names(self, objects: list[Reference], listed: dict[Reference, Listed]) -> list[str | None]:
        missing = [one for one in objects if one not in listed]
        read = dict(zip(missing, self.names(missing)))
        return [listed[one].node.name if one in listed else read[one] for one in objects]

    def _roles_of(self, objects: list[Reference], listed: dict[Reference, Listed]) -> list[str | None]:
        """Returns the roles of the objects, which do not change."""
        unknown = [one for one in objects if one not in listed and one not in self._roles]
        for one, answer in zip(unknown, self._ask_all([(one, ACCESSIBLE, "GetRole", None) for one in unknown])):
            if answer is not None:
                self._roles[one] = _role_name(answer[0])
        return [listed[one].node.role if one in listed else self._roles.get(one) for one in objects]

    def _descend(self, root: Reference, places: tuple[int, ...]) -> list[Reference]:
        """Returns the path from an object to the child at each of these positions, or an empty list if there is none."""
        path = [root]
        for place in places:
            children = self.references(path[-1:])[0] or []
            if place >= len(children):
                return []
            path.append(children[place])
        return path if places else []

    def _children(self, objects: list[Reference], listed: dict[Reference, Listed]) -> list[list[Reference]]:
        """Returns the children of each object. Those that are listed as having none are not asked.

        GTK lists its application as having none.
        """
        asked = [
            one for one in objects
            if one not in listed or listed[one].child_count or listed[one].node.role == "application"]
        answers = dict(zip(asked, self.references(asked)))
        return [answers.get(one) or [] for one in objects]

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
        detail, is_set, _, value = arguments.unpack()[:4]
        if signal == "StateChanged" and detail == "focused" and is_set:
            self._focus_moves[sender].append(Reference(sender, path))
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

    def _unpacked(self, reply: GLib.Variant) -> Any:
        """Returns the values in a reply. Most replies are those of the last poll, and to unpack one takes long."""
        key = (reply.get_type_string(), reply.get_data_as_bytes().get_data())
        if key not in self._replies:
            if len(self._replies) > MAX_REPLIES:
                self._replies.clear()
            self._replies[key] = reply.unpack()
        return self._replies[key]

    def _ask_all(self, questions: list[Question]) -> list[tuple[Any, ...] | None]:
        """Sends all requests, and returns the values in the replies."""
        return [reply and self._unpacked(reply) for reply in self._replies_to(questions)]

    def _replies_to(self, questions: list[Question]) -> list[GLib.Variant | None]:
        """Sends all requests, then waits for all replies, with None for errors such as that of a destroyed object."""
        answers: list[GLib.Variant | None] = [None] * len(questions)
        open_questions = len(questions)

        def answered(bus: Gio.DBusConnection, result: Gio.AsyncResult, index: int) -> None:
            nonlocal open_questions
            open_questions -= 1
            try:
                answers[index] = bus.call_finish(result)
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


@functools.cache
def _role_name(role: int) -> str:
    name = Atspi.Role(role).value_nick.replace("-", " ")
    return "push button" if name == "button" else name  # libatspi 2.54 shortened this one name


def _state_names(bits: list[int]) -> frozenset[str]:
    return _states_of(bits[0] | bits[1] << 32)


@functools.cache
def _states_of(bits: int) -> frozenset[str]:
    return frozenset(Atspi.StateType(bit).value_nick for bit in range(64) if bits >> bit & 1)
