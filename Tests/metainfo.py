# SPDX-License-Identifier: GPL-3.0-or-later
"""metainfo.py FILE PICTURES VERSION ENTRY   checks requirements of software stores that `appstreamcli` does not check.

The metainfo must have links, short text, colors, releases in order up to this version, and screenshots of the stated
size, which are in the folder PICTURES. The desktop entry must list the types of the files that it opens.
"""
from __future__ import annotations

import configparser
import struct
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

WIDEST, HIGHEST = 1000, 700
WANTED = [
    "metadata_license", "project_license", "developer/name", "launchable", "provides/binary", "url[@type='homepage']",
    "url[@type='bugtracker']", "url[@type='vcs-browser']", "url[@type='translate']", "translation[@type='gettext']",
    "content_rating", "requires/display_length", "supports/control", "categories/category", "keywords/keyword",
]
OPENS_FILES = {"%f", "%F", "%u", "%U"}


def size(picture: Path) -> tuple[int, int]:
    """Returns the width and height of a PNG image from its first chunk."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


def problems(component: ElementTree.Element, pictures: Path, version: str) -> list[str]:
    """Returns the problems in the metainfo."""
    name, summary = component.findtext("name", ""), component.findtext("summary", "")
    words = "".join(component.find("description").itertext()).split()
    schemes = {color.get("scheme_preference") for color in component.iterfind("branding/color[@type='primary']")}
    releases = [(release.get("date"), release.get("version")) for release in component.iterfind("releases/release")]
    found = [f"{path} is missing" for path in WANTED if component.find(path) is None]
    found += [] if 1 <= len(name) <= 15 else [f"the name has {len(name)} characters"]
    found += [] if 10 <= len(summary) <= 25 and summary[-1] != "." else [f"the summary is {summary!r}"]
    found += [] if 20 <= len(words) <= 90 else [f"the description has {len(words)} words"]
    found += [] if schemes == {"light", "dark"} else [f"there are colors for {schemes}"]
    found += [] if releases == sorted(releases, reverse=True) else ["the newest release is not the first"]
    found += [] if releases and releases[0][1] == version else [f"the newest release is not this version, {version}"]
    screenshots = component.findall("screenshots/screenshot")
    found += [] if screenshots else ["there are no screenshots"]
    for screenshot in screenshots:
        found += [] if screenshot.findtext("caption") else ["a screenshot has no caption"]
        image = screenshot.find("image")
        picture = pictures / image.text.rsplit("/", 1)[1]
        stated = (int(image.get("width")), int(image.get("height")))
        if not picture.exists() or size(picture) != stated or stated[0] > WIDEST or stated[1] > HIGHEST:
            found.append(f"{picture} is missing, too large, or not of the stated size, {stated}")
    return found


def entry_problems(file: str) -> list[str]:
    """Returns the problems in a desktop entry."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(file)
    entry = parser["Desktop Entry"]
    opens_files = not OPENS_FILES.isdisjoint(entry["Exec"].split())
    if opens_files == ("MimeType" in entry):
        return []
    return [f"{file} opens files but has no MimeType" if opens_files else f"{file} has a MimeType but opens no files"]


def main(file: str, pictures: str, version: str, entry: str) -> int:
    found = problems(ElementTree.parse(file).getroot(), Path(pictures), version)
    found += entry_problems(entry)
    print("\n".join(found))
    return 1 if found else 0


sys.exit(main(*sys.argv[1:]))
