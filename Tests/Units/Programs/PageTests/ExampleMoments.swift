// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The moments at which pictures of the examples are taken.
enum ExampleMoments {
    /// Plays a page from its beginning to the moment of its picture.
    static func play(_ name: String, on page: RunningPage) throws {
        try page.advance(to: 1)
        try (plays[name] ?? { try $0.advance(to: 3) })(page)
    }

    /// What a player does after a second. By default, nothing.
    private static let plays: [String: @MainActor (RunningPage) throws -> Void] = [
        // One card has been turned over, and the other one is being turned.
        "Taps": {
            try $0.tap(Point(x: 122, y: 122), at: 1)
            try $0.tap(Point(x: 346, y: 234), at: 2)
            try $0.advance(to: 2.25)
        },
        // All cards are turned over.
        "Peek": {
            try $0.touch(.began, Point(x: 300, y: 300), at: 1)
            try $0.advance(to: 4)
        },
        // A tile is held, next to where it was.
        "Drag": {
            try $0.glide(from: Point(x: 120, y: 350), to: Point(x: 300, y: 200), at: 1)
            try $0.advance(to: 3)
        },
        "Lift": {
            try $0.glide(from: Point(x: 120, y: 350), to: Point(x: 300, y: 300), at: 1)
            try $0.advance(to: 3)
        },
        // It has been turned by another finger.
        "Turn": {
            try $0.glide(from: Point(x: 120, y: 350), to: Point(x: 300, y: 300), at: 1)
            try $0.tap(Point(x: 600, y: 50), at: 2, finger: 2)
            try $0.advance(to: 3)
        },
        // It lies in the corner of the board.
        "Rules": {
            let end = Point(x: 275, y: 160)
            try $0.glide(from: Point(x: 120, y: 350), to: end, at: 1)
            try $0.touch(.ended, end, at: 2)
            try $0.advance(to: 3)
        },
        "Flight": {
            try $0.tap($0.views[1].center, at: 1)
            try $0.advance(to: 1.7)
        },
        // The right circle is about to land.
        "Bases": { page in
            guard case .text(let text) = page.views[9].content, let number = Int(text.string) else { return }
            try page.tap(page.views[number].center, at: 1)
            try page.advance(to: 2.1)
        },
        "Pendulum": { try $0.advance(to: 1.3) },
        // A blue line and a red one.
        "Drawing Pad": {
            let ends = [Point(x: 400, y: 300), Point(x: 500, y: 100)]
            try $0.glide(from: Point(x: 80, y: 80), to: ends[0], at: 1)
            try $0.touch(.ended, ends[0], at: 2)
            try $0.tap(Point(x: 80, y: 450), at: 2.2)
            try $0.glide(from: Point(x: 100, y: 300), to: ends[1], at: 3)
            try $0.touch(.ended, ends[1], at: 4)
            try $0.advance(to: 5)
        },
    ]
}
