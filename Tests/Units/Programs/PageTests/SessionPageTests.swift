// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import Testing

/// A page is a function of its code, its seed, and its inputs.
struct SessionPageTests {
    private static let cards = Result {
        try BuiltPage(
            """
            import PlaygroundSupport

            let gc = GameController()
            PlaygroundPage.current.liveView = gc
            var count = 0
            gc.happened = { event in
                count += 1
                print(count, event)
            }
            """)
    }

    @Test func replayLeadsToTheSameStateInSilence() throws {
        let live = try RunningPage(Self.cards.get())
        _ = try live.loaded()
        try live.advance(to: 5)
        var inputs: [TimedInput] = []
        for piece in 0..<6 {
            let place = try live.place(ofPiece: piece)
            for (phase, step) in [(Touch.Phase.began, 0), (.ended, 5)] {
                let touch = Touch(id: 1, phase, at: place, time: Double(piece), by: .finger)
                inputs.append(TimedInput(step: 300 + 40 * piece + step, .touch(touch)))
            }
        }
        for input in inputs { try live.send(.input(input, question: nil)) }
        // The steps in between can be requested one by one.
        for step in 505...600 {
            try live.send(.advance(to: step))
            try live.nextFrame()
        }
        let replayed = try RunningPage(Self.cards.get())
        let title = try replayed.loaded(repeating: inputs, until: 600)
        #expect(title.name == "Pairs board" && replayed.tree == live.tree && replayed.state == live.state)
        #expect(live.output.contains("6 "), "each card was turned")
        try replayed.wait { replayed.output == live.output }
        #expect(replayed.newOutput == "" && live.newOutput == live.output)
        #expect(!replayed.skipped.contains { if case .sound = $0 { true } else { false } })
        #expect(live.skipped.contains { if case .sound = $0 { true } else { false } })
        // From here on it is heard.
        let place = try replayed.place(ofPiece: 7)
        for phase in [Touch.Phase.began, .ended] {
            try replayed.send(.touch(Touch(id: 1, phase, at: place, time: 9, by: .finger)), at: 11)
        }
        try replayed.advance(to: 12)
        #expect(replayed.skipped.contains { if case .sound = $0 { true } else { false } })
        try replayed.wait { !replayed.newOutput.isEmpty }
    }

    @Test func seedOfThePageDeterminesTheGame() throws {
        let trees = try [1, 1, 2].map { (seed: UInt64) in
            let running = try RunningPage(Self.cards.get(), seed: seed)
            _ = try running.loaded()
            return running.tree
        }
        #expect(trees[0] == trees[1] && trees[0] != trees[2])
    }

    @Test func keyIsAnswered() throws {
        let running = try RunningPage(Self.cards.get())
        _ = try running.loaded()
        let id = try #require(running.tree.boards.first).id
        for (piece, isKnown) in [(0, true), (99, false), (-1, false)] {
            let key = PageInput.key(.character("A"), on: ElementID(node: id, piece: piece), shift: false)
            try running.send(.input(TimedInput(step: 1, key), question: 7))
            guard
                case .answer(.key(let result), question: 7) = try running.next({
                    if case .answer = $0 { true } else { false }
                })
            else { return #expect(Bool(false), "no answer") }
            #expect(result == .unused || isKnown)
        }
    }

    @Test func displayLinkIsCalledAtEachStep() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            let view = View()
            let ball = View(frame: Rect(origin: Point(x: 0, y: 0), size: Size(width: 10, height: 10)))
            view.addSubview(ball)
            PlaygroundPage.current.liveView = view
            var steps = 0
            let link = DisplayLink { link in
                steps += 1
                ball.center = Point(x: Double(steps), y: link.timestamp)
                if steps == 90 { link.isPaused = true }
            }
            """)
        let running = try RunningPage(page)
        #expect(try running.loaded().name == "Live View")
        let view = try #require(running.tree[running.tree.root.children[0]]).children[0]
        let ball = try #require(running.tree[view]).children[0]
        #expect(running.tree[ball]?.center == Point(x: 5, y: 5) && running.state?.activity == .moving)
        try running.advance(to: 1)
        #expect(running.tree[ball]?.center == Point(x: 60, y: 1))
        try running.advance(to: 10)
        #expect(running.tree[ball]?.center == Point(x: 90, y: 1.5) && running.state?.activity == .still)
        let replayed = try RunningPage(page)
        _ = try replayed.loaded(until: 600)
        #expect(replayed.tree == running.tree)
    }

    @Test func tasksSleepOnTheClockOfThePage() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            PlaygroundPage.current.liveView = View()
            let clock = PlaygroundPage.current.clock
            let canceled = Task {
                do {
                    try await Task.sleep(for: .seconds(1_000_000), clock: clock)
                    print("not canceled")
                } catch { print("canceled") }
            }
            Task {
                let start = clock.now
                for _ in 0..<3 { try await Task.sleep(for: .milliseconds(250), clock: clock) }
                canceled.cancel()
                print(start.duration(to: clock.now) >= .milliseconds(749) ? "slept" : "did not sleep")
            }
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        var time = 0.0
        while !running.output.contains("sle") || !running.output.contains("can") {
            time += 0.1
            try running.advance(to: time)
        }
        #expect(Set(running.output.split(separator: "\n")) == ["canceled", "slept"])
    }

    /// A task can wake by another clock while the window still sends the session.
    @Test func pageIsNotShownBeforeTheReplayIsComplete() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            import UIKit

            let view = View()
            PlaygroundPage.current.liveView = view
            Thread.detachNewThread {
                usleep(20_000)
                Task { @MainActor in
                    view.addSubview(View())
                    print("woke")
                }
            }
            """)
        let running = try RunningPage(page)
        _ = try running.next { if case .loaded = $0 { true } else { false } }
        try running.send(.replay([], until: 0, isLast: false))
        try running.wait { running.output == "woke\n" }
        try running.send(.cursor(from: nil, toward: .first, question: 1))
        _ = try running.next { if case .answer = $0 { true } else { false } }
        #expect(!running.skipped.contains { if case .frame = $0 { true } else { false } })
        try running.send(.replay([], until: 9, isLast: true))
        try running.nextFrame()
        #expect(running.tree[running.tree.root.children[0]]?.children.count == 1)
    }
}
