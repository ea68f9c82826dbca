// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITextField {
    /// What is drawn around a text field.
    nonisolated public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }
}

extension UITextField {
    /// When something beside the text is shown.
    nonisolated public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}
