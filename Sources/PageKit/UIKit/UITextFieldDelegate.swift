// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

/// What decides about the edits of a text field, and hears of them. All methods have defaults.
@preconcurrency @MainActor public protocol UITextFieldDelegate: TextFieldDelegate {
    /// Returns whether a part of the text may be replaced. If not, the text stays.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    /// Returns what the method with a range of Foundation's does.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: TextRange, replacementString string: String
    ) -> Bool {
        self.textField(
            textField, shouldChangeCharactersIn: NSRange(location: range.location, length: range.length),
            replacementString: string)
    }
}
