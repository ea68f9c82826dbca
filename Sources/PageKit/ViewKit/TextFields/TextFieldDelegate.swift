// SPDX-License-Identifier: GPL-3.0-or-later
/// What decides about the edits of a text field, and hears of them. All methods have defaults.
@preconcurrency @MainActor public protocol TextFieldDelegate: AnyObject {
    /// Returns whether the text may be edited.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when the text field has become the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether the page may end the edits with `resignFirstResponder()`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when the text field is no longer the first responder.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns whether a part of the text may be replaced. If not, the text stays.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: TextRange, replacementString string: String
    ) -> Bool
    /// Returns whether the button of the field may remove the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether Return sends `editingDidEndOnExit`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension TextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: TextRange, replacementString string: String
    ) -> Bool { true }
    /// Returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
