// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Chooses moves by looking at what the other players could do then.
///
/// Source: Donald E. Knuth and Ronald W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6 (1975).
@preconcurrency @MainActor open class GKMinmaxStrategist: NSObject, GKStrategist {
    /// How many moves it looks ahead.
    public var maxLookAheadDepth = 0
    /// The state of the game.
    public var gameModel: (any GKGameModel)?
    /// What chooses between moves that are equally good. Without it, that is the first of them.
    public var randomSource: (any GKRandom)?

    /// Returns the best move for a player; `nil` if there is none.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        let moves = ratedMoves(for: player)
        return choice(of: moves.filter { $0.value == moves[0].value })
    }

    /// Returns one of the best moves for a player; `nil` if there is none.
    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        choice(of: Array(ratedMoves(for: player).prefix(max(1, numMovesToConsider))))
    }

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap(bestMove)
    }

    private func choice(of moves: [any GKGameModelUpdate]) -> (any GKGameModelUpdate)? {
        guard !moves.isEmpty else { return nil }
        return moves[randomSource?.nextInt(upperBound: moves.count) ?? 0]
    }

    /// Returns the moves of a player with their values, the best ones first.
    private func ratedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard maxLookAheadDepth > 0, let gameModel, let moves = gameModel.gameModelUpdates(for: player)
        else { return [] }
        for move in moves {
            let next = after(move, in: gameModel)
            move.value =
                next.map { value(of: $0, for: player, depth: maxLookAheadDepth - 1, .min, .max) } ?? .min
        }
        // Moves with the same value stay in their order.
        return moves.enumerated().sorted {
            ($1.element.value, $0.offset) < ($0.element.value, $1.offset)
        }.map(\.element)
    }

    private func after(_ move: any GKGameModelUpdate, in model: any GKGameModel) -> (any GKGameModel)? {
        let next = model.copy() as? any GKGameModel
        next?.apply(move)
        return next
    }

    /// Returns how good a state is for a player if everybody makes the best moves. Values outside of the bounds need
    /// not be exact.
    private func value(
        of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, _ lowest: Int,
        _ highest: Int
    ) -> Int {
        // An early victory is better than a late one.
        if model.isWin(for: player) { return GKGameModelMaxScore + depth }
        if model.isLoss(for: player) { return GKGameModelMinScore - depth }
        guard depth > 0, let active = model.activePlayer,
            let moves = model.gameModelUpdates(for: active), !moves.isEmpty
        else { return model.score(for: player) }
        let isOwnMove = active.playerId == player.playerId
        var (lowest, highest) = (lowest, highest)
        for move in moves {
            guard lowest < highest, let next = after(move, in: model) else { continue }
            let value = value(of: next, for: player, depth: depth - 1, lowest, highest)
            if isOwnMove { lowest = max(lowest, value) } else { highest = min(highest, value) }
        }
        return isOwnMove ? lowest : highest
    }
}
