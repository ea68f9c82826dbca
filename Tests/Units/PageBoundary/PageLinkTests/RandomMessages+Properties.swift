// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene

extension RandomMessages {
    /// Returns a list of live properties with their values.
    mutating func properties() -> FromPage {
        let all = (0..<number(below: 6)).map { property("\($0)") }
        return .properties(all.map(\.property), values: all.map(\.value))
    }

    /// Returns a live property and a value that it can have.
    mutating func property(_ key: String) -> (property: PageProperty, value: PropertyValue) {
        let (kind, values) = kind()
        let origin: PageProperty.Origin =
            flag()
            ? .board(name: text()) : .source(file: text(), line: 1 + number(below: 99), column: 1 + number(below: 99))
        var style = one(of: [LiteralStyle.plain, .decimal, .whole])
        if case .choice(let choices, _) = kind, flag() { style = .caseNames(choices.indices.map { "case\($0)" }) }
        let property = PageProperty(
            key: key, title: text(), section: text(), kind: kind, style: style, defaultValue: values[0],
            origin: origin)
        return (property, one(of: values))
    }

    /// Returns a value, also one that no property of a page can have.
    mutating func value() -> PropertyValue {
        one(of: [
            .number(double()), .color(color()), .choice(text()), .flag(flag()), .text(text()), .picture(.plain),
            .picture(.shipped), .picture(.custom(uri: text())),
        ])
    }

    private mutating func kind() -> (PropertyKind, [PropertyValue]) {
        switch number(below: 5) {
        case 0:
            let (low, length) = (double(), Double(number(below: 1000)))
            let unit = one(of: [PropertyKind.Unit.points, .seconds, .percent, .other(text())])
            return (.number(low...low + length, step: 0.5, unit: unit), [.number(low), .number(low + length)])
        case 1: return (.color, [.color(color()), .color(color())])
        case 2:
            let ids = (0...number(below: 5)).map { "\($0)" }
            let choices = ids.map { PropertyKind.Choice(id: $0, title: text()) }
            return (.choice(choices, takesFolder: false), ids.map { .choice($0) })
        case 3: return (.flag, [.flag(true), .flag(false)])
        default: return (.text(limit: 30), [.text(text()), .text("")])
        }
    }
}
