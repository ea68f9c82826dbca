// SPDX-License-Identifier: GPL-3.0-or-later
// The kind owns the adviser.

import Boards
import GameRecords
import Localization
import PentominoRules
import Scene

package final class PentominoKind: BoardKind {
    package static let name = "pentominoes"
    // Translators: The name of the game with the twelve tiles of five squares.
    package static var title: String { translated("Pentominoes") }
    package static var boardTitle: String { translated("Pentomino board") }
    package static let iconName = "peekaboard-pentominoes-symbolic"
    package static let controllerName = "TileController"
    package static let resultPosition = ResultPosition.bottom
    package static let comesToRest = true

    package static var actions: [BoardAction<PentominoKind>] {
        [
            .run(
                // Translators: A verb, in the menu: undo the last move.
                "undo", menu: translated("_Undo"), key: .inWindow("<Control>z"),
                // Translators: A verb: undo the last move or change.
                button: .init(icon: "edit-undo-symbolic", name: translated("Undo")),
                when: { $0.board.game.canUndo }
            ) { kind in
                kind.board.undo(at: kind.host.platform.now())
            },
            .run(
                // Translators: A verb, in the menu: redo what was undone.
                "redo", menu: translated("Re_do"), key: .inWindow("<Control><Shift>z"),
                // Translators: A verb: redo what was undone.
                button: .init(icon: "edit-redo-symbolic", name: translated("Redo")),
                when: { $0.board.game.canRedo }
            ) { kind in
                kind.board.redo(at: kind.host.platform.now())
            },
            .run(
                // Translators: In the menu: show a hint on where to place a tile.
                "hint", menu: translated("_Hint"), key: .onBoard("h"),
                // Translators: A noun: a hint on where to place a tile.
                button: .init(icon: "peekaboard-hint-symbolic", name: translated("Hint")), when: { !$0.board.isOver }
            ) { kind in
                kind.showHint()
            },
            .toggle(
                "show-solution", menu: translated("Show a So_lution"),
                isOn: { $0.board.isAutomatic && !$0.host.isReplay }, set: { $0.setPlaying($1) }),
        ]
    }

    private let board: PentominoBoard
    private let boardText: PentominoText
    private unowned let host: any GameHost
    private let adviser: TileAdviser
    /// Computes the solutions that daily puzzles are drawn from. It runs in the background, because it is too slow for
    /// a frame or a tap.
    private let puzzles: Preparation
    /// The message of the hint that is shown on the board.
    private var hintMessage: AnyObject?

    package init(board: PentominoBoard, boardText: PentominoText, host: any GameHost) {
        self.board = board
        self.boardText = boardText
        self.host = host
        adviser = TileAdviser(of: board, on: host.platform)
        puzzles = Preparation(on: host.platform) { _ = DailyPuzzle.solutions.count }
        board.positionChanged = { [unowned self] in
            adviser.analyze()
            if board.hint == nil { hintMessage = nil }
        }
    }

    package static func makeBoard(seed: UInt64) -> PentominoBoard { PentominoBoard(seed: seed, today: { Day.today }) }

    package static func sound(of event: PentominoGame.Event) -> String? {
        switch event {
        case .pickedUp: "lift"
        case .turned, .flipped: "turn"
        case .placed: "place"
        case .returned, .takenOff: "glide"
        case .finished: "won"
        }
    }

    package func hasOwnSound(for event: PentominoGame.Event) -> Bool { false }

    package func happened(_ event: PentominoGame.Event) {
        switch event {
        case .pickedUp(let tile), .returned(let tile), .takenOff(let tile): host.announceName(of: tile.rawValue)
        case .placed(let placement): host.announceName(of: placement.tile.rawValue)
        case .turned, .flipped, .finished: break
        }
    }

    package func gameOver(then body: @escaping (GameOutcome) -> Void) {
        var outcome = GameOutcome(
            achievement: translated("Puzzle solved"), praise: board.game.hints == 0 && host.counts ? praise : nil,
            details: boardText.score(seconds: host.seconds), next: next)
        guard host.counts else { return body(outcome) }
        outcome.picture = SharedPicture.make(of: board.setup, boardText.score(seconds: host.seconds))
        let game = board.game
        SolutionsFound.count(on: game.board, host: host) { [weak self] found in
            guard let self, board.game == game else { return }
            outcome.details.append(found.message)
            body(outcome)
        }
    }

    /// What is special about a puzzle that was solved without hints.
    private var praise: String? {
        // Translators: Below the title of a result: each tile was placed once, and none was moved again.
        if board.game.moveCount == board.game.tiles.count - board.game.fixed.count {
            return translated("Every tile in its place at once")
        }
        return translated("Solved without a hint")
    }

    /// One thing to try after this game: the next more difficult puzzle.
    private var next: NextGame? {
        let list = PuzzleList(solved: [], today: .today)
        let id = board.setup.category
        let following =
            [list.boards, list.daily].compactMap { entries -> PuzzleList.Puzzle? in
                entries.firstIndex { $0.id == id }.flatMap { entries.dropFirst($0 + 1).first }
            }.first ?? list.daily.first { $0.id != id }
        return following.map { NextGame("puzzle", $0.id, called: $0.name) }
    }

    package func result(of game: OpenGame, finished: Int) -> FinishedGame {
        FinishedGame(
            of: game, category: board.setup.category, finished: finished, moveCount: board.game.moveCount,
            helps: board.game.hints)
    }

    package func storeFindings() {
        guard let solution = Solution(board.game) else { return }
        let tiles = board.game.board
        host.solutions.add(solution.canonical(on: tiles).letters(on: tiles), category: tiles.name)
    }

    package func makeGalleries(then body: @escaping ([Gallery]) -> Void) {
        SolutionGallery.make(host: host, then: body)
    }

    package func prepare(_ value: PropertyValue, of property: BoardProperty, then body: @escaping (String?) -> Void) {
        host.files.prepare(value, then: body)
    }

    package func adopt(_ other: PentominoKind) {}

    package func prepare(for setup: PentominoSetup?, then body: @escaping () -> Void) {
        guard puzzles.hasWaiters || setup?.isDaily ?? board.chosenPuzzle.isDaily else { return body() }
        puzzles.whenDone(body)
    }

    package func boardShown() { puzzles.begin() }

    /// Plays a solution from the current position, tile by tile. If there is none, first takes tiles back.
    package func setPlaying(_ isOn: Bool) {
        guard isOn else { return board.stopAutomaticMoves(at: host.platform.now()) }
        host.markAsAssisted()
        adviser.findSolution { [unowned self] solution in
            if let solution { board.placeTiles(of: solution, at: host.platform.now()) }
        }
    }

    private func showHint() {
        guard !board.game.isOver, !board.isAutomatic else { return }
        adviser.findHint { [unowned self] hint in
            // The last tile may have been placed meanwhile.
            guard !board.isOver else { return }
            guard let hint else { return host.refuse(translated("This puzzle has no solution")) }
            board.display(hint)
            board.countHint(at: host.platform.now())
            guard let text = boardText.text(of: hint) else { return }
            hintMessage = host.showMessage(text)
            host.announce(Announcement(text, isVital: true))
        }
    }

    package var isOver: Bool { board.isOver }

    /// At least half of the tiles are on the board, one is held, and nothing moves.
    package var isGoodForScreenshot: Bool {
        board.game.held != nil && board.game.placements.count * 2 >= board.game.board.tileCount
            && board.activity != .moving
    }
}
