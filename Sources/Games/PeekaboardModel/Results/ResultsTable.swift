// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import GameRecords
import Localization

/// Finished games as a table for other programs. Its columns and words are the same in every language.
package struct ResultsTable {
    /// A value in the table.
    enum Field: Equatable {
        case none
        case integer(Int)
        case number(Double)
        /// A text that this program has not chosen, such as one from the file of the saved games.
        case text(String)
    }

    /// The format of a file.
    package enum Format: Sendable {
        case csv, json

        /// Returns the format of a file by the ending of its name, or `nil` for other endings.
        package init?(fileName: String) {
            let name = fileName.lowercased()
            if name.hasSuffix(".csv") {
                self = .csv
            } else if name.hasSuffix(".json") {
                self = .json
            } else {
                return nil
            }
        }
    }

    /// Returns a message about a file name whose ending names no format.
    package static func unknownFormat(_ file: String) -> String {
        // Translators: {file} is the name that the user has given a file. Please keep .csv and .json.
        filled(translated("Could not save {file}: the name must end with .csv or .json"), ["file": file])
    }

    /// The names of the columns.
    static let columns =
        ["board", "finished", "setup", "players", "opponent"] + (1...mostPlayers).map { "result_\($0)" }
        + ["seconds", "moves", "peeks", "misses", "rating", "seed", "record"]
    private static let mostPlayers = 4

    /// The values of each game, in the order of the columns.
    let rows: [[Field]]

    /// Creates a table with a row for each game. `offset` returns the difference between local time and UTC at a time.
    package init(_ games: [FinishedGame]) { self.init(games, offset: ISOTime.localOffset) }

    init(_ games: [FinishedGame], offset: (Int) -> Int) {
        rows = games.map { Self.row(of: $0, offset: offset($0.finished)) }
    }

    private static func row(of game: FinishedGame, offset: Int) -> [Field] {
        let players = BoardKinds.named(game.board)?.results.players(game)
        let results = (0..<mostPlayers).map { index -> Field in
            guard let results = players?.results, results.indices.contains(index) else { return .none }
            return .integer(results[index])
        }
        let finished = ISOTime.text(secondsSince1970: game.finished, offset: offset)
        return [
            .text(game.board), Field(finished), .text(game.setup), players.map { .integer($0.count) } ?? .none,
            Field(players?.opponent),
        ] + results + [
            .number(game.seconds), .integer(game.moveCount), .integer(game.helps),
            game.misses.map { .integer($0) } ?? .none, game.rating.map { .number($0) } ?? .none,
            // A spreadsheet or JavaScript would round a large number.
            .text("\(game.seed)"), .text(game.moves),
        ]
    }

    /// Returns the table as the text of a file.
    package func text(as format: Format) -> String {
        switch format {
        case .csv: CSVText.lines([Self.columns.map { .text($0) }] + rows)
        case .json: JSONText.objects(rows.map { Array(zip(Self.columns, $0)) })
        }
    }
}

extension ResultsTable.Field {
    fileprivate init(_ text: String?) { self = text.map { .text($0) } ?? .none }
}
