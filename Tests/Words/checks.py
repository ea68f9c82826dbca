# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks of messages and translations. Each check returns a list of problems."""
from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from catalog import Catalog, Entry
from swift_strings import Token, marked_calls, tokens

PLACE = re.compile(r"\{\w+\}")
STRAIGHT_QUOTES = re.compile("['\"`]")
MNEMONIC = re.compile(r"_(\w)")
ENDS = (".", "…", ":", ",")

# Calls and argument labels whose string literals are visible to the user.
SHOWING = re.compile(
    r"(gtk|adw)_\w*(label|text|title|tooltip|description|placeholder|comments|developer|copyright|heading|body)\w*"
    r"|peekaboard_accessible_label\w*|setAccessibleName|printError|print|announce|refused?|showStatus|setTitle|setError"
    r"|failed|log|logged|showMessage|ConsoleLine")
SHOWN = {"title", "text", "note", "plot", "help", "summary", "called", "message", "body", "heading", "reason"}
# Messages for developers about faults in the program or in a page. Swift's own crash messages are in English, too.
ASIDES = {"precondition", "preconditionFailure", "fatalError", "assert", "assertionFailure", "debug"}
# Lines of Swift, which are the same in all languages.
CODE = re.compile(r"\w\(\w+: |\b(let|var) \w+(: \[\w+\])? = |^\s*import \w+\s|\b(enum|extension) \S+ \{")
# Shortcuts, separated by spaces: "<Control>Home End".
KEY = r"(<\w+>)*(\w|\w\.\.\.\w|F\d+|Left|Right|Up|Down|Home|End|Page_(Up|Down)|Return|space|Escape|Delete|Tab|comma|question)"
KEYS = re.compile(rf"{KEY}( {KEY})*")
# SQL statements and parts of them.
SQL = re.compile(r"\s*(ALTER TABLE|AND|BEGIN|CREATE TABLE|DELETE FROM|INSERT|ORDER BY|PRAGMA|SELECT|UPDATE|WHERE) ")
# Strings that stay in English, exactly as they are in the sources.
ENGLISH = {
    # What the compiler says about names that pages cannot have.
    "there are no storyboards: create the view controller in code",
    "there are no nib files: create the views in code",
    "there are no PDF files: draw an image with UIGraphicsImageRenderer", "PDF files can’t be read: use a picture",
    "there are no storyboards: show or present the view controller in code",
    # Output of the compiler, Swift's runtime and llvm-symbolizer, which the program only searches for.
    "cannot be imported by the Swift", "was created by an older", "was created by a newer",
    " has no member ", "' (aka 'AnyObject') has no member ", "has moved to the FoundationNetworking module",
    "to use 'as' to explicitly convert", "; did you mean ",
    "no such module '", "missing argument label '", "C-style for statement", "is implicitly non-escaping",
    "did you mean to use 'as!' to force downcast?", "did you mean 'repeat-while' statement?", "must be unwrapped",
    "cannot use mutating member on immutable value", "value of optional type '", "this is an error in the Swift 6 language mode",
    "may introduce data races", "was never used", "cannot infer contextual base in reference to member",
    "failed to produce diagnostic for expression", "type of expression is ambiguous without",
    "to match this opening '",
    "Fatal error: ", "Current stack trace:",
    "Function start line",
    # Titles of the guide, which is in English.
    "Messages in the console", "Folders and playgrounds", "Go back in time", "Live properties of your own",
    # Swift code.
    r"DispatchTime.now() + \()",
    # Names of licenses, and commands.
    "GNU GPL 3.0+", "Apache 2.0", "BSD 3-Clause", "meson setup build\nninja -C build install\n./make-deb",
    # A missing SQL statement is a bug in the program; SQLite's own messages are in English, too.
    "no statement: ",
    # Printed if someone starts the program by hand, since only the live window passes the folder of the translations.
    "peekaboard-page: this is a part of peekaboard-live\n",
}
# The program's name is the same in all languages.
NAMES = {"Peekaboard", "Peekaboard Live", r"Peekaboard \()", "© 2026 The Peekaboard team"}
UI_TEXTS = {"label", "title", "subtitle", "tooltip-text", "description", "placeholder-text"}


# Catalogs


def wrong_translations(catalog: Catalog) -> list[str]:
    """Returns all detectable problems in the translations of a catalog."""
    return [
        f"{catalog.name}: {problem}: {entry.text!r}"
        for entry in catalog.entries for problem in _problems(entry, catalog.forms)]


def _problems(entry: Entry, forms: int) -> Iterator[str]:
    if entry.is_obsolete:
        yield "obsolete"
        return
    if entry.is_fuzzy:
        yield "fuzzy"
    if len(entry.forms) != (1 if entry.plural is None else forms):
        yield "wrong number of forms"
    for form in entry.forms:
        if not form:
            yield "not translated"
            continue
        if places(form) != places(entry.text):
            yield f"different placeholders in {form!r}"
        if re.search("[!¡]", form):
            yield "exclamation mark"
        if STRAIGHT_QUOTES.search(form):
            yield "straight quotation mark"
        if form != form.strip() or "  " in form:
            yield "extra spaces"
        if _end(form) != _end(entry.text):
            yield f"different ending in {form!r}"
        if bool(MNEMONIC.search(form)) != bool(MNEMONIC.search(entry.text)) and "_" not in "".join(places(form)):
            yield "mnemonic in only one of message and translation"


