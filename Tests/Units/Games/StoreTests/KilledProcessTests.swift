// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords
import Glibc
import Seeding
import TemporaryFolders
import TestTiers
import Testing

@testable import Store

/// Processes that are killed in the middle of their work by SIGKILL.
struct KilledProcessTests {
    @Test func nextStartContinuesFromTheSamePosition() async throws {
        let folder = TemporaryFolder(sharedAs: "killed")
        var moves = 0
        for _ in 0..<20 {
            await #expect(processExitsWith: .signal(SIGKILL)) { try playUntilKilled() }
            let store = Store(path: folder.file())
            try #require(store.incidents == [])
            let game = try store.openGame(board: "memory") ?? .sample()
            let kept = try #require(game.numberedMoveCount)
            // The last call may have completed without returning.
            let returned = bytes(of: folder.file("returned")).count
            try #require(kept == returned || kept == returned + 1)
            try #require(kept >= moves)
            write([UInt8](repeating: 1, count: kept), to: folder.file("returned"))
            moves = kept
        }
        #expect(try integrity(of: folder.file()) == ["ok"])
        #expect(moves > 100)
        #expect(folder.otherNames == ["returned"])
    }

    /// The program does not wait for a move to be stored, so the latest ones can be lost. Moves before the latest twenty
    /// turns of another thread must not be: a turn lasts at least five milliseconds and syncs a file, so the thread of
    /// the queue has had the time for as much.
    @Test func atMostTheMovesOfTheLastTenthOfASecondAreLost() async throws {
        let folder = TemporaryFolder(sharedAs: "killed-queue")
        let rounds = isThorough ? 200 : 24
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<rounds / 4 {
                        await #expect(processExitsWith: .signal(SIGKILL)) { try await askUntilKilled() }
                    }
                }
            }
        }
        var moves = 0
        for round in 0..<rounds {
            let path = folder.file("\(round)/peekaboard.db")
            let beats = bytes(of: folder.file("\(round)/beats"))
            let store = Store(path: path)
            try #require(store.incidents == [], "kill \(round)")
            try #require(try integrity(of: path) == ["ok"], "kill \(round)")
            let game = try #require(try store.openGame(board: "memory"))
            let kept = try #require(game.numberedMoveCount, "kill \(round)")
            let turns = beats.indices.filter { beats[$0] == Beat.turn }
            let end = turns.count < 20 ? 0 : turns[turns.count - 20]
            let due = beats[..<end].count { $0 == Beat.move }
            try #require(kept >= due, "kill \(round)")
            try #require(kept <= beats.count { $0 == Beat.move }, "kill \(round)")
            moves += kept
        }
        #expect(moves > 10 * rounds)
    }
}

/// The byte that is logged for a beat.
private enum Beat {
    static let move = UInt8(ascii: "m")
    static let turn = UInt8(ascii: ".")
}

/// Logs a turn to the file whose descriptor is the argument, each time that it has slept and has synced the file.
private let logTurns: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { descriptor in
    let log = Int32(Int(bitPattern: descriptor))
    while true {
        usleep(5_000)
        fdatasync(log)
        var turn = Beat.turn
        write(log, &turn, 1)
    }
}

/// Starts the next round, and requests moves until a kernel timer kills this process. Each beat is logged in the file
/// `beats` before its move is requested.
private func askUntilKilled() async throws {
    let shared = TemporaryFolder.shared(as: "killed-queue")
    let round = (0...).first { mkdir("\(shared)/\($0)", 0o700) == 0 } ?? 0
    let folder = "\(shared)/\(round)"
    var generator = SeededGenerator(seed: UInt64(round))
    let queue = StoreQueue.sample(path: folder + "/peekaboard.db")
    _ = try await queue.answer { store throws(StoreError) in try store.begin(.sample()) }
    signal(SIGALRM) { _ in kill(getpid(), SIGKILL) }
    ualarm(UInt32(1_000 + generator.number(below: 400_000)), 0)
    let beats = open(folder + "/beats", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    var thread = pthread_t()
    pthread_create(&thread, nil, logTurns, UnsafeMutableRawPointer(bitPattern: Int(beats)))
    var number = 0
    while true {
        if generator.number(below: 3) > 0 {
            var move = Beat.move
            write(beats, &move, 1)
            queue.play(number)
            number += 1
        }
        usleep(5_000)
    }
}

/// Opens the store and continues the game until a kernel timer kills this process. Appends a byte to the file
/// `returned` for each call that has returned.
private func playUntilKilled() throws {
    let folder = TemporaryFolder.shared(as: "killed")
    signal(SIGALRM) { _ in kill(getpid(), SIGKILL) }
    ualarm(UInt32.random(in: 1_000...60_000), 0)
    let returned = open(folder + "/returned", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let store = Store(path: folder + "/peekaboard.db")
    var number = 0
    if let game = try store.openGame(board: "memory") {
        number = game.moves.split(separator: " ").count
    } else {
        try store.begin(.sample())
    }
    while true {
        try store.append(move: String(number), board: "memory", seconds: Double(number))
        write(returned, "+", 1)
        number += 1
    }
}
