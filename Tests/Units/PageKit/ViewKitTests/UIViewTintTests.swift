// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIView: tintColor.
@Suite(.serialized) struct UIViewTintTests {
    private final class Recorder: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
    }

    @Test func tintColorIsInherited() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        let standard: UIColor = inner.tintColor
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        middle.tintColor = .green
        #expect(inner.tintColor == .green && outer.tintColor == .red)
        middle.tintColor = nil
        #expect(inner.tintColor == .red)
        outer.tintColor = nil
        #expect(inner.tintColor == standard && standard != .red)
    }

    @Test func tintColorDidChangeIsCalledForAllViewsInside() {
        let (outer, inner) = (Recorder(), Recorder())
        outer.addSubview(inner)
        outer.tintColor = .red
        #expect(outer.count == 1 && inner.count == 1)
        inner.tintColor = .blue
        #expect(outer.count == 1 && inner.count == 2)
    }
}
