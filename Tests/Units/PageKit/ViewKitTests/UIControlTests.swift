// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIControl: events, actions, states, and tracking.
@Suite(.serialized) struct UIControlTests {
    private final class Recorder: UIControl {
        var calls: [String] = []
        var (begins, continues) = (true, true)
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("begin")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            calls.append("continue")
            return continues
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
        override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }

    private let control = Recorder(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

    /// Records the events that occur from now on.
    private func record(_ events: [(UIControl.Event, String)]) {
        for (event, name) in events {
            control.addAction(UIAction { [unowned control] _ in control.calls.append(name) }, for: event)
        }
    }

    private let touches: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
        (.touchUpOutside, "up outside"), (.touchCancel, "canceled"),
    ]

    @Test func aTapSendsTouchDownAndTouchUpInside() {
        record(touches)
        withViews([control]) {
            tap(150, 120)
            #expect(control.calls == ["begin", "down", "end", "up inside"])
        }
    }

    @Test func leavingAndReturningSendsExitAndEnter() {
        record(touches)
        withViews([control]) {
            press(150, 120)
            control.calls = []
            drag(160, 120)
            #expect(control.calls == ["continue", "drag inside"])
            control.calls = []
            drag(350, 120)
            drag(360, 120)
            #expect(control.calls == ["continue", "exit", "drag outside", "continue", "drag outside"])
            control.calls = []
            drag(150, 120)
            #expect(control.calls == ["continue", "enter", "drag inside"])
            lift(150, 120)
        }
    }

    @Test func liftingFarAwaySendsTouchUpOutside() {
        record(touches)
        withViews([control]) {
            press(150, 120)
            control.calls = []
            lift(350, 300)
            #expect(control.calls == ["end", "up outside"])
        }
    }

    @Test func aFingerStaysInsideNearTheEdgeAndAPointerDoesNot() {
        withViews([control]) {
            press(150, 120)
            drag(150, 180)
            #expect(control.isTouchInside)
            lift(150, 180)
            press(150, 120, by: .pointer)
            drag(150, 145, by: .pointer)
            #expect(!control.isTouchInside)
            lift(150, 145, by: .pointer)
        }
    }

    @Test func aCanceledTouchSendsTouchCancel() {
        record(touches)
        withViews([control]) {
            press(150, 120)
            control.calls = []
            cancelTouch()
            #expect(control.calls == ["cancel", "canceled"] && !control.isTracking && !control.isHighlighted)
        }
    }

    @Test func isHighlightedFollowsTheTouchInside() {
        withViews([control]) {
            press(150, 120)
            #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
            drag(350, 350)
            #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
            drag(150, 120)
            #expect(control.isHighlighted)
            lift(150, 120)
            #expect(!control.isHighlighted && !control.isTracking)
        }
    }

    @Test func beginTrackingCanRefuseATouch() {
        record(touches)
        control.begins = false
        withViews([control]) {
            tap(150, 120)
            #expect(control.calls == ["begin"] && !control.isHighlighted)
        }
    }

    @Test func continueTrackingCanEndTheTouch() {
        record(touches)
        control.continues = false
        withViews([control]) {
            press(150, 120)
            drag(155, 120)
            lift(155, 120)
            #expect(control.calls == ["begin", "down", "continue"] && !control.isHighlighted)
        }
    }

    @Test func aDisabledControlIgnoresTouches() {
        record(touches)
        control.isEnabled = false
        withViews([control]) {
            tap(150, 120)
            #expect(control.calls.isEmpty)
        }
    }

    @Test func disablingAControlCancelsItsTouch() {
        record(touches)
        withViews([control]) {
            press(150, 120)
            control.calls = []
            control.isEnabled = false
            #expect(control.calls == ["cancel", "canceled"] && !control.isTracking)
            lift(150, 120)
            #expect(control.calls.count == 2)
        }
    }

    @Test func aControlFollowsOneTouchAtATime() {
        withViews([control]) {
            press(150, 120)
            let other = Touch(id: 2, .began, at: Point(x: 160, y: 120), time: 0, by: .finger)
            PageContext.current.touches.dispatch(other, at: PageContext.current.time.seconds)
            #expect(control.calls == ["begin"])
            lift(150, 120)
            cancelTouch()
        }
    }

    @Test func stateCombinesItsParts() {
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state.contains(.disabled))
    }

    @Test func sendActionsRunsTheActionsOfAnyGivenEvent() {
        record([(.valueChanged, "value"), (.touchDown, "down"), ([.touchDown, .touchCancel], "either")])
        control.sendActions(for: .touchDown)
        #expect(control.calls == ["down", "either"])
        control.sendActions(for: [.valueChanged, .touchCancel])
        #expect(control.calls == ["down", "either", "value", "either"])
    }

    @Test func anActionKnowsItsSenderWhileItRuns() {
        var sender: UIControl?
        let action = UIAction { sender = $0.sender as? UIControl }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control && action.sender == nil)
    }

    @Test func anActionWithTheSameIdentifierReplacesTheFirst() {
        var calls: [Int] = []
        let identifier = UIAction.Identifier("count")
        for number in [1, 2] {
            control.addAction(UIAction(identifier: identifier) { _ in calls.append(number) }, for: .touchDown)
        }
        control.sendActions(for: .touchDown)
        #expect(calls == [2])
    }

    @Test func removeActionRemovesItForTheGivenEventsOnly() {
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.removeAction(action, for: .touchDown)
        #expect(control.allControlEvents == .touchUpInside)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }

    @Test func anActionMayRemoveItselfWhileItRuns() {
        var count = 0
        control.addAction(
            UIAction { [unowned control] action in
                count += 1
                control.removeAction(action, for: .touchDown)
            }, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(count == 1)
    }

    @Test func aPrimaryActionRunsForTheMainEvent() {
        var count = 0
        let slider = UISlider(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        slider.accessibilityIncrement()
        #expect(count == 1)
    }

    @Test func allTouchEventsContainsNoOthers() {
        #expect(UIControl.Event.allTouchEvents.contains([.touchDown, .touchCancel, .touchDragExit]))
        #expect(UIControl.Event.allTouchEvents.isDisjoint(with: [.valueChanged, .editingChanged]))
    }
}
