import Boards
import PasscodeRules
import PentominoRules
import Scene

/// A board in the middle of a game, whichever it is, for what must hold on all of them.
@MainActor protocol Stage: AnyObject {
    /// The board that is played.
    var live: any GameBoard { get }
    /// The game as the rules know it.
    var rules: any Equatable { get }
    /// How often whoever gives advice was asked.
    var questions: Int { get }
    /// Lets time pass in one frame.
    func pass(_ seconds: Double)
    /// Plays in such a way that each property has a part in it, a step at a time: 0, 1, 2 … False after the last.
    func playOn(step: Int) -> Bool
    /// Plays the game to its end.
    func playToTheEnd()
    /// How often it was told that the game is over, and whether its record is that of the game.
    var ending: (told: Int, isRecorded: Bool) { get }
}

extension Stage {
    var properties: [LiveProperty] { live.liveProperties }

    /// Whether another is the same to the eye and to the hand.
    func looks(like other: any Stage) -> Bool {
        let (one, two) = (live.scene, other.live.scene)
        return one.size == two.size && one.background == two.background && one.pieces == two.pieces
            && one.plates == two.plates && live.longPressTime == other.live.longPressTime
            && questions == other.questions
    }

    /// Whether the rules know the same game of another.
    func isSameGame(as other: any Stage) -> Bool { isEqual(rules, other.rules) }

    private func isEqual<T: Equatable>(_ one: T, _ other: any Equatable) -> Bool { one == other as? T }
}

extension PlayedBoard: Stage {
    var live: any GameBoard { board }
    var rules: any Equatable { game }
    var questions: Int { 0 }

    func playOn(step: Int) -> Bool {
        switch step {
        case 0: board.open(at: now)
        case 10: tap(unequal.0, unequal.1)
        case 40: tap(cards(showing: 1).0, cards(showing: 1).1)
        case 60: handle(.longPress)
        case 90: deal(seed: 5)
        case 105: tap(unequal.0, unequal.1)
        default: break
        }
        pass(0.1)
        return step < 150
    }

    func playToTheEnd() {
        if board.isOpening { board.open(at: now) }
        handle(.cancel)
        rest()
        findAll()
    }

    var ending: (told: Int, isRecorded: Bool) {
        let again = try? game.record.reduce(into: MemoryBoard(setup: board.setup, seed: board.seed).game) {
            _ = try $0.play($1)
        }
        return (told.count { $0 == .finished }, again == game)
    }
}

extension PentominoPlay: Stage {
    var live: any GameBoard { board }
    var rules: any Equatable { game }
    var questions: Int { positions }

    func playOn(step: Int) -> Bool {
        switch step {
        case 0: lift(.f)
        case 10: handle(.otherTap(Point(x: 0, y: 0), count: 1))
        case 20: drag(to: Point(x: 1, y: 1))
        case 21: handle(.drop)
        case 50: board.deal(seed: 5, at: now)
        default: break
        }
        pass(0.02)
        return step < 55
    }

    func playToTheEnd() {
        handle(.cancel)
        press(.escape)
        rest()
        for placement in solution?.placements ?? [] where game.placements[placement.tile] == nil { key(placement) }
        rest()
    }

    /// A way to fill the board from here; each is sought once.
    private var solution: Solution? {
        if let found = Self.found[game.placements] { return found }
        _ = Solver(board: game.board, tiles: game.tiles, placed: Array(game.placements.values)).forEachSolution {
            Self.found[game.placements] = $0
            return false
        }
        return Self.found[game.placements]
    }

    private static var found: [[Pentomino: Placement]: Solution] = [:]

    var ending: (told: Int, isRecorded: Bool) { (told.count { $0 == .finished }, faultOfRecord == nil) }
}

extension PasscodePlay: Stage {
    var live: any GameBoard { board }
    var rules: any Equatable { game }
    var questions: Int { 0 }

    func playOn(step: Int) -> Bool {
        switch step {
        case 10: for _ in 0..<3 { tapTarget() }
        case 25: tapTarget()
        case 100: board.deal(seed: 5, at: now)
        default: break
        }
        pass(0.1)
        return step < 105
    }

    func playToTheEnd() {
        board.setPaused(false, at: now)
        board.watch(false, at: now)
        key(.escape)
        for _ in 0..<60 where !game.isOver {
            tapTarget()
            pass(45)  // Longer than any flight, and than any card is shown.
        }
        pass(45)
    }

    var ending: (told: Int, isRecorded: Bool) { (told.count { $0 == .finished }, faultOfRecord == nil) }
}
