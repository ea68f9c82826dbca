// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

// The window makes a row of each property, so the page's process leaves out those that have none, and the window rejects
// a list with such a property.

extension PageProperty {
    /// The largest number of properties of a page, and the largest lengths of the title of a choice and of other texts,
    /// in bytes.
    static let maxCount = 500, maxChoices = 500
    private static let maxText = 4000
    fileprivate static let maxChoiceTitle = 1000

    /// Whether the property can have a row.
    package var isValid: Bool {
        key.utf8.count <= Self.maxText && title.utf8.count <= Self.maxText && section.utf8.count <= Self.maxText
            && kind.isValid && style.isValid(for: kind) && kind.accepts(defaultValue) && origin.isValid
    }

    /// Whether a page can have a list of properties with these values.
    static func areValid(_ properties: [PageProperty], _ values: [PropertyValue]) -> Bool {
        guard properties.count == values.count else { return false }
        return properties.allSatisfy(\.isValid) && zip(properties, values).allSatisfy { $0.kind.accepts($1) }
            && Set(properties.map(\.key)).count == properties.count
    }

    /// Returns the properties that can have rows, with their values.
    package static func shown(_ all: [(property: PageProperty, value: PropertyValue)]) -> (
        properties: [PageProperty], values: [PropertyValue]
    ) {
        var keys: Set<String> = []
        let shown = all.filter { property, value in
            property.isValid && property.kind.accepts(value) && keys.insert(property.key).inserted
        }.prefix(maxCount)
        return (shown.map(\.property), shown.map(\.value))
    }
}

extension PropertyKind {
    /// Whether a control for the type can be created.
    fileprivate var isValid: Bool {
        switch self {
        case .number(let range, let step, let unit):
            [range.lowerBound, range.upperBound, step].allSatisfy { $0.isFinite && $0.magnitude <= 1e12 } && step > 0
                && unit.isValid
        case .color, .flag: true
        case .choice(let choices, let takesFolder):
            // Folders would have to be opened by the page.
            !takesFolder && 1...PageProperty.maxChoices ~= choices.count
                && choices.allSatisfy { $0.id.isShort && $0.title.utf8.count <= PageProperty.maxChoiceTitle }
                && Set(choices.map(\.id)).count == choices.count
        case .text(let limit): 1...10_000 ~= limit
        case .picture: false
        }
    }

    /// Returns whether a property of this type can have a value.
    package func accepts(_ value: PropertyValue) -> Bool {
        switch (self, value) {
        case (.number(let range, _, _), .number(let number)): range.contains(number)
        case (.color, .color), (.flag, .flag): true
        case (.choice(let choices, _), .choice(let id)): choices.contains { $0.id == id }
        // A character can have any number of bytes.
        case (.text(let limit), .text(let text)): text.isShort && text.count <= limit
        default: false
        }
    }
}

extension PropertyKind.Unit {
    fileprivate var isValid: Bool { if case .other(let text) = self { text.utf8.count <= 200 } else { true } }
}

extension LiteralStyle {
    fileprivate func isValid(for kind: PropertyKind) -> Bool {
        guard case .caseNames(let names) = self else { return true }
        guard case .choice(let choices, _) = kind else { return false }
        return names.count == choices.count && names.allSatisfy(\.isIdentifier)
    }
}

extension PageProperty.Origin {
    fileprivate var isValid: Bool {
        switch self {
        case .source(let file, let line, let column): file.isShort && line > 0 && column > 0
        case .board(let name): name.utf8.count <= 1000
        }
    }
}

extension String {
    /// Whether the text can be the name of a case. It is written into the source of the page.
    fileprivate var isIdentifier: Bool {
        !isEmpty && utf8.count <= 1000
            && unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isIDContinue || $0.properties.isEmoji }
    }
}
