// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

@testable import MemoryRules

/// Hand-written games on six cards: 1, 2, 3 in the first column, and in the same order in the second.
struct GameReviewTests {
    @Test func pairsFoundAtFirstSightAreNotMisses() throws {
        let review = try review([.turn(0), .turn(3), .turn(4), .turn(1), .turn(2), .turn(5)])
        #expect(review.moves == 3)
        #expect(review.misses == 0)
        #expect(review.peeks == 0)
    }

    @Test func twoNewUnequalCardsAreBadLuck() throws {
        let review = try review([.turn(0), .turn(1)])
        #expect(review.badLuckMisses == 1)
        #expect(review.avoidableMisses == 0)
    }

    @Test func notTakingASeenMateIsAvoidable() throws {
        let review = try review([.turn(0), .turn(1), .turnBack, .turn(3), .turn(2)])
        #expect(review.badLuckMisses == 1)
        #expect(review.avoidableMisses == 1)
    }

    @Test func seeingAMateTooLateIsBadLuckButThenThePairIsKnown() throws {
        var review = try review([.turn(0), .turn(1), .turnBack, .turn(2), .turn(3), .turnBack])
        #expect(review.badLuckMisses == 2)
        try review.play(.turn(4))
        try review.play(.turn(5))
        #expect(review.avoidableMisses == 1, "the pair 0 and 3 was known")
        #expect(review.badLuckMisses == 2)
    }

    @Test func takingAKnownPairIsNotAMiss() throws {
        let review = try review([.turn(0), .turn(1), .turn(3), .turn(0), .turn(2), .turn(5), .turn(1), .turn(4)])
        #expect(review.moves == 4)
        #expect(review.avoidableMisses == 0)
        #expect(review.badLuckMisses == 1)
    }

    /// A found pair cannot be taken again, so missing it is not avoidable.
    @Test func foundPairIsForgotten() throws {
        let review = try review([.turn(0), .turn(3), .turn(1), .turn(5)])
        #expect(review.badLuckMisses == 1)
        #expect(review.avoidableMisses == 0)
    }

    @Test func afterAPeekNoMissIsBadLuck() throws {
        let review = try review([.peek, .turn(0), .turn(1), .turn(2), .turn(5)])
        #expect(review.peeks == 1)
        #expect(review.avoidableMisses == 1)
        #expect(review.badLuckMisses == 0)
    }

    @Test func peekInMidMoveShowsTheMate() throws {
        #expect(try review([.turn(0), .peek, .turn(1)]).avoidableMisses == 1)
        #expect(try review([.turn(0), .peek, .turn(3)]).misses == 0)
    }

    @Test func refusedMoveChangesNothing() throws {
        var review = try review([.turn(0), .turn(1), .turnBack, .turn(0)])
        let before = review
        #expect(throws: MemoryGame.Refusal.alreadyFaceUp) { try review.play(.turn(0)) }
        #expect(review == before)
        #expect(throws: MemoryGame.Refusal.nothingToTurnBack) { try self.review([.turnBack]) }
    }

    private func review(_ moves: [MemoryGame.Move]) throws -> GameReview {
        try GameReview(deal: Deal(columns: 2, rows: 3, numbers: [1, 2, 3, 1, 2, 3]), moves: moves)
    }
}

struct GameReviewOfSeededGamesTests {
    @Test func perfectPlayerHasNoAvoidableMisses() throws {
        for seed in 0..<3_000 as Range<UInt64> {
            var game = MemoryGame(deal: Deal(seed: seed))
            var player = PerfectPlayer()
            var moves: [MemoryGame.Move] = []
            while let card = player.choice(in: game) {
                _ = try game.play(.turn(card))
                moves.append(.turn(card))
                player.look(at: game)
            }
            let review = try GameReview(deal: game.deal, moves: moves)
            try #require(review.avoidableMisses == 0, "seed \(seed)")
            try #require(review.moves == 8 + review.badLuckMisses)
        }
    }

