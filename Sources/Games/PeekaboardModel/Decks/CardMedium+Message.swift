// SPDX-License-Identifier: GPL-3.0-or-later
import Localization

extension CardMedium.MediumProblem {
    /// Returns the reason in one line for the user.
    package func message(file: String) -> String {
        let text =
            switch self {
            case .unreadable: translated("Could not read {file}")
            case .unsupported:
                // Translators: {file} is a file that the user wants to put on a card.
                translated("{file} is not a supported picture or sound, or a short text")
            case .soundTooLong: translated("{file} is too long: the limit for sounds is 30 seconds")
            }
        return filled(text, ["file": file])
    }
}
