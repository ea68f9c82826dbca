// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene

extension BoardProperty {
    /// Values of the right kind that differ from the default, including both ends of a range. They may currently be
    /// refused.
    public var otherValues: [PropertyValue] {
        let values: [PropertyValue] =
            switch kind {
            case .number(let range, let step, _):
                [range.lowerBound, range.upperBound, (range.lowerBound + range.upperBound) / 2 + step].map {
                    .number($0)
                }
            case .flag: [.flag(false), .flag(true)]
            case .color: [.color(.white), .color(Color(rgb: 0x123456))]
            case .choice(let choices, _): choices.map { .choice($0.id) }
            case .picture: [.picture(.shipped), .picture(.custom(uri: "file:///pictures/back.png")), .picture(.plain)]
            case .text(let limit): [.text("Ein Wort"), .text(""), .text(String(repeating: "ß", count: limit))]
            }
        return values.filter { $0 != defaultValue && refusal($0) == nil }
    }

    /// Returns whether a value has the right kind.
    public func takes(_ value: PropertyValue) -> Bool {
        switch (kind, value) {
        case (.number, .number), (.color, .color), (.picture, .picture), (.choice, .choice), (.flag, .flag),
            (.text, .text):
            true
        default: false
        }
    }
}
