// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import Typesetting
import UIKit

@testable import ViewKit

/// Attributed strings in views, and where they are drawn.
@Suite(.serialized) struct AttributedStringTests {
    private static let typesetter = Typesetter(desktopFont: "DejaVu Sans 11")!
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    private let font = UIFont.systemFont(ofSize: 20), large = UIFont.boldSystemFont(ofSize: 40)

    init() {
        let page = PageContext.current
        page.textMetrics = { Self.typesetter.typeset($0, $1, $2).metrics }
        page.styledTextMetrics = { Self.typesetter.metrics(of: $0) }
        page.fontMetrics = { Self.typesetter.metrics(of: $0) }
        label.font = font
    }

    private func look(of view: UIView) -> NodeText? {
        if case .text(let text)? = view.content { text } else { nil }
    }

    private func string(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSMutableAttributedString
    {
        NSMutableAttributedString(string: text, attributes: attributes)
    }

    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.05 }

    // MARK: Label

    @Test func runsOfALabelHaveTheirLooks() throws {
        let text = string("Hé 🦊 red")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
        text.addAttributes(
            [.font: large, .underlineStyle: NSUnderlineStyle.double.rawValue, .kern: 2],
            range: NSRange(location: 0, length: 2))
        label.attributedText = text
        let shown = try #require(look(of: label))
        #expect(shown.string == "Hé 🦊 red" && shown.style == large.style)
        let runs = try #require(shown.styling).runs
        #expect(runs.map(\.range) == [0..<3, 3..<9, 9..<12], "in bytes of UTF-8")
        #expect(runs[0].underline == TextRule(form: .double) && runs[0].kern == 2 && runs[0].style == large.style)
        #expect(runs[1].style == font.style && runs[1].color == .black && runs[2].color == UIColor.red.cgColor)
    }

    @Test func sameAttributesEverywhereAreThoseOfAPlainText() throws {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        label.attributedText = string(
            "plain", [.font: large, .foregroundColor: UIColor.green, .paragraphStyle: paragraph])
        let shown = try #require(look(of: label))
        #expect(shown.styling == nil && shown.style == large.style && shown.color == UIColor.green.cgColor)
        #expect(shown.layout.alignment == .right)
    }