    /// According to Velleman and Warrington, the number of pairs found by turning over two new cards tends to ln 2.
    @Test func perfectGameHasAboutLn2LuckyPairsOnAverage() throws {
        let games = 300
        var lucky = 0
        for seed in 0..<UInt64(games) {
            var game = MemoryGame(deal: Deal(columns: 10, rows: 10, seed: seed))
            var player = PerfectPlayer()
            var seen: Set<Int> = []
            var newCards = 0
            while let card = player.choice(in: game) {
                if game.open.count != 1 { newCards = 0 }
                if seen.insert(card).inserted { newCards += 1 }
                for case .paired in try game.play(.turn(card)) where newCards == 2 { lucky += 1 }
                player.look(at: game)
            }
        }
        // The number is close to a Poisson distribution, so the standard deviation is 0.048.
        #expect(abs(Double(lucky) / Double(games) - 0.693) < 0.2)
    }

    /// Published result: without any memory, n pairs take n² moves.
    @Test func playerWithoutMemoryTakesSixtyFourMovesForEightPairs() throws {
        let games = 1_000
        var moves = 0
        for seed in 0..<UInt64(games) {
            let (deal, played) = try randomGame(seed: seed, peeks: false)
            let review = try GameReview(deal: deal, moves: played)
            try #require(review.moves == 8 + review.misses, "seed \(seed)")
            moves += review.moves
        }
        // The standard deviation is 0.78.
        #expect(abs(Double(moves) / Double(games) - 64) < 3.2)
    }

    /// A straightforward implementation of the definition, with lists.
    @Test func countsMatchTheDefinition() throws {
        for seed in 0..<400 as Range<UInt64> {
            let (deal, moves) = try randomGame(seed: seed, peeks: true)
            let review = try GameReview(deal: deal, moves: moves)
            let counts = try countsByDefinition(deal, moves)
            try #require(review.avoidableMisses == counts.avoidable, "seed \(seed)")
            try #require(review.badLuckMisses == counts.badLuck, "seed \(seed)")
            try #require(review.peeks == moves.count { $0 == .peek })
        }
    }

    private func randomGame(seed: UInt64, peeks: Bool) throws -> (Deal, [MemoryGame.Move]) {
        var game = MemoryGame(deal: Deal(seed: seed))
        var generator = SeededGenerator(seed: seed &+ 77)
        var moves: [MemoryGame.Move] = []
        while !game.isOver {
            let down = game.cards.indices.filter { game.cards[$0] == .faceDown }
            var move = MemoryGame.Move.turn(down[generator.number(below: down.count)])
            // Without memory both cards of a miss can be turned over again, so turn them face down first.
            if game.open.count == 2 { move = .turnBack }
            if peeks, generator.number(below: 60) == 0 { move = .peek }
            _ = try game.play(move)
            moves.append(move)
        }
        return (game.deal, moves)
    }

    private func countsByDefinition(
        _ deal: Deal, _ moves: [MemoryGame.Move]
    ) throws -> (avoidable: Int, badLuck: Int) {
        var game = MemoryGame(deal: deal)
        var counts = (avoidable: 0, badLuck: 0)
        var seen: [Int] = []
        var seenBeforeMove: [Int] = []
        for move in moves {
            if case .turn = move, game.open.count != 1 { seenBeforeMove = seen }
            let there = game.cards.indices.filter { game.cards[$0] != .found }
            let events = try game.play(move)
            for event in events {
                switch event {
                case .missed(let cards):
                    let first = cards[0]
                    let known = seenBeforeMove.filter { there.contains($0) }
                    let pairWasKnown = known.contains { card in
                        known.contains { $0 != card && deal.numbers[$0] == deal.numbers[card] }
                    }
                    let mateWasSeen = seen.contains { $0 != first && deal.numbers[$0] == deal.numbers[first] }
                    if pairWasKnown || mateWasSeen { counts.avoidable += 1 } else { counts.badLuck += 1 }
                case .peeked: seen += there
                default: break
                }
            }
            if case .turn(let card) = move { seen.append(card) }
        }
        return counts
    }
}
