// SPDX-License-Identifier: GPL-3.0-or-later
/// A part of memory. It has no instances: `nil` is the parameter of `copy(with:)`.
nonisolated public struct NSZone: Sendable {
    private init() {}
}

/// What can be copied.
@preconcurrency @MainActor public protocol NSCopying: AnyObject {
    /// Returns a copy. `zone` has no meaning.
    func copy(with zone: NSZone?) -> Any
}

extension NSCopying {
    /// Returns a copy.
    public func copy() -> Any { copy(with: nil) }
}
