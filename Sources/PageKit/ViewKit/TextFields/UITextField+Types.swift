// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITextField {
    /// What is drawn around a text field.
    nonisolated public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }
}
