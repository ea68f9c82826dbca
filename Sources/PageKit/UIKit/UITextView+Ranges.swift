// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension UITextView {
    /// Scrolls to a part of the text if it is not seen.
    @preconcurrency @MainActor public func scrollRangeToVisible(_ range: NSRange) {
        scrollToVisible(TextRange(location: range.location, length: range.length))
    }
}
