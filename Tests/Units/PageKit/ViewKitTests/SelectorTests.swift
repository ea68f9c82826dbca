// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Methods that are called by name.
@Suite(.serialized) struct SelectorTests {
    private final class Listener: UIView {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func one(_ sender: UIControl) { calls.append("one \(sender.tag)") }
        func two(_ sender: UIControl?, event: UIEvent?) { calls.append("two \(sender?.tag ?? -1) \(event == nil)") }
        func recognized(_ recognizer: UIGestureRecognizer) { calls.append("recognized \(recognizer.state)") }
        func fired(_ timer: Timer) { calls.append("fired \(timer.userInfo ?? "")") }
        func step(_ link: CADisplayLink) { calls.append("step") }
        func later(_ text: String) { calls.append(text) }
        static var calls = 0
        static func shared(_ sender: Any) { calls += 1 }
    }

    private static let methods: Void = {
        NamedMethod.add([
            NamedMethod("plain", Listener.plain), NamedMethod("one:", Listener.one(_:)),
            NamedMethod("two:event:", Listener.two(_:event:)), NamedMethod("recognized:", Listener.recognized(_:)),
            NamedMethod("fired:", Listener.fired(_:)), NamedMethod("step:", Listener.step(_:)),
            NamedMethod("later:", Listener.later(_:)), NamedMethod("shared:", of: Listener.self, Listener.shared(_:)),
        ])
        NamedMethod.addNames("3:14 one: 4:1 plain", in: "/Page.swift")
    }()

    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let listener = Listener()

    init() {
        Self.methods
        control.tag = 7
    }

    @Test func selectorIsFoundByItsPlace() {
        func refuse() -> Int {
            Issue.record("the argument is evaluated")
            return 0
        }
        #expect(Selector(refuse(), file: "/Page.swift", line: 3, column: 14) == "one:")
        #expect(Selector(refuse(), file: "/Page.swift", line: 4, column: 1).description == "plain")
        #expect(Selector(getter: refuse(), file: "/Page.swift", line: 9, column: 9) == "(unknown)")
        #expect(Selector("one:") == "one:" && Selector("one") != "one:")
    }

    @Test func controlCallsMethodsInTheOrderInWhichTheyWereAdded() {
        control.addTarget(listener, action: "one:", for: .touchUpInside)
        control.addAction(UIAction { [listener] _ in listener.calls.append("closure") }, for: .touchUpInside)
        control.addTarget(listener, action: "plain", for: [.touchUpInside, .valueChanged])
        control.addTarget(listener, action: "two:event:", for: .valueChanged)
        control.addTarget(listener, action: "two:event:", for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(listener.calls == ["one 7", "closure", "plain"])
        listener.calls = []
        control.sendActions(for: .valueChanged)
        #expect(listener.calls == ["plain", "two 7 true"])
    }

    @Test func targetsAreRemoved() {
        let other = Listener()
        for target in [listener, other] { control.addTarget(target, action: "plain", for: .allEvents) }
        control.addTarget(listener, action: "one:", for: .valueChanged)
        control.removeTarget(listener, action: "plain", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(listener.calls == ["one 7"] && other.calls == ["plain"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(listener.calls == ["one 7"] && other.calls == ["plain"] && control.allControlEvents.isEmpty)
    }

    @Test func targetOfAControlIsNotRetained() {
        var target: Listener? = Listener()
        weak let observed = target
        control.addTarget(target, action: "plain", for: .valueChanged)
        target = nil
        #expect(observed == nil)
        control.sendActions(for: .valueChanged)
    }

    @Test func withoutATargetTheFirstResponderThatHasTheMethodIsCalled() {
        let inner = UIView()
        listener.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(nil, action: "one:", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(listener.calls == ["one 7"])
        inner.removeFromSuperview()
        control.sendActions(for: .valueChanged)
        #expect(listener.calls == ["one 7"])
    }

    @Test func classCanBeTheTarget() {
        let count = Listener.calls
        control.addTarget(Listener.self, action: "shared:", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(Listener.calls == count + 1)
    }

    @Test func methodsOfUIKitAreCalled() {
        listener.addSubview(control)
        control.addTarget(control, action: "removeFromSuperview", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.superview == nil)
    }

    @Test func objectRespondsToItsMethods() {
        #expect(listener.responds(to: "plain") && listener.responds(to: "setNeedsLayout"))
        #expect(!control.responds(to: "plain") && !listener.responds(to: "shared:") && !listener.responds(to: nil))
    }

    @Test func recognizerCallsMethods() {
        let page = TouchPage()
        defer { page.close() }
        let tap = UITapGestureRecognizer(target: listener, action: "recognized:")
        page.root.addGestureRecognizer(tap)
        page.tap()
        #expect(listener.calls == ["recognized ended"])
        tap.addTarget(listener, action: "plain" as Selector)
        tap.removeTarget(listener, action: "recognized:")
        page.tap()
        #expect(listener.calls == ["recognized ended", "plain"])
    }

    @Test func timersDisplayLinksAndDelaysCallMethods() {
        let time = PageContext.current.time
        let timer = Timer.scheduledTimer(
            timeInterval: 0.05, target: listener, selector: "fired:", userInfo: "x", repeats: true)
        let link = CADisplayLink(target: listener, selector: "step:")
        listener.perform("later:", with: "later", afterDelay: 0.1)
        for _ in 0..<6 { time.run(time.step + 1) }
        timer.invalidate()
        link.invalidate()
        time.run(time.step + 1)
        #expect(listener.calls.count { $0 == "step" } == 6 && listener.calls.count { $0 == "later" } == 1)
        #expect(listener.calls.count { $0 == "fired x" } == 2)
    }

    @Test func canceledRequestsAreNotPerformed() {
        let (listener, other) = (Listener(), Listener())
        let time = PageContext.current.time
        for argument in ["a", "b"] {
            listener.perform("later:", with: argument, afterDelay: 0.05)
            other.perform("later:", with: argument, afterDelay: 0.05)
        }
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "later:", object: "c")
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "other:", object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "later:", object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        for _ in 0..<4 { time.run(time.step + 1) }
        #expect(listener.calls == ["b"] && other.calls.isEmpty)
        NSObject.cancelPreviousPerformRequests(withTarget: listener)
        NSObject.cancelPreviousPerformRequests(withTarget: "no object")
    }

    @Test func aCanceledRequestReleasesItsTarget() {
        var target: Listener? = Listener()
        weak let observed = target
        target?.perform("later:", with: nil, afterDelay: 10)
        NSObject.cancelPreviousPerformRequests(withTarget: target!)
        target = nil
        #expect(observed == nil)
    }

    @Test func timerRetainsItsTargetUntilItIsInvalid() {
        var target: Listener? = Listener()
        weak let observed = target
        let timer = Timer(timeInterval: 1, target: target!, selector: "fired:", userInfo: nil, repeats: true)
        target = nil
        #expect(observed != nil)
        timer.invalidate()
        #expect(observed == nil)
    }
}
