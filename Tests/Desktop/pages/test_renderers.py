# SPDX-License-Identifier: GPL-3.0-or-later
"""A page looks the same with GL, the default, and with Cairo, with which the other tests run."""
from __future__ import annotations

from pathlib import Path

from command import run
from home import Home
from live_page import live_binary
from PIL import Image, ImageChops
from screen import Screen

# Views and copies of a layer that are turned, round, and translucent or of other colors.
PAGE = """import PlaygroundSupport
import UIKit
let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
board.backgroundColor = .white
for (index, alpha) in [1, 0.5, 0.5, 0.5].enumerated() {
    let view = UIView(frame: CGRect(x: 20 + 140 * (index % 2), y: 20 + 60 * (index / 2), width: 60, height: 40))
    view.backgroundColor = .purple
    view.layer.cornerRadius = 12
    view.layer.borderWidth = index == 2 ? 4 : 0
    view.transform = CGAffineTransform(rotationAngle: 0.6)
    view.alpha = alpha
    let inner = UIView(frame: CGRect(x: 40, y: 20, width: 30, height: 30))
    inner.backgroundColor = .orange
    inner.layer.cornerRadius = 10
    if index == 3 { view.addSubview(inner) }
    board.addSubview(view)
}
let (copies, dot) = (CAReplicatorLayer(), CALayer())
copies.frame = CGRect(x: 80, y: 150, width: 140, height: 140)
dot.frame = CGRect(x: 55, y: 5, width: 30, height: 20)
dot.cornerRadius = 10
dot.backgroundColor = UIColor.orange.cgColor
copies.addSublayer(dot)
(copies.instanceCount, copies.instanceGreenOffset) = (8, -0.1)
copies.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
board.layer.addSublayer(copies)
PlaygroundPage.current.liveView = board
"""


def test_turned_corners_are_round(screen: Screen, home: Home, tmp_path: Path) -> None:
    page = tmp_path / "Corners.swift"
    page.write_text(PAGE)
    pictures = []
    for renderer in ("gl", "cairo"):
        path = tmp_path / f"{renderer}.png"
        done = run(
            home, "--mute", "--present", "--screenshot", str(path), str(page), path=live_binary(),
            session=screen.environment | {"GSK_RENDERER": renderer})
        assert done.returncode == 0, done.stderr
        with Image.open(path) as picture:
            pictures.append(picture.convert("RGB"))
    # Edges may be smoother with one of them.
    difference = ImageChops.difference(*(picture.reduce(4) for picture in pictures)).convert("L")
    difference = difference.point(lambda value: 255 * (value > 60))
    colors = {color for _, color in pictures[0].getcolors(1 << 24)}
    assert (128, 0, 128) in colors, "the page is shown"
    assert not difference.getbbox(), f"{difference.getbbox()} in blocks of four pixels"
