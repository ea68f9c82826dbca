// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

/// Styles and layouts of texts.
struct TextStyleTests {
    @Test(arguments: [(.nan, 1), (-.infinity, 1), (-3, 1), (0, 1), (17.5, 17.5), (1e9, 1000), (.infinity, 1000)])
    func sizeIsClamped(size: Double, clamped: Double) {
        var style = TextStyle(size: size)
        #expect(style.size == clamped)
        style.size = 12
        style.size = size
        #expect(style.size == clamped)
    }

    @Test(arguments: [(.nan, 0), (-.infinity, 0), (-3, 0), (0.25, 0.25), (1e7, 1e6), (.infinity, 1e6)])
    func widthIsClamped(width: Double, clamped: Double) {
        var layout = TextLayout(maxWidth: width)
        #expect(layout.maxWidth == clamped)
        layout.maxWidth = nil
        #expect(layout.maxWidth == nil)
        layout.maxWidth = width
        #expect(layout.maxWidth == clamped)
    }

    @Test func atLeastOneLineIsShown() {
        var layout = TextLayout(lineLimit: 0)
        #expect(layout.lineLimit == 1)
        layout.lineLimit = -7
        #expect(layout.lineLimit == 1)
        layout.lineLimit = 3
        #expect(layout.lineLimit == 3)
    }
}
