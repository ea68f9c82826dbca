// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import PeekaboardLive

/// QR codes of links.
struct QRCodeTests {
    @Test func codeHasTheThreeMarksInItsCorners() throws {
        let code = try #require(try PageAddress(name: "Ball", text: "print(1)\n").qrCode)
        // The sides of all versions of codes.
        #expect(code.side % 4 == 1 && 21...177 ~= code.side && code.isDark.count == code.side * code.side)
        for (x, y) in [(0, 0), (code.side - 7, 0), (0, code.side - 7)] {
            let rows = (0..<7).map { row in (0..<7).map { code.isDark[(y + row) * code.side + x + $0] ? "#" : "." } }
            #expect(
                rows.map { $0.joined() }
                    == ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"])
        }
    }

    @Test func longLinkHasNoCode() throws {
        var generator = SeededGenerator(seed: 3)
        var text = ""
        var lengths: [Bool] = []
        // A random letter is about five bits.
        while text.utf8.count < 3000 {
            text += String((0..<100).map { _ in Character(Unicode.Scalar(97 + UInt8(generator.number(below: 26)))) })
            lengths.append(try PageAddress(name: "Ball", text: text).qrCode != nil)
        }
        let last = try #require(lengths.lastIndex(of: true))
        #expect(lengths[...last].allSatisfy { $0 } && 13...17 ~= last)
    }
}
