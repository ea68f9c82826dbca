// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Painting plates of any size.
@MainActor struct PlatePainterTests {
    init() { Toolkit.prepare() }

    @Test(arguments: [false, true]) func hugePlateIsPaintedAtAReducedSize(usesCairo: Bool) {
        let painter = painter(usesCairo: usesCairo)
        for extent in [8_000, 100_000, 1e9, 1e300, .infinity, .nan, 0, 1e-300, -1] {
            for size in [Size(width: extent, height: extent), Size(width: extent, height: 20)] {
                var plate = Plate(size: size, cornerRadius: extent / 2, fill: .white)
                plate.edge = .black
                plate.isGround = true
                #expect(painter.node(of: plate).pixels <= 16 << 20)
                #expect(painter.shadow(of: plate, depth: 5).pixels <= 16 << 20)
            }
        }
    }

    @Test func allPicturesTogetherStayWithinTheMemoryLimit() {
        let painter = painter(usesCairo: true)
        let plates = (0..<40).map { number in
            Plate(size: Size(width: 3000, height: 3000), cornerRadius: Double(number), fill: .white, edge: .black)
        }
        #expect(plates.map { painter.node(of: $0).pixels }.reduce(0, +) <= 64 << 20)
        painter.removeAll(except: [])
        // The largest squares of at most 8 and 16 million pixels.
        let side = SurfacePainter.canRecord ? 2896 : 4096
        #expect(painter.node(of: plates[0]).pixels == side * side, "there must be space again")
    }

    @Test(arguments: Plate.Dome.allCases) func flatBallIsPaintedWithoutItsPicture(dome: Plate.Dome) {
        var plate = Plate(size: Size(width: 90, height: 9), cornerRadius: 4, fill: .white)
        (plate.dome, plate.picture) = (dome, .text("7"))
        // Pango has a critical warning for sizes below 0, which ends the tests.
        #expect(painter(usesCairo: false).node(of: plate).pixels > 0)
    }

    @Test func ordinaryPlateIsPaintedAtFullResolution() {
        let plate = Plate(size: Size(width: 120, height: 141), cornerRadius: 10, fill: .white, edge: .black)
        #expect(painter(usesCairo: false).node(of: plate).pixels == (2 * 120 + 2) * (2 * 141 + 2))
    }

    @Test func shadowIsReleasedWithTheLastPlateThatUsesIt() {
        let painter = painter(usesCairo: true)
        let plates = [50.0, 60].map { Plate(size: Size(width: $0, height: $0), cornerRadius: 0, fill: .white) }
        let shadows = plates.map { painter.shadow(of: $0, depth: 5) }
        painter.removeAll(except: [plates[0]])
        #expect(painter.shadow(of: plates[0], depth: 5) === shadows[0])
        #expect(painter.shadow(of: plates[1], depth: 5) !== shadows[1])
    }

    private func painter(usesCairo: Bool) -> PlatePainter {
        let painter = PlatePainter(pictureCache: PictureCache(folder: ""))
        painter.usesCairo = usesCairo
        painter.use(scale: 1, density: 2)
        return painter
    }
}
