"""The string literals of Swift sources, and which of them are marked for translation.

xgettext, as Debian 12 has it, does not know Swift. What is read here is as much of the language as is needed to tell
literals from comments and code. A marked call is `translated("…")`, `translated("one", "many", count: …)` or
`phrase("…")`; its literals must be plain, so that what the program looks up is what translators have seen.
"""

from dataclasses import dataclass, field
from pathlib import Path

MARKS = ("translated", "phrase")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}


class Refusal(Exception):
    """A marked call that translators could not follow."""


@dataclass
class Token:
    """A piece of Swift: a word, a sign, a comment or a string; a value in a string is only `\\()`."""

    kind: str
    text: str
    line: int
    # Of a string: there is a value in it, or it has several lines or its own escapes.
    is_plain: bool = True


@dataclass
class Message:
    """What a translator is to translate."""

    text: str
    line: int
    plural: str | None = None
    comments: list[str] = field(default_factory=list)


def tokens(source: str) -> list[Token]:
    """The words, signs, comments and strings of a source, in order."""
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
                raise Refusal(f"line {line}: a string that does not end")
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
        """Reads on to the end of an interpolated value; strings in it count like all others."""
        depth = 1
        while depth:
            before = len(self.found)
            self._one()
            for token in self.found[before:]:
                if token.kind == "sign":
                    depth += {"(": 1, ")": -1}.get(token.text, 0)
        # The parenthesis that ends the value belongs to the string.
        self.found.pop()


def arguments(code: list[Token], opening: int) -> list[list[Token]]:
    """The arguments of the call whose parenthesis stands at `opening`, each as its tokens."""
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
    """The place of each marked call among tokens without comments, with its arguments."""
    for place, token in enumerate(code[:-1]):
        if token.kind != "word" or token.text not in MARKS or code[place + 1].text != "(":
            continue
        if place and code[place - 1].text == "func":
            continue
        yield place, arguments(code, place + 1)


def messages(path: Path, name: str) -> list[Message]:
    """What is marked for translation in a file; `name` is what a refusal calls the file."""
    all_tokens = tokens(path.read_text(encoding="utf-8"))
    code = [token for token in all_tokens if token.kind != "comment"]
    comments = _comments(all_tokens, code)
    found, used = [], set()
    for place, call in marked_calls(code):
        line = code[place].line
        counted = [one for one in call if [token.text for token in one[:2]] == ["count", ":"]]
        literals = [one for one in call if one not in counted and any(token.kind == "string" for token in one)]
        if not literals:
            # A phrase that was marked where it was written.
            continue
        if len(literals) != (2 if counted else 1) or call[: len(literals)] != literals:
            raise Refusal(f"{name}:{line}: a marked call takes one literal, or two and a count")
        for argument in literals:
            if len(argument) != 1 or not argument[0].is_plain or not argument[0].text:
                raise Refusal(f"{name}:{line}: a marked text must be one literal, with no values in it")
        starts = [start for start, (end, _) in comments.items() if any(start <= at <= end for at in (line, literals[0][0].line))]
        notes = [note for start in starts for note in comments[start][1]]
        used.update(starts)
        plural = literals[1][0].text if counted else None
        found.append(Message(literals[0][0].text, line, plural, notes))
    for line in comments.keys() - used:
        raise Refusal(f"{name}:{line}: a comment for translators stands right above the line of its text")
    return found


def _comments(all_tokens: list[Token], code: list[Token]) -> dict[int, tuple[int, list[str]]]:
    """The comments for translators, by the first line of code that they apply to, with the last one.

    That is the line below the comment. If this line ends with an opening bracket or brace, it is the whole list or block.
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
    """The last line of the list or block that the line `first` opens at its end; `first` if it opens none."""
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
