// SPDX-License-Identifier: GPL-3.0-or-later
// The model owns the kind and the session, which owns the board. Closures stored in these refer to the model unowned,
// because it lives as long as the window's controller.

import BoardKinds
import Boards
import Console
import GameRecords
import Localization
import Scene
import Store

/// The model of a board of one kind and of the games played on it.
package final class GameModel<Kind: BoardKind>: BoardModel {
    package typealias Rules = Kind.Board.Rules

    package let kind: any BoardKind.Type = Kind.self
    package let properties: PropertyStore
    package weak var view: (any BoardPresenter)?
    package private(set) var hasBegun = false
    package var happened: (BoardModelEvent) -> Void = { _ in }
    /// The user's files that property values refer to.
    package let files: any UserFiles
    /// The solutions that the user has found on this board.
    package let solutions: any SolutionStore
    /// Clocks, random seeds, and threads.
    package let platform: any Platform

    let session: GameSession<Kind.Board>
    let boardText: Kind.Text
    /// The kind instance for this board; the model is its host.
    private(set) lazy var kindInstance = Kind(board: session.board, boardText: boardText, host: self)
    /// The actions of the board, by name.
    private let actions = Dictionary(uniqueKeysWithValues: Kind.actions.map { ($0.description.name, $0) })
    /// Whether the user has made a move on this board, now or earlier. Unknown if settings are not stored.
    private var isKnown: Bool { didSet { if !oldValue, isKnown { settings.set(Self.knownKey, to: true) } } }
    private static var knownKey: String { "played" }
    private let settings: any SettingsStore
    private let store: StoreQueue
    private let playSound: (String) -> Void
    private let playFile: (String) -> Void
    /// What to do when the first game has begun.
    private var waiting: [() -> Void] = []
    /// The offer to restore the game that the current one has replaced.
    private var offer: UndoOffer?

    /// Creates a model and its board. `files` are the user's files for this board. The first game begins when `begin`
    /// is called.
    package init(_ services: GameServices, files: any UserFiles) {
        platform = services.platform
        store = services.store
        settings = services.settings(Kind.name)
        isKnown = settings.flag(Self.knownKey) ?? true
        playSound = services.playSound
        playFile = services.playFile
        self.files = files
        solutions = StoredSolutions(board: Kind.name, store: services.store, platform: services.platform)
        session = GameSession(
            named: Kind.name, services,
            make: { seed in
                let board = Kind.makeBoard(seed: seed)
                board.apply(Kind.Board.initialLook)
                return board
            })
        boardText = Kind.Text(board: session.board)
        properties = PropertyStore(
            properties: session.board.propertiesOfGames, looks: Kind.Board.looks,
            settings: settings,
            now: { [platform = services.platform] in platform.now() })
        _ = kindInstance  // Creating the kind connects it to the board.
        session.board.happened = { [unowned self] in boardReported($0) }
        connectSession()
        connectProperties()
    }

    private func connectSession() {
        session.describe = { [weak self] move in self?.boardText.description(of: move) ?? MoveDescription("") }
        session.result = { [unowned self] game in
            kindInstance.result(of: game, finished: platform.secondsSince1970())
        }
        session.prepare = { [unowned self] setup, body in kindInstance.prepare(for: setup, then: body) }
        session.happened = { [unowned self] in sessionReported($0) }
    }

    private func connectProperties() {
        properties.prepare = { [unowned self] value, property, body in
            kindInstance.prepare(value, of: property, then: body)
        }
        properties.happened = { [unowned self] in propertiesReported($0) }
    }

    /// Handles an event of the board.
    private func boardReported(_ event: GameBoardEvent<Rules>) {
        switch event {
        case .played(let move):
            isKnown = true
            session.record(move)
        case .shown(let event): react(to: event)
        case .valueReplaced(let refusal):
            refuse(refusal.message)
            propertiesChanged()
        }
    }

    /// Handles an event of the session.
    private func sessionReported(_ event: GameSession<Kind.Board>.Event) {
        switch event {
        case .began:
            hasBegun = true
            offer = nil
            properties.notifyAllListeners()  // What has an effect can depend on the game.
            // Translators: A seed is a number. A game started from the same number is the same game.
            log(filled(translated("Game seed: {seed}"), ["seed": "\(session.board.seed)"]))
        case .finished: kindInstance.storeFindings()
        case .timeLineChanged: view?.showTimeLine(timeLine)
        case .failed(let reason): refuse(reason)
        }
    }

    /// Handles an event of the properties.
    private func propertiesReported(_ event: PropertyStore.Event) {
        switch event {
        case .refused(let reason): refuse(reason)
        case .changed(let lines, let replacesLast):
            for line in lines { happened(.logged(line, .change, replacesLast: replacesLast)) }
        case .nextGameChanged:
            kindInstance.prepare(for: nil) { [weak self] in self?.session.dealAgainIfUntouched() }
        case .undoOffered(let offer): happened(.undoOffered(offer))
        }
    }

    private func react(to event: Rules.Event) {
        if !kindInstance.hasOwnSound(for: event), let sound = Kind.sound(of: event) { playSound(sound) }
        if let said = boardText.announcement(of: event) { announce(said) }
        kindInstance.happened(event)
        if event == .finished { showResult { [weak self] in self?.log($0) } }
    }

    /// Shows the result of the game, then calls `body` with it.
    private func showResult(then body: @escaping (String) -> Void = { _ in }) {
        kindInstance.gameOver { [weak self] outcome in
            guard let self else { return }
            var outcome = outcome
            if isReplay { outcome.next = nil }
            view?.showResult(
                outcome,
                // Translators: The button below a result. “Back to Game” ends a replay, “New Game” starts a game.
                button: isReplay ? translated("Back to Game") : translated("New Game"))
            body(outcome.text)
        }
    }

    package var board: any Board { session.board }

    package func preview(of look: Look, in area: Size) -> NodeTree {
        let board = Kind.makeBoard(seed: 1)
        board.isDark = isDark
        board.apply(look)
        // A game at rest, as if it had begun.
        try? board.restore(board.setup, seed: board.seed, record: [], at: 0)
        let stage = BoardStage(board)
        stage.resize(to: area)
        return stage.tree
    }

    package var isDark: Bool {
        get { session.board.isDark }
        set { session.board.isDark = newValue }
    }

    package func name(of piece: Int) -> String? { boardText.name(of: piece) }

    package var headline: String? { boardText.headline }

    package var subject: String? { boardText.subject }

    package var status: [String] {
        guard !isKnown, session.board.record.isEmpty, let step = boardText.firstStep else { return boardText.status }
        return [step]
    }

    package var state: String { boardText.state }

    package var report: String { boardText.report }

    package var swiftPage: String { SwiftPage.text(of: session.board, controller: Kind.controllerName) }

    package var explainedSwiftPage: String {
        let notes = SwiftPage.Notes(
            title: Kind.title,
            page: translated(
                "This is your game as a Swift page: the seed from which it was dealt, your settings, and your moves. Change a color or a number, and see what happens. You can also go on playing."
            ),
            moves: Kind.movesOnPage)
        return SwiftPage.text(of: session.board, controller: Kind.controllerName, notes: notes)
    }

    package func begin() {
        session.begin { [weak self] in
            guard let self else { return }
            view?.focusFirstPiece()
            let bodies = waiting
            waiting = []
            bodies.forEach { $0() }
        }
        kindInstance.boardShown()
    }

    /// Calls `body` when the first game has begun.
    func whenBegun(_ body: @escaping () -> Void) { waiting.append(body) }

    package func newGame() { kindInstance.prepare(for: nil) { [weak self] in self?.beginNext() } }

    package func play(_ next: NextGame) {
        guard let property = properties.properties.first(where: { $0.name == next.property }) else { return }
        properties.set([(property, .choice(next.choice))], from: .game)
        newGame()
    }

    func beginNext() {
        clear()
        guard !isReplay else { return session.goBack { [weak self] in self?.returned() } }
        let left = session.next()
        view?.focusFirstPiece()
        guard let left else { return }
        let offer = UndoOffer(translated("New game started")) { [weak self] in self?.goBack(to: left) }
        self.offer = offer
        happened(.undoOffered(offer))
    }

    /// Called when the board shows the game in progress again. The result of a finished one was not shown meanwhile.
    private func returned() {
        view?.focusFirstPiece()
        if session.board.isOver { showResult() }
    }

    package var timeLine: GameTimeLine? { session.timeLine }

    package var canLookBack: Bool { session.canLookBack }

    package func lookBack() {
        guard canLookBack else { return }
        clear()
        session.lookBack()
    }

    private func goBack(to left: OpenGame) {
        replaceGame(with: Rules.Setup(notation: left.setup)) { $0.goBack(to: left) }
    }

    package func replayAction(for game: FinishedGame) -> (() -> Void)? {
        GameRecord<Rules>(game).map { record in
            { [weak self] in self?.replaceGame(with: record.setup) { $0.replay(record) } }
        }
    }

    /// Calls `body`, which replaces the game on the board, once a game with the given setup can be created.
    private func replaceGame(with setup: Rules.Setup?, _ body: @escaping (GameSession<Kind.Board>) -> Void) {
        kindInstance.prepare(for: setup) { [weak self] in
            guard let self else { return }
            clear()
            body(session)
            if timeLine == nil { view?.focusFirstPiece() }
        }
    }

    /// Cleans up after the current game, before another one begins.
    private func clear() {
        view?.hideResult()
        view?.cancelPress()
        kindInstance.setPlaying(false)
    }

    /// Uses a picture that was dropped on the board, if the board has a property for it.
    package func useDroppedFile(at uri: String) {
        guard let name = session.board.pictureForDrops,
            let picture = properties.properties.first(where: { $0.name == name })
        else {
            return refuse(filled(translated("{file} can’t be used here"), ["file": files.displayName(ofURI: uri)]))
        }
        properties.set(picture, to: .picture(.custom(uri: uri)), offering: translated("Picture changed"))
    }

    package func isAvailable(_ action: String) -> Bool {
        !isReplay && actions[action]?.isAvailable(kindInstance) ?? false
    }

    package func isOn(_ action: String) -> Bool { actions[action]?.isOn(kindInstance) ?? false }

    package func activate(_ action: String) { if !isReplay { actions[action]?.activate(kindInstance) } }

    package func makeGalleries(then body: @escaping ([Gallery]) -> Void) { kindInstance.makeGalleries(then: body) }

    package func rest() { timeLine.map { $0.setPlaying(false) } ?? kindInstance.rest() }

    package func endRest() { kindInstance.endRest() }

    package func playItself() { if !isReplay { kindInstance.setPlaying(true) } }

    package var isOver: Bool { kindInstance.isOver }

    package var isGoodForScreenshot: Bool { kindInstance.isGoodForScreenshot }
}

/// The services for the kind.
extension GameModel: GameHost {
    package var seconds: Double { session.seconds }

    package var counts: Bool { session.counts }

    package var isReplay: Bool { session.isReplay }

    package func summarize(category: String, then body: @escaping (Summary) -> Void) {
        store.ask { [board = Kind.name] store throws(StoreError) in
            try store.summary(board: board, category: category)
        } then: { summary in
            body((try? summary.get()) ?? Summary())
        }
    }

    package func markAsAssisted() { session.markAsAssisted() }

    package func announce(_ said: Announcement) { view?.announce(said) }

    package func announceName(of piece: Int) { view?.announceName(of: piece) }

    package func play(soundFile uri: String) { playFile(uri) }

    package func showMessage(_ message: String) -> AnyObject {
        let notice = Notice(message)
        happened(.messagePosted(notice))
        return notice
    }

    package func refuse(_ reason: String) { happened(.refused(reason)) }

    package func log(_ text: String) { happened(.logged(text, .note)) }

    package func propertiesChanged() { properties.notifyAllListeners() }
}
