// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink

/// The samples have everything that a message can have, so that each of it is mutated.
@MainActor struct SampleMessageTests {
    @Test func samplesHaveEveryCaseAndAValueInEveryField() {
        var coverage = Coverage()
        let fromPage = SampleMessages.first + SampleMessages.next + SampleMessages.other + SampleMessages.small
        for message in fromPage { coverage.add(message) }
        for message in SampleMessages.toPage { coverage.add(message) }
        #expect(coverage.missingCases == [])
        #expect(coverage.emptyFields == [])
        // A page cannot send other values of these types.
        #expect(coverage.types.isSuperset(of: ["NodeTextField", "NodeAccessibility", "PageProperty", "ElementAction"]))
    }
}

/// The cases and fields of all values inside of messages.
private struct Coverage {
    private var cases: [String: (all: Int, found: Set<String>)] = [:]
    /// Whether a field that can be empty or `nil` has had a value.
    private var fields: [String: Bool] = [:]

    /// The names of the types that have been found.
    private(set) var types: Set<String> = []

    /// The types of which some cases have not been found, with those that have.
    var missingCases: [String] {
        cases.filter { $1.found.count < $1.all }.map { "\($0): only \($1.found.sorted()) of \($1.all)" }.sorted()
    }

    /// The fields that have never had a value.
    var emptyFields: [String] { fields.filter { !$1 }.keys.sorted() }

    mutating func add(_ value: Any) {
        let mirror = Mirror(reflecting: value)
        let type = "\(type(of: value))"
        types.insert(type)
        // An optional value can be cast to the protocols of its content.
        if mirror.displayStyle == .enum, let count = caseCount(value) {
            // A case without associated values has no children.
            cases[type, default: (count, [])].found.insert(mirror.children.first?.label ?? "\(value)")
        }
        for (label, child) in mirror.children {
            note(child, of: "\(type).\(label ?? "")")
            add(child)
        }
    }

    private func caseCount(_ value: Any) -> Int? {
        func count<Value: TaggedCodable>(_ value: Value) -> Int { Value.cases.count }
        func count<Value: IndexCodable>(_ value: Value) -> Int { Value.all.count }
        if let value = value as? any TaggedCodable { return count(value) }
        return (value as? any IndexCodable).map { count($0) }
    }

    private mutating func note(_ value: Any, of field: String) {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { return }
        fields[field] = (fields[field] ?? false) || !mirror.children.isEmpty
    }
}
