// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PlaygroundSupport
import Scene
import Testing
import Typesetting
import ViewKit

@testable import PeekaboardPage

/// The measurements of texts that a page receives.
@Suite(.serialized) struct PageTextsTests {
    private let texts = PageTexts()
    private let page = PageContext.current
    private let style = TextStyle(size: 17)
    private let layout = TextLayout(maxWidth: 120, lineLimit: 2, lineBreak: .truncatingTail)
    private let text = "A text that is longer than two lines of the given width"

    @Test func pangoIsLoadedWhenATextIsMeasured() {
        texts.connect(to: page)
        #expect(!texts.isReady)
        #expect(page.textMetrics(text, style, layout).lineCount == 2)
        #expect(texts.isReady)
    }

    @Test func measurementsAreInTheFontOfTheDesktop() throws {
        texts.connect(to: page)
        for fontName in ["Cantarell 11", "DejaVu Serif 9"] {
            texts.fontName = fontName
            let typesetter = try #require(Typesetter(desktopFont: fontName))
            #expect(page.textMetrics(text, style, layout) == typesetter.typeset(text, style, layout).metrics)
            #expect(page.fontMetrics(style) == typesetter.metrics(of: style))
        }
    }

    @Test func warmingUpChangesNoMeasurement() {
        texts.connect(to: page)
        texts.fontName = "Cantarell 11"
        let before = page.textMetrics(text, style, layout)
        let warm = PageTexts()
        warm.warmUp()
        #expect(warm.isReady)
        warm.fontName = "Cantarell 11"
        warm.connect(to: page)
        #expect(page.textMetrics(text, style, layout) == before)
    }

    private nonisolated static let fontFile = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

    @Test(.enabled(if: access(fontFile, R_OK) == 0)) func textsInFontsOfFilesAreShapes() throws {
        texts.connect(to: page)
        func content(_ family: String?, _ string: String = "ab") -> NodeContent? {
            let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 20))
            let style = TextStyle(family: family, size: 17)
            let text = NodeText(string: string, style: style, layout: TextLayout(), color: .white)
            let node = Node(center: Point(x: 50, y: 10), bounds: bounds, content: .text(text))
            let tree = page.outlined(NodeTree(root: node))
            return tree.root.content
        }
        func shapes(_ content: NodeContent?) -> Int? {
            if case .shapes(let shapes) = content { shapes.count } else { nil }
        }
        #expect(shapes(content("DejaVu Serif")) == nil, "nothing is registered")
        #expect(!page.addFonts("/missing.ttf") && page.addFonts(Self.fontFile))
        #expect(shapes(content("DejaVu Serif")) == 2 && shapes(content("dejavuserif")) == 2)
        #expect(shapes(content(nil)) == nil && shapes(content("DejaVu Sans")) == nil)
        #expect(shapes(content("DejaVu Serif", String(repeating: "ab ", count: 3000))) == nil, "it is too long")
    }
}
