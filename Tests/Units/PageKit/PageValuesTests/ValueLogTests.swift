// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Testing

@testable import PageValues

/// The log of the values of a page, without a page.
@MainActor struct ValueLogTests {
    // In tests, the main actor has no thread of its own.
    private let log = ValueLog(mainThread: nil)

    private func place(_ line: Int, _ column: Int = 1) -> SourcePlace {
        SourcePlace(line: line, column: column, endLine: line, endColumn: column + 1)
    }

    private func taken() -> [LoggedValue] {
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
