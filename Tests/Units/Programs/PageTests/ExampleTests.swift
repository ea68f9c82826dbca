// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import PageLink
import Scene
import TestTiers
import Testing

/// The playgrounds that come with the program and build their own views.
struct ExampleTests {
    nonisolated static let names = ["Circles", "DrawingPad", "Pairs", "Pendulum", "Quiz", "SlidingPuzzle", "Tiles"]

    nonisolated static let pages: [(String, String)] = names.flatMap { name in
        ((try? playground(name).pages) ?? []).map { (name, $0.name) }
    }

    @Test func eachTutorialHasItsChapters() throws {
        #expect(
            try playground("Pairs").pages.map(\.name) == [
                "Card", "Grid", "LiveView", "Back", "Padding", "Observer", "Taps", "Peek",
            ])
        #expect(try playground("Tiles").pages.map(\.name) == ["Drag", "Lift", "Turn", "Rules"])
        #expect(try playground("Circles").pages.map(\.name) == ["Labels", "Link", "Bounce", "Flight", "Bases"])
    }

    @Test(arguments: ["DrawingPad", "Pendulum", "Quiz", "SlidingPuzzle"]) func exampleIsShort(name: String) throws {
        let pages = try playground(name).pages
        #expect(pages.count == 1 && pages[0].sources.isEmpty)
        #expect(try #require(pages[0].text).split(separator: "\n", omittingEmptySubsequences: false).count < 150)
    }

    /// Touches all over the page, and changes of the environment, have the same effect in two runs.
    @Test(arguments: someCases(of: pages, oneIn: 3)) func pageIsShownAndItsSessionIsRepeatedExactly(
        name: String, page: String
    ) throws {
        var random = SystemRandomNumberGenerator()
        let count = isThorough ? 40 : 20
        let inputs = (1...count).flatMap { index in
            let place = Point(
                x: Double.random(in: 0...800, using: &random), y: Double.random(in: 0...600, using: &random))
            let end = Point(x: place.x + Double.random(in: -90...90, using: &random), y: place.y + 20)
            let isDrag = Bool.random(using: &random)
            let time = Double(index) * 0.4
            func touch(_ phase: Touch.Phase, _ point: Point, _ offset: Int) -> TimedInput {
                TimedInput(
                    step: index * 24 + offset,
                    .touch(Touch(id: UInt(index % 2), phase, at: point, time: time + Double(offset) / 60, by: .finger)))
            }
            return [touch(.began, place, 0)] + (isDrag ? [touch(.moved, end, 6)] : [])
                + [touch(.ended, isDrag ? end : place, 12)]
        }
        let built = try example(name, page)
        let runs = try (0..<2).map { _ in
            let running = try RunningPage(built, data: dataFolder.path)
            _ = try running.loaded(repeating: inputs, until: 30 * count)
            #expect(running.errors == "" && running.tree.count > 3)
            return running
        }
        #expect(runs[0].tree == runs[1].tree, "inputs: \(inputs)")
        #expect(runs[0].output == runs[1].output)
    }

    @Test func paddingWithoutObserverHasNoEffect() throws {
        let running = try RunningPage(example("Pairs", "Padding"), data: dataFolder.path)
        _ = try running.loaded()
        try running.wait(until: { running.output.contains("set to 30") })
        let cards = running.views.dropFirst()
        #expect(cards.count == 16 && cards.allSatisfy { $0.bounds.size == Size(width: 100, height: 100) })
        let columns = Set(cards.map(\.center.x)).sorted()
        #expect(columns.count == 4 && columns[1] - columns[0] == 112)
        #expect(running.output.hasPrefix("The cards are placed with a padding of 12.0.\n"))
    }

    @Test func lifeCycleIsPrintedInOrder() throws {
        let running = try RunningPage(example("Pairs", "LiveView"), data: dataFolder.path)
        _ = try running.loaded()
        try running.wait(until: { running.output.contains("viewDidAppear") })
        let calls = running.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(calls == ["loadView", "viewDidLoad", "The end of the page", "viewWillAppear", "viewDidAppear"])
    }

    @Test func pressOfTwoSecondsPeeks() throws {
        let running = try RunningPage(example("Pairs", "Peek"), data: dataFolder.path)
        _ = try running.loaded()
        let middle = Point(x: 400, y: 300)
        try running.send(.touch(Touch(id: 1, .began, at: middle, time: 2, by: .finger)), at: 2)
        try running.advance(to: 4.8)
        try running.wait(until: { running.output.contains("You peeked 1 time(s).") })
        #expect(running.pictureNames.filter { $0.contains("animals") }.count == 16)
        try running.send(.touch(Touch(id: 1, .ended, at: middle, time: 5, by: .finger)), at: 5)
        try running.advance(to: 8)
        #expect(running.pictureNames.filter { $0.contains("animals") }.isEmpty)
    }

    @Test func tenFingersDrawTenLines() throws {
        let running = try RunningPage(example("DrawingPad", "Drawing Pad"), data: dataFolder.path)
        _ = try running.loaded()
        let before = running.tree.count
        for finger in 0..<10 {
            let place = Point(x: Double(150 + 40 * finger), y: 120)
            try running.send(.touch(Touch(id: UInt(finger), .began, at: place, time: 1, by: .finger)), at: 1)
        }
        for step in 1...10 {
            for finger in 0..<10 {
                let (time, place) = (
                    1 + Double(step) / 10, Point(x: Double(150 + 40 * finger), y: 120 + 20 * Double(step))
                )
                try running.send(.touch(Touch(id: UInt(finger), .moved, at: place, time: time, by: .finger)), at: time)
            }
        }
        try running.advance(to: 3)
        #expect(running.tree.count >= before + 10)
        let lines = running.shapes.filter { $0.path.elements.count >= 11 }
        #expect(lines.count == 10)
    }

    @Test func puzzleTileNextToTheGapSlides() throws {
        let running = try RunningPage(example("SlidingPuzzle", "Sliding Puzzle"), data: dataFolder.path)
        _ = try running.loaded()
        let before = running.views.dropFirst().map(\.center)
        #expect(Set(before).count == 15)
        // One of the sixteen places is the gap; a tap on each of the others in turn moves at least one tile.
        for (index, place) in before.enumerated() {
            try running.tap(place, at: 1 + Double(index))
        }
        try running.advance(to: 20)
        let after = running.views.dropFirst().map(\.center)
        #expect(Set(after).count == 15 && after != before)
        #expect(zip(before, after).allSatisfy { abs($0.x - $1.x) <= 330 && abs($0.y - $1.y) <= 330 })
    }

    @Test func quizCountsRightAnswersAndReturns() throws {
        let running = try RunningPage(example("Quiz", "Quiz"), data: dataFolder.path)
        _ = try running.loaded()
        #expect(running.labels == ["Planets", "Animals", "Swift", "Quiz"])
        try running.activate("Swift", at: 1)
        try running.advance(to: 2)
        #expect(running.labels.first == "What declares a constant?" && running.labels.suffix(2) == ["Quiz", "1 of 3"])
        for (index, answer) in ["let", "3.5", "nil"].enumerated() {
            try running.activate(answer, at: 2 + Double(index))
            try running.advance(to: 3 + Double(index))
        }
        #expect(running.labels == ["2 of 3", "Can you do better?", "Done"])
        try running.activate("Done", at: 5)
        try running.advance(to: 7)
        #expect(running.labels == ["Planets", "Animals", "Swift: 2 of 3", "Quiz"])
    }

    @Test func pendulumSwingsWithItsPeriod() throws {
        let running = try RunningPage(example("Pendulum", "Pendulum"), data: dataFolder.path)
        _ = try running.loaded()
        var crossings: [Double] = []
        var previous = running.views[2].center.x
        for step in 1...600 {
            try running.advance(to: Double(step) / 60)
            let x = running.views[2].center.x
            if previous > 280, x <= 280 { crossings.append(Double(step) / 60) }
            previous = x
        }
        let periods = zip(crossings, crossings.dropFirst()).map { $1 - $0 }
        // 2π√(1.2 / 9.8) is 2.199 s for a small angle; it is some percent longer for 40 degrees.
        #expect(periods.count >= 3 && periods.allSatisfy { (2.15...2.35).contains($0) }, "\(periods)")
    }
}

extension RunningPage {
    /// The labels of the elements.
    fileprivate var labels: [String] { elements.map(\.label) }

    /// Activates the element with a label.
    fileprivate func activate(_ label: String, at time: Double) throws {
        guard let element = elements.first(where: { $0.label == label }) else { return }
        try send(.activate(ElementID(view: element.id)), at: time)
    }

    private var elements: [(id: NodeID, label: String)] {
        tree.accessibleNodes.compactMap { if case .view(let view) = $0.content { ($0.id, view.label) } else { nil } }
    }

    /// The program's pictures that are shown.
    fileprivate var pictureNames: [String] {
        tree.numbers.compactMap { number in
            guard case .picture(let picture) = tree[NodeID(number: number)]?.content,
                case .shipped(let name) = picture.picture
            else { return nil }
            return name
        }
    }

    /// The paths that are shown.
    fileprivate var shapes: [Shape] {
        tree.numbers.flatMap { number -> [Shape] in
            guard case .shapes(let shapes) = tree[NodeID(number: number)]?.content else { return [] }
            return shapes
        }
    }
}
