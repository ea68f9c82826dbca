// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Pictures of the rules of Passcode.
extension RulePictures {
    /// Four bases, of which the first is filled, and the circle that belongs to the next one.
    package static func code(fromRight: Bool) -> Scene {
        let width = 284.0
        func place(_ x: Double) -> Double { fromRight ? width - x : x }
        var pieces = PieceCollection()
        let bases = [3, 11, 5, 2].enumerated().map { (number: $1, x: 37 + Double($0) * 70) }
        let next = bases[1]
        pieces.add(
            disc(PasscodeConstants.base + PasscodeConstants.halo, PasscodeConstants.haloColor), x: place(next.x), y: 40)
        for (index, base) in bases.enumerated() {
            var plate = disc(PasscodeConstants.base, .white)
            plate.isGround = false
            plate.picture = .text("\(base.number)")
            plate.ring = Plate.Ring(
                fraction: index == 0 ? 1 : 0, color: PasscodeConstants.right, track: PasscodeConstants.ringTrack,
                width: PasscodeConstants.ring)
            pieces.add(plate, x: place(base.x), y: 40)
        }
        let circles: [(number: Int, x: Double, y: Double)] = [
            (3, 37, 40), (2, 46, 132), (11, 140, 124), (7, 200, 146), (5, 256, 118),
        ]
        for share in [0.42, 0.58, 0.74] {
            let (x, y) = (140 + (next.x - 140) * share, 124 + (40 - 124) * share)
            pieces.add(disc(7, PasscodeConstants.hues[2].mixed(with: .black, share: 0.25)), x: place(x), y: y)
        }
        for (index, circle) in circles.enumerated() {
            var plate = disc(PasscodeConstants.diameter, PasscodeConstants.hues[[0, 1, 2, 3, 1][index]])
            plate.isGround = false
            plate.picture = .text("\(circle.number)")
            pieces.add(plate, x: place(circle.x), y: circle.y)
        }
        pieces.add(right, x: place(37) + 15, y: 25, diameter: PasscodeConstants.mark)
        return pieces.scene(width: width, height: 174)
    }

    /// The back of a card, and its front.
    package static func card(fromRight: Bool) -> Scene {
        let width = 200.0
        func place(_ x: Double) -> Double { fromRight ? width - x : x }
        var pieces = PieceCollection()
        let size = Size(width: 66, height: 88)
        var back = Plate(
            size: size, cornerRadius: size.width / 12, fill: PasscodeConstants.cardBack,
            edge: PasscodeConstants.cardGround)
        back.picture = .shipped(PasscodeCard.shipped[0].lockedDrawing)
        var front = Plate(
            size: size, cornerRadius: size.width / 12, fill: PasscodeConstants.cardGround,
            edge: MemoryConstants.underPicture)
        front.picture = .shipped(PasscodeCard.shipped[0].drawing)
        front.caption = Plate.Caption(title: "", text: "")
        pieces.add(back, x: place(43), y: 54)
        pieces.add(arrow, x: width / 2, y: 54, diameter: 32, rotation: fromRight ? 2 : 0)
        pieces.add(front, x: place(157), y: 54)
        return pieces.scene(width: width, height: 108)
    }

    private static func disc(_ diameter: Double, _ fill: Color) -> Plate {
        var plate = Plate(size: Size(width: diameter, height: diameter), cornerRadius: diameter / 2, fill: fill)
        plate.isGround = true
        return plate
    }
}
