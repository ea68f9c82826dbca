// SPDX-License-Identifier: GPL-3.0-or-later
// The session owns the time line, and the view keeps it while it is shown. It refers to the board weakly.

import BoardKinds
import Boards
import GameRecords
import Localization

/// The moves of a recorded game as a time line. The board shows the game after the first `position` moves.
package final class GameTimeLine {
    /// The number of moves.
    package let count: Int
    /// The positions after the moves that a player looks for, such as those that found a pair.
    package let landmarks: [Int]
    /// The number of moves that the board shows.
    package private(set) var position: Int
    /// Whether the board plays the moves that follow.
    package private(set) var isPlaying = false
    /// Called after each change of the position, and when playing starts or stops.
    package var changed: () -> Void = {}

    private let showMoment: (_ position: Int) -> Void
    private let play: (_ position: Int) -> Void
    private let stop: () -> Void
    private let describe: (_ position: Int) -> String

    /// Creates the time line of a record for the board that shows it. Moves that the rules refuse, and those that
    /// follow them, are left out.
    init<B: GameBoard>(
        of recorded: GameRecord<B.Rules>, on board: B, now: @escaping () -> Double,
        describe: @escaping (PlayedMove<B.Rules>) -> MoveDescription
    ) {
        let moves = recorded.game(after: .max).record
        let record = GameRecord<B.Rules>(setup: recorded.setup, seed: recorded.seed, moves: moves)
        count = moves.count
        position = 0
        landmarks = Self.landmarks(of: record, describe)
        showMoment = { [weak board] in board?.display(record, after: $0, at: now()) }
        play = { [weak board] in board?.playAutomatically(Array(moves.dropFirst($0)), at: now()) }
        stop = { [weak board] in board?.stopAutomaticMoves(at: now()) }
        self.describe = { position in
            var game = record.game(after: position - 1)
            return (try? PlayedMove(moves[position - 1], in: &game)).map(describe)?.text ?? ""
        }
    }

    /// Shows the game after the first `position` moves, or the nearest moment that exists. Stops playing.
    package func seek(to position: Int) {
        isPlaying = false
        self.position = min(max(position, 0), count)
        showMoment(self.position)
        changed()
    }

    /// Plays the moves that follow, or all of them again at the end. Or stops playing.
    package func setPlaying(_ isOn: Bool) {
        guard isOn != isPlaying, count > 0 else { return }
        if isOn, position == count { seek(to: 0) }
        isPlaying = isOn
        isOn ? play(position) : stop()
        changed()
    }

    /// Returns what the move before a position was: `Fox, row 1, column 2`.
    package func move(at position: Int) -> String {
        1 <= position && position <= count ? describe(position) : translated("Start of the game")
    }

    /// Returns which move the one before a position was: `Move 5 of 32: Fox, row 1, column 2`.
    package func description(at position: Int) -> String {
        guard 1 <= position, position <= count else { return move(at: position) }
        return filled(
            // Translators: {move} is what the move was, such as “Fox, row 1, column 2”.
            translated("Move {number} of {count}: {move}"),
            ["number": "\(position)", "count": "\(count)", "move": move(at: position)])
    }

    /// Called when the board plays the moves from the beginning, with the opening of the game.
    func playingBegan() {
        (position, isPlaying) = (0, count > 0)
    }

    /// Called when the board has played the next move.
    func movePlayed() {
        position = min(position + 1, count)
        if position == count { isPlaying = false }
        changed()
    }

    private static func landmarks<Rules: GameRules>(
        of record: GameRecord<Rules>, _ describe: (PlayedMove<Rules>) -> MoveDescription
    ) -> [Int] {
        var game = Rules(setup: record.setup, seed: record.seed)
        var landmarks: [Int] = []
        for (index, move) in record.moves.enumerated() {
            guard let played = try? PlayedMove(move, in: &game) else { break }
            if describe(played).isLandmark { landmarks.append(index + 1) }
        }
        return landmarks
    }
}
