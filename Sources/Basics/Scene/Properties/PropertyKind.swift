// SPDX-License-Identifier: GPL-3.0-or-later
/// The type of a live property, which determines its control.
public enum PropertyKind: Equatable, Sendable {
    /// The unit of a number.
    public enum Unit: Equatable, Sendable {
        case points, seconds, percent
        /// Any other unit, as it is written after the number. Empty for a number without a unit.
        case other(String)
    }

    /// One of several choices.
    public struct Choice: Equatable, Sendable {
        /// The name in the settings.
        public let id: String
        /// The title. That of a choice of a board is in English, and translated when it is displayed.
        public let title: String

        /// Creates a choice.
        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }

        /// Creates a choice of a number of columns and rows, such as `4x3`. Any other text is its own title.
        public init(grid id: String) {
            let sides = id.split(separator: "x")
            self.init(id: id, title: sides.allSatisfy { Int($0) != nil } ? sides.joined(separator: " × ") : id)
        }
    }

    /// A number in a range. `step` is the change for one key press.
    case number(ClosedRange<Double>, step: Double, unit: Unit)
    case color
    /// No picture, the picture shipped with the program, or the user's own picture. `shipped` is a path and `called` an
    /// English phrase, which is translated when it is displayed.
    case picture(shipped: String, called: String)
    /// One of the choices. If `takesFolder` is true, also a folder by its URI.
    case choice([Choice], takesFolder: Bool)
    /// A Boolean value.
    case flag
    /// Text with a maximum number of characters.
    case text(limit: Int)
}
