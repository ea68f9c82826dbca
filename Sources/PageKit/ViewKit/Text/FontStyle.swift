// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The font of a text in a node. The name differs from that of `UIFont.TextStyle`.
package typealias FontStyle = TextStyle

nonisolated extension String {
    /// The text, or its beginning if the window does not show texts of that length.
    var shown: String {
        guard utf8.count > 1 << 14 else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.prefix(1 << 12)))
    }
}
