// SPDX-License-Identifier: GPL-3.0-or-later
/// A message for screen readers about something that happened.
package struct Announcement: Hashable, Sendable {
    /// The text, in the user's language.
    package var text: String
    /// Whether to announce the text even with GTK versions that have no announcement API. There, it temporarily
    /// replaces the name of the focused piece.
    package var isVital: Bool

    /// Creates an announcement.
    package init(_ text: String, isVital: Bool = false) {
        self.text = text
        self.isVital = isVital
    }
}
