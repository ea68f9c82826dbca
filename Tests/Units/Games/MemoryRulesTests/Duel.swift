// SPDX-License-Identifier: GPL-3.0-or-later
@testable import MemoryRules

/// A game between two players, A and B: a pair earns another move, a miss passes the turn.
///
/// It uses only the rules for a single player.
struct Duel {
    private(set) var game: MemoryGame
    /// The pairs won by A and by B.
    private(set) var pairs = [0, 0]
    /// The cards in the order in which they were turned over.
    private(set) var turns: [Int] = []
    /// The current player: 0 for A, 1 for B.
    private(set) var player: Int

    init(deal: Deal, first: Int = 0) {
        game = MemoryGame(deal: deal)
        player = first
    }

    /// Turns over a card, and turns a miss back before the next move.
    mutating func turn(_ card: Int, seenBy look: (MemoryGame) -> Void) throws {
        let events = try game.play(.turn(card))
        turns.append(card)
        look(game)
        for event in events {
            switch event {
            case .paired: pairs[player] += 1
            case .missed:
                player = 1 - player
                _ = try game.play(.turnBack)
                look(game)
            default: break
            }
        }
    }

    /// Plays a whole game between two opponents, limited to a thousand moves.
    static func between(
        _ one: Opponent.Strength, _ other: Opponent.Strength, deal: Deal, first: Int = 0, seed: UInt64
    ) throws -> Duel {
        var duel = Duel(deal: deal, first: first)
        var players = [Opponent(strength: one, seed: 2 * seed), Opponent(strength: other, seed: 2 * seed + 1)]
        while duel.game.moves < 1_000, let card = players[duel.player].choice(in: duel.game) {
            try duel.turn(card) { game in
                for player in players.indices { players[player].look(at: game) }
            }
        }
        return duel
    }
}
