// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UISwitch: its state and how touches change it.
@Suite(.serialized) struct UISwitchTests {
    private let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 10, height: 10))

    private func countChanges() -> () -> Int {
        var count = 0
        toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    /// The horizontal center of the knob, in the switch.
    private var knob: CGFloat {
        let parts = toggle.subviews.flatMap(\.subviews)
        return parts.last!.center.x
    }

    @Test func aSwitchIgnoresTheSizeOfItsFrame() {
        #expect(toggle.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
        #expect(toggle.intrinsicContentSize == toggle.bounds.size)
    }

    @Test func aTapTurnsItOnAndOff() {
        let changes = countChanges()
        withViews([toggle]) {
            tap(110, 115)
            #expect(toggle.isOn && changes() == 1)
            tap(110, 115)
            #expect(!toggle.isOn && changes() == 2)
        }
    }

    @Test func liftingFarAwayChangesNothing() {
        let changes = countChanges()
        withViews([toggle]) {
            press(110, 115)
            lift(110, 300)
            #expect(!toggle.isOn && changes() == 0)
        }
    }

    @Test func draggingTheKnobAcrossTurnsItOn() {
        let changes = countChanges()
        withViews([toggle]) {
            press(110, 115)
            drag(145, 115)
            #expect(toggle.isOn && changes() == 1)
            lift(145, 115)
            #expect(toggle.isOn && changes() == 1)
        }
    }

    @Test func draggingTheKnobBackLeavesItAsItWas() {
        withViews([toggle]) {
            press(110, 115)
            drag(145, 115)
            drag(105, 115)
            lift(105, 115)
            #expect(!toggle.isOn)
        }
    }

    @Test func setOnRunsNoAction() {
        let changes = countChanges()
        toggle.setOn(true, animated: false)
        #expect(toggle.isOn && changes() == 0)
        toggle.isOn = false
        #expect(!toggle.isOn && changes() == 0)
    }

    @Test func theKnobIsAtTheRightWhenOn() {
        withViews([toggle]) {
            #expect(knob < 25.5)
            toggle.isOn = true
            PageContext.current.settle()
            #expect(knob > 25.5)
        }
    }

    @Test func rightToLeftMirrorsTheKnobAndTheDrag() {
        withViews([toggle], traits: UITraitCollection(readsRightToLeft: true)) {
            #expect(knob > 25.5)
            press(145, 115)
            drag(105, 115)
            lift(105, 115)
            #expect(toggle.isOn && knob < 25.5)
        }
    }

    @Test func onTintColorReplacesTheTintColor() {
        toggle.isOn = true
        toggle.tintColor = .green
        withViews([toggle]) {
            #expect(track == .green)
            toggle.onTintColor = .purple
            PageContext.current.settle()
            #expect(track == .purple)
        }
    }

    private var track: UIColor? { toggle.subviews[0].subviews[0].backgroundColor }

    @Test func aDisabledSwitchFadesAndStays() {
        toggle.isEnabled = false
        withViews([toggle]) {
            tap(110, 115)
            #expect(!toggle.isOn && !toggle.accessibilityActivate() && toggle.subviews[0].alpha < 0.9)
            toggle.isEnabled = true
            PageContext.current.settle()
            #expect(toggle.subviews[0].alpha == 1)
        }
    }

    @Test func accessibilityActivateTogglesAndReports() {
        let changes = countChanges()
        #expect(toggle.accessibilityActivate() && toggle.isOn && changes() == 1)
    }

    @Test func aCanceledTouchChangesNothing() {
        withViews([toggle]) {
            press(110, 115)
            cancelTouch()
            #expect(!toggle.isOn)
        }
    }
}
