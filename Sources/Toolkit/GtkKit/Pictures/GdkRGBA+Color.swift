// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

extension GdkRGBA {
    package nonisolated init(_ color: Color) {
        self.init(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    }

    /// The color without its alpha component.
    package nonisolated var color: Color { Color(red: Double(red), green: Double(green), blue: Double(blue)) }
}
