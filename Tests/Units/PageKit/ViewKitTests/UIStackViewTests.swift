// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIStackView: how it lays out its views.
@Suite(.serialized) struct UIStackViewTests {
    private let blocks = [Block(20, 10), Block(40, 30), Block(60, 20)]
    private var stack: UIStackView {
        let stack = UIStackView(arrangedSubviews: blocks)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        return stack
    }

    private func frames(_ stack: UIStackView, _ change: () -> Void = {}) -> [CGRect] {
        change()
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    private func starts(_ stack: UIStackView) -> [CGFloat] { frames(stack).map(\.minX) }
    private func widths(_ stack: UIStackView) -> [CGFloat] { frames(stack).map(\.width) }

    @Test func aConstraintMayComeBeforeTheStack() {
        let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (field, stack) = (UITextField(), UIStackView())
        field.heightAnchor.constraint(equalToConstant: 48).isActive = true
        stack.axis = .vertical
        stack.addArrangedSubview(field)
        area.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
        area.layoutIfNeeded()
        #expect(field.frame.size == CGSize(width: 300, height: 48))
    }

    @Test func arrangedViewsAreSubviews() {
        let stack = stack
        #expect(stack.arrangedSubviews == blocks && stack.subviews == blocks)
    }

    @Test func fillStretchesTheLastViewIfAllHaveASize() {
        let stack = stack
        stack.spacing = 10
        #expect(starts(stack) == [0, 30, 80] && widths(stack) == [20, 40, 120])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 50 })
    }

    @Test func fillStretchesTheViewThatHugsItsContentLeast() {
        let stack = stack
        blocks[2].setContentHuggingPriority(.required, for: .horizontal)
        #expect(widths(stack) == [20, 120, 60])
        blocks[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(widths(stack) == [100, 40, 60])
        stack.insertArrangedSubview(UITextField(), at: 1)
        blocks[0].setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(starts(stack) == [0, 20, 100, 140], "a field is larger rather than a label")
    }

    @Test func viewsThatResistLeastBecomeSmaller() {
        let stack = stack
        stack.frame.size.width = 100
        #expect(widths(stack) == [20, 40, 40])
        blocks[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(widths(stack) == [0, 40, 60])
        let field = UITextField()
        field.text = String(repeating: "x", count: 100)
        blocks[0].setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
        stack.frame.size.width = 150
        stack.insertArrangedSubview(field, at: 0)
        #expect(widths(stack) == [30, 20, 40, 60], "a field rather than a button")
    }

    @Test func fillStretchesAViewWithoutASize() {
        let stack = stack
        let slider = UISlider()
        stack.insertArrangedSubview(slider, at: 1)
        #expect(starts(stack) == [0, 20, 100, 140] && slider.frame.width == 80)
    }

    @Test func fillEquallyGivesEqualLengths() {
        let stack = stack
        stack.distribution = .fillEqually
        stack.spacing = 25
        #expect(starts(stack) == [0, 75, 150] && widths(stack) == [50, 50, 50])
    }

    @Test func fillProportionallyKeepsTheProportions() {
        let stack = stack
        stack.distribution = .fillProportionally
        stack.frame.size.width = 240
        #expect(widths(stack) == [40, 80, 120] && starts(stack) == [0, 40, 120])
    }

    @Test func equalSpacingSharesTheRest() {
        let stack = stack
        stack.distribution = .equalSpacing
        #expect(starts(stack) == [0, 60, 140] && widths(stack) == [20, 40, 60])
    }

    @Test func equalCenteringPutsCentersAtEqualDistances() {
        let stack = stack
        stack.distribution = .equalCentering
        #expect(frames(stack).map(\.midX) == [10, 90, 170])
    }

    @Test func theLastViewShrinksFirstWhereThereIsNoRoom() {
        let stack = stack
        stack.frame.size.width = 90
        #expect(widths(stack) == [20, 40, 30])
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, 0.0, 50.0), (.top, 0, 10), (.center, 20, 10), (.bottom, 40, 10),
    ])
    func alignmentPlacesViewsAcrossTheAxis(alignment: UIStackView.Alignment, y: Double, height: Double) {
        let stack = stack
        stack.alignment = alignment
        #expect(frames(stack)[0].minY == y && frames(stack)[0].height == height)
    }

    @Test func aVerticalStackIsAColumn() {
        let stack = stack
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.spacing = 5
        stack.frame.size.height = 70
        #expect(frames(stack).map(\.minY) == [0, 15, 50] && starts(stack) == [180, 160, 140])
    }

    @Test func rightToLeftReversesARow() {
        let stack = stack
        stack.spacing = 10
        withViews([stack], traits: UITraitCollection(readsRightToLeft: true)) {
            #expect(starts(stack) == [180, 130, 0])
        }
        withViews([stack]) { #expect(starts(stack) == [0, 30, 80]) }
    }

    @Test func aHiddenViewTakesNoSpace() {
        let stack = stack
        stack.spacing = 10
        stack.layoutIfNeeded()
        blocks[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(blocks[1].frame.minX == 0 && stack.intrinsicContentSize.width == 110)
        blocks[0].isHidden = false
        #expect(starts(stack) == [0, 30, 80])
    }

    @Test func sizeToFitMakesRoomForAllViews() {
        let stack = stack
        stack.spacing = 10
        stack.sizeToFit()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 140, height: 30))
        #expect(stack.intrinsicContentSize == stack.bounds.size)
        stack.axis = .vertical
        #expect(stack.intrinsicContentSize == CGSize(width: 60, height: 80))
    }

    @Test func layoutMarginsCountIfWanted() {
        let stack = stack
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.intrinsicContentSize == CGSize(width: 120, height: 30))
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.intrinsicContentSize == CGSize(width: 126, height: 34))
        #expect(frames(stack)[0] == CGRect(x: 2, y: 1, width: 20, height: 46))
    }

    @Test func customSpacingReplacesTheSpacingAfterAView() {
        let stack = stack
        stack.spacing = 10
        stack.setCustomSpacing(30, after: blocks[0])
        #expect(starts(stack) == [0, 50, 100] && stack.customSpacing(after: blocks[0]) == 30)
        #expect(stack.customSpacing(after: blocks[1]) == nil)
    }

    @Test func aChangedContentSizeIsLaidOutAgain() {
        let stack = stack
        stack.layoutIfNeeded()
        blocks[0].size.width = 50
        #expect(starts(stack) == [0, 50, 90])
    }

    @Test func aNestedStackNeedsTheSizeOfItsViews() {
        let inner = UIStackView(arrangedSubviews: [Block(30, 10), Block(30, 10)])
        let outer = UIStackView(arrangedSubviews: [inner, Block(40, 40)])
        #expect(outer.intrinsicContentSize == CGSize(width: 100, height: 40))
        outer.frame.size = CGSize(width: 100, height: 40)
        outer.layoutIfNeeded()
        inner.addArrangedSubview(Block(20, 10))
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 80)
    }

    @Test func viewsWithoutAContentSizeKeepTheSizeOfTheirFrames() {
        let views = [UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView(frame: .zero)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame.size = CGSize(width: 100, height: 20)
        stack.alignment = .center
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [65, 35])
        stack.frame.size.width = 60
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [45, 15], "the first layout is not taken for the view's own size")
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    }

    @Test func removeArrangedSubviewKeepsTheSubview() {
        let stack = stack
        stack.removeArrangedSubview(blocks[0])
        #expect(stack.arrangedSubviews == [blocks[1], blocks[2]] && stack.subviews == blocks)
        blocks[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [blocks[2]])
    }

    @Test func insertArrangedSubviewMovesAViewInTheOrder() {
        let stack = stack
        stack.insertArrangedSubview(blocks[2], at: 0)
        #expect(stack.arrangedSubviews == [blocks[2], blocks[0], blocks[1]])
    }

    @Test func aTransformedViewKeepsItsTransform() {
        let stack = stack
        blocks[0].transform = CGAffineTransform(scaleX: 2, y: 2)
        stack.layoutIfNeeded()
        #expect(blocks[0].bounds.width == 20 && blocks[0].center == CGPoint(x: 10, y: 25))
    }
}
