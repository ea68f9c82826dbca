// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// `Live`: the properties of a page that have rows in the window. Each test uses titles of its own.
@Suite(.serialized) struct LiveTests {
    private enum Shape: String, CaseIterable { case round = "Round", square = "Square, sharp" }

    private final class Ball {
        @Live("Wrapped speed", in: 0...5) var speed = 2.0
        @Live("Wrapped shape") var shape = Shape.round
        @Live("Wrapped color") var color: UIColor = .red
    }

    private func entry(_ key: String) throws -> LiveEntry { try #require(PageContext.current.liveEntries[key]) }

    // MARK: - Values

    @Test func liveValueIsTheInitialOneAtFirst() throws {
        let gravity = Live("Initial", 9.8, in: 0...20)
        #expect(gravity.value == 9.8 && gravity.title == "Initial")
        #expect(try entry("Initial").defaultValue == .number(9.8) && entry("Initial").value == .number(9.8))
    }

    @Test func liveValueCanBeSetByThePage() throws {
        let gravity = Live("Set", 9.8, in: 0...20)
        gravity.value = 3.5
        #expect(gravity.value == 3.5)
        #expect(try entry("Set").value == .number(3.5) && entry("Set").defaultValue == .number(9.8))
    }

    @Test func liveValueCanBeSetInTheWindow() throws {
        let gravity = Live("Chosen", 9.8, in: 0...20)
        try entry("Chosen").choose(.number(4))
        #expect(gravity.value == 4)
    }

    @Test func liveNumberIsLimitedToItsRange() throws {
        let number = Live("Limited", 30.0, in: 0...20)
        #expect(number.value == 20)
        number.value = -1
        #expect(number.value == 0)
        try entry("Limited").choose(.number(100))
        #expect(number.value == 20)
        number.value = .nan
        #expect(number.value == 0)
    }

    @Test func liveWholeNumbersAreRounded() throws {
        let number = Live("Whole", 5, in: 0...9)
        try entry("Whole").choose(.number(6.6))
        #expect(number.value == 7)
        number.value = 12
        #expect(number.value == 9)
    }

    @Test func liveRangeWithoutAnEndIsFinite() throws {
        let number = Live("Endless", 5.0, in: -Double.infinity...Double.infinity)
        #expect(try entry("Endless").kind == .number(-1e12...1e12, step: 1e10, unit: .other("")))
        number.value = .infinity
        #expect(number.value == 1e12)
    }

    @Test(arguments: [(0.0...20.0, 0.1), (0...5, 0.01), (0...1, 0.01), (0...1000, 10), (-1...99, 1)])
    func liveStepFitsTheRange(range: ClosedRange<Double>, step: Double) throws {
        _ = Live("Step \(range)", range.lowerBound, in: range)
        #expect(try entry("Step \(range)").kind == .number(range, step: step, unit: .other("")))
    }

    @Test func liveStepAndUnitCanBeGiven() throws {
        _ = Live("Unit", 5.0, in: 0...20, step: 0.5, unit: "m/s²")
        #expect(try entry("Unit").kind == .number(0...20, step: 0.5, unit: .other("m/s²")))
        _ = Live("Bad step", 5.0, in: 0...20, step: -1)
        #expect(try entry("Bad step").kind == .number(0...20, step: 0.1, unit: .other("")))
    }

    @Test func liveSwitchTextAndColorHaveTheirControls() throws {
        let (isOn, text, color) = (Live("Switch", true), Live("Text", "one"), Live("Color", .red))
        try entry("Switch").choose(.flag(false))
        try entry("Text").choose(.text("two"))
        try entry("Color").choose(.color(Color(rgb: 0x0000FF)))
        #expect(!isOn.value && text.value == "two" && color.value == UIColor(rgb: 0x0000FF))
    }

    @Test func liveColorThatDependsOnTheStyleComesBackWithAReset() throws {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let color = Live("Dynamic", dynamic)
        try entry("Dynamic").choose(.color(Color(rgb: 0x0000FF)))
        #expect(color.value != dynamic)
        try entry("Dynamic").choose(entry("Dynamic").defaultValue)
        #expect(color.value == dynamic)
    }

    @Test func liveTextIsCutOff() {
        let text = Live("Long", String(repeating: "a", count: 5000))
        #expect(text.value.count == 1000)
    }

    @Test func liveChoiceIsOneOfItsTexts() throws {
        let shape = Live("Choice", "round", of: ["round", "square", "round"])
        let choices = ["round", "square"].map { PropertyKind.Choice(id: $0, title: $0) }
        #expect(try entry("Choice").kind == .choice(choices, takesFolder: false))
        shape.value = "square"
        #expect(shape.value == "square")
        shape.value = "oval"
        #expect(shape.value == "square", "it stays as it was")
        #expect(Live("No such choice", "oval", of: ["round", "square"]).value == "round")
        #expect(Live("No choices", "oval", of: []).value == "")
    }

    @Test func liveChoiceCanBeAnEnumeration() throws {
        let shape = Live("Enumeration", Shape.round)
        try entry("Enumeration").choose(.choice("Square, sharp"))
        #expect(shape.value == .square)
        #expect(try entry("Enumeration").style == .caseNames(["round", "square"]))
        try entry("Enumeration").choose(.choice("unknown"))
        #expect(shape.value == .square)
    }

    // MARK: - Observers

    @Test func liveChangedIsCalledForChangesFromTheWindowAndFromCode() throws {
        let gravity = Live("Observed", 9.8, in: 0...20)
        var values: [Double] = []
        gravity.changed = { values.append($0) }
        gravity.value = 3
        try entry("Observed").choose(.number(4))
        gravity.value = 4
        gravity.value = 50
        #expect(values == [3, 4, 20])
    }

    @Test func liveChangedCanChangeTheValue() throws {
        let even = Live("Even", 2, in: 0...20)
        even.changed = { even.value = $0 / 2 * 2 }
        try entry("Even").choose(.number(7))
        #expect(even.value == 6)
        #expect(try entry("Even").value == .number(6))
    }

    // MARK: - Wrappers

    @Test func liveWrapperIsTheValueAndItsProjectionIsTheProperty() throws {
        let ball = Ball()
        ball.speed = 3
        var seen = 0.0
        ball.$speed.changed = { seen = $0 }
        try entry("Wrapped speed").choose(.number(4))
        #expect(ball.speed == 4 && ball.$speed.value == 4 && seen == 4)
        try entry("Wrapped speed").choose(.number(2))
    }

    @Test func liveWrappersOfInstancesShareARow() throws {
        let (one, two) = (Ball(), Ball())
        try entry("Wrapped shape").choose(.choice("Square, sharp"))
        let three = Ball()
        #expect([one, two, three].map(\.shape) == [.square, .square, .square])
        #expect(PageContext.current.liveEntries.all.count { $0.title == "Wrapped shape" } == 1)
        try entry("Wrapped shape").choose(entry("Wrapped shape").defaultValue)
        #expect([one, two, three, Ball()].map(\.shape) == [.round, .round, .round, .round])
    }

    @Test func liveEntryDoesNotKeepItsPropertiesAlive() {
        weak var property: Live<Color2>?
        func make() -> Live<Color2> { Live("Released", Color2.blue) }
        do {
            let made = make()
            property = made
            #expect(property != nil)
        }
        #expect(property == nil)
    }

    private enum Color2: String, CaseIterable { case blue }

    // MARK: - Names

    @Test func livePropertiesWithOneTitleHaveTheirOwnRows() throws {
        let one = Live("Twin", 1.0, in: 0...9)
        let two = Live("Twin", 2.0, in: 0...9)
        try entry("Twin 2").choose(.number(5))
        #expect(one.value == 1 && two.value == 5)
        #expect(try entry("Twin 2").title == "Twin")
        let named = Live("Twin 2", 3.0, in: 0...9)
        #expect(try entry("Twin 2 2").value == .number(3) && named.value == 3)
    }

    @Test func liveTitleIsCutOffAfterAHundredCharacters() throws {
        let title = String(repeating: "t", count: 300)
        _ = Live(title, true)
        #expect(try entry(String(title.prefix(100))).title.count == 100)
    }

    @Test func liveEntryKnowsItsPlaceInTheSource() throws {
        let line = #line + 1
        _ = Live("Place", true)
        let location = try entry("Place").location
        #expect(location.file == #filePath && location.line == line && location.column == 17)
    }
}
