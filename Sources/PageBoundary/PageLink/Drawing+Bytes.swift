// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension Path.Element: TaggedCodable, ListElement {
    static let maxCount = NodeTree.maxPathElements
    static let cases: [Case<Path.Element>] = [
        Case { move(to: $0) }, Case { line(to: $0) }, Case { curve(to: $0, control1: $1, control2: $2) }, Case(.close),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .move(let point): bytes.append(tag: 0, point)
        case .line(let point): bytes.append(tag: 1, point)
        case .curve(let point, let control1, let control2): bytes.append(tag: 2, point, control1, control2)
        case .close: bytes.append(tag: 3)
        }
    }
}

extension Path: FieldCodable { static let fields = Fields({ $0.elements }, { Path($0) }) }

extension Shape.Stroke.Cap: IndexCodable { static let all: [Self] = [.butt, .round, .square] }

extension Shape.Stroke.Join: IndexCodable { static let all: [Self] = [.miter, .round, .bevel] }

extension StrokeOffsets: FieldCodable, ListElement {
    static let maxCount = NodeTree.maxPathElements
    static let fields = Fields({ ($0.start, $0.end, $0.dashPhase) }, StrokeOffsets.init)
}

extension Shape.Stroke: FieldCodable {
    static let fields = Fields({ ($0.color, $0.width, $0.cap, $0.join, $0.dashes, $0.offsets) }, Shape.Stroke.init)
}

extension Gradient.Stop: FieldCodable, ListElement {
    /// More colors than a gradient shows.
    static let maxCount = 256
    static let fields = Fields({ ($0.place, $0.color) }, Gradient.Stop.init)
}

extension Gradient.Circle: FieldCodable { static let fields = Fields({ ($0.center, $0.radius) }, Gradient.Circle.init) }

extension Gradient.Form: TaggedCodable {
    static let cases: [Case<Gradient.Form>] = [
        Case { line(from: $0, to: $1) }, Case { circles(from: $0, to: $1) },
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .line(let start, let end): bytes.append(tag: 0, start, end)
        case .circles(let start, let end): bytes.append(tag: 1, start, end)
        }
    }
}

extension Gradient: FieldCodable { static let fields = Fields({ ($0.form, $0.transform, $0.stops) }, Gradient.init) }

extension Shape: FieldCodable, ListElement {
    static let maxCount = NodeTree.maxPathElements
    static let fields = Fields({ ($0.path, $0.fill, $0.gradient, $0.usesEvenOddFill, $0.stroke) }, Shape.init)
}

extension TextStyle.Weight: IndexCodable { static let all = allCases }

extension TextStyle: FieldCodable {
    static let fields = Fields(
        { ($0.family, $0.size, $0.weight, $0.isItalic, $0.hasMonospacedDigits) }, TextStyle.init)
}

extension TextLayout.LineBreak: IndexCodable { static let all = allCases }

extension TextLayout.Alignment: IndexCodable { static let all = allCases }

extension TextLayout: FieldCodable {
    static let fields = Fields({ ($0.maxWidth, $0.lineLimit, $0.lineBreak, $0.alignment) }, TextLayout.init)
}

extension NodeText: FieldCodable {
    static let fields = Fields({ ($0.string, $0.style, $0.layout, $0.color, $0.styling) }, NodeText.init)
}
