// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The type of a live property that needs no range: `Bool`, `String`, or `UIColor`.
@preconcurrency @MainActor public protocol LiveValue: Equatable {
    /// How values are shown in the window.
    static var liveFormat: LiveFormat<Self> { get }
}

/// The type of a live property that is a number: `Double` or `Int`.
@preconcurrency @MainActor public protocol LiveNumber: Comparable {
    /// Converts a finite number.
    init(liveNumber: Double)
    /// The value as a number.
    var liveNumber: Double { get }
    /// Whether all values are whole numbers.
    static var isWhole: Bool { get }
}

extension Double: LiveNumber {
    /// Creates a number.
    public init(liveNumber: Double) { self = liveNumber }
    /// The number itself.
    public var liveNumber: Double { self }
    /// Numbers can have fractions.
    public static var isWhole: Bool { false }
}

extension Int: LiveNumber {
    /// Rounds a number.
    public init(liveNumber: Double) { self = Int(liveNumber.rounded()) }
    /// The value as a number.
    public var liveNumber: Double { Double(self) }
    /// All values are whole numbers.
    public static var isWhole: Bool { true }
}

extension Bool: LiveValue {
    /// A switch.
    public static var liveFormat: LiveFormat<Bool> {
        LiveFormat(kind: .flag, encode: { .flag($0) }, decode: { if case .flag(let isOn) = $0 { isOn } else { nil } })
    }
}

extension String: LiveValue {
    /// The maximum number of characters in the text of a live property.
    private static let liveLimit = 1000

    /// A text field.
    public static var liveFormat: LiveFormat<String> {
        LiveFormat(
            kind: .text(limit: liveLimit), encode: { .text($0) },
            decode: { if case .text(let text) = $0 { text } else { nil } },
            correct: { $0.utf8.count > liveLimit ? String($0.prefix(liveLimit)) : $0 })
    }
}

extension UIColor: LiveValue {
    /// A button for a color.
    @preconcurrency @MainActor public static var liveFormat: LiveFormat<UIColor> {
        // The light style, so that the value does not depend on the desktop's style.
        LiveFormat(
            kind: .color, encode: { .color($0.resolvedColor(with: UITraitCollection(isDark: false)).resolved) },
            decode: { if case .color(let color) = $0 { UIColor(color) } else { nil } })
    }
}
