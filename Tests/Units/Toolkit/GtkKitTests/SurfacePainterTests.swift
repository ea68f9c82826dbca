// SPDX-License-Identifier: GPL-3.0-or-later
import CAllocations
import CGtk
import Scene
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// Pictures that are painted in memory.
@MainActor struct SurfacePainterTests {
    init() { Toolkit.prepare() }

    @Test(arguments: [false, true]) func largePictureTakesALimitedAmountOfMemory(usesCairo: Bool) {
        let painter = SurfacePainter(memory: PixelMemory())
        painter.usesCairo = usesCairo
        let area = Rect(origin: Point(x: 0, y: 0), size: Size(width: 7000, height: 7000))
        allocations_begin()
        for _ in 0..<3 {
            let node = painter.node(covering: area, alignedWith: area.origin, scale: 1) { cairo_paint($0) }
            #expect(node.pixels > 7 << 20)
        }
        #expect(allocations_peak() <= 65 << 20)
    }
}
