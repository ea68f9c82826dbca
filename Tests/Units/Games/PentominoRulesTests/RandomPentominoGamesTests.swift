// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import TestTiers
import Testing

@testable import PentominoRules

/// Invariants of the rules, checked over 100,000 seeded sequences of picks, turns, flips, drops, cancels, removals,
/// undos, redos, and nonsense. The lengths range from 1 to 32, so checks at the end of a sequence cover every number of
/// moves.
struct RandomPentominoGamesTests {
    @Test func rulesHoldInEachGame() {
        for seed in randomSeeds(100_000) {
            var sequence = RandomSequence(seed: seed)
            // Events and intermediate states of undo are checked only in some sequences because that takes longer.
            if let fault = sequence.fault(lookingClosely: seed % 4 == 0) {
                let moves = sequence.game.record.map(\.notation).joined(separator: " ")
                Issue.record("seed \(seed): \(fault), after \(moves) on \(sequence.start.board.name)")
                return
            }
        }
    }

    @Test func sequencesCoverAllKindsOfStates() {
        var over = 0
        var held = 0
        var redoable = 0
        var full = 0
        for seed in 0..<2_000 as Range<UInt64> {
            var sequence = RandomSequence(seed: seed)
            sequence.play()
            if sequence.game.isOver { over += 1 }
            if sequence.game.held?.home != nil { held += 1 }
            if sequence.game.held == nil, sequence.game.canRedo { redoable += 1 }
            if sequence.game.laid.count > 2 { full += 1 }
        }
        #expect(over > 5)
        #expect(held > 50)
        #expect(redoable > 100)
        #expect(full > 100)
    }
}

/// A game that is played at random and checked.
private struct RandomSequence {
    let start: PentominoGame
    private(set) var game: PentominoGame
    private var events: [PentominoGame.Event] = []
    private var generator: SeededGenerator

