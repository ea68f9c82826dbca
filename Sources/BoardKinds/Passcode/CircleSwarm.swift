import PasscodeRules
import Scene

/// As many circles as one likes, all drifting: what is measured, for nobody plays with thousands.
final class CircleSwarm: Board {
    private(set) var scene: Scene
    let activity = Activity.moving
    let longPressTime = 1.0
    /// Nothing here has a name.
    let wording = Wording("")
    var allowsMotion = true
    var changed: () -> Void = {}

    private let drift: Drift
    private var x: [Double]
    private var y: [Double]
    private static let side = 800.0

    /// So many circles that look like those of a board, in a square.
    init(of board: Scene, circles: Int, count: Int) {
        scene = board
        scene.size = Size(width: Self.side, height: Self.side)
        scene.order = nil
        scene.pieces = (0..<count).map { board.pieces[$0 % circles] }
        drift = Drift(count: count, arena: .init(width: Self.side, height: Self.side), seed: 7)
        x = Array(repeating: 0, count: count)
        y = x
    }

    func handle(_ input: Input, at now: Double) {}

    func advance(to now: Double) {
        drift.update(into: &x, &y, at: now)
        for circle in scene.pieces.indices {
            scene.pieces[circle].center = Point(x: x[circle], y: y[circle])
        }
    }

    func piece(from piece: Int, toward direction: Direction) -> Int? { nil }

    func piece(nearestTo piece: Int) -> Int? { nil }
}
