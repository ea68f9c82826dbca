import Boards
import Scene

/// As many tiles as one likes, all gliding to and fro and turning: what is measured, for nobody plays with thousands.
final class TileSwarm: Board {
    private(set) var scene: Scene
    let activity = Activity.moving
    let longPressTime = 1.0
    /// Nothing here has a name.
    let wording = Wording("")
    var allowsMotion = true
    var changed: () -> Void = {}

    private var animator = Animator()
    private var isOut = false
    private var end = 0.0
    private static let legTime = 1.0

    /// So many of the tiles of a board, spread over a square.
    init(of board: PentominoBoard, count: Int) {
        scene = board.scene
        scene.size = Size(width: 800, height: 800)
        scene.order = nil
        let tiles = board.scene.pieces.prefix(12).filter(\.isPresent)
        let columns = Int(Double(count).squareRoot().rounded(.up))
        let pitch = 800 / Double(columns)
        scene.pieces = (0..<count).map { number in
            var piece = tiles[number % tiles.count]
            piece.center = Point(
                x: (Double(number % columns) + 0.5) * pitch, y: (Double(number / columns) + 0.5) * pitch)
            piece.scale = min(1, pitch / 120)
            return piece
        }
    }

    func handle(_ input: Input, at now: Double) {}

    func advance(to now: Double) {
        if now >= end {
            isOut.toggle()
            end = now + Self.legTime
            for piece in scene.pieces.indices {
                let center = scene.pieces[piece].center
                animator.move(
                    .x, of: piece, in: &scene.pieces, to: center.x + (isOut ? 20 : -20), at: now,
                    duration: Self.legTime)
                animator.move(
                    .rotation, of: piece, in: &scene.pieces, to: isOut ? 1 : 0, at: now, duration: Self.legTime)
            }
        }
        animator.update(&scene.pieces, to: now)
    }

    func piece(from piece: Int, toward direction: Direction) -> Int? { nil }

    func piece(nearestTo piece: Int) -> Int? { nil }
}
