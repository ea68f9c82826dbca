// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Scene
import Seeding
import Testing

struct ColorTests {
    @Test(arguments: [
        ("#000000", 0.0, 0.0, 0.0), ("#ffffff", 1, 1, 1), ("#ff0000", 1, 0, 0), ("#00ff00", 0, 1, 0),
        ("#0000FF", 0, 0, 1), ("#336699", 0.2, 0.4, 0.6),
    ])
    func sixHexadecimalDigitsAreAColor(hex: String, red: Double, green: Double, blue: Double) throws {
        let color = try #require(Color(hex: hex))
        #expect(color == Color(red: red, green: green, blue: blue))
    }

    @Test(arguments: [
        "", "#", "ffffff", "#fff", "#fffff", "#fffffff", "#ffffff ", " #ffffff", "#gggggg", "0xffffff", "#12 456",
        "##12345", "#+12345", "#-12345", "#12345é", "#１２３４５６", "#1_2345", "red",
    ])
    func anythingElseIsRefused(text: String) {
        #expect(Color(hex: text) == nil)
    }

    @Test func eachColorSurvivesARoundTrip() {
        var generator = SeededGenerator(seed: 1)
        let drawn = (0..<5000).map { _ in generator.number(below: 1 << 24) }
        let all = [0, 0xFFFFFF, 0x010203, 0x0F0F0F, 0x101010] + drawn
        let faults = all.filter { bits in
            let color = Color(rgb: bits)
            let text = String(bits, radix: 16)
            return color.hex != "#" + String(repeating: "0", count: 6 - text.count) + text
                || Color(hex: color.hex) != color
        }
        #expect(faults == [])
    }

    @Test func componentsOutOfRangeAreClamped() {
        #expect(Color(red: -0.5, green: 1.5, blue: 0.5).hex == "#00ff80")
    }

    @Test func mixtureIsBetweenItsColors() {
        let red = Color(red: 1, green: 0, blue: 0.5)
        let green = Color(red: 0, green: 1, blue: 0.5)
        #expect(red.mixed(with: green, share: 0) == red)
        #expect(red.mixed(with: green, share: 1) == green)
        #expect(red.mixed(with: green, share: 0.25) == Color(red: 0.75, green: 0.25, blue: 0.5))
    }
}
