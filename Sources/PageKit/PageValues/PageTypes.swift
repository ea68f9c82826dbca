// SPDX-License-Identifier: GPL-3.0-or-later
import Synchronization

/// Distinguishes the types of the page, whose code can do anything, from those of libraries.
enum PageTypes {
    private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

    /// Returns whether the page has declared a type.
    static func contains(_ type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let isOfPage = known.withLock({ $0[id] }) { return isOfPage }
        // Finding the name takes longer than everything else about a value.
        let isOfPage = _typeName(type, qualified: true).hasPrefix("Page.")
        known.withLock { $0[id] = isOfPage }
        return isOfPage
    }
}
