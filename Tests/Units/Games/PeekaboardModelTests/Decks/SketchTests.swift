// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Scene
import Testing

@testable import PeekaboardModel

/// Drawings for cards.
struct SketchTests {
    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test func strokesBecomePaths() {
        var sketch = Sketch()
        sketch.begin(at: point(10, 20), color: Color(rgb: 0xFF0000), width: 6)
        sketch.begin(at: point(0, 0), color: Color(rgb: 0x0000FF), width: 2.5)
        sketch.move(to: point(10, 0))
        sketch.move(to: point(10.5, 0.5))
        sketch.move(to: point(20, 10.26))
        #expect(
            sketch.svg == """
                <svg xmlns="http://www.w3.org/2000/svg" width="480" height="564" viewBox="0 0 480 564">
                <g fill="none" stroke-linecap="round" stroke-linejoin="round">
                  <path d="M10 20h0" stroke="#ff0000" stroke-width="6"/>
                  <path d="M0 0Q0 0 5 0Q10 0 20 10.3" stroke="#0000ff" stroke-width="2.5"/>
                </g>
                </svg>

                """)
        let size = PictureFile.size(in: Array(sketch.svg.utf8))
        #expect(size == PictureFile.Dimensions(width: 480, height: 564))
    }

    @Test func strokesCanBeUndone() {
        var sketch = Sketch()
        sketch.undo()
        sketch.move(to: point(1, 1))
        #expect(sketch == Sketch())
        sketch.begin(at: point(1, 1), color: .black, width: 1)
        let one = sketch
        sketch.begin(at: point(2, 2), color: .black, width: 1)
        sketch.undo()
        #expect(sketch == one)
        sketch.clear()
        #expect(sketch == Sketch())
    }

    @Test func numbersAreShort() {
        var sketch = Sketch()
        sketch.begin(at: point(-0.04, -1.25), color: .black, width: .nan)
        #expect(sketch.svg.contains("d=\"M0 -1.3h0\" stroke=\"#000000\" stroke-width=\"0\""))
    }
}
