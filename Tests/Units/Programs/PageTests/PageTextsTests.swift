// SPDX-License-Identifier: GPL-3.0-or-later
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
}
