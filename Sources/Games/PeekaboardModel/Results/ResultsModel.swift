// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog owns the model; callbacks from the store refer to it weakly.

import BoardKinds
import GameRecords
import Store

/// The finished games of a board by category, with a summary, the ratings, and a list of games that can be replayed.
package final class ResultsModel {
    /// The results of one category.
    package struct CategoryResults {
        package let summary: [ResultsDescription.SummaryLine]
        /// The ratings, oldest first.
        package let ratings: [Double]
        /// The latest games.
        package let games: [FinishedGame]
        /// Whether there are more games than these.
        package let hasMore: Bool
    }

    /// The number of games that are listed at first, and that `loadMore` adds.
    package nonisolated static let gamesAtOnce = 50
    private nonisolated static let mostRatings = 100

    /// The categories that have games, most recently played first.
    package private(set) var categories: [String] = []
    /// The galleries above the results.
    package private(set) var galleries: [Gallery] = []
    /// The calendar above the results; `nil` if the board has no puzzle of the day, or none is solved yet.
    package private(set) var calendar: DayCalendar?
    /// How the games are described.
    package let description: ResultsDescription

    private let model: any BoardModel
    private let store: StoreQueue
    /// The category that is shown, or that is being read.
    private var category: String?
    /// The number of the last game in the list.
    private var last: Int?

    /// Creates the results of a model's board.
    package init(of model: any BoardModel, in store: StoreQueue) {
        self.model = model
        self.store = store
        description = model.kind.results
    }

    /// Reads the categories and galleries, then calls `body`.
    package func load(then body: @escaping () -> Void) {
        model.makeGalleries { [weak self] galleries in
            guard let self else { return }
            self.galleries = galleries
            store.ask { [board = model.kind.name] store throws(StoreError) in
                (try store.categories(board: board), try store.setups(board: board))
            } then: { [weak self] read in
                guard let self else { return }
                let (categories, setups) = (try? read.get()) ?? ([], [])
                self.categories = categories
                calendar = description.calendar?(setups)
                if calendar?.isEmpty ?? false { calendar = nil }
                body()
            }
        }
    }

    /// The titles of the categories, in the same order.
    package var titles: [String] { categories.map(description.category) }

    /// Reads the games of a category, then calls `body`, unless another category has been requested by then.
    package func load(_ category: String, then body: @escaping (CategoryResults) -> Void) {
        self.category = category
        store.ask { [board = model.kind.name] store throws(StoreError) in
            let summary = try store.summary(board: board, category: category)
            return (summary, try store.results(board: board, category: category, limit: Self.mostRatings))
        } then: { [weak self] read in
            guard let self, category == self.category else { return }
            let (summary, games) = (try? read.get()) ?? (Summary(), [])
            let (listed, hasMore) = list(games)
            body(
                CategoryResults(
                    summary: description.summary(summary, games), ratings: games.compactMap(\.rating).reversed(),
                    games: listed, hasMore: hasMore))
        }
    }

    /// Reads more games of the category that is shown, then calls `body` with them and with whether there are still
    /// more.
    package func loadMore(then body: @escaping (_ games: [FinishedGame], _ hasMore: Bool) -> Void) {
        guard let category, let last else { return body([], false) }
        store.ask { [board = model.kind.name] store throws(StoreError) in
            try store.results(board: board, category: category, before: last, limit: Self.gamesAtOnce + 1)
        } then: { [weak self] games in
            guard let self, category == self.category else { return }
            let (listed, hasMore) = list((try? games.get()) ?? [])
            body(listed, hasMore)
        }
    }

    /// Returns a closure that replays a game, or `nil` if the game cannot be replayed.
    package func replayAction(for game: FinishedGame) -> (() -> Void)? { model.replayAction(for: game) }

    private func list(_ games: [FinishedGame]) -> (games: [FinishedGame], hasMore: Bool) {
        // Older games are stored without their moves.
        let replayable = games.prefix { !$0.moves.isEmpty }
        let listed = Array(replayable.prefix(Self.gamesAtOnce))
        last = listed.last?.id ?? last
        return (listed, replayable.count > listed.count)
    }
}
