// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageLink
import PageSource
import Scene
import Testing

/// Games of 2016 for iOS, with UIKit's names, as Xcode takes them today.
struct ListingTests {
    // MARK: - Memory: padding 30, cards of 120 × 141, so the view is 630 × 714 and is shown at 600 / 714

    @Test func cardsAreDealtWhenTheViewHasAppeared() throws {
        let game = try Played("Memory")
        #expect(game.count == 17, "sixteen cards on a table")
        for card in 1...16 { #expect(game.center(of: card) == Point(x: 315, y: 357), "in the middle, about to move") }
        try game.page.advance(to: 1)
        for card in 1...16 {
            let (x, y) = (Double((card - 1) / 4), Double((card - 1) % 4))
            #expect(game.center(of: card)?.isNear(Point(x: 90 + 150 * x, y: 100.5 + 171 * y)) == true)
        }
    }

    @Test func pairsFadeAndOtherCardsAreTurnedBack() throws {
        let game = try Played("Memory")
        try game.page.advance(to: 2)
        var now = 2.0
        var found = 0
        // Two taps at a time, until all combinations of the remaining cards have been tried.
        var left = Array(1...16)
        while found < 8, let first = left.first {
            let others = left.dropFirst()
            for second in others {
                let before = game.count
                for card in [first, second] {
                    try game.tap(game.center(of: card)!, at: now)
                    now += 0.75
                    try game.page.advance(to: now)
                }
                now += 1
                try game.page.advance(to: now)
                guard game.count < before else { continue }
                #expect(game.count == before - 2)
                found += 1
                left.removeAll { $0 == first || $0 == second }
                break
            }
            if left.first == first { break }
            // The numbers of the nodes that remain have not changed, but their places among the others have.
            left = Array(1..<game.count)
        }
        #expect(found == 8 && game.count == 1)
    }

    @Test func pressOfTwoSecondsPeeksAndPrintsItsLine() throws {
        let game = try Played("Memory")
        try game.page.advance(to: 2)
        let place = game.inArea(Point(x: 90, y: 100))
        try game.page.send(.touch(Touch(id: 1, .began, at: place, time: 2, by: .finger)), at: 2)
        try game.page.advance(to: 3.9)
        #expect(!game.page.output.contains("peeked"))
        try game.page.advance(to: 4.6)
        try game.page.wait(until: { game.page.output.contains("You peeked 1 time(s).") })
        try game.page.advance(to: 5.05)
        #expect(game.pictures.filter { $0.contains("animals") }.count == 16, "all faces are shown")
        try game.page.send(.touch(Touch(id: 1, .ended, at: place, time: 5.1, by: .finger)), at: 5.1)
        try game.page.advance(to: 8)
        #expect(game.pictures.isEmpty, "all cards are turned back, and the press was not a tap")
    }

    // MARK: - Circles

    @Test func circlesDriftBounceAndFly() throws {
        let game = try Played("Circles")
        #expect(game.count == 5)
        #expect(game.center(of: 1) == Point(x: 100, y: 80))
        try game.page.advance(to: 10.0 / 60)
        #expect(game.center(of: 4) == Point(x: 340 + 4 * 10, y: 260 - 4 * 10))
        try game.page.advance(to: 4)
        for circle in 1...4 {
            let center = try #require(game.center(of: circle))
            #expect((15...385).contains(center.x) && (15...385).contains(center.y))
        }
        try game.tap(game.center(of: 2)!, at: 4)
        try game.page.advance(to: 4.5)
        let halfway = try #require(game.center(of: 2))
        #expect(!halfway.isNear(Point(x: 200, y: 380)))
        try game.page.advance(to: 5.2)
        #expect(game.center(of: 2)?.isNear(Point(x: 200, y: 380)) == true)
        try game.page.wait(until: { game.page.output.contains("Landed") })
        #expect(game.page.output == "Tapped 2\nLanded 2 true\n")
    }

    // MARK: - Tiles

    @Test func tileIsDraggedWithOneFingerAndTurnedByAnother() throws {
        let game = try Played("Tiles")
        func touch(_ id: UInt, _ phase: Touch.Phase, _ x: Double, _ y: Double, at time: Double) throws {
            try game.page.send(.touch(Touch(id: id, phase, at: Point(x: x, y: y), time: time, by: .finger)), at: time)
        }
        // Next to the tiles, nothing is dragged.
        try touch(1, .began, 600, 500, at: 1)
        try touch(1, .moved, 640, 500, at: 1.1)
        try touch(1, .ended, 640, 500, at: 1.2)
        try touch(1, .began, 70, 75, at: 2)
        try touch(1, .moved, 90, 75, at: 2.1)
        try touch(1, .moved, 270, 275, at: 2.2)
        try touch(2, .began, 500, 500, at: 2.5)
        try touch(2, .ended, 500, 500, at: 2.6)
        try touch(1, .moved, 280, 275, at: 2.8)
        try touch(1, .ended, 280, 275, at: 3)
        try touch(2, .began, 500, 500, at: 3.5)
        try touch(2, .ended, 500, 500, at: 3.6)
        try game.page.advance(to: 5)
        #expect(game.page.output == "Picked up 1\nTurned 1\nDropped 1\n")
        let moved = try #require(game.nodes.first { $0.transform != .identity })
        #expect(abs(moved.center.x - 280) <= 20 && moved.center.y == 275, "it follows the finger")
        #expect(abs(moved.transform.b - 1) < 1e-9 && abs(moved.transform.a) < 1e-9, "turned by a quarter")
    }

    // MARK: - Sessions

    @Test(arguments: ["Memory", "Circles", "Tiles"]) func sessionOfAListingIsRepeatedExactly(name: String) throws {
        let inputs = (1...12).flatMap { index in
            let place = Point(x: Double(60 * index % 600), y: Double(97 * index % 500))
            return [
                TimedInput(step: 60 * index, .touch(Touch(id: 1, .began, at: place, time: Double(index), by: .finger))),
                TimedInput(
                    step: 60 * index + 5,
                    .touch(Touch(id: 1, .ended, at: place, time: Double(index) + 0.1, by: .finger))),
            ]
        }
        let trees = try (0..<2).map { _ in
            let page = try RunningPage(try Played.built(name), data: dataFolder.path)
            _ = try page.loaded(repeating: inputs, until: 800)
            return (page.tree, page.output)
        }
        #expect(trees[0].0 == trees[1].0 && trees[0].1 == trees[1].1)
    }
}

/// A listing that is shown.
private final class Played {
    let page: RunningPage

