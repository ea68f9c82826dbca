// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene
import ViewKit

/// A place or a size with a text for a reader.
protocol Readable {
    /// The text.
    var text: String { get }
}

extension Double {
    /// The number with at most two decimals, or with two digits if it is small.
    var rounded: String {
        guard isFinite, abs(self) < 1e15, self != 0 else { return self == 0 ? "0" : "\(self)" }
        let scale = abs(self) < 0.01 ? pow(10, 1 - floor(log10(abs(self)))) : 100
        guard scale.isFinite else { return "\(self)" }
        let number = (self * scale).rounded() / scale
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}

extension Point: Readable {
    var text: String { "\(x.rounded), \(y.rounded)" }
}

extension Size: Readable {
    var text: String { "\(width.rounded) × \(height.rounded)" }
}

extension Rect: Readable {
    var text: String { "\(size.text) at \(origin.text)" }
}

extension Color {
    /// The color in the form `#RRGGBB`, with its opacity if it is translucent.
    var text: String {
        let hex = "#" + hex.dropFirst().uppercased()
        return alpha < 1 ? "\(hex), \((alpha * 100).rounded) %" : hex
    }
}
