// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import MemoryRules

/// The strongest opponent, which plays by the table of Zwick and Paterson.
struct HardOpponentTests {
    @Test(arguments: [(4, 4), (4, 3), (6, 6)])
    func eachMoveTurnsAsManyNewCardsAsTheTableSays(columns: Int, rows: Int) throws {
        var passes = 0
        for seed in 0..<200 as Range<UInt64> {
            let deal = Deal(columns: columns, rows: rows, seed: seed)
            let duel = try Duel.between(.hard, .hard, deal: deal, seed: seed)
            var record = TableRecord(deal: deal)
            for move in stride(from: 0, to: duel.turns.count, by: 2) {
                let fault = record.faultOfMove(duel.turns[move], duel.turns[move + 1])
                try #require(fault == nil, "seed \(seed), move \(move / 2 + 1)")
            }
            passes += record.passes
        }
        #expect(passes > 0, "the games must contain passes")
    }

    /// There are at most two passes in a row, before each of at most n moves that find pairs and 2n moves that show new
    /// cards.
    @Test(arguments: [(2, 2), (4, 3), (4, 4), (6, 6)])
    func gamesBetweenTwoOfThemEnd(columns: Int, rows: Int) throws {
        for seed in 0..<300 as Range<UInt64> {
            let deal = Deal(columns: columns, rows: rows, seed: seed)
            let game = try Duel.between(.hard, .hard, deal: deal, seed: seed).game
            try #require(game.isOver, "seed \(seed)")
            try #require(game.moves <= 9 * deal.groups, "seed \(seed)")
        }
    }

    /// The values of the table as long as both players never pass: -2/3 pairs for two pairs, -1/5 for three.
    @Test(arguments: [(2, 2, -2.0 / 3), (3, 2, -1.0 / 5)])
    func firstOfTwoPlayersGainsTheValueOfTheTable(columns: Int, rows: Int, gain: Double) throws {
        let games = 3_000
        var difference = 0
        for seed in 0..<UInt64(games) {
            let deal = Deal(columns: columns, rows: rows, seed: seed)
            let pairs = try Duel.between(.hard, .hard, deal: deal, seed: seed).pairs
            difference += pairs[0] - pairs[1]
        }
        // The standard deviation is at most 3 per game, which is 0.055 on average.
        #expect(abs(Double(difference) / Double(games) - gain) < 0.2)
    }

    /// The table is worth about 1.1 pairs per game of eight pairs against a player with perfect memory who always turns
    /// over two new cards. The standard deviation is 0.11.
    @Test func itBeatsAPerfectMemoryWithoutTheTable() throws {
        let games = 2_000
        var difference = 0
        for seed in 0..<UInt64(games) {
            var duel = Duel(deal: Deal(seed: seed), first: Int(seed % 2))
            var hard = Opponent(strength: .hard, seed: seed)
            var plain = PerfectPlayer()
            while let card = duel.player == 0 ? hard.choice(in: duel.game) : plain.choice(in: duel.game) {
                try duel.turn(card) { game in
                    hard.look(at: game)
                    plain.look(at: game)
                }
            }
            difference += duel.pairs[0] - duel.pairs[1]
        }
        #expect(Double(difference) / Double(games) > 0.6)
    }
}

/// Tracks what both players know, and checks moves against the table.
private struct TableRecord {
    let deal: Deal
    private(set) var passes = 0
    private let table: TwoPlayerTable
    private var seen: Set<Int> = []
    private var found: Set<Int> = []
    private var player = 0
    /// The cards that were known before the last pass of each player.
    private var knownAtPass = [Set<Int>(), []]

    init(deal: Deal) {
        self.deal = deal
        table = TwoPlayerTable(pairs: deal.groups)
    }

    mutating func faultOfMove(_ first: Int, _ second: Int) -> String? {
        let known = seen.subtracting(found)
        let newCards = [first, second].count { !seen.contains($0) }
        let isPair = deal.numbers[first] == deal.numbers[second]
        let mayPass = knownAtPass[player] != known
        defer {
            seen.formUnion([first, second])
            if newCards == 0, !isPair {
                passes += 1
                knownAtPass[player] = known
            }
            if isPair { found.formUnion([first, second]) } else { player = 1 - player }
        }
        if Set(known.map { deal.numbers[$0] }).count < known.count {
            return newCards == 0 && isPair ? nil : "a known pair was not taken"
        }
        let mateIsKnown = known.contains { $0 != first && deal.numbers[$0] == deal.numbers[first] }
        if mateIsKnown { return isPair && newCards == 1 ? nil : "a known mate was not taken" }
        let pairsLeft = deal.groups - found.count / 2
        let best = table.newCards(pairsLeft: pairsLeft, knownSingles: known.count, mayPass: mayPass)
        if newCards != best {
            return "\(newCards) new cards, not \(best), for \(pairsLeft) pairs and \(known.count) known cards"
        }
        return newCards == 1 && seen.contains(first) ? "the known card was turned over first" : nil
    }
}
