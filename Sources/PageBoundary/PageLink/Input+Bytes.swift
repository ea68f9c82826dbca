// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension Device: IndexCodable { static let all: [Device] = [.pointer, .finger] }

extension Direction: IndexCodable {
    static let all: [Direction] = [.left, .right, .up, .down, .rowStart, .rowEnd, .first, .last]
}

extension Touch.Phase: IndexCodable { static let all: [Touch.Phase] = [.began, .moved, .ended, .canceled] }

extension Touch: FieldCodable {
    static let fields = Fields(
        { (Int(bitPattern: $0.id), $0.phase, $0.point, $0.time, $0.device) },
        { Touch(id: UInt(bitPattern: $0), $1, at: $2, time: $3, by: $4) })
}

extension TouchRecognizer.Event: TaggedCodable {
    static let cases: [Case<TouchRecognizer.Event>] = [
        Case(touch), Case { secondaryButton(isDown: $0, hasShift: $1) },
        Case({ wheel(clicks: $0, hasShift: $1) }, where: { clicks, _ in -100...100 ~= clicks }),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .touch(let touch): bytes.append(tag: 0, touch)
        case .secondaryButton(let isDown, let hasShift): bytes.append(tag: 1, isDown, hasShift)
        case .wheel(let clicks, let hasShift): bytes.append(tag: 2, clicks, hasShift)
        }
    }
}

extension ElementID: FieldCodable {
    static let fields = Fields(
        { ($0.node, $0.piece) },
        { node, piece in piece.map { ElementID(node: node, piece: $0) } ?? ElementID(view: node) })
}

extension ElementAction: TaggedCodable {
    static let cases: [Case<ElementAction>] = [
        Case(.increment), Case(.decrement), Case(custom, where: { NodeAccessibility.actionLimits ~= $0 }),
        Case(.beginEditing), Case(.endEditing), Case(edit, where: { $0.isShort }), Case(.submit),
        Case(.reveal),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .increment: bytes.append(tag: 0)
        case .decrement: bytes.append(tag: 1)
        case .custom(let index): bytes.append(tag: 2, index)
        case .beginEditing: bytes.append(tag: 3)
        case .endEditing: bytes.append(tag: 4)
        case .edit(let text): bytes.append(tag: 5, text)
        case .submit: bytes.append(tag: 6)
        case .reveal: bytes.append(tag: 7)
        }
    }
}

extension PageInput: TaggedCodable {
    static let cases: [Case<PageInput>] = [
        Case(touch), Case(event), Case(.cancelTouches), Case { key($0, on: $1, shift: $2) }, Case(activate),
        Case(environment), Case { perform($0, on: $1) }, Case(property),
        Case(expression),
        Case(
            { scroll(by: $0, at: $1, isSmooth: $2) }, where: { distance, point, _ in distance.isNear && point.isNear }),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .touch(let touch): bytes.append(tag: 0, touch)
        case .event(let event): bytes.append(tag: 1, event)
        case .cancelTouches: bytes.append(tag: 2)
        case .key(let key, let element, let shift): bytes.append(tag: 3, key, element, shift)
        case .activate(let element): bytes.append(tag: 4, element)
        case .environment(let environment): bytes.append(tag: 5, environment)
        case .perform(let action, let element): bytes.append(tag: 6, action, element)
        case .property(let input): bytes.append(tag: 7, input)
        case .expression(let expression): bytes.append(tag: 8, expression)
        case .scroll(let distance, let point, let isSmooth): bytes.append(tag: 9, distance, point, isSmooth)
        }
    }
}

extension TimedInput: FieldCodable, ListElement {
    package static let maxCount = 10_000
    static let fields = Fields({ ($0.step, $0.input) }, { TimedInput(step: $0, $1) }, where: { step, _ in step >= 0 })
}

extension Key: TaggedCodable {
    static let cases: [Case<Key>] = [
        Case(character), Case(topRow, where: { 1...12 ~= $0 }), Case(go), Case(.escape), Case(.delete),
        Case(.pageUp), Case(.pageDown),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .character(let character): bytes.append(tag: 0, character)
        case .topRow(let number): bytes.append(tag: 1, number)
        case .go(let direction): bytes.append(tag: 2, direction)
        case .escape: bytes.append(tag: 3)
        case .delete: bytes.append(tag: 4)
        case .pageUp: bytes.append(tag: 5)
        case .pageDown: bytes.append(tag: 6)
        }
    }
}

extension StageKeyResult: TaggedCodable {
    static let cases: [Case<StageKeyResult>] = [Case(.unused), Case(.used), Case(focus)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .unused: bytes.append(tag: 0)
        case .used: bytes.append(tag: 1)
        case .focus(let element): bytes.append(tag: 2, element)
        }
    }
}

extension Activity: TaggedCodable {
    static let cases: [Case<Activity>] = [Case(.still), Case(waiting), Case(.moving)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .still: bytes.append(tag: 0)
        case .waiting(let time): bytes.append(tag: 1, time)
        case .moving: bytes.append(tag: 2)
        }
    }
}
