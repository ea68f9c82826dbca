// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension PageProperty: FieldCodable, ListElement {
    static let fields = Fields(
        { ($0.key, $0.title, $0.section, $0.kind, $0.style, $0.defaultValue, $0.origin) }, PageProperty.init)
}

extension PropertyInput: FieldCodable {
    static let fields = Fields({ ($0.key, $0.value, $0.defaultValue) }, PropertyInput.init)
}

extension PropertyChange: FieldCodable, ListElement {
    static let maxCount = PageProperty.maxCount
    static let fields = Fields({ ($0.index, $0.value) }, PropertyChange.init)
}

extension PageProperty.Origin: TaggedCodable {
    static let cases: [Case<PageProperty.Origin>] = [
        Case { source(file: $0, line: $1, column: $2) }, Case { board(name: $0) },
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .source(let file, let line, let column): bytes.append(tag: 0, file, line, column)
        case .board(let name): bytes.append(tag: 1, name)
        }
    }
}

extension PropertyValue: TaggedCodable, ListElement {
    static let maxCount = PageProperty.maxCount
    static let cases: [Case<PropertyValue>] = [
        Case(number), Case(color), Case(picture), Case(choice), Case(flag), Case(text),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .number(let number): bytes.append(tag: 0, number)
        case .color(let color): bytes.append(tag: 1, color)
        case .picture(let choice): bytes.append(tag: 2, choice)
        case .choice(let id): bytes.append(tag: 3, id)
        case .flag(let isOn): bytes.append(tag: 4, isOn)
        case .text(let text): bytes.append(tag: 5, text)
        }
    }
}

extension PictureChoice: TaggedCodable {
    static let cases: [Case<PictureChoice>] = [Case(.plain), Case(.shipped), Case { custom(uri: $0) }]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .plain: bytes.append(tag: 0)
        case .shipped: bytes.append(tag: 1)
        case .custom(let uri): bytes.append(tag: 2, uri)
        }
    }
}

extension PropertyKind: TaggedCodable {
    static let cases: [Case<PropertyKind>] = [
        Case(
            { lower, upper, step, unit in number(lower...upper, step: step, unit: unit) },
            where: { lower, upper, _, _ in lower <= upper }),
        Case(.color), Case { picture(shipped: $0, called: $1) }, Case { choice($0, takesFolder: $1) }, Case(.flag),
        Case { text(limit: $0) },
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .number(let range, let step, let unit):
            bytes.append(tag: 0, range.lowerBound, range.upperBound, step, unit)
        case .color: bytes.append(tag: 1)
        case .picture(let path, let name): bytes.append(tag: 2, path, name)
        case .choice(let choices, let takesFolder): bytes.append(tag: 3, choices, takesFolder)
        case .flag: bytes.append(tag: 4)
        case .text(let limit): bytes.append(tag: 5, limit)
        }
    }
}

extension PropertyKind.Choice: FieldCodable, ListElement {
    static let maxCount = PageProperty.maxChoices
    static let fields = Fields({ ($0.id, $0.title) }, { PropertyKind.Choice(id: $0, title: $1) })
}

extension PropertyKind.Unit: TaggedCodable {
    static let cases: [Case<PropertyKind.Unit>] = [Case(.points), Case(.seconds), Case(.percent), Case(other)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .points: bytes.append(tag: 0)
        case .seconds: bytes.append(tag: 1)
        case .percent: bytes.append(tag: 2)
        case .other(let text): bytes.append(tag: 3, text)
        }
    }
}

extension LiteralStyle: TaggedCodable {
    static let cases: [Case<LiteralStyle>] = [Case(.plain), Case(.decimal), Case(.whole), Case(caseNames)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .plain: bytes.append(tag: 0)
        case .decimal: bytes.append(tag: 1)
        case .whole: bytes.append(tag: 2)
        case .caseNames(let names): bytes.append(tag: 3, names)
        }
    }
}
