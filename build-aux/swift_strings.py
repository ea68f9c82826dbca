# SPDX-License-Identifier: GPL-3.0-or-later
"""Extracts the string literals that are marked for translation from Swift sources.

xgettext in Debian 12 does not support Swift. This module parses only as much of the language as it needs to distinguish
literals, comments, and code. A marked call is `translated("…")`, `translated("one", "many", count: …)`, or
`phrase("…")`. Its literals must be plain, because the program looks up exactly the text that translators see.
"""

from dataclasses import dataclass, field
from pathlib import Path

MARKS = ("translated", "phrase")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}


class Refusal(Exception):
    """A marked call that cannot be extracted."""


@dataclass
class Token:
    """A word, sign, comment, or string. In a string, each interpolated value is replaced by `\\()`."""

    kind: str
    text: str
    line: int
    # For strings: no interpolated value, not multiline, and not raw.
    is_plain: bool = True


@dataclass
class Message:
    """A string to translate."""

    text: str
    line: int
    plural: str | None = None
    comments: list[str] = field(default_factory=list)


def tokens(source: str) -> list[Token]:
    """Returns the tokens of a source, in order."""
    return _Reader(source).read()


class _Reader:
    def __init__(self, source: str):
        self.source, self.place, self.line, self.found = source, 0, 1, []

    def read(self) -> list[Token]:
        while self.place < len(self.source):
            self._one()
        return self.found

    def _ahead(self, text: str) -> bool:
        return self.source.startswith(text, self.place)

    def _skip(self, count: int) -> str:
        text = self.source[self.place : self.place + count]
        self.line += text.count("\n")
        self.place += count
        return text

    def _one(self) -> None:
        line, char = self.line, self.source[self.place]
        if char.isspace():
            self._skip(1)
        elif self._ahead("//"):
            end = self.source.find("\n", self.place)
            end = len(self.source) if end < 0 else end
            self.found.append(Token("comment", self._skip(end - self.place)[2:].lstrip("/").strip(), line))
        elif self._ahead("/*"):
            self._block_comment()
        elif char == '"':
            self.found.append(self._string(0))
        elif char == "#" and self.source[self.place :].lstrip("#").startswith('"'):
            hashes = len(self.source[self.place :]) - len(self.source[self.place :].lstrip("#"))
            self._skip(hashes)
            self.found.append(self._string(hashes))
        elif char.isalnum() or char == "_":
            end = self.place
            while end < len(self.source) and (self.source[end].isalnum() or self.source[end] == "_"):
                end += 1
            self.found.append(Token("word", self._skip(end - self.place), line))
        else:
            self.found.append(Token("sign", self._skip(1), line))

    def _block_comment(self) -> None:
        depth = 0
        while self.place < len(self.source):
            if self._ahead("/*"):
                depth += 1
                self._skip(2)
            elif self._ahead("*/"):
                depth -= 1
                self._skip(2)
                if depth == 0:
                    return
            else:
                self._skip(1)

    def _string(self, hashes: int) -> Token:
        line, text, plain = self.line, [], hashes == 0
        quote = '"""' if self._ahead('"""') else '"'
        plain = plain and quote == '"'
        end, escape = quote + "#" * hashes, "\\" + "#" * hashes
        self._skip(len(quote))
        while not self._ahead(end):
            if self.place >= len(self.source):
                raise Refusal(f"line {line}: unterminated string")
            if not self._ahead(escape):
                text.append(self._skip(1))
                continue
            self._skip(len(escape))
            sign = self._skip(1)
            if sign == "(":
                plain = False
                text.append("\\()")
                self._skip_value()
            elif sign == "u":
                code = self._skip(self.source.index("}", self.place) - self.place + 1)
                text.append(chr(int(code[1:-1], 16)))
            else:
                text.append(ESCAPES.get(sign, sign))
        self._skip(len(end))
        return Token("string", "".join(text), line, plain)

    def _skip_value(self) -> None:
        """Skips to the end of an interpolated value. Strings in the value become tokens too."""
        depth = 1
        while depth:
            before = len(self.found)
            self._one()
            for token in self.found[before:]:
                if token.kind == "sign":
                    depth += {"(": 1, ")": -1}.get(token.text, 0)
        # The closing parenthesis is part of the string.
        self.found.pop()


