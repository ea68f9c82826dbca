// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import PageLink
import Scene
import Testing

/// The live properties of a page that runs: what it reports to the window, and what a value from there changes.
struct LivePropertyPageTests {
    private static let page = Result {
        try BuiltPage(
            """
            import PlaygroundSupport

            enum Shape: String, CaseIterable { case round, square }
            let gc = GameController(seed: 7)
            gc.padding = 30
            PlaygroundPage.current.liveView = gc
            let gravity = Live("Gravity", 9.8, in: 0...20, unit: "m/s²")
            let count = Live("Count", 5, in: 0...9); let shape = Live("Shape", Shape.round)
            let color = Live("Color", .red)
            final class Ball { @Live("Speed", in: 0...5) var speed = 2.0 }
            let ball = Ball()
            gravity.changed = { value in
                print("gravity", value)
                if value > 15 { gravity.value = 15 }
                if value < 1 { gravity.value = 100 }
            }
            ball.$speed.changed = { gc.padding = 10 * $0 }
            """)
    }

    private func start() throws -> (RunningPage, [PageProperty], [PropertyValue]) {
        let page = try RunningPage(Self.page.get(), data: dataFolder.path)
        _ = try page.loaded()
        let sent = page.skipped.compactMap { message in
            if case .properties(let all, let values) = message { (all, values) } else { nil }
        }
        try #require(sent.count == 1)
        return (page, sent[0].0, sent[0].1)
    }

    private func input(_ property: PageProperty?, _ value: PropertyValue) throws -> PageInput {
        let property = try #require(property)
        return .property(PropertyInput(key: property.key, value: value, defaultValue: property.defaultValue))
    }

    @Test func propertiesAreReportedWithTheirPlaces() throws {
        let (_, all, values) = try start()
        #expect(all.prefix(5).map(\.title) == ["Gravity", "Count", "Shape", "Color", "Speed"])
        #expect(all[0].kind == .number(0...20, step: 0.1, unit: .other("m/s²")) && all[0].style == .decimal)
        #expect(all[1].style == .whole && all[2].style == .caseNames(["round", "square"]))
        #expect(values.prefix(3) == [.number(9.8), .number(5), .choice("round")])
        let places = all.prefix(5).map { property -> String in
            guard case .source(let file, let line, let column) = property.origin else { return "" }
            return "\(file.split(separator: "/").last ?? "") \(line) \(column)"
        }
        #expect(
            places == [
                "Contents.swift 7 19", "Contents.swift 8 17", "Contents.swift 8 58", "Contents.swift 9 17",
                "Contents.swift 10 21",
            ])
        // Those of the board follow. It begins with the value that the page has set.
        let padding = try #require(all.firstIndex { $0.origin == .board(name: "gc.padding") })
        #expect(padding >= 5 && values[padding] == .number(30) && all[padding].defaultValue == .number(30))
        #expect(!all[padding].section.isEmpty && all.allSatisfy { if case .picture = $0.kind { false } else { true } })
    }

    @Test func valueFromTheWindowReachesTheObserverAtItsStep() throws {
        let (page, all, _) = try start()
        try page.send(input(all.first, .number(3.5)), at: 1)
        try page.advance(to: 1)
        try page.wait { page.output == "gravity 3.5\n" }
        #expect(!page.skipped.contains { if case .propertyChanges = $0 { true } else { false } })
    }

    @Test func valueThatThePageChangesIsReported() throws {
        let (page, all, _) = try start()
        try page.send(input(all.first, .number(18)), at: 1)
        try page.advance(to: 1)
        let change = FromPage.propertyChanges([PropertyChange(index: 0, value: .number(15))])
        #expect(page.skipped.filter { $0 == change }.count == 1)
        // The observer sets 100, which becomes 20, and then 15.
        try page.send(input(all.first, .number(0)), at: 2)
        try page.advance(to: 2)
        #expect(page.skipped.filter { $0 == change }.count == 2)
        try page.wait { page.output.contains("Gravity = 20.0 (nearest valid value)\n") }
    }

    @Test func propertyOfABoardFollowsThatOfThePage() throws {
        let (page, all, _) = try start()
        let before = try #require(page.scene)
        try page.send(input(all[4], .number(5)), at: 1)
        try page.advance(to: 1)
        let padding = try #require(all.firstIndex { $0.origin == .board(name: "gc.padding") })
        #expect(page.skipped.contains(.propertyChanges([PropertyChange(index: padding, value: .number(50))])))
        try page.send(input(all[padding], .number(0)), at: 2)
        try page.advance(to: 5)
        #expect(page.scene != before)
    }

    @Test func replayLeadsToTheSameValuesInSilence() throws {
        let (_, all, _) = try start()
        let inputs = try [
            TimedInput(step: 30, input(all[0], .number(3))), TimedInput(step: 40, input(all[0], .number(17))),
            // Set when the property began with another value.
            TimedInput(
                step: 50, .property(PropertyInput(key: "Count", value: .number(7), defaultValue: .number(4)))),
            TimedInput(step: 55, .property(PropertyInput(key: "Gone", value: .number(7), defaultValue: .number(4)))),
        ]
        let page = try RunningPage(Self.page.get(), data: dataFolder.path)
        _ = try page.loaded(repeating: inputs, until: 60)
        let sent = page.skipped.compactMap { message in
            if case .properties(_, let values) = message { values } else { nil }
        }
        #expect(sent.count == 1 && sent[0].prefix(2) == [.number(15), .number(5)])
        #expect(page.newOutput == "")
        try page.wait { page.output.hasPrefix("gravity 3.0\ngravity 17.0\ngravity 15.0\n") }
    }
}
