// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Seeding
import TemporaryFolders
import Testing

@testable import Store

/// A killed process leaves its files as they are at that moment. These tests copy the files at hundreds of moments and
/// open them as the next start of the program would.
struct InterruptedWriteTests {
    let folder = TemporaryFolder()

    @Test func afterEachCallTheFilesContainExactlyWhatWasStored() throws {
        var generator = SeededGenerator(seed: 11)
        let store = Store(path: folder.file())
        var game: OpenGame?
        var results = 0
        for step in 0..<400 {
            switch generator.number(below: 12) {
            case 0:
                game = .sample(seed: UInt64(step))
                try store.begin(.sample(seed: UInt64(step)))
            case 1 where game != nil:
                try store.finish(.sample())
                results += 1
                game = nil
            case 2 where game != nil && generator.number(below: 4) == 0:
                try store.close(board: "memory")
                game = nil
            default:
                guard game != nil else { continue }
                let move = String(generator.number(below: 16))
                let separator = game?.moves == "" ? "" : " "
                game?.moves += separator + move
                game?.seconds = Double(step)
                try store.append(move: move, board: "memory", seconds: Double(step))
            }
            let copy = TemporaryFolder()
            copyDatabase(to: copy, parts: generator.number(below: 2) == 0 ? ["", "-wal", "-shm"] : ["", "-wal"])
            let next = Store(path: copy.file())
            try #require(next.incidents == [], "step \(step)")
            try #require(try next.openGame(board: "memory") == game, "step \(step)")
            try #require(try next.results(board: "memory").count == results, "step \(step)")
            try #require(try integrity(of: copy.file()) == ["ok"], "step \(step)")
        }
    }

    @Test func interruptedCallHappenedCompletelyOrNotAtAll() throws {
        var generator = SeededGenerator(seed: 12)
        let store = Store(path: folder.file())
        try store.begin(.sample())
        let moves = (0..<80).map { String($0 % 16) }
        try store.play(moves)
        let log = bytes(of: folder.file("peekaboard.db-wal"))
        var lengths: Set<Int> = []
        for round in 0..<200 {
            let copy = TemporaryFolder()
            copyDatabase(to: copy, parts: [""])
            var left = Array(log.prefix(generator.number(below: log.count + 1)))
            // An interrupted write can leave anything at the end of the log.
            if round % 2 == 1 { left += (0..<500).map { _ in UInt8(generator.number(below: 256)) } }
            write(left, to: copy.file("peekaboard.db-wal"))
            let next = Store(path: copy.file())
            try #require(next.incidents == [], "round \(round)")
            let kept = try next.openGame(board: "memory")?.moves.split(separator: " ").map(String.init) ?? []
            try #require(kept == Array(moves.prefix(kept.count)), "round \(round)")
            try #require(try integrity(of: copy.file()) == ["ok"], "round \(round)")
            lengths.insert(kept.count)
        }
        #expect(lengths.count > 30)
    }

    private func copyDatabase(to copy: TemporaryFolder, parts: [String]) {
        for part in parts {
            let name = "peekaboard.db" + part
            if exists(folder.file(name)) { write(bytes(of: folder.file(name)), to: copy.file(name)) }
        }
    }
}
