// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import PageLink
import PasscodeRules
import PentominoRules
import Scene
import Seeding
import Testing

/// The window can show the scene of any board after any input, at any size.
struct ValidScenesTests {
    private nonisolated static let areas = [
        Size(width: 1, height: 1), Size(width: 30, height: 700), Size(width: 700, height: 30),
        Size(width: 360, height: 480), Size(width: 900, height: 700), Size(width: 7680, height: 4320),
    ]

    @Test(arguments: areas) func memoryScenesAreValid(area: Size) {
        for size in ["2x2", "4x4", "10x10"] {
            let board = MemoryBoard(seed: 7)
            board.nextSetup = MemorySetup(size: size, players: "people 1") ?? board.nextSetup
            play(board, in: area)
        }
    }

    @Test(arguments: areas) func pentominoScenesAreValid(area: Size) {
        for name in ["6x10", "3x20", "3x5"] {
            let board = PentominoBoard(seed: 7, today: { Day(year: 2026, month: 7, day: 1)! })
            board.chosenPuzzle = PuzzleChoice(id: name) ?? board.chosenPuzzle
            board.marksDeadRegions = true
            play(board, in: area)
        }
    }

    @Test(arguments: areas) func passcodeScenesAreValid(area: Size) {
        for count in [4, 12, 48] {
            let board = PasscodeBoard(seed: 7)
            board.chosenSetup = PasscodeSetup(circleCount: count)
            play(board, in: area)
        }
    }

    private func play(_ board: some GameBoard, in area: Size) {
        var random = SeededGenerator(seed: 7)
        var now = 10.0
        board.setVisible(true, at: now)
        board.resize(to: area)
        expectSound(board)
        board.deal(seed: 7, at: now)
        for _ in 0..<300 {
            let size = board.scene.size
            let point = Point(
                x: size.width * Double(random.number(below: 1000)) / 999,
                y: size.height * Double(random.number(below: 1000)) / 999)
            let inputs: [Input] = [
                .press(point, by: .finger), .tap(point, by: .finger), .drag(to: point), .drop, .longPress, .pressEnded,
                .activate(random.number(below: max(1, board.scene.pieces.count))), .turn(isClockwise: true), .cancel,
            ]
            board.receive(inputs[random.number(below: inputs.count)], at: now)
            now += Double(random.number(below: 40)) / 60
            board.advance(to: now)
            expectSound(board)
        }
    }

    private func expectSound(_ board: some GameBoard) {
        let accessibility = BoardAccessibility(
            title: "", state: "", names: board.scene.pieces.map { _ in "" }, tabOrder: board.tabOrder)
        let content = NodeBoard(scene: board.scene, accessibility: accessibility)
        let bounds = Rect(origin: Point(x: 0, y: 0), size: board.scene.size)
        let tree = NodeTree(root: Node(center: bounds.origin, bounds: bounds, content: .board(content)))
        #expect(tree.isValid, "\(board.scene)")
        #expect(PageFrame.State(activity: board.activity, interceptsEvents: board.holdsPiece).isValid)
    }
}
