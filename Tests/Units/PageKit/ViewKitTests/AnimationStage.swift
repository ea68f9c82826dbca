// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// A view in the window that a test animates.
final class AnimationStage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let time = PageContext.current.time

    init() { PageContext.current.window.addSubview(view) }

    isolated deinit {
        view.removeFromSuperview()
        time.run(time.step + 1)
    }

    /// The view as it is shown.
    var node: Node { PageContext.current.window.tree[view.nodeID]! }

    /// Runs steps of the page's time.
    func steps(_ count: Int) { for _ in 0..<count { time.run(time.step + 1) } }

    /// Moves the view by 100 points to the right within a second.
    func move(_ options: UIView.AnimationOptions = .curveLinear, delay: Double = 0) {
        UIView.animate(withDuration: 1, delay: delay, options: options) { view.center.x = 150 }
    }
}
