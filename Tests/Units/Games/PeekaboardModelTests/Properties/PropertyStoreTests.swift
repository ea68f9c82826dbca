// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import Boards
@testable import PeekaboardModel

/// The work done for a change of a live property. It is counted here; the benchmark measures the time.
struct PropertyStoreTests {
    /// The numbers of notifications and reads, by the key of the property.
    private final class Counts {
        var notified: [String: Int] = [:]
        var read: [String: Int] = [:]
        var lines: [(text: String, replacesLast: Bool)] = []
        var histories = 0
        var nextGames = 0
        var refusals = 0
    }

    private let board = MemoryBoard(seed: 7)
    private let counts = Counts()
    /// Returns a store with the board's properties, padded to the given number, each with a row that listens to
    /// changes.
    private func store(of count: Int? = nil, in settings: MemorySettings = MemorySettings()) -> PropertyStore {
        let known = board.liveProperties
        let properties = (0..<(count ?? known.count)).map { number in
            let property = known[number % known.count]
            let key = number < known.count ? property.key : "\(property.key)-\(number)"
            return BoardProperty(
                name: property.name, path: property.path, key: key, title: property.title, section: property.section,
                kind: property.kind, inPlay: property.inPlay, refusal: property.refusal,
                alsoChanges: property.alsoChanges, defaultValue: property.defaultValue,
                read: { [counts] in
                    counts.read[key, default: 0] += 1
                    return property.read()
                }, write: property.write)
        }
        let store = PropertyStore(properties: properties, settings: settings, now: { 0 })
        for property in properties {
            store.onChange(of: property) { [counts] in counts.notified[property.key, default: 0] += 1 }
        }
        store.happened = { [counts] event in
            switch event {
            case .refused: counts.refusals += 1
            case .changed(let lines, let replacesLast): counts.lines += lines.map { ($0, replacesLast) }
            case .nextGameChanged: counts.nextGames += 1
            case .undoOffered: break
            }
        }
        store.historyChanged = { [counts] in counts.histories += 1 }
        return store
    }

    private func property(_ name: String, of store: PropertyStore) throws -> BoardProperty {
        try #require(store.properties.first { $0.name == name })
    }

    @Test(arguments: [15, 200]) func tickOfASliderAffectsOnlyItsRowAndTheHistory(_ count: Int) throws {
        let store = store(of: count)
        let padding = try property("padding", of: store)
        for tick in 1...10 { store.set(padding, to: .number(30 + Double(tick)), hold: 1) }
        #expect(board.padding == 40)
        #expect(counts.notified == ["padding": 10])
        #expect(Array(counts.read.keys) == ["padding"])
        #expect(counts.histories == 10)
        #expect(counts.lines.map(\.text) == (31...40).map { "gc.padding = \($0)" })
        #expect(counts.lines.map(\.replacesLast) == [false] + Array(repeating: true, count: 9))
        #expect(counts.nextGames == 0 && counts.refusals == 0)
        #expect(store.history.toUndo == [ChangeHistory.Change(key: "padding", before: .number(40), after: .number(20))])
    }

    @Test func undoAndRedoAffectOnlyTheChangedRows() throws {
        let store = store()
        store.set(try property("padding", of: store), to: .number(50), hold: 1)
        store.set(try property("turnTime", of: store), to: .number(1), hold: 2)
        counts.notified = [:]
        store.undo()
        #expect(counts.notified == ["turn-time": 1])
        store.undo()
        #expect(counts.notified == ["turn-time": 1, "padding": 1])
        store.redo()
        #expect(counts.notified == ["turn-time": 1, "padding": 2])
        #expect(board.padding == 50)
    }

    @Test func resetAffectsItsRowAndResettingAllAffectsEachRow() throws {
        let store = store()
        let padding = try property("padding", of: store)
        store.set(padding, to: .number(50), hold: 1)
        counts.notified = [:]
        store.reset(padding)
        #expect(counts.notified == ["padding": 1])
        store.resetAll()
        #expect(counts.notified.count == store.properties.count { !$0.section.isForNewGame })
        #expect(board.padding == 20)
    }

    @Test func refusedValueUpdatesItsRow() throws {
        let store = store()
        store.set(try property("deck", of: store), to: .choice("no such deck"))
        #expect(counts.refusals == 1)
        #expect(counts.notified["deck"] == 1)
        #expect(counts.lines.isEmpty && store.history.toUndo == nil)
    }

    @Test func smallDeckReducesTheNextBoardAndUpdatesBothRows() throws {
        let store = store()
        let groups = Array(Deck.animals.groups.prefix(8))
        board.userDecks["file:///deck"] = Deck(id: "file:///deck", groups: groups)
        store.set(try property("size", of: store), to: .choice("6x6"))
        counts.notified = [:]
        counts.lines = []
        store.set(try property("deck", of: store), to: .choice("file:///deck"))
        #expect(board.size == "4x4")
        #expect(counts.notified == ["deck": 1, "size": 1, "group-size": 1])
        #expect(counts.lines.count == 2 && counts.refusals == 0)
        store.undo()
        #expect((board.size, board.deck) == ("6x6", Deck.animals.id))
    }

    /// A size and the number of cards that match can change each other, so both are stored and undone together.
    @Test func propertyThatChangesAnotherStoresBoth() throws {
        let settings = MemorySettings()
        let store = store(in: settings)
        store.set(try property("groupSize", of: store), to: .choice("3"))
        #expect(counts.lines.map(\.text) == ["gc.groupSize = \"3\"", "gc.size = \"6x3\""])
        #expect(settings.text("group-size") == "3" && settings.text("size") == "6x3")
        store.set(try property("size", of: store), to: .choice("2x2"))
        #expect(settings.text("group-size") == nil && settings.text("size") == "2x2")
        let again = MemoryBoard(seed: 7)
        PropertyStore(properties: again.liveProperties, settings: settings, now: { 0 }).applyAll {}
        #expect((again.size, again.groupSize) == ("2x2", "2"))
        store.undo()
        #expect((board.size, board.groupSize) == ("6x3", "3"))
        #expect(settings.text("group-size") == "3" && settings.text("size") == "6x3")
        store.undo()
        #expect((board.size, board.groupSize) == ("4x4", "2"))
        #expect(settings.text("group-size") == nil && settings.text("size") == nil)
    }
}
