import Boards
import CGtk
import GtkKit
import PentominoRules

/// What a kind of game of Pentominoes is called.
enum PentominoSetupWords {
    /// `6 × 10`, or `Puzzle of 21 November 2026, hard`.
    static func title(_ setup: PentominoSetup) -> String {
        switch setup {
        case .board(let board): size(board)
        case .daily(let day, let strength):
            filled(pattern(of: strength), ["date": date(day)])
        }
    }

    /// The name of a category of results.
    static func title(category: String) -> String {
        switch category {
        case "daily easy": translated("Puzzle of the day, easy")
        case "daily medium": translated("Puzzle of the day, medium")
        case "daily hard": translated("Puzzle of the day, hard")
        default: TileBoard(name: category).map(size) ?? category
        }
    }

    private static func size(_ board: TileBoard) -> String {
        filled(translated("{rows} × {columns}"), ["rows": "\(board.rows)", "columns": "\(board.columns)"])
    }

    private static func pattern(of strength: DailyPuzzle.Strength) -> String {
        switch strength {
        // Translators: {date} is a date as it is written in your country, such as 21/11/2026.
        case .easy: translated("Puzzle of {date}, easy")
        case .medium: translated("Puzzle of {date}, medium")
        case .hard: translated("Puzzle of {date}, hard")
        }
    }

    private static func date(_ day: Day) -> String {
        guard let time = g_date_time_new_local(gint(day.year), gint(day.month), gint(day.day), 0, 0, 0) else {
            return ""
        }
        defer { g_date_time_unref(time) }
        guard let text = g_date_time_format(time, "%x") else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}

extension PentominoSetup {
    /// The results with which one of it is compared: those of all days count together.
    var category: String {
        switch self {
        case .board(let board): board.name
        case .daily(_, let strength): NextTileGame.daily(strength).id
        }
    }
}

extension Day {
    /// The date of this moment, where the user is.
    static var today: Day {
        let now = g_date_time_new_now_local()!
        defer { g_date_time_unref(now) }
        return Day(
            year: Int(g_date_time_get_year(now)), month: Int(g_date_time_get_month(now)),
            day: Int(g_date_time_get_day_of_month(now))) ?? Day.first
    }
}