    @Test func propertiesFollowTheBeginning() {
        let paragraph = NSMutableParagraphStyle()
        (paragraph.alignment, paragraph.lineBreakMode) = (.center, .byTruncatingHead)
        let text = string("ab", [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: paragraph])
        text.append(string("cd"))
        label.textColor = .blue
        label.attributedText = text
        #expect(label.text == "abcd" && label.font == large && label.textColor == .red)
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingHead)
        let rest = look(of: label)?.styling?.runs.last
        #expect(rest?.range == 2..<4 && rest?.style == font.style && rest?.color == UIColor.blue.cgColor)
    }

    @Test func textDropsAttributes() {
        label.attributedText = string("ab", [.underlineStyle: 1])
        #expect(look(of: label)?.styling?.runs.count == 1)
        label.text = "ab"
        #expect(look(of: label)?.styling == nil && label.attributedText?.string == "ab")
        label.attributedText = nil
        #expect(label.text == nil && label.attributedText == nil && look(of: label) == nil)
    }

    @Test func fontAndColorApplyToTheWholeText() {
        let text = string("ab", [.font: large, .foregroundColor: UIColor.red])
        text.append(string("cd", [.kern: 3]))
        label.attributedText = text
        label.font = .systemFont(ofSize: 9)
        label.textColor = .green
        #expect(look(of: label)?.styling?.runs.map(\.range) == [2..<4])
        #expect(look(of: label)?.style.size == 9 && look(of: label)?.styling?.runs[0].kern == 3)
        let attributes = label.attributedText?.attributes(at: 3, effectiveRange: nil)
        #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 9))
        #expect(attributes?[.foregroundColor] as? UIColor == .green && attributes?[.kern] as? Int == 3)
    }

    @Test func plainTextHasItsAttributes() throws {
        label.text = "plain"
        (label.textColor, label.textAlignment) = (.red, .center)
        let text = try #require(label.attributedText)
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(text.string == "plain" && attributes[.font] as? UIFont == font)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func attributedTextIsTheOneThatWasSet() {
        let text = string("ab", [.kern: 2])
        label.attributedText = text
        text.append(string("more"))
        #expect(label.attributedText?.string == "ab", "it is a copy")
        #expect(label.attributedText?.attributes(at: 1, effectiveRange: nil)[.kern] as? Int == 2)
    }

    @Test func sizeIsThatOfTheRuns() {
        let text = string("Hello", [.font: font])
        text.append(string("World", [.font: large]))
        label.attributedText = text
        let width =
            "Hello".size(withAttributes: [.font: font]).width + "World".size(withAttributes: [.font: large]).width
        #expect(isNear(text.size().width, width) && label.intrinsicContentSize.width == ceil(text.size().width))
        #expect(label.intrinsicContentSize.height == ceil("World".size(withAttributes: [.font: large]).height))
    }

    @Test func linesThatDoNotFitAreLeftOut() {
        label.numberOfLines = 0
        label.attributedText = string("word word word word word", [.kern: 1])
        label.frame.size = CGSize(width: 80, height: 50)
        #expect(look(of: label)?.layout.lineLimit == 2)
        label.frame.size.height = 500
        #expect(look(of: label)?.layout.lineLimit == nil)
    }

    @Test func fontsBecomeSmallerTogether() throws {
        let text = string("Hello", [.font: font])
        text.append(string("World", [.font: large]))
        label.attributedText = text
        label.frame.size.width = text.size().width / 2
        label.adjustsFontSizeToFitWidth = true
        let shown = try #require(look(of: label))
        let runs = try #require(shown.styling).runs
        #expect(abs(shown.style.size - 10) < 0.1 && abs(runs[0].style.size - 20) < 0.2)
    }

    @Test func baselinesAreThoseOfTheLines() throws {
        label.attributedText = string("a", [.baselineOffset: 8])
        let raised = try #require(label.baselines)
        label.text = "a"
        let plain = try #require(label.baselines)
        #expect(isNear(raised.first - plain.first, 4), "half of it is above the middle")
    }

    @Test func shadowOfALabelIsThatOfItsText() throws {
        label.text = "a"
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 2, height: 3)
        #expect(
            look(of: label)?.styling?.runs.first?.shadow
                == TextShadow(color: UIColor.red.cgColor, radius: 0, x: 2, y: 3))
        #expect(label.attributedText?.attribute(.shadow, at: 0, effectiveRange: nil) is NSShadow)
    }

    @Test func elementHasTheNameOfTheString() {
        label.attributedText = string("Name", [.kern: 3])
        #expect(label.accessibilityDefaults.label == "Name" && label.accessibilityDefaults.isElement)
    }

    @Test func colorsFollowTheStyle() {
        label.attributedText = string("ab", [.backgroundColor: UIColor.systemBackground])
        let light = look(of: label)?.styling?.runs[0].background
        PageContext.current.apply(UITraitCollection(isDark: true))
        defer { PageContext.current.apply(UITraitCollection()) }
        #expect(light == .white && look(of: label)?.styling?.runs[0].background != light)
    }

    @Test func disabledLabelHasOneColor() {
        label.attributedText = string("ab", [.foregroundColor: UIColor.red, .kern: 1])
        label.isEnabled = false
        #expect(look(of: label)?.color == UIColor.tertiaryLabel.resolved)
        #expect(look(of: label)?.styling?.runs[0].color == UIColor.tertiaryLabel.resolved)
    }

    // MARK: Attributes

    private func run(_ attributes: [NSAttributedString.Key: Any]) -> TextRun? {
        label.attributedText = string("ab", attributes)
        return look(of: label)?.styling?.runs.first
    }

    @Test func attributesBecomeLooks() {
        #expect(run([.kern: 1.5])?.kern == 1.5 && run([.kern: 1, .tracking: 2])?.kern == 3)
        #expect(run([.baselineOffset: -4])?.baselineOffset == -4)
        #expect(run([.backgroundColor: UIColor.red])?.background == UIColor.red.cgColor)
        #expect(run([.underlineStyle: NSUnderlineStyle.thick.rawValue])?.underline?.form == .thick)
        let dashed: NSUnderlineStyle = [.single, .patternDash]
        let rule = run([.strikethroughStyle: dashed.rawValue, .strikethroughColor: UIColor.red])?.strikethrough
        #expect(rule == TextRule(form: .single, pattern: .dashes, color: UIColor.red.cgColor))
        #expect(run([.strokeWidth: 10])?.outline == TextOutline(width: 2, color: .black, isFilled: false))
        #expect(
            run([.strokeWidth: -5, .strokeColor: UIColor.red])?.outline
                == TextOutline(width: 1, color: UIColor.red.cgColor, isFilled: true))
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        #expect(
            run([.shadow: shadow])?.shadow == TextShadow(color: Color.black.withAlpha(1.0 / 3), radius: 3, x: 1, y: 2))
        #expect(run([.underlineStyle: 0]) == nil && run([.kern: 0]) == nil && run([.init("other"): 1]) == nil)
    }

    @Test func linkLooksLikeOne() {
        let text = string("see ")
        text.append(string("this", [.link: URL(string: "https://example.org")!]))
        label.attributedText = text
        let run = look(of: label)?.styling?.runs.first
        #expect(run?.range == 4..<8 && run?.underline != nil && run?.color == UIColor.systemBlue.resolved)
    }

    @Test func lineByWordLeavesOutSpaces() {
        let style: NSUnderlineStyle = [.single, .byWord]
        label.attributedText = string("ab cd", [.underlineStyle: style.rawValue])
        #expect(look(of: label)?.styling?.runs.map(\.range) == [0..<2, 3..<5])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func everyNumberIsTaken(number: Double) {
        label.attributedText = string(
            "ab",
            [
                .kern: number, .baselineOffset: number, .strokeWidth: number, .underlineStyle: number,
                .font: UIFont.systemFont(ofSize: number),
            ])
        let paragraph = NSMutableParagraphStyle()
        (paragraph.lineSpacing, paragraph.headIndent, paragraph.tailIndent) = (number, number, number)
        (paragraph.lineHeightMultiple, paragraph.maximumLineHeight) = (number, number)
        label.attributedText = string("ab", [.paragraphStyle: paragraph, .kern: number])
        #expect(label.intrinsicContentSize.width.isFinite && label.intrinsicContentSize.height.isFinite)
        #expect(look(of: label)?.styling?.isValid(for: "ab") ?? true)
    }

    @Test func manyRunsAreLimited() throws {
        let text = NSMutableAttributedString(string: String(repeating: "x", count: 100_000))
        for place in stride(from: 0, to: 20_000, by: 2) {
            text.addAttribute(.kern, value: place % 7 + 1, range: NSRange(location: place, length: 1))
        }
        label.attributedText = text
        let shown = try #require(look(of: label))
        let styling = try #require(shown.styling)
        #expect(styling.runs.count == 1024 && styling.isValid(for: shown.string))
        #expect(label.attributedText?.length == 100_000)
    }

    @Test func laterRangesReplaceThoseBelow() {
        let text = string("abcdef")
        text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 4))
        text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 4))
        label.attributedText = text
        #expect(look(of: label)?.styling?.runs.map(\.range) == [0..<2, 2..<6])
        #expect(look(of: label)?.styling?.runs.map(\.kern) == [1, 2])
    }

    // MARK: Paragraphs

    @Test func paragraphStyleHasItsDefaultsAndCanBeCopied() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.lineSpacing == 0 && style.alignment == .natural && style.lineHeightMultiple == 0)
        style.lineSpacing = 4
        style.firstLineHeadIndent = -3
        #expect(style.firstLineHeadIndent == 0)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy !== style)
        copy.lineSpacing = 5
        #expect(copy != style && style.lineSpacing == 4)
        #expect((style.copy() as? NSParagraphStyle)?.lineSpacing == 4)
        #expect((NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 0)
        style.setParagraphStyle(copy)
        #expect(style.lineSpacing == 5)
    }

    @Test func styleOfAParagraphIsThatOfItsBeginning() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let text = string("one\ntwo\nthree")
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 2))
        label.numberOfLines = 0
        label.attributedText = text
        let paragraphs = try #require(look(of: label)?.styling).paragraphs
        #expect(paragraphs.map(\.range) == [4..<8] && paragraphs[0].spacing.lines == 10)
        let plain = string("one\ntwo\nthree", [.font: font]).size().height
        #expect(label.intrinsicContentSize.height == ceil(plain + 10))
    }

    @Test func lineSpacingIsAddedBetweenLines() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        let plain = "a\nb\nc\nd".size(withAttributes: [.font: font])
        let spaced = "a\nb\nc\nd".size(withAttributes: [.font: font, .paragraphStyle: style])
        #expect(isNear(spaced.height, plain.height + 3 * 7) && isNear(spaced.width, plain.width))
    }

    // MARK: Drawing

    @Test func boundingRectBreaksLinesAtTheWidth() {
        let text = string("word word word", [.font: font])
        let word = string("word", [.font: font]).size()
        let rect = text.boundingRect(
            with: CGSize(width: word.width + 5, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil)
        #expect(rect.origin == .zero && isNear(rect.width, word.width) && isNear(rect.height, 3 * word.height))
        let same = "word word word".boundingRect(
            with: CGSize(width: word.width + 5, height: 1), options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: font], context: nil)
        #expect(same == rect, "the height is not limited")
        let limited = text.boundingRect(
            with: CGSize(width: word.width + 5, height: 2 * word.height + 3),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(isNear(limited.height, 2 * word.height))
        let line = ("word word" as NSString).boundingRect(
            with: CGSize(width: 10, height: 10), attributes: [.font: font], context: nil)
        #expect(isNear(line.height, word.height) && abs(line.minY + font.ascender) < 0.5)
    }

    @Test func contextHasTheScaleAndTheBounds() {
        let text = string("word", [.font: font])
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.25
        let size = CGSize(width: text.size().width / 2, height: 100)
        let rect = text.boundingRect(with: size, options: [], context: context)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.25 && context.totalBounds == rect)
    }

    private func nodes(_ actions: @escaping () -> Void) -> [Node] {
        final class DrawingView: UIView {
            var actions: () -> Void = {}
            override func draw(_ rect: CGRect) { actions() }
        }
        let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.actions = actions
        return drawn(view)
    }

    private func drawn(_ view: UIView) -> [Node] {
        PageContext.current.window.addSubview(view)
        defer { view.removeFromSuperview() }
        PageContext.current.settle()
        return view.drawing?.nodes.map(\.node) ?? []
    }

    @Test func textIsDrawnWhereItIsSaid() throws {
        let text = string("abc", [.font: font, .kern: 2])
        let nodes = nodes {
            text.draw(at: CGPoint(x: 5, y: 6))
            text.draw(in: CGRect(x: 10, y: 20, width: 100, height: 90))
            text.draw(with: CGRect(x: 10, y: 50, width: 100, height: 0), options: [], context: nil)
        }.filter { if case .text? = $0.content { true } else { false } }
        #expect(nodes.count == 3)
        let size = text.size()
        #expect(nodes[0].bounds == CGRect(x: 5, y: 6, width: ceil(size.width), height: size.height))
        #expect(nodes[1].bounds == CGRect(x: 10, y: 20, width: 100, height: size.height))
        #expect(abs(nodes[2].bounds.minY - 50 + font.ascender) < 0.5, "the baseline begins there")
        guard case .text(let shown)? = nodes[0].content else { return #expect(Bool(false)) }
        #expect(shown.styling?.runs.first?.kern == 2)
    }

    // MARK: Pictures

    private func picture() -> NSTextAttachment {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        }
        return NSTextAttachment(image: image)
    }

    @Test func pictureIsShownInALabel() throws {
        let attachment = picture()
        let text = string("a", [.font: font])
        text.append(NSAttributedString(attachment: attachment))
        text.append(string("b", [.font: font]))
        let letters = string("ab", [.font: font]).size()
        #expect(text.string == "a\u{FFFC}b" && isNear(text.size().width, letters.width + 30))
        label.attributedText = text
        let node = try #require(drawn(label).first)
        guard case .shapes(let shapes)? = node.content, let shape = shapes.first else { return #expect(Bool(false)) }
        let x = string("a", [.font: font]).size().width
        #expect(isNear(shape.extent.minX, x) && isNear(shape.extent.width, 30) && isNear(shape.extent.height, 10))
        let baseline = 30 - letters.height / 2 + font.ascender
        #expect(abs(shape.extent.maxY - baseline) < 0.5, "it is on the baseline")
        attachment.bounds = CGRect(x: 0, y: -5, width: 60, height: 20)
        label.attributedText = text
        let larger = try #require(drawn(label).first)
        guard case .shapes(let changed)? = larger.content else { return #expect(Bool(false)) }
        #expect(isNear(changed[0].extent.width, 60) && isNear(changed[0].extent.height, 20))
        #expect(abs(changed[0].extent.maxY - baseline - 5) < 0.5)
    }

    // MARK: Other views

    @Test func titleOfAButtonHasAttributes() throws {
        let button = UIButton(type: .custom)
        button.setTitle("plain", for: .normal)
        button.setTitleColor(.green, for: .normal)
        button.setAttributedTitle(string("styled", [.underlineStyle: 1]), for: .normal)
        button.setAttributedTitle(string("pressed", [.foregroundColor: UIColor.red]), for: .highlighted)
        #expect(button.currentAttributedTitle?.string == "styled" && button.currentTitle == "plain")
        #expect(button.attributedTitle(for: .highlighted)?.string == "pressed")
        #expect(button.attributedTitle(for: .disabled)?.string == "styled")
        let label = try #require(button.titleLabel)
        #expect(look(of: label)?.string == "styled" && look(of: label)?.styling?.runs[0].color == UIColor.green.cgColor)
        #expect(button.accessibilityDefaults.label == "styled")
        button.sizeToFit()
        #expect(button.bounds.width == ceil(string("styled", [.font: label.font!]).size().width))
        button.isHighlighted = true
        #expect(look(of: label)?.string == "pressed" && look(of: label)?.color == UIColor.red.cgColor)
        button.isHighlighted = false
        button.setAttributedTitle(nil, for: .normal)
        #expect(look(of: label)?.string == "plain" && look(of: label)?.color == UIColor.green.cgColor)
    }

    @Test func textViewHasAttributes() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.isScrollEnabled = false
        view.attributedText = string("one\ntwo", [.font: large])
        let height = string("one\ntwo", [.font: large]).size().height
        #expect(view.text == "one\ntwo" && view.font == large && view.attributedText.string == "one\ntwo")
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == ceil(height) + 16)
    }

    @Test func textFieldShowsTheBeginning() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.attributedText = string("abc", [.font: large, .foregroundColor: UIColor.red, .kern: 3])
        field.attributedPlaceholder = string("name", [.foregroundColor: UIColor.green])
        guard case .textField(let shown)? = field.content else { return #expect(Bool(false)) }
        #expect(shown.string == "abc" && shown.style == large.style && shown.color == UIColor.red.cgColor)
        #expect(shown.placeholder == "name" && shown.placeholderColor == UIColor.green.cgColor)
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
        #expect(field.defaultTextAttributes[.font] as? UIFont == large && field.placeholder == "name")
        field.placeholder = "other"
        #expect(field.attributedPlaceholder?.string == "other")
        field.defaultTextAttributes = [.font: font, .foregroundColor: UIColor.blue]
        #expect(field.font == font && field.textColor == .blue)
    }

    @Test func textLayerShowsAllRuns() throws {
        let layer = CATextLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
        let text = string("ab", [.font: font])
        text.append(string("cd", [.font: large]))
        layer.string = text
        #expect(layer.preferredFrameSize() == text.size())
        let view = UIView(frame: layer.bounds)
        view.layer.addSublayer(layer)
        PageContext.current.window.addSubview(view)
        defer { view.removeFromSuperview() }
        PageContext.current.settle()
        let tree = PageContext.current.window.tree
        let texts = tree.numbers.compactMap { number -> NodeText? in
            if case .text(let text)? = tree[NodeID(number: number)]?.content { text } else { nil }
        }
        #expect(texts.count == 1 && texts[0].styling?.runs.map(\.range) == [2..<4])
    }

    @Test func titleOfABarHasAttributes() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.titleTextAttributes = [.foregroundColor: UIColor.red, .kern: 4]
        #expect(bar.titleTextAttributes?[.kern] as? Int == 4)
        bar.items = [UINavigationItem(title: "Title")]
        PageContext.current.window.addSubview(bar)
        defer { bar.removeFromSuperview() }
        PageContext.current.settle()
        let labels = bar.all.compactMap { $0 as? UILabel }.filter { $0.text == "Title" }
        #expect(labels.contains { look(of: $0)?.styling?.runs.first?.kern == 4 })
    }

    @Test func emptyStringsAreTaken() {
        #expect(NSMutableAttributedString().size() == NSAttributedString().size() && NSAttributedString().length == 0)
        label.attributedText = NSAttributedString()
        #expect(label.intrinsicContentSize == .zero && label.attributedText?.length == 0)
        _ = nodes { NSAttributedString().draw(at: .zero) }
    }

    // MARK: Attributed strings of Foundation

    @Test func containersHaveTheAttributesOfViews() {
        var container = AttributeContainer([.font: large, .kern: 3, .underlineStyle: NSUnderlineStyle.double.rawValue])
        #expect(container.font == large && container.kern == 3 && container.underlineStyle == .double)
        container.foregroundColor = .red
        container[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self] = 4
        var text = AttributedString("Hé 🦊", attributes: container)
        text.append(AttributedString(" plain"))
        let converted = NSAttributedString(text)
        #expect(converted.string == "Hé 🦊 plain")
        var range = NSRange()
        let attributes = converted.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 5))
        #expect(attributes[.font] as? UIFont == large && attributes[.foregroundColor] as? UIColor == .red)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
        #expect(attributes[.baselineOffset] as? CGFloat == 4 && attributes[.kern] as? CGFloat == 3)
        #expect(converted.attributes(at: 6, effectiveRange: nil).isEmpty)
        let back = AttributedString(converted)
        #expect(back == text)
        #expect(back.runs.map(\.foregroundColor) == [.red, nil])
    }

    @Test func configurationHasATitleWithAttributes() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = AttributedString("Send", attributes: AttributeContainer([.font: large]))
        #expect(configuration.title == "Send" && configuration.attributedTitle?.font == large)
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let shown = try #require(look(of: label))
        #expect(shown.string == "Send" && shown.style == large.style)
        #expect(shown.color == UIColor.white.resolved, "a part without a color has that of the button")
        #expect(button.accessibilityLabel == "Send")
        button.configuration?.title = "Plain"
        button.layoutIfNeeded()
        #expect(label.font == .systemFont(ofSize: 17) && label.text == "Plain")
        #expect(button.configuration?.attributedTitle?.font == nil)
    }

    // MARK: Tabs, slanted and wide letters

    @Test func lettersAreSlantedAndStretched() throws {
        label.attributedText = string("abc", [.obliqueness: 0.3, .expansion: 0.2])
        let run = try #require(look(of: label)?.styling?.runs.first)
        #expect(run.slant == 0.3 && isNear(run.stretch, 1.2214))
        label.attributedText = string("abc", [.obliqueness: 0, .expansion: 0])
        #expect(look(of: label)?.styling == nil)
        label.attributedText = string("abc", [.obliqueness: Double.nan, .expansion: "wide", .kern: Double.infinity])
        #expect(look(of: label)?.styling == nil)
        let container = AttributeContainer([.obliqueness: "much", .kern: 2])
        #expect(container.obliqueness == nil && container.kern == 2)
    }

    @Test func tabStopsArePartOfTheParagraph() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { 28 * Double($0) })
        label.attributedText = string("a\tb", [.paragraphStyle: style])
        #expect(look(of: label)?.styling == nil, "the usual stops")
        style.tabStops = [
            NSTextTab(textAlignment: .right, location: 200),
            NSTextTab(textAlignment: .left, location: 24, options: [:]),
        ]
        #expect(style.tabStops.map(\.location) == [24, 200])
        label.attributedText = string("a\tb", [.paragraphStyle: style])
        let paragraph = try #require(look(of: label)?.styling?.paragraphs.first)
        #expect(paragraph.tabs == [TabStop(place: 24), TabStop(place: 200, alignment: .end)])
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 200))
        style.addTabStop(NSTextTab(textAlignment: .center, location: 50))
        style.defaultTabInterval = 40
        label.attributedText = string("a\tb", [.paragraphStyle: style])
        #expect(
            look(of: label)?.styling?.paragraphs.first?.tabs == [
                TabStop(place: 24), TabStop(place: 50, alignment: .center), TabStop(place: 80), TabStop(place: 120),
            ])
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.tabStops == style.tabStops && copy.isEqual(style) && copy.defaultTabInterval == 40)
        style.hyphenationFactor = 0.5
        #expect(style.hyphenationFactor == 0.5 && !copy.isEqual(style))
        style.tabStops = (0..<100).map { NSTextTab(textAlignment: .left, location: Double($0)) }
        label.attributedText = string("a\tb", [.paragraphStyle: style])
        #expect(look(of: label)?.styling?.paragraphs.first?.tabs.count == TextParagraph.maxTabs)
    }
}
