// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import LightsOutRules
import Localization
import Scene

/// The kind of board for Lights Out.
package final class LightsOutKind: BoardKind {
    /// The name on the command line, in the settings, and in the database.
    package static let name = "lights-out"
    /// The title in the view switcher.
    package static var title: String { translated("Lights Out") }
    /// The name of the board for screen readers.
    package static var boardTitle: String { translated("Lights Out board") }
    /// The icon in the view switcher.
    package static let iconName = "peekaboard-lights-out-symbolic"
    /// The controller for Swift pages.
    package static let controllerName = "LightsOutController"
    /// Where the result of a game is shown.
    package static let resultPosition = ResultPosition.center
    /// Lights do not change without input.
    package static let comesToRest = true

    /// The actions that are not moves.
    package static var actions: [BoardAction<LightsOutKind>] {
        [
            .run(
                "undo-press", menu: translated("_Undo"), key: .inWindow("<Control>z"),
                button: .init(icon: "edit-undo-symbolic", name: translated("Undo"))
            ) { $0.board.undo(at: $0.host.platform.now()) },
            .run(
                "redo-press", menu: translated("Re_do"), key: .inWindow("<Control><Shift>z"),
                button: .init(icon: "edit-redo-symbolic", name: translated("Redo"))
            ) { $0.board.redo(at: $0.host.platform.now()) },
            .run(
                "hint-press", menu: translated("_Hint"), key: .onBoard("h"),
                button: .init(icon: "peekaboard-hint-symbolic", name: translated("Hint"))
            ) { $0.board.showHint(at: $0.host.platform.now()) },
            .toggle(
                "watch-lights-out", menu: translated("Show a So_lution"),
                isOn: { $0.board.isAutomatic && !$0.host.isReplay }, set: { $0.setPlaying($1) }),
        ]
    }

    private let board: LightsOutBoard
    private let boardText: LightsOutText
    private unowned let host: any GameHost

    /// Creates the kind for a board in a host.
    package init(board: LightsOutBoard, boardText: LightsOutText, host: any GameHost) {
        self.board = board
        self.boardText = boardText
        self.host = host
    }

    /// Returns a board with a game that has not begun.
    package static func makeBoard(seed: UInt64) -> LightsOutBoard { LightsOutBoard(seed: seed) }

    /// Returns the name of the sound for an event.
    package static func sound(of event: LightsOutGame.Event) -> String? {
        switch event {
        case .pressed, .redone: "turn"
        case .undone: "glide"
        case .hinted: "peek"
        case .finished: "won"
        }
    }

    /// Returns false, because nothing on the board has a sound of its own.
    package func hasOwnSound(for event: LightsOutGame.Event) -> Bool { false }

    /// Announces how a press changed its square, and logs hints.
    package func happened(_ event: LightsOutGame.Event) {
        switch event {
        case .pressed(let square), .undone(let square), .redone(let square): host.announceName(of: square)
        case .hinted: if let said = boardText.announcement(of: event) { host.log(said.text) }
        case .finished: break
        }
    }

    /// Shows the result of a finished game.
    package func gameOver(then body: @escaping (GameOutcome) -> Void) {
        body(
            GameOutcome(
                achievement: translated("All lights are out"), details: [boardText.score(seconds: host.seconds)]))
    }

    /// Presses that were taken back do not count. The player sees the whole position, so every press beyond the fewest
    /// possible is an avoidable miss.
    package func result(of game: OpenGame, finished: Int) -> FinishedGame {
        let (count, fewest) = (board.game.presses.count, board.game.fewestPresses)
        return FinishedGame(
            of: game, category: board.setup.notation, finished: finished, moveCount: count, helps: board.game.hints,
            misses: count - fewest, rating: 100 * Double(fewest) / Double(count))
    }

    /// There is nothing to store except the result.
    package func storeFindings() {}

    /// There are no pictures to show.
    package func makeGalleries(then body: @escaping ([Gallery]) -> Void) { body([]) }

    /// Loads the picture that a value refers to.
    package func prepare(_ value: PropertyValue, of property: BoardProperty, then body: @escaping (String?) -> Void) {
        host.files.prepare(value, then: body)
    }

    /// A game needs no preparation.
    package func prepare(for setup: LightsOutSetup?, then body: @escaping () -> Void) { body() }

    /// There is nothing to take over.
    package func adopt(_ other: LightsOutKind) {}

    /// There is nothing to prepare.
    package func boardShown() {}

    /// Starts or stops automatic play.
    package func setPlaying(_ isOn: Bool) {
        if isOn { host.markAsAssisted() }
        board.setAutopilot(isOn, at: host.platform.now())
    }

    /// Whether every light is out.
    package var isOver: Bool { board.isOver }

    /// Whether some presses have been made and some lights are left.
    package var isGoodForScreenshot: Bool {
        board.game.presses.count >= 3 && !board.isOver && board.activity != .moving
    }
}
