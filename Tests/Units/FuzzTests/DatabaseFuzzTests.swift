// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import TemporaryFolders
import Testing

@testable import Store

/// Corrupted databases, opened as at the start of the program.
struct DatabaseFuzzTests {
    private let folder = TemporaryFolder()

    @Test func databaseIsReadOrSetAside() throws {
        let source = try sample()
        var mutator = Mutator(seed: 45)
        var run = FuzzRun("databases", within: .ofWindow)
        for number in 0..<FuzzRun.count("FUZZ_DATABASES", short: 100) {
            var bytes = source
            // Corrupt either the first page, which contains the header and the schema, or any place.
            if number % 2 == 0 {
                var head = Array(bytes.prefix(4096))
                mutator.mutate(&head)
                bytes.replaceSubrange(0..<4096, with: (head + [UInt8](repeating: 0, count: 4096)).prefix(4096))
            } else {
                mutator.mutate(&bytes)
            }
            folder.removeContents()
            let path = folder.write(bytes, to: "peekaboard.db")
            try run.read(bytes) { try use(path) }
        }
        run.finish()
    }

    /// Opens a database and uses it in every way the program does. Returns the reason if it was refused.
    private func use(_ path: String) throws -> String? {
        let store = Store(path: path)
        try #require(store.incidents.count <= 1)
        let summary = try? store.summary(board: "memory")
        _ = try? store.results(board: "memory")
        _ = try? store.categories(board: "memory")
        _ = try? store.solutions(board: "pentominoes", category: "6x10")
        let game = try? store.openGame(board: "memory")
        try? store.begin(game.flatMap { $0 } ?? Self.game(8))
        try? store.append(move: "3", board: "memory", seconds: 9)
        _ = try? store.finish(Self.result(99))
        switch store.incidents.first {
        case nil: return summary == nil ? "cannot be read" : nil
        case .setAside(let fault, _): return "\(fault)"
        case .readOnly: return "read only"
        case .unavailable(let error): return "\(error)"
        }
    }

    private func sample() throws -> [UInt8] {
        do {
            let store = Store(path: folder.file("sample.db"))
            for number in 0..<30 { _ = try store.finish(Self.result(UInt64(number))) }
            _ = try store.add(solution: "a solution", board: "pentominoes", category: "6x10", found: 1_700_000_000)
            try store.begin(Self.game(7))
            for move in 0..<20 { try store.append(move: "\(move % 16)", board: "memory", seconds: Double(move)) }
        }
        return TemporaryFolder.bytes(of: folder.file("sample.db"))
    }

    private static func game(_ seed: UInt64) -> OpenGame {
        OpenGame(board: "memory", seed: seed, setup: "4x4 people 1", moves: "", seconds: 0)
    }

    private static func result(_ seed: UInt64) -> FinishedGame {
        FinishedGame(
            of: OpenGame(board: "memory", seed: seed, setup: "4x4 people 1", moves: "0 1 2 3", seconds: 60),
            category: "4x4/people 1", finished: 1_700_000_000, moveCount: 12, helps: 0, misses: 0, rating: 12.5)
    }
}
