# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules of style for the English text and the translations, as far as patterns can check them."""
from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from catalog import Entry
from checks import PLACE

# French punctuation needs a non-breaking space, since a plain space allows a line break before it.
FRENCH = re.compile(r" [:;!?»]|« ")
# Words that are lowercase in header capitalization, except at the beginning or the end.
SMALL = {"a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with"}
# Calls and arguments in Swift that take a heading, or the label of a menu item or button.
MARKED = r"(?:translated|phrase)\(\s*\"((?:[^\"\\]|\\.)*)\""
HEADED = re.compile(
    r"(?:menu: |Section\(title: |title: (?=translated)|HelpParagraph\(\s*(?://[^\n]*\s*)*"
    r"|(?:gtk_button_new_with_label|\bButton)\((?:label: )?|\bbutton\(|adw_status_page_set_title\([^\"]*?)" + MARKED)
BUTTONS = re.compile(r"button: [^\n]*")
BRITISH = re.compile(
    r"\b(?!touchesCancelled)\w*(?:colour|neighbour|behaviour|favour|honour|labour|rumour|humour|grey|centre|metre|fibre|theatre|catalogue|"
    r"dialogue|analogue|licence|defence|cancell(?:ed|ing)|travell|modell|labell|signall|fulfil\b|jewell|judgement|"
    r"acknowledgement|ageing|whilst|amongst|learnt|spelt|burnt|dreamt|aluminium|mould|plough|tyre|"
    r"(?:real|recogn|organ|initial|serial|optim|normal|special|general|summar|minim|maxim|visual|synchron|capital|custom|"
    r"final|character|memor|local|util|categor|prior|standard|priorit|emphas|apolog|critic)is(?:e|ed|es|ing|ation)\b)\w*",
    re.IGNORECASE)
# Words and phrases to avoid.
FORBIDDEN = re.compile(
    r"\b(?:anew|as good as|as it is at first|besides|by which one|for want of|goes with|has come to be|heed(?:s|ed|ing)?|"
    r"in vain|is told|its like|lest|no sensible|of no use|out of sight|shall|stands where it stood|tells|"
    r"that of before|thereby|under way|whoever|without end)\b",
    re.IGNORECASE)


def headings(swift: str) -> list[str]:
    """Returns the headings and the labels of menu items and buttons in a Swift source."""
    return HEADED.findall(swift) + [text for line in BUTTONS.findall(swift) for text in re.findall(MARKED, line)]


def labels(ui: str) -> list[str]:
    """Returns the titles and the labels of menu items and text buttons in a UI file."""
    found = []
    for one in ElementTree.fromstring(ui).iter():
        if one.tag == "item":
            found += [part.text for part in one.iter("attribute") if part.get("name") == "label"]
        if one.tag == "object":
            wanted = {"title"} | ({"label"} if one.get("class") in ("GtkButton", "GtkToggleButton") else set())
            found += [
                part.text for part in one.findall("property")
                if part.get("name") in wanted and part.get("translatable") == "yes"]
    return [text for text in found if text]


def is_capitalized(label: str) -> bool:
    """Returns whether all words are capitalized, except for small words in the middle."""
    words = re.findall(r"[^\W\d_][\w’-]*", PLACE.sub("X", label).replace("_", ""))
    return all(
        word[0].isupper() or (word in SMALL and 0 < place < len(words) - 1) for place, word in enumerate(words))


def lacks_context(entry: Entry) -> bool:
    """Returns whether a message has at most one word besides placeholders, and no comment for translators."""
    return len(PLACE.sub(" ", entry.text).replace("×", " ").split()) <= 1 and not entry.has_comment


def without_code(line: str) -> str:
    """Returns a line without the code in it, which spells names as their libraries do."""
    return re.sub(r"`[^`]*`", "", line)


def prose(text: str, suffix: str) -> Iterator[tuple[int, str]]:
    """Yields the numbered lines of English text: all lines of a document or man page, and the comments of a source."""
    is_c_like, is_docstring = suffix in (".swift", ".c", ".h", ".css"), False
    comment = re.compile(r"(?:^|\s)(?://+|/\*+| \* )(.*)" if is_c_like else r"(?:^|\s)#(.*)")
    for number, line in enumerate(text.splitlines(), 1):
        quotes = line.count('"""') if suffix == ".py" else 0
        if suffix in (".md", ".6") or is_docstring or quotes:
            yield number, line
        elif match := comment.search(line):
            yield number, match[1].strip()
        is_docstring ^= quotes % 2 == 1
