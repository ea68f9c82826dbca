// SPDX-License-Identifier: GPL-3.0-or-later
// A draft owns its board and the kind of that board. The kind refers to the model unowned, which lives as long as the
// window's controller.

import BoardKinds
import Boards
import Scene

/// What is chosen for a new game, before it begins. The choices are made on a board of their own, so that its rules about
/// what fits together apply to them, and the game in progress does not change.
package final class GameDraft {
    /// A board that is not shown.
    package let board: any Board
    /// The properties of that board that are chosen when a game begins. Their values are not stored.
    package let properties: PropertyStore
    /// The kind of that board, which has loaded what the choices refer to.
    let kind: any BoardKind
    /// The values at the beginning, by the key of the property. Only later changes are made on the board of the game.
    private let before: [String: PropertyValue]
    /// The number of chosen decks that are being read.
    private var deckReads = 0
    private var waiting: [() -> Void] = []

    init(_ board: any Board, _ properties: PropertyStore, kind: any BoardKind) {
        (self.board, self.properties, self.kind) = (board, properties, kind)
        before = Dictionary(uniqueKeysWithValues: properties.properties.map { ($0.key, $0.read()) })
    }

    /// Chooses a deck of Pairs and, for one of the user's, the number of matching cards that it is made for. If it has
    /// too few faces, the board becomes smaller. Calls `body` if the deck can be used.
    package func choose(deck id: String, then body: @escaping () -> Void = {}) {
        guard let deck = property("deck"), let board = board as? MemoryBoard else { return }
        let wanted = board.nextSetup
        deckReads += 1
        properties.set([(deck, .choice(id))]) { [weak self] isDone in
            guard let self else { return }
            defer { deckRead() }
            guard isDone || board.deck == id else { return }
            // Its folder may have changed since it was chosen before.
            board.knownDeck(id).map { board.faces = $0 }
            properties.step(.change(by: nil), on: ["groupSize", "size"].compactMap(property)) {
                board.nextSetup = board.setup(for: board.faces, near: wanted)
            }
            body()
        }
    }

    private func deckRead() {
        deckReads -= 1
        guard deckReads == 0 else { return }
        waiting.forEach { $0() }
        waiting = []
    }

    /// Calls `body` when all choices have been made.
    func whenChosen(_ body: @escaping () -> Void) { deckReads == 0 ? body() : waiting.append(body) }

    private func property(_ name: String) -> BoardProperty? { properties.properties.first { $0.name == name } }

    /// The values that have been changed, by the key of the property.
    var changes: [String: PropertyValue] {
        properties.properties.reduce(into: [:]) { changes, property in
            if property.read() != before[property.key] { changes[property.key] = property.read() }
        }
    }
}

/// Settings that are never stored.
private final class NoSettings: SettingsStore {
    let isStored = false

    func has(_ key: String, _ type: SettingType) -> Bool { false }

    func isSet(_ key: String) -> Bool { false }

    func number(_ key: String) -> Double? { nil }

    func text(_ key: String) -> String? { nil }

    func flag(_ key: String) -> Bool? { nil }

    func set(_ key: String, to number: Double) {}

    func set(_ key: String, to text: String) {}

    func set(_ key: String, to flag: Bool) {}

    func reset(_ key: String) {}

    func onChangeFromOutside(of key: String, _ body: @escaping @MainActor () -> Void) {}
}

extension GameModel {
    package func makeDraft(then body: @escaping (GameDraft) -> Void) {
        let board = Kind.makeBoard(seed: session.board.seed)
        let kind = Kind(board: board, boardText: Kind.Text(board: board), host: self)
        let store = PropertyStore(
            properties: board.propertiesOfGames.filter(\.section.isForNewGame), settings: NoSettings(),
            now: { [platform] in platform.now() })
        store.prepare = { [unowned kind] value, property, body in kind.prepare(value, of: property, then: body) }
        store.happened = { [unowned self] in if case .refused(let reason) = $0 { refuse(reason) } }
        kind.adopt(kindInstance)
        store.setLoaded(
            store.properties.compactMap { property in
                properties.property(ofKey: property.key).map { (property: property, value: $0.read()) }
            })
        body(GameDraft(board, store, kind: kind))
    }

    package func newGame(with draft: GameDraft) {
        draft.whenChosen { [weak self] in self?.beginGame(with: draft) }
    }

    private func beginGame(with draft: GameDraft) {
        let values = draft.changes.compactMap { key, value in
            properties.property(ofKey: key).map { (property: $0, value: value) }
        }
        if let kind = draft.kind as? Kind { kindInstance.adopt(kind) }
        properties.setLoaded(values, from: .game, skippingRefused: true)
        kindInstance.prepare(for: nil) { [weak self] in
            self?.beginNext()
            // A deck with too few faces for the game before could not be used until now.
            self?.properties.setLoaded(values.filter { $0.property.read() != $0.value }, from: .game)
        }
    }
}
