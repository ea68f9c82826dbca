import Boards
import PageLink
import PasscodeRules
import PentominoRules
import Scene

/// Scenes that use every feature: small ones, and those of the boards.
@MainActor enum SampleScenes {
    /// Returns a scene of a few pieces whose plates have the given pattern of cells, or none.
    static func small(finish: CellPattern.Finish?) -> PageScene {
        var front = Plate(size: Size(width: 60, height: 48), cornerRadius: 5, fill: .white, edge: .black, rim: .black)
        front.picture = .shipped("cards/b.svg")
        if let finish {
            front.cells = CellPattern(
                columns: 3, rows: 2, filled: [(0, 0), (1, 0), (2, 0), (2, 1)].map { .init(column: $0.0, row: $0.1) },
                finish: finish, letter: "F")
        } else {
            front.caption = Plate.Caption(title: "A title", text: "Words below it.")
        }
        var back = Plate(size: Size(width: 60, height: 60), cornerRadius: 30, fill: Color(rgb: 0x3F3026))
        back.picture = .text("12")
        back.ring = Plate.Ring(fraction: 0.25, color: .white, track: .black, width: 4)
        var ground = Plate(size: Size(width: 200, height: 120), cornerRadius: 0, fill: .black)
        ground.isGround = true
        let pieces = (0..<3).map { number in
            var piece = Piece(
                center: Point(x: 40 + 60 * Double(number), y: 60), front: PlateID(index: number % 2),
                back: PlateID(index: 2))
            (piece.turn, piece.rotation, piece.held) = (Double(number) * 0.4, 0.25, Double(number) * 0.5)
            (piece.opacity, piece.usesSubpixelPosition) = (1 - Double(number) * 0.3, number == 1)
            return piece
        }
        var scene = Scene(
            size: Size(width: 200, height: 120), background: .white, plates: [front, back, ground], pieces: pieces)
        scene.order = [2, 0, 1]
        return PageScene(
            scene: scene, activity: .waiting(until: 5), longPressTime: 2, holdsPiece: false,
            accessibleState: PageScene.AccessibleState(
                names: ["one", nil, "three"], tabOrder: [2, 0], state: "as it was"))
    }

    /// Returns a scene of each board, some in mid-animation.
    static func ofBoards() -> [PageScene] {
        let memory = MemoryBoard(seed: 7)
        memory.open(at: 0)
        memory.advance(to: 0.4)
        let tiles = PentominoBoard(seed: 7, today: { Day(year: 2026, month: 7, day: 1)! })
        tiles.handle(.press(tiles.scene.pieces[0].center), at: 0)
        tiles.handle(.longPress, at: 1)
        tiles.advance(to: 1.05)
        let circles = PasscodeBoard(setup: PasscodeSetup(circleCount: 4), seed: 7)
        circles.setVisible(true, at: 0)
        circles.advance(to: 2)
        return [memory, tiles, circles].map { (board: any Board) in
            PageScene(
                scene: board.scene, activity: board.activity, longPressTime: board.longPressTime,
                holdsPiece: board.holdsPiece,
                accessibleState: PageScene.AccessibleState(
                    names: board.scene.pieces.map { _ in "a piece" }, tabOrder: board.tabOrder, state: "as it was"))
        }
    }
}
