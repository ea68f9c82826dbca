// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// Shows views in the window of the page while a test runs.
func withViews(_ views: [UIView], traits: UITraitCollection = UITraitCollection(), _ body: () throws -> Void) rethrows {
    let context = PageContext.current
    let textMetrics = context.textMetrics
    context.textMetrics = { text, _, layout in
        // Each character is 10 points wide, and each line 20 points high.
        let perLine = max(1, Int((layout.maxWidth ?? 1e6) / 10))
        let lines = max(1, (text.count + perLine - 1) / perLine)
        return TextMetrics(
            size: CGSize(width: 10 * CGFloat(min(text.count, perLine)), height: 20 * CGFloat(lines)), firstBaseline: 15,
            lastBaseline: 15, lineCount: lines, isTruncated: false)
    }
    context.window.resize(to: CGSize(width: 400, height: 400))
    context.apply(traits)
    for view in views { context.window.addSubview(view) }
    context.settle()
    defer {
        context.textMetrics = textMetrics
        for view in views { view.removeFromSuperview() }
        context.apply(UITraitCollection())
    }
    try body()
}

/// Touches a point of the window.
func press(_ x: Double, _ y: Double, by device: Device = .finger) { touch(.began, x, y, device) }

/// Moves the finger that is down.
func drag(_ x: Double, _ y: Double, by device: Device = .finger) { touch(.moved, x, y, device) }

/// Lifts the finger.
func lift(_ x: Double, _ y: Double, by device: Device = .finger) { touch(.ended, x, y, device) }

/// Touches a point and lifts the finger there.
func tap(_ x: Double, _ y: Double) {
    press(x, y)
    lift(x, y)
}

/// Takes the touch away from the page.
func cancelTouch() {
    PageContext.current.touches.cancelAll(at: PageContext.current.time.seconds)
    PageContext.current.settle()
}

private func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, _ device: Device) {
    let context = PageContext.current
    let now = context.time.seconds
    context.touches.dispatch(Touch(id: 1, phase, at: Point(x: x, y: y), time: now, by: device), at: now)
    context.settle()
}
