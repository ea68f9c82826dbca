"""metainfo.py FILE DOCS VERSION   sees what software shops ask of the metainfo and `appstreamcli` does not: short words,
colours, releases in order up to this version, and pictures of the size that is told, which lie in the folder DOCS."""
from __future__ import annotations

import struct
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

WIDEST, HIGHEST = 1000, 700
WANTED = [
    "metadata_license", "project_license", "developer/name", "launchable", "provides/binary", "url[@type='homepage']",
    "content_rating", "requires/display_length", "supports/control", "categories/category", "keywords/keyword",
]


def size(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG picture, as its first chunk tells them."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


def problems(component: ElementTree.Element, docs: Path, version: str) -> list[str]:
    """What is wrong, in words."""
    name, summary = component.findtext("name", ""), component.findtext("summary", "")
    words = "".join(component.find("description").itertext()).split()
    schemes = {color.get("scheme_preference") for color in component.iterfind("branding/color[@type='primary']")}
    releases = [(release.get("date"), release.get("version")) for release in component.iterfind("releases/release")]
    found = [f"there is no {path}" for path in WANTED if component.find(path) is None]
    found += [] if 1 <= len(name) <= 15 else [f"the name has {len(name)} characters"]
    found += [] if 10 <= len(summary) <= 25 and summary[-1] != "." else [f"the summary is {summary!r}"]
    found += [] if 20 <= len(words) <= 90 else [f"the description has {len(words)} words"]
    found += [] if schemes == {"light", "dark"} else [f"there are colours for {schemes}"]
    found += [] if releases == sorted(releases, reverse=True) else ["the newest release is not the first"]
    found += [] if releases and releases[0][1] == version else [f"this version, {version}, is not the newest release"]
    screenshots = component.findall("screenshots/screenshot")
    found += [] if screenshots else ["there are no pictures"]
    for screenshot in screenshots:
        found += [] if screenshot.findtext("caption") else ["a picture has no caption"]
        image = screenshot.find("image")
        picture = docs / image.text.rsplit("/", 1)[1]
        told = (int(image.get("width")), int(image.get("height")))
        if not picture.exists() or size(picture) != told or told[0] > WIDEST or told[1] > HIGHEST:
            found.append(f"{picture} is not there in the size that is told, {told}, or too large")
    return found


def main(file: str, docs: str, version: str) -> int:
    found = problems(ElementTree.parse(file).getroot(), Path(docs), version)
    print("\n".join(found))
    return 1 if found else 0


sys.exit(main(*sys.argv[1:]))
