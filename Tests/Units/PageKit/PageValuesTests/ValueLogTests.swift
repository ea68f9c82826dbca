// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Scene
import Testing
import ViewKit

@testable import PageValues

/// The log of the values of a page, without a page.
@MainActor struct ValueLogTests {
    // In tests, the main actor has no thread of its own.
    private let log = ValueLog(mainThread: nil)

    private func place(_ line: Int, _ column: Int = 1) -> SourcePlace {
        SourcePlace(line: line, column: column, endLine: line, endColumn: column + 1)
    }

    private func taken(from log: ValueLog? = nil) -> [LoggedValue] {
        let log = log ?? self.log
        var all: [LoggedValue] = []
        while let value = log.takeChange() { all.append(value) }
        return all
    }

    @Test func onlyChangesAreTaken() {
        log.record(1, "a", place(1))
        log.record(2, "b", place(2))
        log.record(3, "a", place(1))
        #expect(log.hasChanges)
        let values = taken()
        #expect(values.map(\.text) == ["3", "2"] && values.map(\.count) == [2, 1] && !log.hasChanges)
        #expect(values[0].history == [1, 3] && taken().isEmpty)
        log.record(4, "b", place(2))
        #expect(taken().map(\.name) == ["b"])
    }

    @Test func aPlaceCanMakeValuesOfSeveralTypes() {
        func record<Value>(_ value: Value) { log.record(value, "x", place(1)) }
        record(1)
        record("text")
        #expect(taken().map(\.text) == ["\"text\""])
        record(2.5)
        record([1, 2])
        #expect(taken().map(\.text) == ["[1, 2]"])
        record(Int?.none)
        let value = taken().first
        #expect(value?.text == "nil" && value?.history == [] && value?.count == 5)
    }

    @Test(arguments: [
        (30, "30"), (12.5, "12.5"), (1.0 / 3, "0.33"), (-0.046, "-0.05"), (0.001234, "0.0012"), (1e20, "1e+20"),
        (-0.0, "0"), (.nan, "nan"), (123_456.789, "123456.79"),
    ])
    func numbersAreRounded(number: Double, text: String) {
        log.record(number, "x", place(1))
        log.record([number], "list", place(2))
        #expect(taken().map(\.text) == [text, "[\(text)]"])
    }

    @Test func placesAndSizesAreReadable() {
        let rect = Rect(origin: Point(x: 30, y: 60.5), size: Size(width: 100, height: 99.999))
        log.record(rect, "rect", place(1))
        log.record(rect.size, "size", place(2))
        log.record([rect.origin], "points", place(3))
        #expect(taken().map(\.text) == ["100 × 100 at 30, 60.5", "100 × 100", "[(30, 60.5)]"])
    }

    @Test func colorsAreHexadecimal() {
        let orange = UIColor(red: 0.9, green: 0.38, blue: 0, alpha: 1)
        log.record(orange, "color", place(1))
        log.record([orange.withAlphaComponent(0.5)], "colors", place(2))
        #expect(taken().map(\.text) == ["#E66100", "[#E66100, 50 %]"])
    }

    @Test func viewsSayWhatTheyShow() {
        let (button, field, slider, control) = (UIButton(), UITextField(), UISlider(), UISwitch())
        button.setTitle("Start", for: .normal)
        field.text = "a"
        slider.value = 0.25
        control.isOn = true
        let texts = [button, field, slider, control, UIView()].map {
            ValueDescription($0, callsPage: false, isOnMainThread: true).text
        }
        #expect(texts == ["UIButton \"Start\"", "UITextField \"a\"", "UISlider 0.25", "UISwitch on", "UIView"])
    }

    @Test func livePropertiesHaveTheirValues() {
        func text(_ property: Any) -> String {
            ValueDescription(property, callsPage: false, isOnMainThread: true).text
        }
        #expect(text(Live("Gravity", 9.8, in: 0...20)) == "9.8")
        #expect(text(Live("Color", UIColor(red: 0.9, green: 0.38, blue: 0, alpha: 1))) == "#E66100")
    }

    @Test func livePropertyThatChangesIsTakenAgain() {
        // Properties are read on the main thread only, which is that of the test.
        let log = ValueLog()
        let (gravity, other) = (Live("Gravity", 9.8, in: 0...20), Live("Other", 1, in: 0...20))
        log.record(gravity, "gravity", place(1))
        log.record(other, "other", place(2))
        #expect(taken(from: log).map(\.text) == ["9.8", "1"])
        PageContext.current.liveEntries.changed = { log.note($0) }
        defer { PageContext.current.liveEntries.changed = { _ in } }
        gravity.value = 4
        gravity.value = 5
        let values = taken(from: log)
        #expect(values.map(\.text) == ["5"] && values.map(\.count) == [1] && !log.hasChanges)
    }

    @Test func numbersOfATraceAreExact() {
        log.beginTrace(maxCount: 10)
        log.record(0.121, "x", place(1))
        log.record(0.122, "x", place(1))
        #expect(Set(log.traced?.values.map(\.digest) ?? []).count == 2)
    }

    @Test func numberOfPlacesIsLimited() {
        for line in 1...5000 { log.record(line, "", place(line)) }
        #expect(taken().count == 2000)
        log.record(7, "", place(4000))
        #expect(!log.hasChanges)
        log.record(7, "", place(2000))
        #expect(taken().map(\.text) == ["7"])
    }

    @Test func variablesOfTheCompilerAreLeftOut() {
        log.record(1, "$__builder0", place(1))
        log.record(1, "$0", place(2))
        #expect(taken().map(\.name) == ["$0"])
    }

    @Test func valuesOfSeveralThreadsAreCounted() {
        final class Object { let text = "object" }
        let log = log
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 0..<5000 {
                log.record(number, "", SourcePlace(line: 1, column: 1, endLine: 1, endColumn: 2))
                log.record("\(number)", "", SourcePlace(line: 2, column: 1, endLine: 2, endColumn: 2))
                log.record(Object(), "", SourcePlace(line: 3, column: 1, endLine: 3, endColumn: 2))
                log.record(0.5, "", SourcePlace(line: 4 + number % 900, column: thread, endLine: 4, endColumn: 2))
            }
        }
        let values = taken()
        #expect(values.prefix(3).allSatisfy { $0.count == 20_000 })
    }

    /// Another place that describes a value meanwhile does not keep this one from being recorded.
    @Test func descriptionsAreNotRecorded() {
        struct Described: CustomStringConvertible {
            let log: ValueLog
            var description: String {
                log.record(1, "inner", SourcePlace(line: 9, column: 1, endLine: 9, endColumn: 2))
                return "described"
            }
        }
        log.record(Described(log: log), "outer", place(1))
        #expect(taken().map(\.text) == ["described"])
    }

    @Test func objectsAreNotRetained() {
        final class Object {}
        weak var object: Object?
        do {
            let new = Object()
            object = new
            log.record(new, "", place(1))
            log.record([new], "", place(2))
            log.record(Optional(new), "", place(3))
        }
        #expect(object == nil && taken().count == 3)
    }
}
