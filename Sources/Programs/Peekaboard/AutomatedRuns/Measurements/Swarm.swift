// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A board with any number of moving pieces, for benchmarks.
final class Swarm: Board {
    private(set) var scene: Scene
    let activity = Activity.moving
    let longPressTime = 1.0
    /// The pieces have no names.
    let accessibilityState = AccessibilityState("")
    var allowsMotion = true
    var changed: () -> Void = {}

    /// The width and the height of a swarm.
    static let side = 800.0

    private let move: (_ pieces: inout [Piece], _ now: Double) -> Void

    /// Creates a square board with pieces that use the plates of `board`. `move` moves them to their positions at the
    /// given time.
    init(_ pieces: [Piece], of board: Scene, move: @escaping (_ pieces: inout [Piece], _ now: Double) -> Void) {
        scene = board
        scene.size = Size(width: Self.side, height: Self.side)
        scene.order = nil
        scene.pieces = pieces
        self.move = move
    }

    func advance(to now: Double) { move(&scene.pieces, now) }

    func receive(_ input: Input, at now: Double) {}

    func piece(from piece: Int, toward direction: Direction) -> Int? { nil }

    func piece(nearestTo piece: Int) -> Int? { nil }
}
