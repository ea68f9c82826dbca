// SPDX-License-Identifier: GPL-3.0-or-later
/// A value with a short text form for storage.
public protocol Notated {
    /// The text form of the value.
    var notation: String { get }
    /// Parses the text form. Returns `nil` if it is invalid.
    init?(notation: String)
}
