// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

/// What decides about the edits of a text, and hears of them. All methods have defaults.
@preconcurrency @MainActor public protocol UITextViewDelegate: TextViewDelegate {
    /// Returns whether a part of the text may be replaced. If not, the text stays.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Returns what the method with a range of Foundation's does.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: TextRange, replacementText text: String
    ) -> Bool {
        self.textView(
            textView, shouldChangeTextIn: NSRange(location: range.location, length: range.length),
            replacementText: text)
    }
}
