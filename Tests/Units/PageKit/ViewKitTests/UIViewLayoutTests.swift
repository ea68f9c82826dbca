// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIView: `setNeedsLayout()`, `layoutIfNeeded()`, and `layoutSubviews()`.
@Suite(.serialized) struct UIViewLayoutTests {
    private final class Counter: UIView {
        var count = 0
        var layout: () -> Void = {}
        override func layoutSubviews() {
            count += 1
            layout()
        }
    }

    private let page = PageContext.current
    private let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func newViewIsLaidOutOnce() {
        withShown(view) {
            page.settle()
            #expect(view.count == 1)
        }
    }

    @Test func layoutWaitsForTheEndOfTheStep() {
        withShown(view) {
            view.setNeedsLayout()
            view.setNeedsLayout()
            #expect(view.count == 1)
            page.settle()
            #expect(view.count == 2)
        }
    }

    @Test func layoutIfNeededIsImmediate() {
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.count == 2)
    }

    @Test func newSizeNeedsALayoutButANewPlaceDoesNot() {
        withShown(view) {
            view.center = CGPoint(x: 50, y: 50)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            page.settle()
            #expect(view.count == 1)
            view.bounds.size.width = 20
            page.settle()
            #expect(view.count == 2)
        }
    }

    @Test func addingAndRemovingSubviewsNeedsALayout() {
        withShown(view) {
            let subview = UIView()
            view.addSubview(subview)
            page.settle()
            #expect(view.count == 2)
            subview.removeFromSuperview()
            page.settle()
            #expect(view.count == 3)
        }
    }

    @Test func superviewIsLaidOutBeforeItsSubviews() {
        let inner = Counter()
        var order: [String] = []
        view.layout = {
            order.append("outer")
            inner.frame.size = CGSize(width: 5, height: 5)
        }
        inner.layout = { order.append("inner \(inner.bounds.width)") }
        view.addSubview(inner)
        withShown(view) { #expect(order == ["outer", "inner 5.0"]) }
    }

    @Test func onlyTheViewThatNeedsItIsLaidOut() {
        let inner = Counter()
        view.addSubview(inner)
        withShown(view) {
            inner.setNeedsLayout()
            page.settle()
            #expect(view.count == 1 && inner.count == 2)
        }
    }

    @Test func layoutThatAsksForItselfEnds() {
        view.layout = { [unowned view] in view.setNeedsLayout() }
        withShown(view) { #expect(view.count > 1) }
    }

    @Test func drawingComesAfterTheLayout() {
        final class Card: UIView {
            var calls: [String] = []
            override func layoutSubviews() { calls.append("layout") }
            override func draw(_ rect: CGRect) { calls.append("draw") }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        withShown(card) { #expect(card.calls == ["layout", "draw"]) }
    }
}
