// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

/// Returns the relative luminance of a color, from 0 to 1, as defined by the Web Content Accessibility Guidelines 2.1.
public func luminance(of color: Color) -> Double {
    func linear(_ fraction: Double) -> Double {
        fraction <= 0.03928 ? fraction / 12.92 : pow((fraction + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// Returns the contrast ratio of two colors, from 1 to 21, as defined by the same guidelines.
public func contrast(_ a: Color, _ b: Color) -> Double {
    let (light, dark) = (max(luminance(of: a), luminance(of: b)), min(luminance(of: a), luminance(of: b)))
    return (light + 0.05) / (dark + 0.05)
}
