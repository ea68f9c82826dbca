// SPDX-License-Identifier: GPL-3.0-or-later
/// A part of memory. It has no instances: `nil` is the parameter of `copy(with:)`.
nonisolated public struct NSZone: Sendable {
    private init() {}
}

/// What can be copied. Texts and numbers can, because they are identifiers of boundaries.
@preconcurrency @MainActor public protocol NSCopying {
    /// Returns a copy. `zone` has no meaning.
    func copy(with zone: NSZone?) -> Any
}

extension NSCopying {
    /// Returns a copy.
    public func copy() -> Any { copy(with: nil) }
}

extension String: NSCopying {
    /// Returns the text.
    @preconcurrency @MainActor public func copy(with zone: NSZone?) -> Any { self }
}

extension Int: NSCopying {
    /// Returns the number.
    @preconcurrency @MainActor public func copy(with zone: NSZone?) -> Any { self }
}
