// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// A page whose view fills the window, and the fingers on it.
final class TouchPage {
    let root = UIView()
    private var points: [UInt: CGPoint] = [:]
    private let context = PageContext.current

    init() {
        context.window.resize(to: CGSize(width: 400, height: 400))
        context.window.show(root, size: .zero)
        context.settle()
    }

    /// Removes the view. Each test calls this at its end.
    func close() {
        context.touches.cancelAll(at: context.time.seconds)
        root.removeFromSuperview()
    }

    /// Adds a view in front of the others, or inside another view.
    func add<View: UIView>(
        _ view: View, _ x: Int, _ y: Int, _ width: Int, _ height: Int, to parent: UIView? = nil
    ) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        (parent ?? root).addSubview(view)
        return view
    }

    func down(_ x: Double, _ y: Double, _ finger: UInt = 1) { send(.began, CGPoint(x: x, y: y), finger) }
    func move(_ x: Double, _ y: Double, _ finger: UInt = 1) { send(.moved, CGPoint(x: x, y: y), finger) }
    func lift(_ finger: UInt = 1) { send(.ended, points[finger]!, finger) }
    func cancel(_ finger: UInt = 1) { send(.canceled, points[finger]!, finger) }

    func tap(_ x: Double = 200, _ y: Double = 200, _ finger: UInt = 1) {
        down(x, y, finger)
        lift(finger)
    }

    /// Runs the steps of a time.
    func wait(_ seconds: Double) { waitSteps(Int((seconds * 60).rounded())) }

    func waitSteps(_ count: Int) {
        for _ in 0..<count {
            context.time.run(context.time.step + 1)
            context.settle()
        }
    }

    private func send(_ phase: Touch.Phase, _ point: CGPoint, _ finger: UInt) {
        points[finger] = point
        // The clock of the events has nothing to do with that of the page.
        let touch = Touch(id: finger, phase, at: point, time: 7, by: .finger)
        context.touches.dispatch(touch, at: context.time.seconds)
        context.settle()
    }
}

/// Writes down the touches that it gets.
final class TouchLog: UIView {
    var log: [String] = []
    var touches: [UITouch] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", .began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", .moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", .ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", .cancelled, touches)
    }

    private func note(_ name: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        let phases = touches.allSatisfy { $0.phase == phase } ? "" : " with wrong phase"
        log.append(name + (touches.count == 1 ? "" : " \(touches.count)") + phases)
        self.touches += touches
    }
}

/// Answers the questions of recognizers.
final class TestDelegate: UIGestureRecognizerDelegate {
    var begins = true
    var receives: (UITouch) -> Bool = { _ in true }
    var isSimultaneous = false
    var requiresFailureOf: UIGestureRecognizer?
    var isRequiredToFailBy: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives(touch)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { other === requiresFailureOf }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { other === isRequiredToFailBy }
}
