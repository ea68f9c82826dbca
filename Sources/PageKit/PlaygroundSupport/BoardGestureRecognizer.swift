// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Passes the touches on a board to its stage, before the page's recognizers get them. A gesture of the page other than
/// a tap cancels what the touches do on the board.
final class BoardGestureRecognizer: UIGestureRecognizer {
    required init() {
        super.init()
        precedence = .max
        (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is UITapGestureRecognizer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { pass(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { pass(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { pass(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { pass(touches) }

    /// The recognizer is reset only when it was prevented or disabled.
    override func reset() { (view as? BoardView)?.stage.cancelTouches(at: now) }

    private var now: Double { PageContext.current.time.seconds }

    private func pass(_ touches: Set<UITouch>) {
        guard let board = view as? BoardView else { return }
        for touch in touches { _ = board.stage.receive(touch.event(in: board), at: now) }
    }
}
