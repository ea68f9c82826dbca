// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Auto Layout: where constraints put views.
@Suite(.serialized) struct AutoLayoutTests {
    private let page = PageContext.current
    private let area = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))

    /// Returns a new view in the area that constraints place.
    private func added(to superview: UIView? = nil) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? area).addSubview(view)
        return view
    }

    private func frame(_ view: UIView) -> CGRect {
        area.layoutIfNeeded()
        return view.frame
    }

    /// Returns a new view with a size of its own that constraints place.
    private func block(_ width: CGFloat, _ height: CGFloat) -> Block {
        let block = Block(width, height)
        block.translatesAutoresizingMaskIntoConstraints = false
        return block
    }

    // MARK: - Anchors

    @Test func edgesAndCentersPlaceAView() {
        let view = added()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -30),
            view.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            view.heightAnchor.constraint(equalTo: area.heightAnchor, multiplier: 0.25, constant: 10),
        ])
        #expect(frame(view) == CGRect(x: 20, y: 70, width: 250, height: 60))
        area.frame.size = CGSize(width: 100, height: 120)
        #expect(frame(view) == CGRect(x: 20, y: 40, width: 50, height: 40))
    }

    @Test func viewsFarApartCanBeCompared() {
        let (box, inner, other) = (UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100)), UIView(), added())
        area.addSubview(box)
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 40),
            other.leftAnchor.constraint(equalTo: inner.rightAnchor),
            other.topAnchor.constraint(equalTo: inner.bottomAnchor),
            other.widthAnchor.constraint(equalTo: inner.heightAnchor),
            other.heightAnchor.constraint(equalToConstant: 9),
        ])
        #expect(frame(other) == CGRect(x: 85, y: 106, width: 40, height: 9))
        box.center.x += 100
        #expect(frame(other).minX == 185 && inner.frame.minX == 5)
    }

    @Test func inequalitiesAndPrioritiesAreObeyed() {
        let view = added()
        let half = view.widthAnchor.constraint(equalTo: area.widthAnchor, multiplier: 0.5)
        half.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: area.leftAnchor), view.topAnchor.constraint(equalTo: area.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), half,
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
        ])
        #expect(frame(view).width == 120)
        area.frame.size.width = 200
        #expect(frame(view).width == 100)
        half.priority = UILayoutPriority(1)
        let wide = view.widthAnchor.constraint(equalToConstant: 90)
        wide.priority = UILayoutPriority(2)
        wide.isActive = true
        #expect(frame(view).width == 90)
    }

    @Test func leadingIsRightWhereTextRunsFromRightToLeft() {
        let view = added()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: area.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(frame(view).minX == 20)
        page.apply(UITraitCollection(readsRightToLeft: true))
        defer { page.apply(UITraitCollection()) }
        #expect(frame(view).minX == 230)
    }

    @Test func marginsAreGuides() {
        area.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let (one, other) = (added(), added())
        let guide = area.layoutMarginsGuide
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: guide.leftAnchor), one.topAnchor.constraint(equalTo: guide.topAnchor),
            one.rightAnchor.constraint(equalTo: guide.rightAnchor),
            one.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            NSLayoutConstraint(
                item: other, attribute: .right, relatedBy: .equal, toItem: area, attribute: .rightMargin, multiplier: 1,
                constant: 0),
            other.widthAnchor.constraint(equalToConstant: 5), other.heightAnchor.constraint(equalToConstant: 5),
            other.topAnchor.constraint(equalTo: area.safeAreaLayoutGuide.topAnchor),
        ])
        #expect(frame(one) == CGRect(x: 2, y: 1, width: 294, height: 196) && frame(other).maxX == 296)
        area.layoutMargins.left = 50
        #expect(frame(one).minX == 50)
    }

    @Test func aGuideTakesPartInTheLayout() {
        let (view, guide) = (added(), UILayoutGuide())
        area.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: area.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 70),
            guide.topAnchor.constraint(equalTo: area.topAnchor), guide.heightAnchor.constraint(equalToConstant: 30),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 5), view.heightAnchor.constraint(equalToConstant: 5),
        ])
        #expect(frame(view).origin == CGPoint(x: 70, y: 30))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 70, height: 30))
        area.removeLayoutGuide(guide)
        #expect(area.constraints.count == 0 && view.constraints.count == 2)
    }

    @Test func theViewOfAControllerHasItsGuides() {
        let controller = UIViewController()
        controller.view.frame.size = CGSize(width: 200, height: 100)
        let view = added(to: controller.view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 3),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.readableContentGuide.trailingAnchor),
        ])
        controller.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 3, width: 168, height: 97))
    }

    // MARK: - Constraints

    @Test func theInnermostCommonViewOwnsAConstraint() {
        let (view, inner) = (added(), UIView())
        view.addSubview(inner)
        let (width, link) = (
            view.widthAnchor.constraint(equalToConstant: 5), inner.leftAnchor.constraint(equalTo: view.leftAnchor)
        )
        let far = inner.topAnchor.constraint(equalTo: area.topAnchor)
        #expect(!width.isActive)
        NSLayoutConstraint.activate([width, link, far])
        #expect(view.constraints == [width, link] && area.constraints == [far] && width.isActive)
        NSLayoutConstraint.deactivate([link])
        #expect(view.constraints == [width] && !link.isActive)
    }

    @Test func aRemovedViewLosesItsConstraintsWithTheOutside() {
        let (view, inner) = (added(), block(30, 30))
        view.addSubview(inner)
        let inside = [
            inner.leftAnchor.constraint(equalTo: view.leftAnchor), inner.topAnchor.constraint(equalTo: view.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 80),
        ]
        let outside = [inner.rightAnchor.constraint(lessThanOrEqualTo: area.rightAnchor)]
        NSLayoutConstraint.activate(inside + outside)
        view.removeFromSuperview()
        #expect(area.constraints.isEmpty && inside.allSatisfy(\.isActive) && !outside[0].isActive)
        area.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: area.leftAnchor, constant: 9),
            view.topAnchor.constraint(equalTo: area.topAnchor),
            view.heightAnchor.constraint(equalTo: inner.heightAnchor),
        ])
        #expect(frame(view) == CGRect(x: 9, y: 0, width: 80, height: 30))
    }

    @Test func aConstantIsAnimatedByLayoutIfNeeded() {
        withShown(area) {
            let view = added()
            let left = view.leftAnchor.constraint(equalTo: area.leftAnchor)
            NSLayoutConstraint.activate([
                left, view.topAnchor.constraint(equalTo: area.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            ])
            page.settle()
            left.constant = 100
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { area.layoutIfNeeded() })
            #expect(view.frame.minX == 100)
            page.time.run(page.time.step + PageTime.stepsPerSecond / 2)
            #expect((page.window.tree[view.nodeID]!.center.x - 55).magnitude < 1)
            page.rest()
        }
    }

    @Test func aViewThatEndsLeavesTheLayout() {
        let view = added()
        view.leftAnchor.constraint(equalTo: area.leftAnchor, constant: 3).isActive = true
        do {
            let gone = block(5, 5)
            area.addSubview(gone)
            gone.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            gone.removeFromSuperview()
        }
        #expect(frame(view).minX == 3 && area.constraints.count == 1)
    }

    // MARK: - Content

    @Test func aViewIsAsLargeAsItsContent() {
        let block = block(40, 30)
        area.addSubview(block)
        block.centerXAnchor.constraint(equalTo: area.centerXAnchor).isActive = true
        block.centerYAnchor.constraint(equalTo: area.centerYAnchor).isActive = true
        #expect(frame(block) == CGRect(x: 130, y: 85, width: 40, height: 30))
        block.size = CGSize(width: 60, height: UIView.noIntrinsicMetric)
        block.heightAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(frame(block) == CGRect(x: 120, y: 90, width: 60, height: 20))
    }

    @Test func whoHugsLessIsStretchedAndWhoResistsLessIsCompressed() {
        let (one, other) = (block(40, 10), block(40, 10))
        for block in [one, other] {
            area.addSubview(block)
            block.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: area.leftAnchor), other.leftAnchor.constraint(equalTo: one.rightAnchor),
            other.rightAnchor.constraint(equalTo: area.rightAnchor),
        ])
        one.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(frame(one).width == 260 && other.frame.width == 40)
        other.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        #expect(frame(one).width == 40 && other.frame.width == 260)
        one.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        area.frame.size.width = 60
        #expect(frame(one).width == 20 && other.frame.width == 40)
    }

    @Test func aTextIsAsHighAsItsWidthNeeds() {
        page.useSimpleMeasures()
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        (label.text, label.font, label.numberOfLines) = (String(repeating: "x", count: 50), .systemFont(ofSize: 20), 0)
        area.addSubview(label)
        let below = added()
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: area.leftAnchor), label.topAnchor.constraint(equalTo: area.topAnchor),
            label.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.leftAnchor.constraint(equalTo: area.leftAnchor),
            below.widthAnchor.constraint(equalToConstant: 1), below.heightAnchor.constraint(equalToConstant: 1),
        ])
        // 500 points, in lines of 300.
        #expect(frame(below).minY == 48)
        area.frame.size.width = 100
        #expect(frame(below).minY == 120)
        label.text = "short"
        #expect(frame(below).minY == 24 && label.frame.width == 50)
    }

    @Test func baselinesAreInOneLine() {
        page.useSimpleMeasures()
        let (small, large) = (UILabel(), UILabel())
        for (label, size) in [(small, 10.0), (large, 40)] {
            label.translatesAutoresizingMaskIntoConstraints = false
            (label.text, label.font) = ("x", .systemFont(ofSize: size))
            area.addSubview(label)
            label.leftAnchor.constraint(equalTo: area.leftAnchor).isActive = true
        }
        large.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
        // The baselines are 40 and 10 points below the tops.
        #expect(frame(small).minY == 30)
    }

    @Test func aViewIsFittedToWhatIsInIt() {
        let (card, block) = (UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7)), block(40, 30))
        card.addSubview(block)
        NSLayoutConstraint.activate([
            block.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 8),
            block.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -8),
            block.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
            block.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -4),
        ])
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 38))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 120, height: 38) && card.bounds.width == 7)
    }

    // MARK: - Updates

    @Test func constraintsAreUpdatedOnceBeforeTheLayout() {
        final class Updating: UIView {
            var count = 0
            override func updateConstraints() {
                count += 1
                super.updateConstraints()
            }
        }
        let view = Updating()
        area.addSubview(view)
        view.setNeedsUpdateConstraints()
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints() && view.count == 0)
        area.layoutIfNeeded()
        #expect(!view.needsUpdateConstraints() && view.count == 1)
        area.layoutIfNeeded()
        #expect(view.count == 1)
    }

    // MARK: - Faults

    /// Returns what the console says while a block runs.
    private func console(_ block: () -> Void) -> [String] {
        var lines: [String] = []
        let translate = page.translate
        page.translate = { english, values in
            lines.append(values.reduce(english) { $0.replacing("{\($1.key)}", with: $1.value) })
            return english
        }
        block()
        page.translate = translate
        return lines
    }

    @Test func aContradictionIsToldWithItsLines() {
        withShown(area) {
            let view = added()
            let first = #line + 1
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            let second = view.widthAnchor.constraint(equalToConstant: 50)
            second.isActive = true
            for anchor in [view.leftAnchor.constraint(equalTo: area.leftAnchor)] { anchor.isActive = true }
            view.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 1).isActive = true
            let lines = console { page.settle() }
            #expect(
                lines == ["The constraint of line \(first + 1) was left out: it contradicts those of lines \(first)"])
            #expect(view.frame.width == 40)
            view.constraints[0].isActive = false
            #expect(console { page.settle() } == [] && view.frame.width == 50)
        }
    }

    /// The constraints of a view that is not finished may be solved for another one.
    @Test func aContradictionThatEndsBeforeTheLayoutIsNotTold() {
        withShown(area) {
            let lines = console {
                let (stack, field) = (UIStackView(), UITextField())
                field.heightAnchor.constraint(equalToConstant: 44).isActive = true
                stack.addArrangedSubview(field)
                area.addSubview(stack)
                area.layoutIfNeeded()
                stack.translatesAutoresizingMaskIntoConstraints = false
                stack.topAnchor.constraint(equalTo: area.topAnchor).isActive = true
                stack.leftAnchor.constraint(equalTo: area.leftAnchor).isActive = true
                page.settle()
                #expect(field.frame.height == 44)
            }
            #expect(lines == [])
        }
    }

    @Test func constraintsCanBeExchangedInAnyOrder() {
        withShown(area) {
            let view = added()
            let (narrow, wide) = (
                view.widthAnchor.constraint(equalToConstant: 40), view.widthAnchor.constraint(equalToConstant: 50)
            )
            NSLayoutConstraint.activate([
                narrow, view.heightAnchor.constraint(equalToConstant: 1),
                view.leftAnchor.constraint(equalTo: area.leftAnchor),
                view.topAnchor.constraint(equalTo: area.topAnchor),
            ])
            page.settle()
            let lines = console {
                wide.isActive = true
                narrow.isActive = false
                page.settle()
            }
            #expect(lines == [] && view.frame.width == 50)
        }
    }

    @Test func whatIsLeftOpenIsToldOnce() {
        withShown(area) {
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "Score"
            area.addSubview(label)
            label.topAnchor.constraint(equalTo: area.topAnchor, constant: 4).isActive = true
            let lines = console {
                page.settle()
                page.settle()
            }
            #expect(lines == ["No constraint determines the horizontal position of UILabel “Score”"])
            #expect(label.frame.minX == 0 && label.frame.minY == 4 && label.hasAmbiguousLayout)
            label.leftAnchor.constraint(equalTo: area.leftAnchor, constant: 8).isActive = true
            page.settle()
            #expect(label.frame.minX == 8 && !label.hasAmbiguousLayout)
        }
    }

    @Test func aViewThatItsFramePlacesIsNamed() {
        withShown(area) {
            let button = UIButton(frame: .zero)
            area.addSubview(button)
            let line = #line + 1
            button.widthAnchor.constraint(equalToConstant: 100).isActive = true
            let lines = console { page.settle() }
            #expect(
                lines == [
                    "The constraint of line \(line) was left out: set translatesAutoresizingMaskIntoConstraints of "
                        + "UIButton to false first"
                ])
        }
    }

    @Test func viewsWithoutACommonViewCannotBeCompared() {
        let (one, other) = (UIView(), UIView())
        let line = #line + 2
        let lines = console {
            one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
        }
        #expect(
            lines == ["The constraint of line \(line) was not activated: add both views to one view first"])
        #expect(one.constraints.isEmpty)
    }

    @Test func lengthsCannotBeComparedWithPositions() {
        let view = added()
        let line = #line + 1
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: area, attribute: .width, multiplier: 1,
            constant: 0)
        let lines = console { constraint.isActive = true }
        #expect(
            lines == ["The constraint of line \(line) was not activated: it compares lengths with positions"])
        #expect(!constraint.isActive && area.constraints.isEmpty)
    }

    // MARK: - Stacks

    @Test func aStackObeysTheConstraintsOfItsViews() {
        let (one, other) = (block(40, 10), UIView())
        let stack = UIStackView(arrangedSubviews: [one, other])
        stack.translatesAutoresizingMaskIntoConstraints = false
        (stack.axis, stack.spacing) = (.vertical, 6)
        area.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor), stack.leftAnchor.constraint(equalTo: area.leftAnchor),
            stack.widthAnchor.constraint(equalToConstant: 120), other.heightAnchor.constraint(equalToConstant: 50),
        ])
        #expect(frame(stack) == CGRect(x: 0, y: 0, width: 120, height: 66))
        #expect(one.frame == CGRect(x: 0, y: 0, width: 120, height: 10))
        #expect(other.frame == CGRect(x: 0, y: 16, width: 120, height: 50))
        other.isHidden = true
        #expect(frame(stack).height == 10)
        (other.isHidden, stack.alignment) = (false, .center)
        other.widthAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(frame(stack).height == 66 && one.frame.minX == 40 && other.frame.minX == 50)
    }

    @Test func aStackInTheLayoutIsAsLargeAsItsViews() {
        let stack = UIStackView(arrangedSubviews: [block(40, 10), block(30, 20)].map { $0 as UIView })
        for view in stack.arrangedSubviews { #expect(!view.translatesAutoresizingMaskIntoConstraints) }
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = 5
        area.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
        #expect(frame(stack) == CGRect(x: 112.5, y: 180, width: 75, height: 20))
    }

    @Test func aStackAlignsBaselines() {
        page.useSimpleMeasures()
        let labels = [10.0, 40].map { size in
            let label = UILabel()
            (label.text, label.font) = ("x", .systemFont(ofSize: size))
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = .firstBaseline
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 25, height: 48))
        stack.sizeToFit()
        area.addSubview(stack)
        area.layoutIfNeeded()
        #expect(labels.map(\.frame.minY) == [30, 0])
    }

    @Test func aTextInARowIsBrokenIntoLines() {
        page.useSimpleMeasures()
        let (label, block) = (UILabel(), block(40, 10))
        (label.text, label.font, label.numberOfLines) = (String(repeating: "x", count: 50), .systemFont(ofSize: 20), 0)
        let (row, below) = (UIStackView(arrangedSubviews: [label, block]), added())
        row.alignment = .center
        let column = UIStackView(arrangedSubviews: [row, below])
        (column.axis, column.translatesAutoresizingMaskIntoConstraints) = (.vertical, false)
        area.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: area.topAnchor),
            column.leftAnchor.constraint(equalTo: area.leftAnchor),
            column.widthAnchor.constraint(equalToConstant: 240), below.heightAnchor.constraint(equalToConstant: 5),
        ])
        // 500 points, in lines of 200.
        #expect(frame(column).height == 77)
        #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 72))
        #expect(block.frame == CGRect(x: 200, y: 31, width: 40, height: 10))
    }

    // MARK: - Visual format

    @Test func aVisualFormatPlacesARow() {
        let (name, field) = (block(40, 10), block(10, 10))
        for block in [name, field] { area.addSubview(block) }
        let views = ["name": name, "field": field]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-pad-[name(>=60)]-[field(>=80)]-20-|", options: .alignAllCenterY,
                metrics: ["pad": 12], views: views)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[name(30)]", metrics: nil, views: views))
        field.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        #expect(frame(name) == CGRect(x: 12, y: 8, width: 60, height: 30))
        #expect(frame(field) == CGRect(x: 80, y: 18, width: 200, height: 10))
    }

    @Test(arguments: ["H:|-[a", "[a]-[", "[b]", "|[a(>=)]|", "[a]x[a]", ""])
    func aFormatThatCannotBeReadIsTold(format: String) {
        let view = added()
        let lines = console {
            let none = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view])
            #expect(none.isEmpty)
        }
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains("can’t be read: \(format)") })
    }
}
