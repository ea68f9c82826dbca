// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Localization
import PentominoRules
import Scene

/// Text that describes a pentomino board, in the user's language.
@MainActor package struct PentominoText: BoardText {
    private let board: PentominoBoard

    /// Creates the text for a board.
    package init(board: PentominoBoard) { self.board = board }

    /// Returns the accessible name of a tile or of a button next to it, or `nil` for a piece that is gone or only
    /// decorative.
    package func name(of piece: Int) -> String? {
        if let button = TileButton(rawValue: piece) {
            guard board.isPresent(button) else { return nil }
            // Translators: Buttons beside a held tile: what they do to it.
            return button == .turn ? translated("Turn") : translated("Flip")
        }
        guard let tile = Pentomino(rawValue: piece), let description = board.description(of: tile) else { return nil }
        return text(of: tile, description)
    }

    /// Returns the name and the place of a tile.
    func text(of tile: Pentomino, _ description: PentominoBoard.TileDescription) -> String {
        let letter = ["letter": tile.letter]
        switch description {
        // Translators: For screen readers. {letter} is one of F I L N P T U V W X Y Z.
        case .held: return filled(translated("{letter} tile, held"), letter)
        case .inTray: return filled(translated("{letter} tile, in the tray"), letter)
        case .onBoard(let row, let column, let isFixed):
            let values = letter.merging(["row": "\(row)", "column": "\(column)"]) { $1 }
            return filled(
                isFixed
                    // Translators: A fixed tile is part of the puzzle and cannot be moved.
                    ? translated("{letter} tile, on the board, row {row}, column {column}, fixed")
                    : translated("{letter} tile, on the board, row {row}, column {column}"), values)
        }
    }

    /// Returns what to announce for an event, or `nil` if the tile's changed name already conveys it.
    package func announcement(of event: PentominoGame.Event) -> Announcement? {
        let text: String
        switch event {
        case .turned(let tile, .clockwise):
            text = filled(translated("{letter} tile, turned clockwise"), ["letter": tile.letter])
        case .turned(let tile, _):
            text = filled(translated("{letter} tile, turned counterclockwise"), ["letter": tile.letter])
        case .flipped(let tile): text = filled(translated("{letter} tile, flipped"), ["letter": tile.letter])
        case .pickedUp, .placed, .returned, .takenOff, .finished: return nil
        }
        return Announcement(text)
    }

    /// The numbers of tiles on the board and of moves.
    package var status: [String] {
        [
            filled(
                translated("Tiles: {count} of {all}"), ["count": "\(laid)", "all": "\(board.game.board.tileCount)"]),
            // Translators: In the line below the board.
            filled(translated("Moves: {count}"), ["count": "\(board.game.moveCount)"]),
        ]
    }

    /// What to do first.
    package var firstStep: String? {
        translated("Drag a tile to the board. To turn or flip it, click or tap it first.")
    }

    /// The title of the puzzle.
    package var subject: String? { PentominoSetupText.title(board.setup) }

    /// The number of solutions left, if it is shown; otherwise the title of the daily puzzle, if any.
    package var headline: String? {
        if board.showsSolutionsLeft, !board.game.isOver {
            guard let count = board.solutionsLeft else { return translated("Solutions left: …") }
            return filled(translated("Solutions left: {count}"), ["count": grouped(count)])
        }
        guard case .daily = board.setup else { return nil }
        return PentominoSetupText.title(board.setup)
    }

    /// The state of the game in one phrase: `3 of 12 tiles on the board, 4 moves`.
    package var state: String {
        var parts = [
            filled(
                // Translators: {moves} is “2 moves”. The plural form depends on {all}.
                translated(
                    "{count} of {all} tile on the board, {moves}", "{count} of {all} tiles on the board, {moves}",
                    count: board.game.board.tileCount),
                [
                    "count": "\(laid)", "all": "\(board.game.board.tileCount)",
                    "moves": movesText(board.game.moveCount),
                ])
        ]
        if let ghost = board.ghost { parts.append(text(of: ghost)) }
        if let headline { parts.append(headline) }
        return parts.joined(separator: "\n")
    }

    /// Returns the position of the ghost, and whether the tile fits there.
    package func text(of ghost: (row: Int, column: Int, fits: Bool)) -> String {
        filled(
            ghost.fits
                // Translators: Whether the held tile fits there. The row and column are those of its top-left square.
                ? translated("Row {row}, column {column}: fits")
                : translated("Row {row}, column {column}: doesn’t fit"),
            ["row": "\(ghost.row)", "column": "\(ghost.column)"])
    }

    /// Returns a hint as text, or `nil` if the puzzle is already solved.
    package func text(of hint: Hint) -> String? {
        switch hint {
        case .place(let placement):
            guard let first = placement.squares.first else { return nil }
            return filled(
                // Translators: A hint. The row and column are those of the tile’s first square.
                translated("Place the {letter} tile at row {row}, column {column}"),
                ["letter": placement.tile.letter, "row": "\(first.row + 1)", "column": "\(first.column + 1)"])
        case .takeBack(let tile):
            return filled(
                // Translators: A hint.
                translated("No solution from here: take the {letter} tile off the board"), ["letter": tile.letter])
        case .alreadySolved: return nil
        }
    }

    /// Returns the figures of a finished game, line by line.
    package func score(seconds: Double) -> [String] {
        let score = filled(
            translated("{moves}, {time}"), ["moves": movesText(board.game.moveCount), "time": clock(seconds)])
        return board.game.hints == 0 ? [score] : [score, hintsText(board.game.hints)]
    }

    /// The result of the demo, for the terminal.
    package var report: String {
        filled(
            // Translators: The demo’s result in the terminal. The plural form depends on {all}.
            translated(
                "Pentominoes: {count} of {all} tile placed", "Pentominoes: {count} of {all} tiles placed",
                count: board.game.board.tileCount),
            ["count": "\(laid)", "all": "\(board.game.board.tileCount)"])
    }

    private var laid: Int { board.game.placements.count }
}
