// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIView: adding, moving, and removing subviews.
@Suite(.serialized) struct UIViewHierarchyTests {
    private let view = UIView()
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    private func add() { for subview in [a, b, c] { view.addSubview(subview) } }

    @Test func addSubviewAddsAboveTheOthers() {
        add()
        #expect(view.subviews == [a, b, c] && a.superview === view)
    }

    @Test func addSubviewAgainMovesItToTheFront() {
        add()
        view.addSubview(a)
        #expect(view.subviews == [b, c, a])
    }

    @Test func addSubviewTakesItFromItsSuperview() {
        add()
        let other = UIView()
        other.addSubview(b)
        #expect(view.subviews == [a, c] && other.subviews == [b] && b.superview === other)
    }

    @Test func insertSubviewPlacesItAtTheIndex() {
        add()
        let new = UIView()
        view.insertSubview(new, at: 1)
        #expect(view.subviews == [a, new, b, c])
    }

    @Test func insertSubviewPlacesItAboveOrBelowAnother() {
        add()
        view.insertSubview(a, aboveSubview: b)
        #expect(view.subviews == [b, a, c])
        view.insertSubview(c, belowSubview: b)
        #expect(view.subviews == [c, b, a])
    }

    @Test func exchangeSubviewSwapsTwo() {
        add()
        view.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(view.subviews == [c, b, a])
    }

    @Test func bringSubviewToFrontAndSendSubviewToBackChangeTheOrder() {
        add()
        view.bringSubviewToFront(a)
        #expect(view.subviews == [b, c, a])
        view.sendSubviewToBack(c)
        #expect(view.subviews == [c, b, a])
        view.bringSubviewToFront(UIView())
        #expect(view.subviews == [c, b, a])
    }

    @Test func removeFromSuperviewRemovesIt() {
        add()
        b.removeFromSuperview()
        b.removeFromSuperview()
        #expect(view.subviews == [a, c] && b.superview == nil)
    }

    @Test func superviewDoesNotKeepRemovedSubviews() {
        weak var gone: UIView?
        do {
            let subview = UIView()
            gone = subview
            view.addSubview(subview)
            subview.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test func subviewDoesNotKeepItsSuperview() {
        let subview = UIView()
        weak var gone: UIView?
        do {
            let outer = UIView()
            gone = outer
            outer.addSubview(subview)
        }
        #expect(gone == nil && subview.superview == nil)
    }

    @Test func isDescendantIncludesTheViewItself() {
        add()
        a.addSubview(b)
        #expect(b.isDescendant(of: view) && view.isDescendant(of: view) && !view.isDescendant(of: b))
        #expect(!b.isDescendant(of: c))
    }

    @Test func viewWithTagSearchesInside() {
        add()
        let inner = UIView()
        b.addSubview(inner)
        inner.tag = 7
        #expect(view.viewWithTag(7) === inner && view.viewWithTag(8) == nil && inner.viewWithTag(7) === inner)
    }

    @Test func windowIsThatOfTheHierarchy() {
        view.addSubview(a)
        #expect(a.window == nil)
        withShown(view) { #expect(a.window === PageContext.current.window) }
        #expect(a.window == nil)
    }

    @Test func hierarchyMethodsAreCalledInOrder() {
        final class Recorder: UIView {
            static var calls: [String] = []
            let name: String
            init(_ name: String) {
                self.name = name
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            private func note(_ call: String) { Self.calls.append("\(name) \(call)") }
            override func willMove(toSuperview view: UIView?) { note(view == nil ? "will leave" : "will move") }
            override func didMoveToSuperview() { note(superview == nil ? "left" : "moved") }
            override func didMoveToWindow() { note(window == nil ? "out of window" : "in window") }
            override func didAddSubview(_ subview: UIView) { note("added") }
            override func willRemoveSubview(_ subview: UIView) { note("removes") }
        }
        let (outer, inner) = (Recorder("outer"), Recorder("inner"))
        outer.addSubview(inner)
        #expect(Recorder.calls == ["inner will move", "inner moved", "outer added"])
        Recorder.calls = []
        withShown(outer) {
            #expect(Recorder.calls == ["outer will move", "outer in window", "inner in window", "outer moved"])
            Recorder.calls = []
            inner.removeFromSuperview()
            #expect(
                Recorder.calls == ["outer removes", "inner will leave", "inner out of window", "inner left"])
        }
    }

    @Test func zPositionChangesTheDrawingOrderOnly() {
        add()
        a.layer.zPosition = 1
        withShown(view) {
            #expect(view.shownNode?.children == [b.nodeID, c.nodeID, a.nodeID])
            #expect(view.subviews == [a, b, c])
        }
    }

    @Test func hitTestFindsTheFrontmostView() {
        add()
        for inner in [view, a, b, c] { inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === c)
        c.isHidden = true
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === b)
        b.alpha = 0.005
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === a)
        a.isUserInteractionEnabled = false
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
        #expect(view.hitTest(CGPoint(x: 11, y: 1), with: nil) == nil)
    }

    @Test func aNewViewDoesNotTakeTheNumberOfOneThatHasJustGone() {
        func numberOfNewView() -> Int { UIView().nodeID.number }
        #expect(Set((0..<200).map { _ in numberOfNewView() }).count == 200)
        #expect(Set((0..<10_000).map { _ in numberOfNewView() }).count < 300, "the numbers stay low")
    }
}
