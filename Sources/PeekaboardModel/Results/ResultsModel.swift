// The dialog owns the model; answers of the store refer to it weakly.

import BoardKinds
import Gameplay
import Store

/// The finished games of a board: for each category what they come to, how the rating went, and the games to be watched again.
public final class ResultsModel {
    /// What is shown of a category.
    public struct Contents {
        /// What the games come to, line by line.
        public let summary: [ResultsDescription.Line]
        /// The ratings, the oldest first.
        public let ratings: [Double]
        /// The latest games.
        public let games: [FinishedGame]
        /// Whether there are more games than these.
        public let hasMore: Bool
    }

    /// The number of games that are listed at first, and that `loadMore` adds.
    public nonisolated static let gamesAtOnce = 50
    private nonisolated static let mostRatings = 100

    /// The categories that have games, in the order in which they are offered.
    public private(set) var categories: [String] = []
    /// What stands above all results.
    public private(set) var galleries: [Gallery] = []
    /// What is said of the games.
    public let description: ResultsDescription

    private let model: any BoardModel
    private let store: StoreQueue
    /// The category that is shown, or will be as soon as its games are read.
    private var category: String?
    /// The number of the last game that is listed.
    private var last: Int?

    /// The results of the board of a model.
    public init(of model: any BoardModel, in store: StoreQueue) {
        self.model = model
        self.store = store
        description = model.kind.results
    }

    /// Reads which categories there are, and what stands above them, then calls `body`.
    public func load(then body: @escaping () -> Void) {
        model.makeGalleries { [weak self] galleries in
            guard let self else { return }
            self.galleries = galleries
            store.ask { [board = model.kind.name] store throws(StoreError) in
                try store.categories(board: board)
            } then: { [weak self] categories in
                self?.categories = (try? categories.get()) ?? []
                body()
            }
        }
    }

    /// The titles of the categories, in their order.
    public var titles: [String] { categories.map(description.category) }

    /// Reads the games of a category, then calls `body`, unless another category is asked for by then.
    public func show(_ category: String, then body: @escaping (Contents) -> Void) {
        self.category = category
        store.ask { [board = model.kind.name] store throws(StoreError) in
            let summary = try store.summary(board: board, category: category)
            return (summary, try store.results(board: board, category: category, limit: Self.mostRatings))
        } then: { [weak self] read in
            guard let self, category == self.category else { return }
            let (summary, games) = (try? read.get()) ?? (Summary(), [])
            let (listed, hasMore) = list(games)
            body(
                Contents(
                    summary: description.summary(summary, games), ratings: games.compactMap(\.rating).reversed(),
                    games: listed, hasMore: hasMore))
        }
    }

    /// Reads further games of the category that is shown, then calls `body` with them, and with whether there are yet more.
    public func loadMore(then body: @escaping (_ games: [FinishedGame], _ hasMore: Bool) -> Void) {
        guard let category, let last else { return body([], false) }
        store.ask { [board = model.kind.name] store throws(StoreError) in
            try store.results(board: board, category: category, before: last, limit: Self.gamesAtOnce + 1)
        } then: { [weak self] games in
            guard let self, category == self.category else { return }
            let (listed, hasMore) = list((try? games.get()) ?? [])
            body(listed, hasMore)
        }
    }

    /// Shows a game again; nil for one that cannot be shown.
    public func watch(_ game: FinishedGame) -> (() -> Void)? { model.watch(game) }

    private func list(_ games: [FinishedGame]) -> (games: [FinishedGame], hasMore: Bool) {
        // Old games are kept without their moves.
        let watchable = games.prefix { !$0.moves.isEmpty }
        let listed = Array(watchable.prefix(Self.gamesAtOnce))
        last = listed.last?.id ?? last
        return (listed, watchable.count > listed.count)
    }
}
