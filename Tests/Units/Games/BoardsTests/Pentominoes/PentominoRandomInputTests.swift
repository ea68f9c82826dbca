// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import PentominoRules
import Scene
import Seeding
import TestStages
import TestTiers
import Testing

/// Invariants of the board, checked over seeded sequences of input, keys, changes of properties, sizes, and games, at
/// random times.
@MainActor struct PentominoRandomInputTests {
    @Test func noSequenceOfActionsBreaksTheBoard() {
        var counts = RandomTileActions.Counts()
        let seeds = randomSeeds(310)
        for seed in seeds {
            var actions = RandomTileActions(seed: seed)
            for step in 0..<40 {
                let action = actions.act()
                if let fault = actions.fault {
                    Issue.record("seed \(seed), step \(step), \(action): \(fault)")
                    return
                }
            }
            if let fault = actions.faultAtEnd() {
                Issue.record("seed \(seed), at the end: \(fault)")
                return
            }
            counts.add(actions.counts)
        }
        // In all 310 games: more than 500 tiles placed, 100 taken off, 1,000 turned, and 10 games finished.
        #expect(counts.placed * 31 > seeds.count * 50 && counts.takenOff * 31 > seeds.count * 10, "\(counts)")
        #expect(counts.turned * 31 > seeds.count * 100 && counts.finished * 31 > seeds.count, "\(counts)")
    }
}

/// A seeded sequence of actions on the board: sensible play, hasty play, and nonsense.
@MainActor private struct RandomTileActions {
    struct Counts {
        var placed = 0, takenOff = 0, turned = 0, finished = 0

        mutating func add(_ other: Counts) {
            placed += other.placed
            takenOff += other.takenOff
            turned += other.turned
            finished += other.finished
        }
    }

