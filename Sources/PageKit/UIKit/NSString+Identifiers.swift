// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

// Identifiers of boundaries can be objects of Foundation.

extension NSString: ViewKit.NSCopying {
    /// Returns the text.
    @preconcurrency @MainActor public func copy(with zone: ViewKit.NSZone?) -> Any { self }
}

extension NSNumber: ViewKit.NSCopying {
    /// Returns the number.
    @preconcurrency @MainActor public func copy(with zone: ViewKit.NSZone?) -> Any { self }
}
