// SPDX-License-Identifier: GPL-3.0-or-later
// The kind owns `decks`, and lives as long as the board. Closures stored in the decks and in the board refer to the
// kind and the host unowned.

import Boards
import Files
import GameRecords
import Localization
import MemoryRules
import Scene

/// The Pairs board.
package final class MemoryKind: BoardKind {
    package static let name = "memory"
    // Translators: The card game of finding pairs. Please use your language’s usual free name for it, not the trademark
    // “Memory” (see po/README.md).
    package static var title: String { translated("Pairs") }
    // Translators: What a screen reader calls the board of the card game Pairs.
    package static var boardTitle: String { translated("Pairs board") }
    package static let iconName = "peekaboard-memory-symbolic"
    package static let controllerName = "GameController"
    package static let resultPosition = ResultPosition.bottom
    package static let comesToRest = true

    package static var actions: [BoardAction<MemoryKind>] {
        [
            .run(
                "peek", menu: translated("_Quick Peek"), key: .onBoard("p"),
                button: .init(icon: "view-reveal-symbolic", name: translated("Quick Peek")),
                when: { $0.board.canPeekAgain }
            ) { kind in
                kind.board.peek(at: kind.host.platform.now())
            },
            .toggle(
                "watch", menu: translated("_Watch a Perfect Game"), isOn: { $0.isPlaying },
                set: { $0.setPlaying($1) }),
        ]
    }

    private let board: MemoryBoard
    private let boardText: MemoryText
    private unowned let host: any GameHost
    private let decks: UserDecks

    package init(board: MemoryBoard, boardText: MemoryText, host: any GameHost) {
        self.board = board
        self.boardText = boardText
        self.host = host
        board.generalTitle = { [unowned board] in MemoryText.generalTitle(of: $0, in: board.setup) }
        board.deckTitle = { boardText.subject }
        // Translators: Below the place where the pairs lie that the player has found. A heading.
        board.foundTitle = { translated("Found") }
        decks = UserDecks(board: board, files: host.files)
        decks.refused = { [unowned host] reason in host.refuse(reason) }
        decks.changed = { [unowned host] in host.propertiesChanged() }
        board.tappedFaceUp = { [unowned self] card in if board.face(of: card).sound != nil { present(card) } }
    }

    package static func makeBoard(seed: UInt64) -> MemoryBoard { MemoryBoard(seed: seed) }

    package static func sound(of event: MemoryGame.Event) -> String? {
        switch event {
        case .turned: "turn"
        case .paired: "pair"
        case .missed: "miss"
        case .peeked: "peek"
        case .finished: "won"
        case .turnedBack, .turnPassed: nil
        }
    }

    package func hasOwnSound(for event: MemoryGame.Event) -> Bool {
        switch event {
        case .turned(let card): board.face(of: card).sound != nil
        case .paired(let cards), .missed(let cards): cards.contains { board.face(of: $0).sound != nil }
        case .peeked, .finished, .turnedBack, .turnPassed: false
        }
    }

    package func happened(_ event: MemoryGame.Event) {
        if case .turned(let card) = event { present(card) }
        if case .peeked(let count) = event { host.log(boardText.peeked(times: count)) }
    }

    /// Plays the sound of a card that is face up, and announces its name. Speech over a card that has only a sound would
    /// make it hard to hear.
    private func present(_ card: Int) {
        let face = board.face(of: card)
        if let sound = face.sound { host.play(soundFile: sound) }
        if face.sound == nil || face.picture != Deck.soundPicture { host.announceName(of: card) }
    }

    package func gameOver(then body: @escaping (GameOutcome) -> Void) {
        let review = review
        let text = MemoryResultText(
            setup: board.setup, game: board.game, review: review, seconds: host.seconds,
            names: board.game.groupsWon.indices.map { board.hasName($0) ? board.title(of: $0) : nil })
        let outcome = GameOutcome(
            achievement: board.setup.groupSize == 2 ? translated("All pairs found") : translated("All sets found"),
            praise: review == nil || host.counts ? text.praise : nil, details: text.details, next: next)
        guard review != nil else { return body(outcome) }
        host.complete(outcome, of: board, category: board.setup.notation, then: body)
    }

    /// One thing to try after this game: a stronger computer after a win, the next larger board, or another
    /// deck.
    private var next: NextGame? {
        if case .computer(let strength) = board.setup.players, board.game.groupsWon[0] > board.game.groupsWon[1],
            let stronger = choice(of: "players", after: "computer \(strength.rawValue)")
        {
            return stronger
        }
        let size = board.setup.sizeNotation
        if let larger = choice(of: "size", after: size, while: { self.canPlay($0) }) { return larger }
        return choice(of: "deck", after: board.faces.id)
    }

    private func canPlay(_ size: String) -> Bool {
        MemorySetup(size: size, players: board.setup.playersNotation, groupSize: board.setup.groupSize).map {
            $0.groups * 2 >= board.setup.groups * 3 && $0.groups <= board.faces.groups.count
        } ?? false
    }

    /// Returns the first choice of a property after another one that meets a condition.
    private func choice(of name: String, after id: String, while meets: (String) -> Bool = { _ in true }) -> NextGame? {
        board.choices(of: name).drop { $0.id != id }.dropFirst().first { meets($0.id) }.map {
            NextGame(name, $0.id, called: translated($0.title))
        }
    }

    package func result(of game: OpenGame, finished: Int) -> FinishedGame {
        FinishedGame(
            of: game, category: board.setup.notation, finished: finished, moveCount: board.game.moves,
            helps: board.game.peeks, misses: review?.avoidableMisses,
            rating: PerfectRating(of: board.game)?.percent)
    }

    /// The analysis of a single-player game so far; `nil` in a game with several players.
    private var review: GameReview? {
        board.game.groupsWon.count == 1 ? try? GameReview(deal: board.game.deal, moves: board.game.record) : nil
    }

    package func storeFindings() {}

    package func makeGalleries(then body: @escaping ([Gallery]) -> Void) { body([]) }

    package func prepare(_ value: PropertyValue, of property: BoardProperty, then body: @escaping (String?) -> Void) {
        switch (value, property.kind) {
        case (.choice(let id), .choice(_, takesFolder: true)) where FileURI.isURI(id):
            decks.read(folder: id, then: body)
        default: host.files.prepare(value, then: body)
        }
    }

    /// Reads the deck in use again, after it has changed.
    package func readDeckAgain() { decks.readAgain(board.deck) }

    package func adopt(_ other: MemoryKind) { decks.adopt(other.decks) }

    package func prepare(for setup: MemorySetup?, then body: @escaping () -> Void) { body() }

    package func boardShown() {}

    /// Whether the program plays with a perfect memory.
    private var isPlaying: Bool { if case .player = board.autopilot { true } else { false } }

    package func setPlaying(_ isOn: Bool) {
        if isOn { host.markAsAssisted() }
        board.setAutopilot(isOn, at: host.platform.now())
    }

    package var isOver: Bool { board.isOver }

    /// At least a quarter of the cards are found, and nothing moves: several cards are face up or, in the second half of
    /// the game, one.
    package var isGoodForScreenshot: Bool {
        let game = board.game
        guard board.activity != .moving else { return false }
        return game.open.count > 1 && game.groupsFound * 4 >= game.deal.groups
            || game.open.count == 1 && game.groupsFound * 2 >= game.deal.groups
    }
}
