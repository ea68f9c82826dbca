// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Pictures of the rules of Lights Out.
@MainActor extension RulePictures {
    /// Nine squares before and after a press of the one in the middle.
    package static func pressing(fromRight: Bool) -> Scene {
        var pieces = PieceCollection()
        addSquares(lit: [0, 4, 5], from: fromRight ? 180 : 10, to: &pieces)
        pieces.add(arrow, x: 140, y: 54, diameter: 32, rotation: fromRight ? 2 : 0)
        addSquares(lit: [0, 1, 3, 7], from: fromRight ? 10 : 180, to: &pieces)
        return pieces.scene(width: 280, height: 108)
    }

    /// Nine squares with a hint on the one in the middle.
    package static var hinting: Scene {
        var pieces = PieceCollection()
        addSquares(lit: [1, 3, 4, 5, 7], from: 10, to: &pieces)
        pieces.add(LightsOutBoard.hintPlate(on: LightsOutConstants.background), x: 55, y: 54, scale: 0.26)
        return pieces.scene(width: 110, height: 108)
    }

    /// Adds nine squares, of which some are lit, by their numbers from the top left.
    private static func addSquares(lit: [Int], from x: Double, to pieces: inout PieceCollection) {
        for square in 0..<9 {
            let (row, column) = square.quotientAndRemainder(dividingBy: 3)
            let plate =
                lit.contains(square)
                ? LightsOutBoard.litPlate(LightsOutConstants.lightColor)
                : LightsOutBoard.unlitPlate(on: LightsOutConstants.background)
            pieces.add(plate, x: x + 13 + Double(column) * 32, y: 22 + Double(row) * 32, scale: 0.26)
        }
    }
}
