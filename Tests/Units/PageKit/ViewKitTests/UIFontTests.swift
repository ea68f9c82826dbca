// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIFont: sizes, weights, and measures; texts that are drawn.
@Suite(.serialized) struct UIFontTests {
    init() { PageContext.current.useSimpleMeasures() }

    private func texts(_ actions: @escaping () -> Void) -> [(text: NodeText, bounds: CGRect)] {
        let view = DrawingView { _ in actions() }
        return withShown(view) {
            view.innerNodes.compactMap { node in
                if case .text(let text)? = node.content { (text, node.bounds) } else { nil }
            }
        }
    }

    @Test func systemFontHasTheSizeAndWeight() {
        #expect(UIFont.systemFont(ofSize: 20).pointSize == 20)
        #expect(UIFont.systemFont(ofSize: 20).style.weight == .regular)
        #expect(UIFont.systemFont(ofSize: 20, weight: .semibold).style.weight == .semibold)
        #expect(UIFont.systemFont(ofSize: 20, weight: .ultraLight).style.weight == .thin)
    }

    @Test func boldAndItalicFontsAreSo() {
        #expect(UIFont.boldSystemFont(ofSize: 9) == .systemFont(ofSize: 9, weight: .bold))
        #expect(UIFont.italicSystemFont(ofSize: 9).style.isItalic)
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .medium).style.hasMonospacedDigits)
    }

    @Test func nameGivesFamilyWeightAndSlant() throws {
        let font = try #require(UIFont(name: "Georgia-BoldItalic", size: 12))
        #expect(font.familyName == "Georgia" && font.style.weight == .bold && font.style.isItalic)
        let light = try #require(UIFont(name: "Noto-Sans-Light", size: 12))
        #expect(light.familyName == "Noto-Sans" && light.style.weight == .light && !light.style.isItalic)
        #expect(UIFont(name: "Sans-Serif", size: 12)?.familyName == "Sans-Serif")
    }

    @Test func emptyNameIsNoFont() { #expect(UIFont(name: "", size: 12) == nil) }

    @Test func withSizeKeepsTheRest() {
        #expect(UIFont.boldSystemFont(ofSize: 9).withSize(30) == .boldSystemFont(ofSize: 30))
    }

    @Test func preferredFontsHaveUIKitsSizes() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .headline).style.weight == .semibold)
    }

    @Test func descenderIsNegative() {
        let font = UIFont.systemFont(ofSize: 10)
        #expect(font.ascender == 10 && font.descender == -2 && font.lineHeight == 12)
        #expect(font.capHeight == 7 && font.xHeight == 5)
    }

    @Test func sizeWithAttributesUsesTheFont() {
        #expect("abcd".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]) == CGSize(width: 20, height: 12))
        #expect("abcd".size() == CGSize(width: 24, height: 12 * 1.2))
    }

    @Test func drawAtPlacesTheUpperLeftCorner() throws {
        let texts = texts {
            "abc".draw(
                at: CGPoint(x: 5, y: 6),
                withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
        }
        let first = try #require(texts.first)
        #expect(first.bounds == CGRect(x: 5, y: 6, width: 15, height: 12))
        #expect(first.text.string == "abc" && first.text.color == UIColor.red.cgColor)
    }

    @Test func drawInBreaksLinesFromTheTop() throws {
        let texts = texts {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            "abcdefgh".draw(
                in: CGRect(x: 0, y: 0, width: 20, height: 90),
                withAttributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
        }
        let first = try #require(texts.first)
        #expect(first.bounds == CGRect(x: 0, y: 0, width: 20, height: 24) && first.text.layout.alignment == .center)
    }

    @Test func drawInLeavesOutLinesThatDoNotFit() throws {
        let texts = texts {
            "abcdefgh".draw(
                in: CGRect(x: 0, y: 0, width: 10, height: 25), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
        }
        #expect(try #require(texts.first).text.layout.lineLimit == 2)
    }

    @Test func drawnTextFollowsTheTransformOfTheContext() throws {
        let view = DrawingView { _ in
            UIGraphicsGetCurrentContext()?.translateBy(x: 30, y: 0)
            "a".draw(at: .zero)
        }
        try withShown(view) {
            let node = try #require(view.innerNodes.first { if case .text = $0.content { true } else { false } })
            #expect(node.transformToParent(CGPoint.zero) == CGPoint(x: 30, y: 0))
        }
    }

    @Test func fontsOfFilesAreRegisteredOnce() {
        let page = PageContext.current
        let before = page.addFonts
        defer { page.addFonts = before }
        var added: [String] = []
        page.addFonts = {
            added.append($0)
            return $0.hasSuffix("comm")
        }
        #expect(!UIFont.register("/missing.ttf") && !UIFont.register("/") && added.isEmpty)
        #expect(!UIFont.register("/proc/self/limits") && UIFont.register("/proc/self/comm"))
        #expect(UIFont.register("/proc/self/comm") && added == ["/proc/self/limits", "/proc/self/comm"])
    }

    @Test func aFontIsFoundByItsName() {
        let fonts = [
            UIFont.systemFont(ofSize: 9), .boldSystemFont(ofSize: 9), .italicSystemFont(ofSize: 9),
            .systemFont(ofSize: 9, weight: .semibold), UIFont(name: "Georgia-BoldItalic", size: 9)!,
            UIFont(name: "Georgia", size: 9)!, UIFont(name: "Noto-Sans-Light", size: 9)!,
        ]
        #expect(
            fonts.map(\.fontName) == [
                ".SFUI", ".SFUI-Bold", ".SFUI-Italic", ".SFUI-Semibold", "Georgia-BoldItalic", "Georgia",
                "Noto-Sans-Light",
            ])
        for font in fonts { #expect(UIFont(name: font.fontName, size: 9) == font) }
    }
}
