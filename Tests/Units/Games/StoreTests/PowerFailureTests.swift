// SPDX-License-Identifier: GPL-3.0-or-later
import CUnsafeDisk
import GameRecords
import Glibc
import Seeding
import TemporaryFolders
import Testing

@testable import Store

/// A disk that loses unsynced writes, and one that is slow. SQLite has one such disk for the whole process, so each
/// test runs in its own process.
struct PowerFailureTests {
    @Test func powerFailureLosesAtMostTheLastSecond() async throws {
        let folder = TemporaryFolder(sharedAs: "power")
        try makeFullDatabase(at: folder.file(), results: 3, moves: 3)
        await #expect(processExitsWith: .success) { try await playThroughPowerCuts() }
        #expect(folder.names.contains("199"))
    }

    @Test func noMoveWaitsForTheDisk() async throws {
        let folder = TemporaryFolder(sharedAs: "stuck")
        try makeFullDatabase(at: folder.file(), results: 3, moves: 3)
        await #expect(processExitsWith: .success) { try await playOnStuckDisk() }
    }

    @Test func longLogIsCheckpointed() async throws {
        let folder = TemporaryFolder(sharedAs: "long")
        try makeFullDatabase(at: folder.file(), results: 3, moves: 3)
        await #expect(processExitsWith: .success) { try await playLong() }
    }
}

/// Plays for a few seconds with 200 simulated power failures. Everything from a hundred beats ago must be on the disk;
/// each beat lasts at least ten milliseconds.
private func playThroughPowerCuts() async throws {
    let folder = TemporaryFolder.shared(as: "power")
    unsafe_disk_install(folder)
    var generator = SeededGenerator(seed: 21)
    let queue = StoreQueue.sample(path: folder + "/peekaboard.db")
    _ = try await queue.answer { store throws(StoreError) in try store.begin(.sample(seed: 21)) }
    var moves = 0
    var movesUntil: [Int] = []
    for cut in 0..<200 {
        for _ in 0...generator.number(below: 5) {
            if generator.number(below: 3) > 0 {
                queue.play(moves)
                moves += 1
            }
            usleep(10_000)
            movesUntil.append(moves)
        }
        let copy = "\(folder)/\(cut)"
        mkdir(copy, 0o700)
        // Of the unsynced writes, none, all, or a random selection survives.
        unsafe_disk_cut(copy, UInt32(cut), UInt32(cut % 3))
        let due = movesUntil.dropLast(100).last
        let store = Store(path: copy + "/peekaboard.db")
        try #require(store.incidents == [], "cut \(cut)")
        try #require(try integrity(of: copy + "/peekaboard.db") == ["ok"], "cut \(cut)")
        guard let game = try store.openGame(board: "memory"), game.seed == 21 else {
            try #require(due == nil, "cut \(cut)")
            continue
        }
        let kept = try #require(game.numberedMoveCount, "cut \(cut)")
        try #require(kept >= due ?? 0, "cut \(cut)")
    }
    try #require(movesUntil.count > 300)
}

/// Continues to play while a sync hangs.
private func playOnStuckDisk() async throws {
    let folder = TemporaryFolder.shared(as: "stuck")
    unsafe_disk_install(folder)
    let queue = StoreQueue.sample(path: folder + "/peekaboard.db")
    _ = try await queue.answer { store throws(StoreError) in try store.begin(.sample(seed: 21)) }
    unsafe_disk_set_stuck(true)
    try await play(0, in: queue)
    try wait { unsafe_disk_waiting() > 0 }
    for number in 1..<300 { try await play(number, in: queue) }
    // A process that opens the database now, for example after a kill, finds all moves.
    let moves = try Store(path: folder + "/peekaboard.db").openGame(board: "memory")?.moves
    try #require(moves?.split(separator: " ").count == 300)
    try #require(unsafe_disk_waiting() == 1)
    unsafe_disk_set_stuck(false)
    queue.end()
}

/// Plays until the log exceeds its limit.
private func playLong() async throws {
    let folder = TemporaryFolder.shared(as: "long")
    unsafe_disk_install(folder)
    let path = folder + "/peekaboard.db"
    let before = bytes(of: path).count
    let queue = StoreQueue.sample(path: path)
    _ = try await queue.answer { store throws(StoreError) in try store.begin(.sample(seed: 21)) }
    for number in 0..<1200 { queue.play(number) }
    try wait { bytes(of: path).count > before }
    let log = bytes(of: path + "-wal").count
    for number in 1200..<1300 { try await play(number, in: queue) }
    // The log was restarted.
    try #require(bytes(of: path + "-wal").count == log)
    queue.end()
}

/// Waits for a condition. This can take long on a busy machine.
private func wait(until predicate: () -> Bool) throws {
    for _ in 0..<60_000 where !predicate() { usleep(1000) }
    try #require(predicate())
}

private func play(_ move: Int, in queue: StoreQueue) async throws {
    try await queue.answer { store throws(StoreError) in
        try store.append(move: String(move), board: "memory", seconds: Double(move))
    }
}
