// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// A Swift page that recreates the current state of a board.
@MainActor package enum SwiftPage {
    /// Comments for a reader who has not seen such a page yet.
    package struct Notes: Sendable {
        /// The title of the page.
        package var title: String
        /// What the page consists of.
        package var page: String
        /// How the moves are written.
        package var moves: String

        /// Creates the comments of a page.
        package init(title: String, page: String, moves: String) {
            self.title = title
            self.page = page
            self.moves = moves
        }
    }

    /// The largest number of moves on a page. A page leaves out those that follow.
    package static let maxMoves = 10_000
    /// The longest line of moves.
    private static let lineLength = 60

    /// Returns the text of a page with a controller class, the seed, a line for each property that differs from its
    /// default, and the moves. If a new value only applies to the next game, the page contains the value of the current
    /// one.
    package static func text(of board: some GameBoard, controller: String, notes: Notes? = nil) -> String {
        let lines = board.liveProperties.compactMap { property -> String? in
            let value = property.inPlay?() ?? property.read()
            return value == property.defaultValue ? nil : property.swiftLine(for: value) + "\n"
        }
        let moves = call(of: board.record.prefix(maxMoves).map(\.notation))
        return """
            \(notes.map { "//: # \($0.title)\n\(comment($0.page))" } ?? "")import PlaygroundSupport

            let gc = \(controller)(seed: \(board.seed))
            \(lines.joined())\(moves.isEmpty ? "" : notes.map { comment($0.moves) } ?? "")\(moves)\
            PlaygroundPage.current.liveView = gc

            """
    }

    private static func comment(_ text: String) -> String { "//: \(text)\n" }

    /// Returns the line that plays moves, or several lines if it would be long. The notation of a move contains nothing
    /// that needs to be escaped.
    private static func call(of moves: [String]) -> String {
        guard !moves.isEmpty else { return "" }
        var lines = [""]
        for move in moves {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = move
            } else if line.utf8.count + 1 + move.utf8.count <= lineLength {
                lines[lines.count - 1] += " " + move
            } else {
                lines.append(move)
            }
        }
        guard lines.count > 1 else { return "gc.play(\"\(lines[0])\")\n" }
        let text = lines.map { "    \($0)\n" }.joined()
        return "gc.play(\n    \"\"\"\n\(text)    \"\"\")\n"
    }
}
