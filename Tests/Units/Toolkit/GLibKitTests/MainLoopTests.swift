import CGtk
import Glibc
import Testing

@testable import GLibKit

/// What runs while a window draws one frame after the other without a pause.
@MainActor struct MainLoopTests {
    /// The number of frames after which something counts as never done.
    private static let frames = 1000

    private final class Owner {}

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
