// SPDX-License-Identifier: GPL-3.0-or-later
import Physics
import Scene
import ViewKit

/// A view with an animator, and the page's time.
final class DynamicStage {
    let area = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let animator: UIDynamicAnimator
    private let time = PageContext.current.time

    init() {
        PageContext.current.makePhysicsWorld = { ChipmunkWorld() }
        animator = UIDynamicAnimator(referenceView: area)
    }

    /// Adds a square view.
    func square(_ x: Double, _ y: Double, side: Double = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        area.addSubview(view)
        return view
    }

    /// Adds squares in rows, with sides of 30 points.
    func squares(_ count: Int, columns: Int, from first: Point, distance: Point) -> [UIView] {
        (0..<count).map { index in
            let (column, row) = (Double(index % columns), Double(index / columns))
            return square(first.x + column * distance.x, first.y + row * distance.y, side: 30)
        }
    }

    /// Adds behaviors.
    func add(_ behaviors: UIDynamicBehavior...) { for behavior in behaviors { animator.addBehavior(behavior) } }

    /// Runs the steps of a time, and calls a closure after each one.
    func run(_ seconds: Double, _ body: () -> Void = {}) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            time.run(time.step + 1)
            body()
        }
    }
}

/// Writes down what it hears.
final class DynamicLog: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var lines: [String] = []
    var names: [ObjectIdentifier: String] = [:]
    var points: [CGPoint] = []

    private func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "?" }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {
        lines.append("+\(name(item1))\(name(item2))")
        points.append(p)
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { lines.append("-\(name(item1))\(name(item2))") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        lines.append("+\(name(item)):\(identifier.map { "\($0)" } ?? "bounds")")
        points.append(p)
    }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { lines.append("-\(name(item)):\(identifier.map { "\($0)" } ?? "bounds")") }
}
