// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UITextField {
    /// What is drawn around a text field.
    nonisolated public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }
}

/// The keyboard of a text field on a screen without keys. It has no effect: the desktop has its own keyboards.
nonisolated public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