    init(_ name: String) throws {
        page = try RunningPage(Self.built(name), data: dataFolder.path)
        _ = try page.loaded()
    }

    static func built(_ name: String) throws -> BuiltPage {
        let listing = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Listings/\(name)")
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        return try BuiltPage(Playground(path: listing.path).pages[0], in: folder)
    }

    private var window: Node? { page.tree.root.children.first.flatMap { page.tree[$0] } }
    private var view: Node? { window?.children.first.flatMap { page.tree[$0] } }

    /// The live view and its subviews.
    var nodes: [Node] { [view].compactMap { $0 } + (view?.children ?? []).compactMap { page.tree[$0] } }
    /// The number of views.
    var count: Int { nodes.count }
    /// The names of the pictures that are shown.
    var pictures: [String] {
        nodes.compactMap { node in
            guard case .picture(let picture) = node.content, case .shipped(let name) = picture.picture else {
                return nil
            }
            return name
        }
    }

    /// Returns the center of a subview, counted from 1.
    func center(of index: Int) -> Point? { nodes.indices.contains(index) ? nodes[index].center : nil }

    /// Converts a point of the live view to the area.
    func inArea(_ point: Point) -> Point {
        guard let window, let view else { return point }
        return window.transformToParent(view.transformToParent(point))
    }

    /// Taps at a point of the live view.
    func tap(_ point: Point, at time: Double) throws {
        let place = inArea(point)
        try page.send(.touch(Touch(id: 1, .began, at: place, time: time, by: .finger)), at: time)
        try page.send(.touch(Touch(id: 1, .ended, at: place, time: time + 0.1, by: .finger)), at: time + 0.1)
    }
}

extension Point {
    fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}