def wrong_messages(template: Catalog) -> list[str]:
    """Returns the problems in the English messages."""
    found = []
    for entry in template.entries:
        for text in filter(None, (entry.text, entry.plural)):
            if "!" in text:
                found.append(f"exclamation mark: {text!r}")
            if text != text.strip() or "  " in text:
                found.append(f"extra spaces: {text!r}")
            if places(text) != places(entry.text):
                found.append(f"singular and plural have different placeholders: {text!r}")
    return found


def places(text: str) -> list[str]:
    """Returns the placeholders in a string, sorted by name."""
    return sorted(PLACE.findall(text))


def _end(text: str) -> str:
    return next((end for end in ENDS if text.endswith(end)), "")


# Menus


def menus(ui: str) -> list[list[str]]:
    """Returns the labels of each menu and submenu in a UI file."""
    root = ElementTree.fromstring(ui)
    found = []
    for menu in [*root.iter("menu"), *root.iter("submenu")]:
        groups = [menu, *menu.findall("section")] if menu.tag == "menu" else menu.findall("section")
        entries = [entry for group in groups for tag in ("item", "submenu") for entry in group.findall(tag)]
        labels = [one.text for entry in entries for one in entry.findall("attribute") if one.get("name") == "label"]
        found.append([label for label in labels if label])
    return found


def board_entries(kind: str) -> list[str]:
    """Returns the labels that the source of a kind of board adds to the menu: those of its actions without a button."""
    actions = re.search(r"static var actions: .*?^    \}", kind, re.DOTALL | re.MULTILINE)[0]
    calls = re.split(r"^ +\.(?:run|toggle)\(", actions, flags=re.MULTILINE)[1:]
    return [re.search(r'menu: translated\("(.*?)"\)', call)[1] for call in calls if "button:" not in call]


def shared_mnemonics(labels: list[str]) -> list[str]:
    """Returns the menu labels that share a mnemonic with another, and those without one."""
    found, letters = [], {}
    for label in labels:
        match = MNEMONIC.search(label)
        if not match:
            found.append(f"no mnemonic: {label!r}")
        elif match[1].lower() in letters:
            found.append(f"the same mnemonic: {letters[match[1].lower()]!r} and {label!r}")
        else:
            letters[match[1].lower()] = label
    return found


# Sources


def unmarked_in_swift(source: str) -> list[str]:
    """Returns the literals that are probably visible to the user but are not marked for translation."""
    code = [token for token in tokens(source) if token.kind != "comment"]
    marked = {id(token) for _, call in marked_calls(code) for argument in call for token in argument}
    return [
        f"line {token.line}: {token.text!r}" for token, call, label in _literals(code)
        if id(token) not in marked and token.text not in NAMES | ENGLISH and call not in ASIDES
        and _is_read(token.text, call, label)]


def _is_read(text: str, call: str, label: str) -> bool:
    words = re.findall(r"[^\W\d_]{2,}", text)
    # Skips shortcuts in GTK's notation, style sheets, and JSON and XML for other programs.
    if call in ("KeyHelp", "Shortcut") and not label and KEYS.fullmatch(text):
        return False
    if not words or '": ' in text or re.match(r"\s*(<|@|\.[a-z-]+(\\\(\))? \{)", text) or CODE.search(text) or SQL.match(text):
        return False
    if label in SHOWN or SHOWING.fullmatch(call):
        return True
    return " " in text and (len(words) > 2 or (len(words) == 2 and text[0].isupper()))


def _literals(code: list[Token]) -> Iterator[tuple[Token, str, str]]:
    """Yields each string literal with the enclosing call and the label of its argument."""
    calls: list[tuple[str, str]] = [("", "")]
    before = Token("sign", "", 0)
    for place, token in enumerate(code):
        follows = code[place + 1].text if place + 1 < len(code) else ""
        if token.kind == "sign" and token.text in "([{":
            calls.append((before.text if token.text == "(" and before.kind == "word" else "", ""))
        elif token.kind == "sign" and token.text in ")]}":
            calls.pop()
        elif token.kind == "word" and follows == ":" and before.text in ("(", ","):
            calls[-1] = (calls[-1][0], token.text)
        elif token.kind == "sign" and token.text == ",":
            calls[-1] = (calls[-1][0], "")
        elif token.kind == "string":
            yield token, *calls[-1]
        before = token


def messages_in_c(source: str) -> list[str]:
    """Returns the literals in C source that look like messages: two words separated by a space."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/|#include[^\n]*", "", source, flags=re.DOTALL)
    literals = re.findall(r'"((?:[^"\\\n]|\\.)*)"', code)
    return [text for text in literals if re.search(r"[^\W\d_]{2,} +[^\W\d_]{2,}", text)]


def unmarked_in_ui(ui: str) -> list[str]:
    """Returns the strings in a UI file that are not marked for translation."""
    found = []
    for one in ElementTree.fromstring(ui).iter():
        if one.tag not in ("property", "attribute") or one.get("name") not in UI_TEXTS:
            continue
        text = (one.text or "").strip()
        if re.search(r"[^\W\d_]", text) and text not in NAMES and one.get("translatable") != "yes":
            found.append(text)
    return found
