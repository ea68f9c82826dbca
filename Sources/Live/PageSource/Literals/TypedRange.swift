// SPDX-License-Identifier: GPL-3.0-or-later
import Localization

/// The range that a user has typed for a number in the code.
package enum TypedRange: Equatable, Sendable {
    /// Nothing: the range is guessed.
    case none
    /// The least and the largest value.
    case range(ClosedRange<Double>)
    /// Something else, with a message for the user.
    case invalid(String)

    /// Reads the two ends of a range of a literal.
    package init(from: String, to: String, of literal: CodeLiteral) {
        let texts = [from, to].map { $0.filter { !$0.isWhitespace } }
        guard texts != ["", ""] else {
            self = .none
            return
        }
        // A comma is read as the point of the code.
        let values = texts.map { Double($0.replacing(",", with: ".").replacing("\u{2212}", with: "-")) }
        guard let lower = values[0], let upper = values[1], lower < upper,
            max(lower.magnitude, upper.magnitude) <= NumberLiteral.maxMagnitude
        else {
            self = .invalid(translated("Enter two numbers, the smaller one first"))
            return
        }
        guard literal.canBe(in: lower...upper) else {
            // Translators: {number} is a number as it is written in the code.
            let message = translated("No number that is written like {number} is in this range")
            self = .invalid(filled(message, ["number": literal.text]))
            return
        }
        self = .range(lower...upper)
    }
}
