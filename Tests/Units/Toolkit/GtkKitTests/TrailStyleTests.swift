// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene
import Testing

@testable import GtkKit

/// Lines that show where things move.
@MainActor struct TrailStyleTests {
    /// A picture of a horizontal line in the middle: its rows of red, green, and blue.
    private struct Picture: Equatable {
        static let width = 120, height = 21
        var pixels: [[Double]] = []

        /// The pixels in a row.
        func row(_ row: Int) -> ArraySlice<[Double]> { pixels[row * Self.width..<(row + 1) * Self.width] }

        /// The number of pixels that are not like another one, nearly.
        func count(unlike color: [Double]) -> Int {
            pixels.count { pixel in zip(pixel, color).contains { abs($0 - $1) > 0.1 } }
        }
    }

    private static let styles: [TrailStyle] = [.present, .earlier] + (0..<TrailStyle.keptCount).map { .kept($0) }

    private func picture(
        of style: TrailStyle, on color: Color, isHighContrast: Bool = false, allowsMotion: Bool = true
    ) -> Picture {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(Picture.width), Int32(Picture.height))!
        let context = cairo_create(surface)!
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgb(context, color.red, color.green, color.blue)
        cairo_paint(context)
        let points = (0...100).map { Point(x: 10 + Double($0), y: 10.5) }
        let settings = TrailStyle.Settings(isHighContrast: isHighContrast, allowsMotion: allowsMotion)
        style.draw([points, [Point(x: 3, y: 3)], []], settings, on: context)
        cairo_surface_flush(surface)
        let (bytes, stride) = (cairo_image_surface_get_data(surface)!, Int(cairo_image_surface_get_stride(surface)))
        var picture = Picture()
        for y in 0..<Picture.height {
            for x in 0..<Picture.width {
                let pixel = bytes + y * stride + 4 * x
                picture.pixels.append([2, 1, 0].map { Double(pixel[$0]) / 255 })
            }
        }
        return picture
    }

    private func luminance(_ pixel: [Double]) -> Double { 0.2126 * pixel[0] + 0.7152 * pixel[1] + 0.0722 * pixel[2] }

    /// On any color, the line or its border is much lighter or darker.
    @Test(arguments: [
        0x00_0000, 0xFF_FFFF, 0x80_8080, 0xE0_1B24, 0x1C_71D8, 0xF6_D32D, 0x24_1F31, 0x1E_7A3C, 0x8A_5A00,
    ])
    func linesAreVisibleOnAnyColor(rgb: Int) {
        let background = Color(rgb: rgb)
        let own = luminance([background.red, background.green, background.blue])
        for style in Self.styles {
            for (isHighContrast, allowsMotion) in [(false, true), (true, true), (false, false), (true, false)] {
                let picture = picture(
                    of: style, on: background, isHighContrast: isHighContrast, allowsMotion: allowsMotion)
                let difference = picture.pixels.map { abs(luminance($0) - own) }.max() ?? 0
                #expect(difference > 0.25, "\(style) on \(rgb)")
            }
        }
    }

    @Test func stylesHaveDifferentColors() {
        let middles = Self.styles.map { style in
            let picture = picture(of: style, on: .white)
            return picture.pixels[10 * Picture.width + 60].map { ($0 * 4).rounded() }
        }
        #expect(Set(middles).count == Self.styles.count)
    }

    @Test func linesAreWiderInHighContrastAndThoseThatAreKeptHaveTheirOwnDashes() {
        let white = [1.0, 1, 1]
        let (thin, wide) = (
            picture(of: .present, on: .white), picture(of: .present, on: .white, isHighContrast: true)
        )
        #expect(wide.count(unlike: white) > thin.count(unlike: white) * 4 / 3)
        let dashes = (0..<TrailStyle.keptCount).map { number in
            picture(of: .kept(number), on: .white, isHighContrast: true).row(10).map { luminance($0) > 0.9 }
        }
        #expect(Set(dashes).count == TrailStyle.keptCount && dashes.allSatisfy { $0[15..<105].contains(true) })
        #expect(!picture(of: .kept(0), on: .white).row(10).dropFirst(15).prefix(90).contains { luminance($0) > 0.9 })
    }

    /// Dots do not look like something that moves.
    @Test func dotsTakeThePlaceOfLinesWithoutAnimations() {
        let dots = picture(of: .present, on: .white, allowsMotion: false).row(10).map { luminance($0) > 0.9 }
        let changes = zip(dots, dots.dropFirst()).count { $0 != $1 }
        #expect(changes >= 2 * 100 / 6)
    }
}
