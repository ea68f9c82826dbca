// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Small pictures of rules, for the help. They have a transparent ground. Those of a board are in its folder.
package enum RulePictures {
    static let right = "symbols/right.svg", wrong = "symbols/wrong.svg", arrow = "symbols/arrow.svg"
}

/// The pieces of a small picture of a rule, on a transparent ground.
struct PieceCollection {
    private var plates = NamedPlates<Plate>()
    private var pieces: [Piece] = []

    mutating func add(
        _ plate: Plate, x: Double, y: Double, scale: Double = 1, rotation: Double = 0, held: Double = 0,
        opacity: Double = 1
    ) {
        plates.paint(plate, as: plate)
        pieces.append(
            Piece(
                center: Point(x: x, y: y), front: plates[plate], back: plates[plate], rotation: rotation, scale: scale,
                opacity: opacity, held: held))
    }

    mutating func add(_ drawing: String, x: Double, y: Double, diameter: Double, rotation: Double = 0) {
        var plate = Plate(
            size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2, fill: .white.withAlpha(0))
        plate.picture = .shipped(drawing)
        plate.isGround = true
        add(plate, x: x, y: y, rotation: rotation)
    }

    func scene(width: Double, height: Double) -> Scene {
        Scene(
            size: Size(width: width, height: height), background: .white.withAlpha(0), plates: plates.plates,
            pieces: pieces)
    }
}