    private static let starts = [
        PentominoGame(board: .small, tiles: [.v, .p, .u]),
        PentominoGame(
            board: .small, tiles: [.v, .p, .u],
            fixed: [
                Placement(.v, at: Square(column: 0, row: 0)),
                Placement(.u, Orientation(quarterTurns: 3), at: Square(column: 3, row: 0)),
            ]),
        PentominoGame(board: TileBoard(rows: 5, columns: 5), tiles: [.f, .i, .l, .p, .u, .v, .y]),
        PentominoGame(board: TileBoard.full[0], tiles: Pentomino.allCases),
        PentominoGame(board: TileBoard.full[4], tiles: Pentomino.allCases),
        PentominoGame(
            board: TileBoard.full[0], tiles: Pentomino.allCases,
            fixed: [
                Placement(.x, at: Square(column: 4, row: 1)), Placement(.i, at: Square(column: 0, row: 1)),
                Placement(.n, Orientation(quarterTurns: 1, isFlipped: true), at: Square(column: 6, row: 4)),
            ]),
    ]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed &* 0x9E37)
        start = Self.starts[generator.number(below: Self.starts.count)]
        game = start
    }

    mutating func play() {
        for _ in 0...generator.number(below: 32) {
            let move = randomMove()
            if let reported = try? game.play(move) { events += reported }
        }
    }

    /// Plays the game, and returns the first violation of the rules, or `nil`.
    mutating func fault(lookingClosely: Bool) -> String? {
        play()
        if let fault = faultOfState(game) { return fault }
        if let fault = recordFault() { return fault }
        if lookingClosely, let fault = faultOfEvents() { return fault }
        return game.isOver ? nil : faultOfUndoing(lookingClosely: lookingClosely)
    }

    private mutating func randomMove() -> PentominoGame.Move {
        let kind = generator.number(below: 20)
        switch kind {
        case 0: return [.letGo, .putBack, .redo, .flip][generator.number(below: 4)]
        case 1: return .pick(Pentomino.allCases[generator.number(below: 12)])
        case 2: return .undo
        case 3: return .redo
        case 4: return .takeOff(game.held?.tile ?? randomTile())
        default: break
        }
        guard game.held != nil else { return kind < 8 ? .undo : kind < 10 ? .redo : .pick(randomTile()) }
        switch kind {
        case 5, 6: return .turn(.clockwise)
        case 7: return .turn(.counterclockwise)
        case 8, 9: return .flip
        case 10: return .letGo
        case 11: return .putBack
        case 12:
            return .place(Square(column: generator.number(below: 12) - 1, row: generator.number(below: 12) - 1))
        default:
            let column = Double(generator.number(below: 8 * game.board.columns)) / 8 - 0.5
            let row = Double(generator.number(below: 8 * game.board.rows)) / 8 - 0.5
            return game.landing(column: column, row: row).map { .place($0) } ?? .letGo
        }
    }

    private mutating func randomTile() -> Pentomino { game.tiles[generator.number(below: game.tiles.count)] }

    private func faultOfState(_ game: PentominoGame) -> String? {
        var filled: Set<Square> = []
        for (tile, placement) in game.placements {
            if placement.tile != tile { return "\(tile) has the placement of \(placement.tile)" }
            if game.orientations[tile] != placement.orientation { return "\(tile) has inconsistent orientations" }
            for square in placement.squares {
                if !game.board.contains(square) { return "\(tile) is outside the board" }
                if !filled.insert(square).inserted { return "\(tile) overlaps another tile" }
            }
        }
        for (tile, placement) in start.fixed where game.placements[tile] != placement { return "\(tile) has moved" }
        let hand = game.held.map { [$0.tile] } ?? []
        if (game.placements.keys + game.tray + hand).sorted() != start.tiles { return "tiles are missing or repeated" }
        if (game.laid + start.fixed.keys).sorted() != game.placements.keys.sorted() {
            return "the order of placement does not match the placements"
        }
        if game.isOver != (filled.count == game.board.squares.count) { return "the game is over at the wrong time" }
        return nil
    }

    /// Replays the accepted moves. The result must be the same game, so refused moves changed nothing.
    private func recordFault() -> String? {
        var again = start
        var reported: [PentominoGame.Event] = []
        for move in game.record {
            guard let events = try? again.play(move) else { return "\(move.notation) is refused when played again" }
            reported += events
        }
        if again != game || reported != events { return "the record gives another game" }
        return nil
    }

    /// The events alone determine the places of all tiles.
    private func faultOfEvents() -> String? {
        var placements = start.placements
        var hand: Pentomino?
        var home: Placement?
        for event in events {
            switch event {
            case .pickedUp(let tile):
                if hand != nil { return "\(tile) was picked up while another was held" }
                hand = tile
                home = placements.removeValue(forKey: tile)
            case .returned(let tile):
                if hand != tile { return "\(tile) returned without being held" }
                placements[tile] = home
                hand = nil
            case .placed(let placement):
                placements[placement.tile] = placement
                hand = nil
            case .takenOff(let tile):
                if placements.removeValue(forKey: tile) == nil, home == nil { return "\(tile) came from no place" }
                hand = nil
            case .turned(let tile, _), .flipped(let tile):
                if placements[tile] != nil { return "\(tile) was turned on the board" }
            case .finished:
                if event != events.last { return "the end was reported too early" }
            }
        }
        if placements != game.placements || hand != game.held?.tile { return "the events do not match the state" }
        if (events.last == .finished) != game.isOver { return "the end was reported at the wrong time" }
        return nil
    }

    /// Undoing everything must lead to the start through legal states, and redoing everything must lead back.
    private mutating func faultOfUndoing(lookingClosely: Bool) -> String? {
        var back = game
        while back.canUndo {
            guard (try? back.play(.undo)) != nil else { return "undo was refused" }
            if lookingClosely, let fault = faultOfState(back) { return "\(fault), after undo" }
        }
        if (try? back.play(.undo)) != nil { return "there were too many steps to undo" }
        if !back.lies(like: start) { return "undoing everything does not lead to the start" }
        guard lookingClosely, game.held == nil, !game.canRedo else { return nil }
        while back.canRedo {
            guard (try? back.play(.redo)) != nil else { return "redo was refused" }
            if let fault = faultOfState(back) { return "\(fault), after redo" }
        }
        return back.lies(like: game) ? nil : "redoing everything does not lead to the end"
    }
}
