// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageLink
import Scene
import Testing

/// A board beside the page's own label, slider, and button, as in the guide to pages.
struct BoardSubviewTests {
    private static let page = Result {
        let guide = try String(contentsOf: dataFolder.appending(path: "../docs/playground.md"), encoding: .utf8)
        let section = try #require(guide.components(separatedBy: "\n## A board among other views\n").last)
        let listing = try #require(section.components(separatedBy: "```").dropFirst().first)
        return try BuiltPage(String(listing.dropFirst("swift".count)))
    }

    /// The thumb is 20 points wide, and the track has a length of 300.
    private static func thumb(_ value: Double) -> Point { Point(x: 30 + 280 * value / 80, y: 540) }

    private func start() throws -> RunningPage {
        let running = try RunningPage(Self.page.get(), data: dataFolder.path)
        _ = try running.loaded()
        try running.advance(to: 4)
        #expect(running.label == "Card spacing: 40" && running.spacing == 40)
        return running
    }

    private func apply(
        area: Size = RunningPage.area, readsRightToLeft: Bool = false, to running: RunningPage, at time: Double
    ) throws {
        let environment = PageEnvironment(
            area: area, isDark: false, allowsMotion: true, readsRightToLeft: readsRightToLeft)
        try running.send(.environment(environment), at: time)
        try running.advance(to: time + 0.1)
    }

    @Test func sliderMovesTheCardsApartWhileItIsDragged() throws {
        let running = try start()
        try running.touch(.began, Self.thumb(40), at: 5)
        for (index, value) in [50.0, 60, 70, 80, 60, 20, 0].enumerated() {
            let time = 5.1 + Double(index) / 2
            try running.touch(.moved, Self.thumb(value), at: time)
            // The cards glide to their new places.
            try running.advance(to: time + 0.45)
            #expect(running.label == "Card spacing: \(Int(value))")
            #expect(running.spacing == value)
        }
        try running.touch(.ended, Self.thumb(0), at: 9)
        try running.advance(to: 10)
        #expect(running.spacing == 0)
        #expect(running.errors == "" && running.output == "")
    }

    @Test(arguments: [Size(width: 800, height: 600), Size(width: 360, height: 640)], [false, true])
    func boardStaysPlayable(area: Size, readsRightToLeft: Bool) throws {
        let running = try start()
        try apply(area: area, readsRightToLeft: readsRightToLeft, to: running, at: 5)
        let side = { Point(x: readsRightToLeft ? 340 - $0.x : $0.x, y: $0.y) } as (Point) -> Point
        try running.touch(.began, side(Self.thumb(40)), at: 6)
        try running.touch(.moved, side(Self.thumb(72)), at: 6.2)
        // Meanwhile, another finger turns over a card.
        try tapCard(3, on: running, at: 7, finger: 2)
        #expect(running.facesUp == [3])
        try running.touch(.moved, side(Self.thumb(8)), at: 8)
        try running.touch(.ended, side(Self.thumb(8)), at: 8.1)
        try running.advance(to: 9)
        #expect(running.spacing == 8 && running.label == "Card spacing: 8")
        try tapCard(9, on: running, at: 9)
        #expect(running.facesUp == [3, 9])
    }

    @Test func keysReachTheBoardAndTheSlider() throws {
        let running = try start()
        let board = try #require(running.tree.boards.first?.id)
        let slider = try #require(running.tree.accessibleNodes.first { $0.label == "Card spacing" }?.id)
        #expect(running.tree.accessibleNodes.map(\.label) == ["Card spacing: 40", nil, "Card spacing", "Deal"])
        try running.send(.perform(.increment, on: ElementID(view: slider)), at: 5)
        try running.send(.activate(ElementID(node: board, piece: 5)), at: 5.5)
        try running.advance(to: 7)
        #expect(running.spacing == 48 && running.label == "Card spacing: 48")
        #expect(running.facesUp == [5])
        try running.send(.perform(.decrement, on: ElementID(view: slider)), at: 7)
        try running.send(.perform(.decrement, on: ElementID(view: slider)), at: 7.1)
        try running.advance(to: 8)
        #expect(running.spacing == 32 && running.facesUp == [5])
    }

    @Test func buttonDealsInAnotherOrderWithTheSameSpacing() throws {
        let running = try start()
        try running.touch(.began, Self.thumb(40), at: 5)
        try running.touch(.moved, Self.thumb(60), at: 5.1)
        try running.touch(.ended, Self.thumb(60), at: 5.2)
        try tapCard(0, on: running, at: 6)
        let before = running.fronts
        try running.tap(Point(x: 405, y: 540), at: 8)
        try running.advance(to: 12)
        #expect(running.facesUp == [] && running.spacing == 60)
        #expect(running.fronts != before && running.fronts.sorted() == before.sorted())
        try tapCard(0, on: running, at: 12)
        #expect(running.facesUp == [0])
    }

    @Test func sessionWithADraggedSliderIsRepeatedExactly() throws {
        let first = try start()
        let places = [first.inArea(Self.thumb(40)), first.inArea(Self.thumb(71)), try first.place(ofPiece: 6)]
        let inputs = [
            TimedInput(step: 300, .touch(Touch(id: 1, .began, at: places[0], time: 5, by: .finger))),
            TimedInput(step: 330, .touch(Touch(id: 1, .moved, at: places[1], time: 5.5, by: .finger))),
            TimedInput(step: 360, .touch(Touch(id: 1, .ended, at: places[1], time: 6, by: .finger))),
            TimedInput(step: 400, .touch(Touch(id: 1, .began, at: places[2], time: 6.7, by: .finger))),
            TimedInput(step: 404, .touch(Touch(id: 1, .ended, at: places[2], time: 6.8, by: .finger))),
        ]
        let trees = try (0..<2).map { _ in
            let running = try RunningPage(Self.page.get(), data: dataFolder.path)
            _ = try running.loaded(repeating: inputs, until: 500)
            #expect(running.spacing == 71 && running.facesUp == [6])
            return running.tree
        }
        #expect(trees[0] == trees[1])
    }

    private func tapCard(_ card: Int, on running: RunningPage, at time: Double, finger: UInt = 1) throws {
        let place = try running.place(ofPiece: card)
        try running.send(.touch(Touch(id: finger, .began, at: place, time: time, by: .finger)), at: time)
        try running.send(.touch(Touch(id: finger, .ended, at: place, time: time + 0.1, by: .finger)), at: time + 0.1)
        try running.advance(to: time + 0.9)
    }
}

extension RunningPage {
    /// The text of the first label.
    fileprivate var label: String? {
        guard views.count > 1, case .text(let text) = views[1].content else { return nil }
        return text.string
    }

    /// The distance between two neighboring cards of the board, in points of the board.
    fileprivate var spacing: Double? {
        guard let scene, scene.pieces.count == 16 else { return nil }
        let height = scene.plates[scene.pieces[0].front.index].size.height
        return ((scene.pieces[1].center.y - scene.pieces[0].center.y - height) * 1000).rounded() / 1000
    }

    /// The cards that are face up.
    fileprivate var facesUp: [Int] { (scene?.pieces ?? []).indices.filter { scene?.pieces[$0].showsFront == true } }

    /// The plates of the faces.
    fileprivate var fronts: [Int] { (scene?.pieces ?? []).map(\.front.index) }
}

extension NodeTree.AccessibleNode {
    /// The label of a view.
    fileprivate var label: String? { if case .view(let view) = content { view.label } else { nil } }
}
