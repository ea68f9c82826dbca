// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Testing

@testable import GLibKit

/// Processes that end when the main loop does not turn.
@MainActor struct MainLoopWatchdogTests {
    @Test func processEndsWhileTheMainLoopDoesNotTurn() throws {
        var ending: ChildProcess.Ending?
        let process = try #require(
            ChildProcess("/bin/sleep", ["1000"], received: { _, _ in }, ended: { ending = $0 }))
        let other = try #require(ChildProcess("/bin/sleep", ["1000"], received: { _, _ in }, ended: { _ in }))
        process.endIfStalled()
        let name = try #require(process.identifier)
        var hasSeenItsEnd = false
        whenIdle(for: process) { _ in
            while !["", "Z"].contains(state(of: name)) {}
            hasSeenItsEnd = true
        }
        while ending == nil { g_main_context_iteration(nil, 1) }
        #expect(hasSeenItsEnd && process.hasStalled && ending == .signal(SIGKILL))
        #expect(other.isRunning && !other.hasStalled)
        other.abandon()
    }

    @Test func mainLoopThatTurnsIsNoReason() throws {
        var ending: ChildProcess.Ending?
        let process = try #require(
            ChildProcess("/bin/sleep", ["4"], received: { _, _ in }, ended: { ending = $0 }))
        process.endIfStalled()
        // More processor time than a single turn may take.
        while ending == nil {
            let start = clock()
            while Double(clock() - start) / Double(CLOCKS_PER_SEC) < 0.1 {}
            g_main_context_iteration(nil, 0)
        }
        #expect(ending == .status(0) && !process.hasStalled)
    }
}

/// Returns the state of a process; empty if there is none.
@MainActor private func state(of process: String) -> String {
    let fields = processFile("stat", of: process).split(separator: ")").last?.split(separator: " ")
    return fields?.first.map(String.init) ?? ""
}