def arguments(code: list[Token], opening: int) -> list[list[Token]]:
    """Returns the tokens of each argument of the call whose opening parenthesis is at `opening`."""
    found: list[list[Token]] = [[]]
    depth = 0
    for token in code[opening:]:
        if token.kind == "sign" and token.text in ")]}":
            depth -= 1
            if depth == 0:
                break
        if depth == 1 and token.kind == "sign" and token.text == ",":
            found.append([])
        elif depth > 0:
            found[-1].append(token)
        if token.kind == "sign" and token.text in "([{":
            depth += 1
    return [argument for argument in found if argument]


def marked_calls(code: list[Token]):
    """Yields the index and the arguments of each marked call. `code` has no comments."""
    for place, token in enumerate(code[:-1]):
        if token.kind != "word" or token.text not in MARKS or code[place + 1].text != "(":
            continue
        if place and code[place - 1].text == "func":
            continue
        yield place, arguments(code, place + 1)


def messages(path: Path, name: str) -> list[Message]:
    """Returns the marked strings of a file. `name` is the name of the file in error messages."""
    all_tokens = tokens(path.read_text(encoding="utf-8"))
    code = [token for token in all_tokens if token.kind != "comment"]
    comments = _comments(all_tokens, code)
    found, used = [], set()
    for place, call in marked_calls(code):
        line = code[place].line
        counted = [one for one in call if [token.text for token in one[:2]] == ["count", ":"]]
        literals = [one for one in call if one not in counted and any(token.kind == "string" for token in one)]
        if not literals:
            # The argument is a variable; its string is marked where it is written.
            continue
        if len(literals) != (2 if counted else 1) or call[: len(literals)] != literals:
            raise Refusal(f"{name}:{line}: a marked call takes one literal, or two and a count")
        for argument in literals:
            if len(argument) != 1 or not argument[0].is_plain or not argument[0].text:
                raise Refusal(f"{name}:{line}: a marked text must be one literal without interpolation")
        places = (line, literals[0][0].line)
        starts = [start for start, (end, _) in comments.items() if any(start <= place <= end for place in places)]
        notes = [note for start in starts for note in comments[start][1]]
        used.update(starts)
        plural = literals[1][0].text if counted else None
        found.append(Message(literals[0][0].text, line, plural, notes))
    for line in comments.keys() - used:
        raise Refusal(f"{name}:{line}: a comment for translators must be directly above its text")
    return found


def _comments(all_tokens: list[Token], code: list[Token]) -> dict[int, tuple[int, list[str]]]:
    """Returns the comments for translators, keyed by the first line of code that they apply to, with the last line.

    A comment applies to the line below it, or, if that line ends with an opening bracket or brace, to the whole list or
    block.
    """
    found: dict[int, tuple[int, list[str]]] = {}
    block: list[str] = []
    for token in all_tokens:
        if token.kind == "comment":
            if token.text.startswith("Translators:") or block:
                block.append(token.text)
        elif block:
            found[token.line] = (_last_line(code, token.line), block)
            block = []
    return found


def _last_line(code: list[Token], first: int) -> int:
    """Returns the last line of the list or block that the line `first` opens at its end, or `first` if there is none."""
    last = max(place for place, token in enumerate(code) if token.line == first)
    closing = {"[": "]", "{": "}"}.get(code[last].text)
    if not closing:
        return first
    depth = 0
    for token in code[last:]:
        depth += {code[last].text: 1, closing: -1}.get(token.text, 0) if token.kind == "sign" else 0
        if depth == 0:
            return token.line
    return first
