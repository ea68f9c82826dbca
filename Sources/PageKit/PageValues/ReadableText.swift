// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// A place or a size with a text for a reader.
protocol Readable {
    /// The text.
    var text: String { get }
}

extension Point: Readable {
    var text: String { "\(x.readableText), \(y.readableText)" }
}

extension Size: Readable {
    var text: String { "\(width.readableText) × \(height.readableText)" }
}

extension Rect: Readable {
    var text: String { "\(size.text) at \(origin.text)" }
}

extension Color {
    /// The color in the form `#RRGGBB`, with its opacity if it is translucent.
    var text: String {
        let hex = "#" + hex.dropFirst().uppercased()
        return alpha < 1 ? "\(hex), \((alpha * 100).readableText) %" : hex
    }
}
