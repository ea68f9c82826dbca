// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UILabel: sizes, fonts, and colors.
@Suite(.serialized) struct UILabelTests {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 24))

    init() {
        PageContext.current.useSimpleMeasures()
        label.font = .systemFont(ofSize: 10)
        label.text = "0123456789"
    }

    private var shown: NodeText? {
        withShown(label) {
            guard case .text(let text)? = label.shownNode?.content else { return nil }
            return text
        }
    }

    @Test func newLabelHasUIKitsDefaults() {
        let label = UILabel()
        #expect(label.text == nil && label.font.pointSize == 17 && label.numberOfLines == 1)
        #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
        #expect(!label.isUserInteractionEnabled && label.isEnabled)
    }

    @Test func labelWithoutATextShowsNothing() {
        label.text = ""
        #expect(shown == nil && label.intrinsicContentSize == .zero)
    }

    @Test func labelShowsItsText() {
        #expect(shown?.string == "0123456789" && shown?.style.size == 10 && shown?.layout.lineLimit == 1)
    }

    @Test func textBeginsOnTheSideFromWhichLanguagesAreRead() {
        func alignment() -> TextLayout.Alignment? {
            var alignment: TextLayout.Alignment?
            withViews([label], traits: UITraitCollection(readsRightToLeft: true)) {
                if case .text(let text)? = label.shownNode?.content { alignment = text.layout.alignment }
            }
            return alignment
        }
        #expect(alignment() == .right)
        label.semanticContentAttribute = .forceLeftToRight
        #expect(alignment() == .natural)
        (label.semanticContentAttribute, label.textAlignment) = (.unspecified, .left)
        #expect(alignment() == .left)
    }

    @Test func alignmentAndLineBreaksAreThoseOfTheLabel() {
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        #expect(shown?.layout.alignment == .center && shown?.layout.lineBreak == .truncatingMiddle)
    }

    @Test func sizeToFitKeepsTheUpperLeftCorner() {
        label.frame.origin = CGPoint(x: 7, y: 8)
        label.sizeToFit()
        #expect(label.frame == CGRect(x: 7, y: 8, width: 50, height: 12))
    }

    @Test func sizeThatFitsRoundsUp() {
        label.font = .systemFont(ofSize: 10.1)
        #expect(label.sizeThatFits(.zero) == CGSize(width: 51, height: 13))
    }

    @Test func sizeThatFitsOfOneLineIgnoresTheWidth() {
        #expect(label.sizeThatFits(CGSize(width: 20, height: 100)).width == 50)
    }

    @Test func sizeThatFitsOfSeveralLinesBreaksThem() {
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 25, height: 100)) == CGSize(width: 25, height: 24))
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 25, height: 100)).height == 12)
    }

    @Test func intrinsicContentSizeBreaksLinesAtThePreferredWidth() {
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == CGSize(width: 50, height: 12))
        label.preferredMaxLayoutWidth = 25
        #expect(label.intrinsicContentSize == CGSize(width: 25, height: 24))
    }

    @Test func linesThatDoNotFitAreLeftOut() {
        label.numberOfLines = 0
        label.frame.size = CGSize(width: 10, height: 30)
        #expect(shown?.layout.lineLimit == 2)
        label.frame.size.height = 100
        #expect(shown?.layout.lineLimit == nil)
    }

    @Test func adjustsFontSizeToFitWidthMakesTheTextSmaller() throws {
        label.frame.size.width = 25
        #expect(shown?.style.size == 10)
        label.adjustsFontSizeToFitWidth = true
        let size = try #require(shown?.style.size)
        #expect(size <= 5 && size > 4.9)
    }

    @Test func minimumScaleFactorLimitsTheSmallestSize() {
        label.frame.size.width = 25
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
        #expect(shown?.style.size == 8)
    }

    @Test func fontThatFitsIsNotAdjusted() {
        label.adjustsFontSizeToFitWidth = true
        #expect(shown?.style.size == 10)
    }

    @Test func defaultColorFollowsTheStyle() {
        #expect(shown?.color == .black)
        PageContext.current.apply(UITraitCollection(isDark: true))
        defer { PageContext.current.apply(UITraitCollection()) }
        #expect(shown?.color == .white)
    }

    @Test func highlightedColorIsShownWhileHighlighted() {
        label.textColor = .blue
        label.isHighlighted = true
        #expect(shown?.color == UIColor.blue.cgColor)
        label.highlightedTextColor = .red
        #expect(shown?.color == UIColor.red.cgColor)
        label.isHighlighted = false
        #expect(shown?.color == UIColor.blue.cgColor)
    }

    @Test func disabledLabelIsDimmed() throws {
        label.textColor = .red
        label.isEnabled = false
        #expect(try #require(shown).color.alpha < 1)
    }

    @Test func labelTakesNoTouches() {
        let view = UIView(frame: label.frame)
        view.addSubview(label)
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }

    @Test func changeOfTheTextIsShown() {
        label.numberOfLines = 0
        #expect(shown?.string == "0123456789")
        label.text = "new"
        #expect(shown?.string == "new")
    }

    @Test func veryLongTextIsShortenedToWhatTheWindowShows() throws {
        label.text = String(repeating: "é", count: 20_000)
        #expect(try #require(shown).string.utf8.count <= 1 << 14)
    }
}
