import Glibc
import Testing

@testable import Store

/// Processes that are killed in the middle of their work, by a signal that nothing can be done about.
struct KilledTests {
    let folder = TemporaryFolder(sharedAs: "killed")

    @Test func theNextStartStandsWhereTheKilledOneStood() async throws {
        var moves: [String] = []
        for _ in 0..<20 {
            await #expect(processExitsWith: .signal(SIGKILL)) { try playUntilKilled() }
            let store = Store(path: folder.file())
            try #require(store.incidents == [])
            let kept = try store.openGame(board: "memory")?.moves.split(separator: " ").map(String.init) ?? []
            // The call that was under way may have come to its end without having said so.
            let returned = bytes(of: folder.file("returned")).count
            try #require(kept.count == returned || kept.count == returned + 1)
            try #require(kept == (0..<kept.count).map(String.init))
            try #require(kept.count >= moves.count)
            write([UInt8](repeating: 1, count: kept.count), to: folder.file("returned"))
            moves = kept
        }
        #expect(try integrity(of: folder.file()) == ["ok"])
        #expect(moves.count > 100)
        #expect(folder.namesAside == ["returned"])
    }
}

/// Opens the store and goes on with the game until a timer that the kernel keeps ends this process. Adds one byte to the file `returned`
/// for each call that has returned.
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
