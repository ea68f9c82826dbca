import CUnsafeDisk
import Gameplay
import Glibc
import Seeding
import TemporaryFolders
import Testing

@testable import Store

/// A disk that loses what was not synced, and one that takes its time. SQLite has one such disk for a whole process, so each
/// test has one of its own.
struct PowerCutTests {
    @Test func aLossOfPowerLosesAtMostTheLastSecond() async throws {
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

    @Test func aLongLogIsTakenIntoTheFile() async throws {
        let folder = TemporaryFolder(sharedAs: "long")
        try makeFullDatabase(at: folder.file(), results: 3, moves: 3)
        await #expect(processExitsWith: .success) { try await playLong() }
    }
}

/// Plays for some seconds, in which the power is lost 200 times: what was done a hundred beats before, each of a hundredth of a
/// second or more, has to be on the disk.
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
        // Of what was not synced nothing is left, all of it, or here a piece and there a piece.
        unsafe_disk_cut(copy, UInt32(cut), UInt32(cut % 3))
        let due = movesUntil.dropLast(100).last
        let store = Store(path: copy + "/peekaboard.db")
        try #require(store.incidents == [], "cut \(cut)")
        try #require(try integrity(of: copy + "/peekaboard.db") == ["ok"], "cut \(cut)")
        guard let game = try store.openGame(board: "memory"), game.seed == 21 else {
            try #require(due == nil, "cut \(cut)")
            continue
        }
        let kept = game.moves.split(separator: " ").map(String.init)
        try #require(kept == (0..<kept.count).map(String.init), "cut \(cut)")
        try #require(kept.count >= due ?? 0, "cut \(cut)")
    }
    try #require(movesUntil.count > 300)
}

/// Plays on while the disk does not come to the end of a sync.
private func playOnStuckDisk() async throws {
    let folder = TemporaryFolder.shared(as: "stuck")
    unsafe_disk_install(folder)
    let queue = StoreQueue.sample(path: folder + "/peekaboard.db")
    _ = try await queue.answer { store throws(StoreError) in try store.begin(.sample(seed: 21)) }
    unsafe_disk_set_stuck(true)
    try await play(0, in: queue)
    try wait { unsafe_disk_waiting() > 0 }
    for number in 1..<300 { try await play(number, in: queue) }
    // Whoever opens it now, after a kill for instance, finds them all.
    let moves = try Store(path: folder + "/peekaboard.db").openGame(board: "memory")?.moves
    try #require(moves?.split(separator: " ").count == 300)
    try #require(unsafe_disk_waiting() == 1)
    unsafe_disk_set_stuck(false)
    queue.end()
}

/// Plays more than a log is to have.
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
    // It has begun anew.
    try #require(bytes(of: path + "-wal").count == log)
    queue.end()
}

/// Waits until something is so; it may take long on a machine that is busy with other work.
private func wait(until isSo: () -> Bool) throws {
    for _ in 0..<60_000 where !isSo() { usleep(1000) }
    try #require(isSo())
}

private func play(_ move: Int, in queue: StoreQueue) async throws {
    try await queue.answer { store throws(StoreError) in
        try store.append(move: String(move), board: "memory", seconds: Double(move))
    }
}
