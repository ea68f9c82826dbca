// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import Glibc
import PentominoRules
import Scene

/// A board on which a tile is dragged in circles, one step per frame, with all hints on, so that there is always a new
/// position to analyze.
final class CirclingTile: Board {
    private let board: PentominoBoard
    private let adviser: TileAdviser
    private var steps = 0

    init(on board: PentominoBoard, _ platform: any Platform) {
        self.board = board
        adviser = TileAdviser(of: board, on: platform)
        board.positionChanged = { [adviser] in adviser.analyze() }
        board.showsSolutionsLeft = true
        board.marksDeadRegions = true
    }

    var scene: Scene { board.scene }
    var accessibilityState: AccessibilityState { board.accessibilityState }
    let activity = Activity.moving
    let longPressTime = 1.0
    var allowsMotion: Bool {
        get { board.allowsMotion }
        set { board.allowsMotion = newValue }
    }
    var changed: () -> Void {
        get { board.changed }
        set { board.changed = newValue }
    }

    /// Picks up the tile.
    func begin(at now: Double) {
        board.receive(.press(board.scene.pieces[Pentomino.x.rawValue].center), at: now)
        steps = 1
        board.changed()
    }

    func advance(to now: Double) {
        if steps > 0 {
            steps += 1
            let angle = Double(steps) / 40
            let size = board.scene.size
            board.receive(
                .drag(to: Point(x: size.width * (0.5 + 0.2 * cos(angle)), y: size.height * (0.5 + 0.1 * sin(angle)))),
                at: now)
        }
        board.advance(to: now)
    }

    func receive(_ input: Input, at now: Double) {}

    func resize(to area: Size) { board.resize(to: area) }

    func piece(from piece: Int, toward direction: Direction) -> Int? { nil }

    func piece(nearestTo piece: Int) -> Int? { nil }
}
