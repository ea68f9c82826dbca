import Seeding
import Testing

@testable import MemoryRules

/// Published: Velleman and Warrington, "What to Expect in a Game of Memory", American Mathematical Monthly 120 (2013);
/// Foerster and Wattenhofer, "The Solitaire Memory Game".
struct PerfectExpectationTests {
    @Test(arguments: [
        (1, Fraction(1)), (2, Fraction(8, 3)), (3, Fraction(13, 3)), (4, Fraction(622, 105)), (5, Fraction(793, 105)),
        (6, Fraction(31_748, 3_465)), (7, Fraction(44_141, 4_095)), (8, Fraction(558_242, 45_045)),
    ])
    func fewPairsTakeExactlyThePublishedMoves(pairs: Int, moves: Fraction) {
        #expect(PerfectExpectation.exactMoves(pairs: pairs) == moves)
        #expect(abs(PerfectExpectation(pairs: pairs).moves - moves.value) < 1e-12)
    }

    @Test(arguments: [
        (8, 12.39298), (9, 14.00757), (10, 15.62165), (12, 18.84979), (15, 23.69161), (18, 28.53318), (20, 31.76082),
        (32, 51.12605), (50, 80.1732),
    ])
    func manyPairsTakeThePublishedMoves(pairs: Int, moves: Double) {
        #expect(abs(PerfectExpectation(pairs: pairs).moves - moves) < 1e-4)
    }

    @Test func theFractionsReachAsFarAsPromised() {
        #expect(abs(PerfectExpectation.exactMoves(pairs: 21).value - PerfectExpectation(pairs: 21).moves) < 1e-9)
    }

    @Test func theExpectationTendsToThePublishedLimit() {
        let logarithmOfTwo = 0.693_147_180_559_945_3
        let limit = (3 - 2 * logarithmOfTwo) * 1250 + 7.0 / 8 - 2 * logarithmOfTwo
        #expect(abs(PerfectExpectation(pairs: 1250).moves - limit) < 1e-4)
    }

    @Test func eightPairsTakeEachNumberOfMovesAsOftenAsPublished() {
        let chances = PerfectExpectation.distribution(pairs: 8)
        let published = [9: 0.008, 10: 0.45, 11: 8.65, 12: 45.91, 13: 41.09, 14: 3.87, 15: 0.013]
        for (moves, percent) in published {
            // To the last digit that is given.
            #expect(abs(100 * chances[moves] - percent) < (percent < 0.1 ? 0.0005 : 0.005), "\(moves) moves")
        }
        #expect(abs(1 / chances[8] - 2_027_025) < 1e-3)
    }

    @Test func aDistributionIsOneWithTheExpectationAsItsMean() {
        for pairs in 1...30 {
            let chances = PerfectExpectation.distribution(pairs: pairs)
            let mean = chances.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element }
            #expect(abs(chances.reduce(0, +) - 1) < 1e-12)
            #expect(abs(mean - PerfectExpectation(pairs: pairs).moves) < 1e-9)
            let possible = chances.indices.filter { chances[$0] > 0 }
            #expect(possible == Array(pairs...max(1, 2 * pairs - 1)))
        }
    }

    @Test func whatIsKnownCountsInAnyPosition() {
        let expectation = PerfectExpectation(pairs: 8)
        func moves(_ left: Int, singles: Int = 0, pairs: Int = 0, up: Bool = false) -> Double {
            expectation.moves(from: .init(pairsLeft: left, knownSingles: singles, knownPairs: pairs, singleIsUp: up))
        }
        #expect(moves(8) == expectation.moves)
        #expect(moves(0) == 0)
        #expect(moves(8, pairs: 8) == 8, "each known pair is a move")
        #expect(moves(8, singles: 8) == 8, "each unknown card has a known mate")
        #expect(moves(8, singles: 2, pairs: 3) == 3 + moves(5, singles: 2))
        // One of two unequal cards is known: the next card has its mate in one of three cases; else it has not, and
        // the next of the two that are left is its mate or not.
        #expect(abs(moves(2, singles: 1) - (1.0 / 3 * 2 + 2.0 / 3 * (0.5 * 2 + 0.5 * 3))) < 1e-12)
        #expect(abs(moves(2, singles: 1, up: true) - moves(2)) < 1e-12, "the first card tells nothing yet")
        #expect(moves(1, singles: 1, up: true) == 1)
    }

    /// Whatever was turned first, in whatever order: the moves so far and those still expected come, over all orders in
    /// which four pairs can lie, to just what the perfect player takes from there.
    @Test(arguments: 0..<9)
    func overAllOrdersTheExpectationFromAPositionIsWhatIsTaken(turnsAtRandom: Int) throws {
        let expectation = PerfectExpectation(pairs: 4)
        var generator = SeededGenerator(seed: UInt64(turnsAtRandom))
        let places = (0..<turnsAtRandom).map { _ in generator.number(below: 8) }
        var expected = 0.0
        var taken = 0
        for numbers in allOrders(ofPairs: 4) {
            var game = WatchedGame(deal: Deal(columns: 4, rows: 2, numbers: numbers))
            for place in places where game.game.cards[place] == .faceDown { try game.turn(place) }
            expected += Double(game.game.moves) + expectation.moves(from: game.review.position)
            while let card = game.player.choice(in: game.game) { try game.turn(card) }
            taken += game.game.moves
        }
        #expect(abs(expected - Double(taken)) < 1e-6)
    }
}

/// A game, what is to say of it, and a perfect player who looks on.
private struct WatchedGame {
    var game: MemoryGame
    var review: GameReview
    var player = PerfectPlayer()

    init(deal: Deal) {
        game = MemoryGame(deal: deal)
        review = GameReview(deal: deal)
    }

    mutating func turn(_ card: Int) throws {
        _ = try game.play(.turn(card))
        try review.play(.turn(card))
        player.look(at: game)
    }
}

/// Every different order of two each of the numbers 1 to `pairs`.
private func allOrders(ofPairs pairs: Int) -> [[Int]] {
    func extend(_ order: [Int]) -> [[Int]] {
        guard order.count < 2 * pairs else { return [order] }
        return (1...pairs).filter { number in order.count { $0 == number } < 2 }.flatMap { extend(order + [$0]) }
    }
    return extend([])
}
