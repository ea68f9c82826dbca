// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene
import Testing
import Typesetting

/// Texts as shapes, and fonts of files.
@MainActor struct OutlineTests {
    private let typesetter = Typesetter(desktopFont: "DejaVu Sans 11")!
    private let bounds = Rect(origin: Point(x: 10, y: 20), size: Size(width: 200, height: 100))

    private func shapes(_ text: String, _ alignment: TextLayout.Alignment = .left) -> [Shape] {
        let layout = TextLayout(alignment: alignment)
        let text = NodeText(string: text, style: TextStyle(size: 30), layout: layout, color: .white)
        return typesetter.shapes(of: text, in: bounds)
    }

    private func points(_ shapes: [Shape]) -> [Point] {
        shapes.flatMap(\.path.elements).compactMap {
            switch $0 {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
    }

    @Test func eachLetterIsAShapeWithItsHoles() {
        let shapes = shapes("o l B")
        #expect(shapes.map { shape in shape.path.elements.count { $0 == .close } } == [2, 1, 3])
        #expect(shapes.allSatisfy { $0.fill == .white && $0.stroke == nil })
    }

    @Test func lettersAreWhereTheTextIsDrawn() throws {
        let (left, right) = (points(shapes("HHHH")).map(\.x), points(shapes("HHHH", .right)).map(\.x))
        #expect(try 10..<16 ~= #require(left.min()) && 204..<211 ~= #require(right.max()))
        let y = points(shapes("H")).map(\.y)
        let (top, bottom) = (try #require(y.min()), try #require(y.max()))
        #expect(abs((top + bottom) / 2 - 70) < 4, "it is in the middle")
        #expect(abs(bottom - top - typesetter.metrics(of: TextStyle(size: 30)).capHeight) < 0.1)
    }

    @Test func aLongLineHasAllLetters() {
        for text in [String(repeating: "HI", count: 100), String(repeating: "HI ", count: 60)] {
            #expect(shapes(text).count == text.filter { $0 != " " }.count)
        }
    }

    @Test func aTextWithoutLettersHasNoShapes() { #expect(shapes("").isEmpty && shapes(" \n ").isEmpty) }

    @Test func otherFilesHaveNoFonts() {
        #expect(Typesetter.addFonts(of: "/missing.ttf").isEmpty && Typesetter.addFonts(of: "/proc/self/comm").isEmpty)
    }

    private nonisolated static let file = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

    @Test(.enabled(if: access(file, R_OK) == 0)) func fontsOfAFileHaveAFamily() {
        #expect(Typesetter.addFonts(of: Self.file) == ["DejaVu Serif"])
    }
}
