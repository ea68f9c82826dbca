// SPDX-License-Identifier: GPL-3.0-or-later
import TestTiers
import Testing

@testable import MemoryRules

/// Compares the perfect player with the expectation, which is implemented independently. Published results: Velleman and
/// Warrington, "What to Expect in a Game of Memory", American Mathematical Monthly 120 (2013).
struct PerfectGamesTests {
    @Test func gamesMatchTheExpectation() async {
        let games = isThorough ? 100_000 : 20_000
        let counts = await countsOfMoves(seeds: games)
        #expect(counts[8...15].reduce(0, +) == games, "each game takes 8 to 15 moves")
        let average = Double(counts.enumerated().reduce(0) { $0 + $1.offset * $1.element }) / Double(games)
        #expect(abs(average - 558_242 / 45_045) < 0.02)

        // Pearson's chi-squared statistic for the numbers of moves, with 8 to 10 combined, exceeds 25.7 once in 10,000
        // times.
        var chances = PerfectExpectation.distribution(pairs: 8)
        for (moves, published) in [(10, 0.0045), (11, 0.0865), (12, 0.4591), (13, 0.4109), (14, 0.0387)] {
            #expect(abs(chances[moves] - published) < 0.000_1)
        }
        var seen = counts
        for moves in 8...9 {
            chances[10] += chances[moves]
            seen[10] += seen[moves]
        }
        let statistic = (10...15).reduce(0.0) { sum, moves in
            let expected = chances[moves] * Double(games)
            let deviation = Double(seen[moves]) - expected
            return sum + deviation * deviation / expected
        }
        #expect(statistic < 25.7)
    }
}

/// Plays the deals of seeds 0 and up on all cores. Returns how often each number of moves was needed, indexed by it.
private func countsOfMoves(seeds: Int) async -> [Int] {
    let slice = 5_000
    return await withTaskGroup(of: [Int].self) { group in
        for first in stride(from: 0, to: seeds, by: slice) {
            group.addTask {
                var counts = Array(repeating: 0, count: 17)
                for seed in first..<min(first + slice, seeds) { counts[movesOfPerfectGame(seed: UInt64(seed))] += 1 }
                return counts
            }
        }
        return await group.reduce(into: Array(repeating: 0, count: 17)) { sum, counts in
            for moves in sum.indices { sum[moves] += counts[moves] }
        }
    }
}

/// Returns the number of moves, from 8 to 15, or 0 if the player did not finish the game.
private func movesOfPerfectGame(seed: UInt64) -> Int {
    var game = MemoryGame(deal: Deal(seed: seed))
    var player = PerfectPlayer()
    while game.moves < 16, let card = player.choice(in: game) {
        guard (try? game.play(.turn(card))) != nil else { return 0 }
        player.look(at: game)
    }
    return game.isOver ? game.moves : 0
}
