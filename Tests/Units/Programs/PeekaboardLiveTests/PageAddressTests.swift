// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import Seeding
import Testing

@testable import PeekaboardLive

/// Links that contain a page.
struct PageAddressTests {
    private static let text = "import UIKit\n\n// Ein Ball, 🏀\nlet view = UIView()\n"

    @Test(arguments: ["Bouncing Ball", "Übung 1#2", ""]) func pageSurvivesTheLink(name: String) throws {
        let page = try PageAddress(name: name, text: Self.text)
        let link = page.address
        #expect(link.hasPrefix("peekaboard-page:") && !link.contains { $0.isWhitespace || $0 == "+" || $0 == "/" })
        #expect(try PageAddress(link) == page)
    }

    @Test func randomTextsSurviveTheLink() throws {
        var generator = SeededGenerator(seed: 4)
        for length in 1...300 {
            let text = String((0..<length).map { _ in "abcxyz {}\n=ä".randomElement(using: &generator)! })
            #expect(try PageAddress(PageAddress(name: "A", text: text).address).text == text)
        }
    }

    @Test func linkCanBeBrokenIntoLines() throws {
        let page = try PageAddress(name: "Ball", text: Self.text)
        let lines = page.address.enumerated().map { $0 % 20 == 19 ? "\($1)\r\n " : "\($1)" }.joined()
        #expect(try PageAddress(" " + lines.replacing("peekaboard-page", with: "Peekaboard-Page")) == page)
    }

    @Test func lengthIsLimited() throws {
        let longest = String(repeating: "a", count: PageAddress.maxBytes)
        #expect(try PageAddress(PageAddress(name: "", text: longest).address).text == longest)
        #expect(throws: PageAddress.Problem.tooLong) { try PageAddress(name: "", text: longest + "a") }
        // A few bytes that become very many.
        let bomb = Deflate.compress([UInt8](repeating: 97, count: 10_000_000))
        #expect(bomb.count < 12_000 && Deflate.expand(bomb, limit: 1000) == nil)
    }

    @Test(arguments: ["\0", "\u{1B}[2J", "\u{202E}", "\u{2066}"]) func nothingHidesWhatFollows(hidden: String) {
        #expect(throws: PageAddress.Problem.hidden) { try PageAddress(name: "", text: "let a = 1 //\(hidden) b") }
    }

    @Test func namesThatAreNoneAreLeftOut() throws {
        let link = try PageAddress(name: "", text: Self.text).address
        for fragment in ["%00", "%FF", "%0A", "%E2%80%AE", "%", String(repeating: "a", count: 300)] {
            #expect(try PageAddress(link + fragment).name == "", "\(fragment)")
        }
    }

    @Test(arguments: ["", "peekaboard-page:", "peekaboard-page:#A", "peekaboard-page:AAA=", "https://x.org", "page:AA"])
    func anythingElseIsRefused(text: String) {
        #expect(throws: PageAddress.Problem.damaged) { try PageAddress(text) }
    }

    /// A damaged link is refused, or it still contains a text that can be shown.
    @Test func damagedLinksAreRefused() throws {
        var generator = SeededGenerator(seed: 8)
        let link = Array(try PageAddress(name: "Ball", text: Self.text).address.utf8)
        var refused = 0
        for _ in 0..<1000 {
            var bytes = link
            for _ in 0...generator.number(below: 3) {
                let place = generator.number(below: bytes.count)
                switch generator.number(below: 3) {
                case 0: bytes[place] = UInt8(generator.number(below: 256))
                case 1: bytes.removeSubrange(place..<min(bytes.count, place + 3))
                default: bytes.insert(UInt8(generator.number(below: 128)), at: place)
                }
            }
            do {
                let page = try PageAddress(String(decoding: bytes, as: UTF8.self))
                #expect(page.text.utf8.count <= PageAddress.maxBytes && !page.text.contains("\0"))
            } catch {
                refused += 1
            }
        }
        #expect(refused > 700)
    }
}
