// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Synchronization
import Testing

@testable import GLibKit

/// What runs while a window draws one frame after the other without a pause.
@MainActor struct MainLoopTests {
    /// The number of frames after which something counts as never done.
    private static let frames = 1000

    private final class Owner {}

    /// How many witnesses were released, and on which thread.
    private nonisolated final class Releases: Sendable {
        private let mainThread = pthread_self()
        private let onMain = Atomic(0)
        private let elsewhere = Atomic(0)

        var onOtherThreads: Int { elsewhere.load(ordering: .relaxed) }
        var all: Int { onMain.load(ordering: .relaxed) + onOtherThreads }

        func count() {
            if pthread_self() == mainThread {
                onMain.add(1, ordering: .relaxed)
            } else {
                elsewhere.add(1, ordering: .relaxed)
            }
        }
    }

    private nonisolated final class Witness: Sendable {
        private let releases: Releases

        init(_ releases: Releases) { self.releases = releases }

        deinit { releases.count() }
    }

    /// Draws frames, each of which is due when the previous one ends, until a condition holds.
    private func draw(until isDone: () -> Bool) {
        let source = g_idle_add_full(GDK_PRIORITY_REDRAW, { _ in 1 }, nil, nil)
        defer { g_source_remove(source) }
        for _ in 0..<Self.frames where !isDone() { g_main_context_iteration(nil, 1) }
    }

    @Test func idleWorkIsDoneBetweenFrames() {
        var isDone = false
        let owner = Owner()
        whenIdle(for: owner) { _ in isDone = true }
        draw { isDone }
        #expect(isDone)
    }

    @Test func idleWorkOfAReleasedObjectIsNotDone() {
        var (isDone, isLaterDone) = (false, false)
        var owner: Owner? = Owner()
        whenIdle(for: owner!) { _ in isDone = true }
        owner = nil
        let other = Owner()
        whenIdle(for: other) { _ in isLaterDone = true }
        draw { isLaterDone }
        #expect(!isDone && isLaterDone)
    }

    /// The result of background work, and the object that waits for it, may belong to the main thread.
    @Test func backgroundWorkIsReleasedOnTheMainThread() {
        let releases = Releases()
        for round in 1...500 {
            inBackground {
                Witness(releases)
            } then: { [owner = Witness(releases)] _ in
                withExtendedLifetime(owner) {}
            }
            while releases.all < 2 * round { g_main_context_iteration(nil, 0) }
        }
        #expect(releases.onOtherThreads == 0)
    }

    @Test func outputIsReadBetweenFrames() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { close(ends[1]) }
        var output: [UInt8] = []
        let reader = OutputReader(ends[0]) { output += $0 }
        #expect(write(ends[1], "text", 4) == 4)
        withExtendedLifetime(reader) { draw { !output.isEmpty } }
        #expect(String(decoding: output, as: UTF8.self) == "text")
    }
}
