// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

/// Normal color vision, and three kinds of color blindness.
enum ColorVision: CaseIterable {
    case usual, protanopia, deuteranopia, tritanopia

    /// The matrix for linear RGB. Machado, Oliveira, and Fernandes, "A Physiologically-based Model for Simulation of
    /// Color Vision Deficiency" (2009), severity 1.
    private var rows: [[Double]] {
        switch self {
        case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .protanopia:
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
        case .deuteranopia:
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
        case .tritanopia:
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
        }
    }

    /// Returns the difference between two colors: CIE 1976 ΔE with the D65 white point.
    func difference(_ a: Color, _ b: Color) -> Double {
        let (a, b) = (lab(of: a), lab(of: b))
        return sqrt(zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) })
    }

    /// Returns L*, a*, and b*: lightness from 0 to 100, green to red, and blue to yellow.
    func lab(of color: Color) -> [Double] {
        let seen = product(rows, linearShares(of: color)).map { min(max($0, 0), 1) }
        let xyz = product(
            [
                [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
                [0.0193339, 0.1191920, 0.9503041],
            ], seen)
        // A cube root, continued by a straight line near black.
        let roots = zip(xyz, [0.95047, 1, 1.08883]).map { fraction, white in
            let ratio = fraction / white
            return ratio > 216.0 / 24389 ? cbrt(ratio) : ratio * 841 / 108 + 4.0 / 29
        }
        return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
    }
}

/// Returns a color in OKLCH, by Björn Ottosson: lightness from 0 to 1, chroma, and hue in degrees.
func oklch(of color: Color) -> (lightness: Double, chroma: Double, hue: Double) {
    let cones = product(
        [
            [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ], linearShares(of: color)
    ).map(cbrt)
    let lab = product(
        [
            [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ], cones)
    let hue = atan2(lab[2], lab[1]) * 180 / .pi
    return (lab[0], hypot(lab[1], lab[2]), hue < 0 ? hue + 360 : hue)
}

/// Returns the red, green, and blue components in linear light.
private func linearShares(of color: Color) -> [Double] {
    [color.red, color.green, color.blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
}

private func product(_ rows: [[Double]], _ column: [Double]) -> [Double] {
    rows.map { row in zip(row, column).reduce(0) { $0 + $1.0 * $1.1 } }
}
