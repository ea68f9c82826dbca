// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Testing

/// The hues of circles and tiles in relation to each other.
struct HueTests {
    @Test func colorMathMatchesPublishedValues() {
        func isNear(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
            zip(a, b).allSatisfy { abs($0 - $1) < tolerance }
        }
        #expect(isNear(ColorVision.usual.lab(of: .white), [100, 0, 0], 0.01))
        #expect(isNear(ColorVision.usual.lab(of: Color(rgb: 0xFF0000)), [53.24, 80.09, 67.2], 0.02))
        let red = oklch(of: Color(rgb: 0xFF0000))
        #expect(isNear([red.lightness, red.chroma, red.hue / 100], [0.628, 0.2577, 0.2923], 0.001))
        // Grays look the same with and without color blindness.
        for vision in ColorVision.allCases {
            #expect(isNear(vision.lab(of: Color(rgb: 0x808080)), [53.59, 0, 0], 0.02))
        }
        let (brick, olive) = (Color(rgb: 0xC00000), Color(rgb: 0x5A5A00))
        #expect(ColorVision.deuteranopia.difference(brick, olive) < ColorVision.usual.difference(brick, olive) / 2)
    }

    @Test(arguments: ColorVision.allCases) func anyTwoCirclesAreDistinctInAnyColorVision(vision: ColorVision) {
        for hues in [PasscodeConstants.hues, PasscodeConstants.ballHues] {
            #expect(hues.count == 4)
            for (index, one) in hues.enumerated() {
                for other in hues[..<index] {
                    #expect(vision.difference(one, other) >= 26, "\(one.hex) and \(other.hex)")
                }
            }
        }
    }

    @Test(arguments: Pentomino.allCases) func allTilesHaveTheSameLightnessAndChroma(tile: Pentomino) {
        let color = oklch(of: PentominoConstants.color(of: tile))
        #expect(abs(color.lightness - 0.77) < 0.005)
        // The chroma of P is as high as sRGB allows for its blue.
        #expect(abs(color.chroma - 0.125) < 0.008)
    }

    @Test func huesOfTilesAreEvenlySpaced() {
        let hues = Pentomino.allCases.map { oklch(of: PentominoConstants.color(of: $0)).hue }.sorted()
        for (hue, next) in zip(hues, hues.dropFirst() + [hues[0] + 360]) { #expect(abs(next - hue - 30) < 1.5) }
    }

    @Test func neighboringLettersHaveDistantHues() {
        for (tile, next) in zip(Pentomino.allCases, Pentomino.allCases.dropFirst()) {
            let (one, other) = (PentominoConstants.color(of: tile), PentominoConstants.color(of: next))
            let turn = abs(oklch(of: one).hue - oklch(of: other).hue)
            #expect(min(turn, 360 - turn) >= 145, "\(tile.letter) and \(next.letter)")
        }
    }
}
