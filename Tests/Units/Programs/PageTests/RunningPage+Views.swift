// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene

/// The views of a page.
extension RunningPage {
    private var window: Node? { tree.root.children.first.flatMap { tree[$0] } }

    /// The live view and its subviews.
    var views: [Node] {
        guard let view = window?.children.first.flatMap({ tree[$0] }) else { return [] }
        return [view] + view.children.compactMap { tree[$0] }
    }

    /// Converts a point of the live view to the area.
    func inArea(_ point: Point) -> Point {
        guard let window, let view = views.first else { return point }
        return window.transformToParent(view.transformToParent(point))
    }

    /// Touches a point of the live view at a time of the page, in seconds.
    func touch(_ phase: Touch.Phase, _ point: Point, at time: Double, finger: UInt = 1) throws {
        try send(.touch(Touch(id: finger, phase, at: inArea(point), time: time, by: .finger)), at: time)
    }

    /// Taps a point of the live view at a time of the page, in seconds.
    func tap(_ point: Point, at time: Double, finger: UInt = 1) throws {
        try touch(.began, point, at: time, finger: finger)
        try touch(.ended, point, at: time + 0.1, finger: finger)
    }

    /// Moves a finger on the live view from one point to another in half a second, without lifting it.
    func glide(from start: Point, to end: Point, at time: Double, finger: UInt = 1) throws {
        try touch(.began, start, at: time, finger: finger)
        for step in 1...30 {
            let part = Double(step) / 30
            let place = Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            try touch(.moved, place, at: time + part / 2, finger: finger)
        }
    }
}