    private var generator: SeededGenerator
    private let play: PentominoPlay
    /// Counted from zero whenever the board starts another game.
    private var movesBefore = 0
    private var isAutopilotOn = false
    private var accessibilityState = AccessibilityStateChecker()
    private var faultOfFrame: String?

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        let setups = [PentominoSetup(), PentominoPlay.small, .board(TileBoard.ladder[0]), .board(TileBoard.full[4])]
        play = PentominoPlay(
            setups[generator.number(below: 4)], seed: seed, motion: generator.number(below: 4) > 0,
            area: Size(width: 360 + Double(generator.number(below: 3)) * 400, height: 500))
    }

    var counts: Counts {
        var counts = Counts()
        for event in play.reported {
            switch event {
            case .placed: counts.placed += 1
            case .takenOff: counts.takenOff += 1
            case .turned, .flipped: counts.turned += 1
            case .finished: counts.finished += 1
            default: break
            }
        }
        return counts
    }

    /// Performs an action, and returns its description.
    mutating func act() -> String {
        play.pass([0, 0, 1.0 / 60, 0.04, 0.1, 0.2, 0.3, 0.6, 2, 10][generator.number(below: 10)])
        faultOfFrame = faultOfNames(onlyTimeHasPassed: true)
        switch generator.number(below: 30) {
        case 0...13: return input()
        case 14...21: return key()
        case 22: return property()
        case 23:
            let size = Size(
                width: Double(generator.number(below: 1600)), height: Double(generator.number(below: 1000)))
            play.board.resize(to: size)
            return "size \(size)"
        case 24: return game()
        case 25:
            generator.number(below: 2) == 0 ? play.board.undo(at: play.now) : play.board.redo(at: play.now)
            return "undo or redo"
        case 26:
            play.board.display(.place(Placement(.x, at: Square(column: 0, row: 0))))
            return "hint"
        default: return carry()
        }
    }

    private mutating func input() -> String {
        let device = generator.number(below: 2) == 0 ? Device.pointer : .finger
        let inputs: [Input] = [
            .press(place(), by: device), .pressEnded, .tap(place(), by: device), .longPress, .drag(to: place()), .drop,
            .cancel, .otherTap(place(), count: 1 + generator.number(below: 3)),
            .turn(isClockwise: generator.number(below: 2) == 0), .activate(generator.number(below: 20) - 3),
        ]
        let input = inputs[generator.number(below: inputs.count)]
        play.receive(input)
        return "\(input)"
    }

    private mutating func key() -> String {
        let letters = Array("FILNPTUVWXYZRA").map { Key.character($0) }
        let others = [
            Key.escape, .delete, .go(.left), .go(.right), .go(.up), .go(.down), .go(.rowStart), .go(.last),
            .character("R"), .character("F"),
        ]
        let keys = generator.number(below: 2) == 0 ? letters : others
        let key = keys[generator.number(below: keys.count)]
        play.press(key, on: generator.number(below: 14), shift: generator.number(below: 3) == 0)
        if generator.number(below: 2) == 0, let tile = play.game.held?.tile { play.receive(.activate(tile.rawValue)) }
        return "\(key)"
    }

    private mutating func property() -> String {
        let properties = play.board.liveProperties
        let property = properties[generator.number(below: properties.count)]
        let values = property.otherValues.filter { value in
            // The first puzzle of a day and large deals would take too much time.
            guard case .choice(let id) = value else { return true }
            return ["6x10", "3x5", "4x5", "5x5", "8x8"].contains(id)
        }
        let value = values.isEmpty ? property.defaultValue : values[generator.number(below: values.count)]
        property.write(value)
        if generator.number(below: 3) == 0 { play.board.allowsMotion.toggle() }
        return "\(property.name) \(value)"
    }

    private mutating func game() -> String {
        let (setup, seed, record) = (play.board.setup, play.board.seed, play.game.record)
        switch generator.number(below: 6) {
        case 0:
            movesBefore = play.playedMoves.count
            isAutopilotOn = false
            play.board.deal(seed: seed + 1, at: play.now)
            return "deal"
        case 1:
            do { try play.board.restore(setup, seed: seed, record: record, at: play.now) } catch { return "\(error)" }
            movesBefore = play.playedMoves.count - play.game.record.count
            return "restore"
        case 2:
            movesBefore = play.playedMoves.count
            play.board.replay(setup, seed: seed, record: record, at: play.now)
            return "replay"
        case 3:
            play.board.stopAutomaticMoves(at: play.now)
            return "stop"
        default:
            // Only boards whose solutions are found quickly.
            let isEasy = play.game.board.holes.isEmpty
            guard isEasy, generator.number(below: 2) == 0, let solution = Solution.first(of: play.game) else {
                return "-"
            }
            play.board.placeTiles(of: solution, at: play.now)
            return "solution"
        }
    }

    /// Performs a complete drag.
    private mutating func carry() -> String {
        let tile = play.game.tiles[generator.number(below: play.game.tiles.count)]
        play.lift(tile, by: generator.number(below: 2) == 0 ? .pointer : .finger)
        for _ in 0..<generator.number(below: 3) { play.receive(.otherTap(Point(x: 0, y: 0), count: 1)) }
        play.drag(to: place())
        play.pass(0.05)
        play.receive(generator.number(below: 5) == 0 ? .cancel : .drop)
        return "carry \(tile)"
    }

    private mutating func place() -> Point {
        switch generator.number(below: 3) {
        case 0:
            return play.spot(on: play.game.tiles[generator.number(below: play.game.tiles.count)])
        case 1:
            return play.place(
                of: Square(column: generator.number(below: 12) - 1, row: generator.number(below: 8) - 1))
        default:
            return Point(
                x: Double(generator.number(below: 1000)) - 100, y: Double(generator.number(below: 700)) - 100)
        }
    }

    // MARK: - Invariants

    var fault: String? {
        mutating get { faultOfFrame ?? faultOfNames() ?? faultOfGame }
    }

    private mutating func faultOfNames(onlyTimeHasPassed: Bool = false) -> String? {
        struct Names: Equatable {
            let tiles: [PentominoBoard.TileDescription?]
            let buttons: [Bool]
            let tabOrder: [Int]
            let ghost: [Int]
            let counts: [Int?]
        }
        struct Moment: Equatable {
            let record: [PentominoGame.Move]
            let isAutomatic: Bool
        }
        let (board, game) = (play.board, play.game)
        let names = Names(
            tiles: Pentomino.allCases.map(board.description(of:)), buttons: TileButton.allCases.map(board.isPresent),
            tabOrder: board.tabOrder, ghost: board.ghost.map { [$0.row, $0.column, $0.fits ? 1 : 0] } ?? [],
            counts: [game.placements.count, game.moveCount, board.solutionsLeft])
        return accessibilityState.fault(
            of: board.accessibilityState, names: names,
            moment: Moment(record: game.record, isAutomatic: board.isAutomatic),
            onlyTimeHasPassed: onlyTimeHasPassed)
    }

    private var faultOfGame: String? {
        let board = play.board
        if let fault = play.faultOfGame { return fault }
        if let fault = play.recordFault { return fault }
        if play.playedMoves.dropFirst(movesBefore) != play.game.record[...] { return "moves were not reported" }
        for (place, piece) in play.pieces.enumerated() {
            let numbers = [
                piece.center.x, piece.center.y, piece.turn, piece.rotation, piece.scale, piece.held, piece.opacity,
            ]
            if !numbers.allSatisfy(\.isFinite) { return "piece \(place) is \(piece)" }
            if !board.scene.plates.has(piece.front) || !board.scene.plates.has(piece.back) {
                return "piece \(place) has no plate"
            }
        }
        if let tile = play.game.tiles.first(where: { !play.piece($0).isPresent }) { return "\(tile) is not present" }
        if play.game.held == nil, play.pieces[PentominoPlay.Mark.landing].isPresent { return "unexpected landing mark" }
        if !play.board.allowsMotion { return nil }
        return play.board.activity == .still ? play.faultAtRest : nil
    }

    /// Finishes all motion. Returns a description of an inconsistency, or `nil`.
    mutating func faultAtEnd() -> String? {
        play.rest()
        if let fault = faultOfNames(onlyTimeHasPassed: true) { return fault }
        if let fault = fault ?? play.faultAtRest { return fault }
        if play.board.activity != .still { return "the board does not come to rest" }
        let pieces = play.pieces
        play.pass(1000)
        if play.pieces != pieces { return "an event was pending on a board at rest" }
        if play.board.isReplay { resume() }
        play.receive(.cancel)
        play.press(.escape)
        play.rest()
        if play.game.held != nil || play.board.holdsPiece { return "a held tile cannot be released" }
        return play.faultAtRest ?? fault
    }

    /// Lets the player continue the recorded game that the board shows.
    private mutating func resume() {
        let (setup, seed, record) = (play.board.setup, play.board.seed, play.game.record)
        movesBefore = play.playedMoves.count - record.count
        try? play.board.restore(setup, seed: seed, record: record, at: play.now)
    }
}
