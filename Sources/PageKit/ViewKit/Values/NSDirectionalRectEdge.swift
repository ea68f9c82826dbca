// SPDX-License-Identifier: GPL-3.0-or-later
/// Edges of a rectangle, of which two depend on the direction of lines of text.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4),
        trailing = Self(rawValue: 8), all = Self(rawValue: 15)
}
