import Boards
import MemoryRules
import Scene

/// A board on which time passes only when it is told to.
@MainActor final class PlayedBoard {
    let board: MemoryBoard
    private(set) var now = 0.0
    /// What the board has told since the last deal.
    private(set) var told: [MemoryGame.Event] = []
    /// The moves that the rules have accepted since the board was made, as the board has told them.
    private(set) var playedMoves: [MemoryGame.Move] = []
    /// How often the board has said that it changed.
    private(set) var changes = 0

    /// A board that lies open: its cards have turned to their backs.
    convenience init(columns: Int = 4, rows: Int = 4, seed: UInt64 = 7, motion: Bool = true, opened: Bool = true) {
        self.init(setup: MemorySetup(columns: columns, rows: rows), seed: seed, motion: motion, opened: opened)
    }

    /// A board of a setup that lies open.
    init(setup: MemorySetup, seed: UInt64 = 7, motion: Bool = true, opened: Bool = true, deck: Deck = .animals) {
        board = MemoryBoard(setup: setup, seed: seed, deck: deck)
        board.allowsMotion = motion
        board.happened = { [weak self] in self?.told.append($0) }
        board.played = { [weak self] in self?.playedMoves.append($0) }
        board.changed = { [weak self] in self?.changes += 1 }
        guard opened else { return }
        board.open(at: 0)
        rest()
    }

    var game: MemoryGame { board.game }
    var pieces: [Piece] { board.scene.pieces }
    var isOver: Bool { game.isOver }

    /// Lets time pass in one frame.
    func pass(_ seconds: Double) {
        now += seconds
        board.advance(to: now)
    }

    /// Lets time pass without any frame, as on a board that nobody needs to draw.
    func idle(_ seconds: Double) { now += seconds }

    /// Lets time pass in frames of a length, and looks at the board after each.
    func watch(_ seconds: Double, frame: Double = 1.0 / 60, _ look: () -> Void = {}) {
        let end = now + seconds
        while now < end { pass(min(frame, end - now)); look() }
    }

    /// Lets as much time pass as anything on the board can take. What the computer or a watched game plays comes to its
    /// end as well.
    func rest() {
        pass(100)
        for _ in 0..<1000 where board.activity != .still { pass(100) }
    }

    func handle(_ input: Input) { board.handle(input, at: now) }

    func tap(_ cards: Int...) { for card in cards { handle(.tap(pieces[card].center)) } }

    func deal(seed: UInt64) {
        told = []
        board.deal(seed: seed, at: now)
    }

    /// The two cards that show a number.
    func cards(showing number: Int) -> (Int, Int) {
        let cards = game.deal.numbers.indices.filter { game.deal.numbers[$0] == number }
        return (cards[0], cards[1])
    }

    /// Takes a pair off the board, and waits until it has gone.
    func find(_ number: Int) {
        let (first, second) = cards(showing: number)
        tap(first, second)
        rest()
    }

    /// Takes all pairs off the board.
    func findAll() { for number in 1...game.deal.pairs { find(number) } }

    /// Two cards that are no pair.
    var unequal: (Int, Int) { (cards(showing: 1).0, cards(showing: 2).0) }

    /// Whether each card that is on the board shows the side that the rules say, flat and at rest.
    var agreesWithRules: Bool {
        pieces.indices.allSatisfy { card in
            let piece = pieces[card]
            guard game.cards[card] != .found else { return !piece.isPresent }
            let isUp = piece.turn.truncatingRemainder(dividingBy: 2) == 1
            let isFlat = piece.turn == piece.turn.rounded() && piece.opacity == 1
            return piece.isPresent && isFlat && isUp == (game.cards[card] == .faceUp) && piece.showsFront == isUp
        }
    }
}

/// Whether two figures are the same but for rounding.
func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }
