// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import Localization
import PasscodeRules
import Scene

/// The board of drifting circles.
package final class PasscodeKind: BoardKind {
    package static let name = "passcode"
    // Translators: The name of the game in which four numbers are tapped in order.
    package static var title: String { translated("Passcode") }
    package static var boardTitle: String { translated("Passcode board") }
    package static let iconName = "peekaboard-passcode-symbolic"
    package static let controllerName = "CircleController"
    package static let resultPosition = ResultPosition.center
    /// Drifting circles never come to rest.
    package static let comesToRest = false

    package static var actions: [BoardAction<PasscodeKind>] {
        [
            .toggle(
                // Translators: A verb, in the menu: pause the game.
                "pause", menu: translated("Paus_e"), key: .onBoard("p"),
                button: .init(
                    icon: "media-playback-pause-symbolic", whenOn: "media-playback-start-symbolic",
                    // Translators: A verb: pause the game.
                    name: translated("Pause")),
                when: { !$0.board.isOver }, isOn: { $0.board.isPaused }, set: { $0.setPaused($1) }),
            .toggle(
                "watch-passcode", menu: translated("Watch a De_mo"),
                isOn: { $0.board.isAutomatic && !$0.host.isReplay }, set: { $0.setPlaying($1) }),
        ]
    }

    private let board: PasscodeBoard
    private let boardText: PasscodeText
    private unowned let host: any GameHost
    /// Whether the game is paused only until `endRest`.
    private var isResting = false

    package init(board: PasscodeBoard, boardText: PasscodeText, host: any GameHost) {
        self.board = board
        self.boardText = boardText
        self.host = host
    }

    package static func makeBoard(seed: UInt64) -> PasscodeBoard { PasscodeBoard(seed: seed) }

    package static func sound(of event: PasscodeGame.Event) -> String? {
        switch event {
        case .right: "right"
        case .wrong: "wrong"
        case .roundWon: "card"
        case .finished: "won"
        case .shuffled, .placed, .returned: nil
        }
    }

    package func hasOwnSound(for event: PasscodeGame.Event) -> Bool { false }

    package func happened(_ event: PasscodeGame.Event) {
        if case .roundWon = event, let said = boardText.announcement(of: event) { host.log(said.text) }
    }

    package func gameOver(then body: @escaping (GameOutcome) -> Void) {
        // Translators: Below the title of a result: no wrong circle was tapped.
        let flawless = board.game.misses == 0 ? translated("Not a single miss") : nil
        let outcome = GameOutcome(
            achievement: translated("All numbers found"), praise: flawless, details: boardText.score, next: next)
        host.complete(outcome, of: board, category: board.setup.notation, then: body)
    }

    /// One thing to try after this game: more circles or, after the most of them, the other kind of motion.
    private var next: NextGame? {
        let counts = board.choices(of: "circleCount").compactMap { Int($0.id) }
        if let count = counts.first(where: { $0 > board.setup.circleCount }) {
            // Translators: The name of a game with this number of circles, in “Try 16 circles”.
            let name = translated("{count} circle", "{count} circles", count: count)
            return NextGame("circleCount", "\(count)", called: filled(name, ["count": "\(count)"]))
        }
        return board.choices(of: "variant").first { $0.id != board.setup.variant.rawValue }.map {
            NextGame("variant", $0.id, called: translated($0.title))
        }
    }

    /// Taps count as moves, and the time is the time spent on the targets. The user can see everything there is to
    /// know, so every miss is avoidable.
    package func result(of game: OpenGame, finished: Int) -> FinishedGame {
        let result = board.game.result
        var game = FinishedGame(
            of: game, category: board.setup.notation, finished: finished,
            moveCount: board.setup.circleCount + result.misses, misses: result.misses)
        game.seconds = Double(result.totalTime) / 1000
        return game
    }

    package func storeFindings() {}

    package func makeGalleries(then body: @escaping ([Gallery]) -> Void) { body([]) }

    package func prepare(_ value: PropertyValue, of property: BoardProperty, then body: @escaping (String?) -> Void) {
        host.files.prepare(value, then: body)
    }

    package func adopt(_ other: PasscodeKind) {}

    package func prepare(for setup: PasscodeSetup?, then body: @escaping () -> Void) { body() }

    package func boardShown() {}

    package func setPlaying(_ isOn: Bool) {
        if isOn { host.markAsAssisted() }
        board.setAutopilot(isOn, at: host.platform.now())
    }

    private func setPaused(_ isPaused: Bool) {
        board.setPaused(isPaused, at: host.platform.now())
        // Translators: The state of the game.
        if board.isPaused { host.log(translated("Paused")) }
    }

    package func rest() {
        guard !board.isPaused else { return }
        board.setPaused(true, at: host.platform.now())
        isResting = board.isPaused
    }

    package func endRest() {
        if isResting { board.setPaused(false, at: host.platform.now()) }
        isResting = false
    }

    /// Whether the game is over and the last card has been put back.
    package var isOver: Bool { board.isOver && board.shownCard == nil }

    /// A card is face up, and several circles are flying.
    package var isGoodForScreenshot: Bool { board.cardsWon > 0 && board.shownCard == nil && board.flyingCount > 1 }
}
