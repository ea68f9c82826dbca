"""What may be wrong with words: each check returns what it finds, in lines; none is well."""
from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from catalogue import Catalogue, Entry
from swift_strings import Token, marked_calls, tokens

PLACE = re.compile(r"\{\w+\}")
MNEMONIC = re.compile(r"_(\w)")
ENDS = (".", "…", ":", ",")

# Calls and arguments whose texts a player reads.
SHOWING = re.compile(
    r"(gtk|adw)_\w*(label|text|title|tooltip|description|placeholder|comments|developer|copyright|heading|body)\w*"
    r"|peekaboard_accessible_label\w*|name|complain|print|announce|refused?|say|setTitle|setTrouble|told|failed"
    r"|ConsoleLine")
SHOWN = {"title", "text", "words", "note", "plot", "help", "summary", "called", "message", "body", "heading", "reason"}
# They tell a developer of a mistake in the program, or in a page. Swift's own reasons for a crash are English, too.
ASIDES = {"precondition", "preconditionFailure", "fatalError", "assert", "assertionFailure"}
# Lines of Swift, the same in all languages.
CODE = re.compile(r"\w\(\w+: |\blet \w+ = ")
# Keys, with a space between them: "<Control>Home End".
KEY = r"(<\w+>)*(\w|\w\.\.\.\w|F\d+|Left|Right|Up|Down|Home|End|Page_(Up|Down)|Return|space|Escape|Delete|Tab|comma|question)"
KEYS = re.compile(rf"{KEY}( {KEY})*")
# Statements for SQLite, and parts of them.
SQL = re.compile(r"\s*(ALTER TABLE|AND|BEGIN|CREATE TABLE|DELETE FROM|INSERT|ORDER BY|PRAGMA|SELECT|UPDATE|WHERE) ")
# Texts that stay in English, each exactly as it is in the sources.
ENGLISH = {
    # The compiler, Swift's runtime and llvm-symbolizer print these; the program only searches for them.
    "cannot be imported by the Swift", "was created by an older", "was created by a newer",
    "Fatal error: ",
    "Function start line",
    # A statement without SQL is a mistake in the program; SQLite's own messages are English, too.
    "no statement: ",
    # Printed if someone starts the program by hand: only the window tells it where the translations are.
    "peekaboard-page: this is a part of peekaboard-live\n",
}
# The name of the program is the same in all languages.
NAMES = {"Peekaboard", r"Peekaboard \()", "© 2026 The Peekaboard team"}
UI_TEXTS = {"label", "title", "subtitle", "tooltip-text", "description", "placeholder-text"}


# Catalogues


def wrong_translations(catalogue: Catalogue) -> list[str]:
    """Everything that can be seen to be wrong with the translations of a catalogue."""
    return [
        f"{catalogue.name}: {problem}: {entry.text!r}"
        for entry in catalogue.entries for problem in _problems(entry, catalogue.forms)]


def _problems(entry: Entry, forms: int) -> Iterator[str]:
    if entry.is_obsolete:
        yield "obsolete"
        return
    if entry.is_fuzzy:
        yield "fuzzy"
    if len(entry.forms) != (1 if entry.plural is None else forms):
        yield "a wrong number of forms"
    for form in entry.forms:
        if not form:
            yield "not translated"
            continue
        if places(form) != places(entry.text):
            yield f"other places in {form!r}"
        if re.search("[!¡]", form):
            yield "an exclamation mark"
        if re.search("['\"`]", form):
            yield "a straight quotation mark"
        if form != form.strip() or "  " in form:
            yield "spaces that are too many"
        if _end(form) != _end(entry.text):
            yield f"another end in {form!r}"
        if bool(MNEMONIC.search(form)) != bool(MNEMONIC.search(entry.text)) and "_" not in "".join(places(form)):
            yield "a mnemonic that only one of them has"


def wrong_messages(template: Catalogue) -> list[str]:
    """What is wrong with the English words."""
    found = []
    for entry in template.entries:
        for text in filter(None, (entry.text, entry.plural)):
            if "!" in text:
                found.append(f"an exclamation mark: {text!r}")
            if text != text.strip() or "  " in text:
                found.append(f"spaces that are too many: {text!r}")
            if places(text) != places(entry.text):
                found.append(f"one and many have different places: {text!r}")
    return found


def places(text: str) -> list[str]:
    """The places of a text that are filled in, in alphabetical order."""
    return sorted(PLACE.findall(text))


def _end(text: str) -> str:
    return next((end for end in ENDS if text.endswith(end)), "")


# Menus


def menus(ui: str) -> list[list[str]]:
    """The labels of each menu of a description of windows."""
    found = []
    for menu in ElementTree.fromstring(ui).iter("menu"):
        labels = [one.text for one in menu.iter("attribute") if one.get("name") == "label"]
        found.append([label for label in labels if label])
    return found


def shared_mnemonics(labels: list[str]) -> list[str]:
    """The letters by which more than one entry of a menu can be chosen, and the entries without any."""
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
    """The texts of a source that a player reads, as far as can be told, and that are not marked for translators."""
    code = [token for token in tokens(source) if token.kind != "comment"]
    marked = {id(token) for _, call in marked_calls(code) for argument in call for token in argument}
    return [
        f"line {token.line}: {token.text!r}" for token, call, label in _literals(code)
        if id(token) not in marked and token.text not in NAMES | ENGLISH and call not in ASIDES
        and _is_read(token.text, call, label)]


def _is_read(text: str, call: str, label: str) -> bool:
    words = re.findall(r"[^\W\d_]{2,}", text)
    # Keys as GTK writes them; JSON and XML, for machines.
    if call in ("KeyHelp", "Shortcut") and not label and KEYS.fullmatch(text):
        return False
    if not words or '": ' in text or text.lstrip().startswith("<") or CODE.search(text) or SQL.match(text):
        return False
    if label in SHOWN or SHOWING.fullmatch(call):
        return True
    return " " in text and (len(words) > 2 or (len(words) == 2 and text[0].isupper()))


def _literals(code: list[Token]) -> Iterator[tuple[Token, str, str]]:
    """Each literal with the call in whose parentheses it stands, and the name of the argument."""
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


def words_in_c(source: str) -> list[str]:
    """The texts of a C source that look like words for a player: a blank with a word on each side."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/|#include[^\n]*", "", source, flags=re.DOTALL)
    literals = re.findall(r'"((?:[^"\\\n]|\\.)*)"', code)
    return [text for text in literals if re.search(r"[^\W\d_]{2,} +[^\W\d_]{2,}", text)]


def unmarked_in_ui(ui: str) -> list[str]:
    """The texts of a description of windows that are not marked for translators."""
    found = []
    for one in ElementTree.fromstring(ui).iter():
        if one.tag not in ("property", "attribute") or one.get("name") not in UI_TEXTS:
            continue
        text = (one.text or "").strip()
        if re.search(r"[^\W\d_]", text) and text not in NAMES and one.get("translatable") != "yes":
            found.append(text)
    return found
