// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import Scene
import TestHosts
import Testing

/// A save goes on where the game was: the next run repeats the session.
struct SessionTests {
    private let bench: RunnerBench
    private let page: TestProcess

    init() throws {
        bench = try RunnerBench()
        page = try #require(bench.page)
    }

    // MARK: - Repeating

    @Test func firstRunBeginsAtTheFirstStep() {
        guard case .load = page.messages[1] else { return #expect(Bool(false), "nothing was loaded") }
        #expect(page.messages[0] == .setUp(RunnerBench.setup(seed: 1)))
        #expect(page.messages.dropFirst(2) == [.replay([], until: 0, isLast: true), .advance(to: 0)])
    }

    @Test func nextRunRepeatsAllInputsAtTheirSteps() throws {
        let inputs = try play()
        let received = page.messages.compactMap { if case .input(let input, _) = $0 { input } else { nil } }
        #expect(received == inputs)
        let next = try save()
        #expect(next.messages.first == .setUp(RunnerBench.setup(seed: 1)))
        #expect(next.messages.dropFirst(2) == [.replay(inputs, until: 150, isLast: true), .advance(to: 150)])
        #expect(bench.events.last == "shown Pairs board" && bench.sessions == 1)
        // Time goes on, and so does the session.
        bench.host.pass(0.5)
        try #require(bench.remote).activate(.piece(2), at: bench.host.now)
        let last = TimedInput(step: 180, .activate(.piece(2)))
        #expect(try save().messages.dropFirst(2).first == .replay(inputs + [last], until: 180, isLast: true))
    }

    @Test func inputsThatArriveMeanwhileAreRepeatedAfterwards() throws {
        let next = try startSlowRun()
        for (step, piece) in [(3, 1), (6, 2)] {
            bench.host.pass(0.05)
            try #require(bench.remote).activate(.piece(piece), at: bench.host.now)
            bench.host.settle()
            #expect(page.messages.contains(.input(TimedInput(step: step, .activate(.piece(piece))), question: nil)))
        }
        next.show()
        bench.host.settle()
        let inputs = [TimedInput(step: 3, .activate(.piece(1))), TimedInput(step: 6, .activate(.piece(2)))]
        #expect(next.messages.last == .replay(inputs, until: 6, isLast: true))
        #expect(bench.events("shown").count == 1)
        next.show()
        bench.host.settle()
        #expect(next.messages.last == .advance(to: 6))
        #expect(bench.events("shown").count == 2 && page.isAbandoned)
    }

    @Test func inputsOfTheLastRoundAreSentInOrder() throws {
        let next = try startSlowRun()
        for round in 1...5 {
            #expect(bench.events("shown").count == 1 && next.replays.count == round)
            for piece in 0..<2 { try #require(bench.remote).activate(.piece(piece), at: bench.host.now) }
            next.show()
            bench.host.settle()
        }
        #expect(bench.events("shown").count == 2 && next.replays.count == 5)
        let last = (0..<2).map { ToPage.input(TimedInput(step: 0, .activate(.piece($0))), question: nil) }
        #expect(next.messages.suffix(3) == last + [.advance(to: 0)])
        #expect(next.replays.map(\.count) == [0, 2, 2, 2, 2])
    }

    @Test func pageThatIsFarBehindCatchesUp() throws {
        let next = try startSlowRun()
        bench.host.pass(1)
        next.show()
        bench.host.settle()
        #expect(next.messages.last == .replay([], until: 60, isLast: true))
        bench.host.pass(0.25)
        next.show()
        bench.host.settle()
        #expect(next.messages.last == .advance(to: 75), "fifteen steps need no further round")
        #expect(bench.events("shown").count == 2)
    }

    @Test func pageThatCannotCatchUpRunsMoreSlowly() throws {
        let next = try startSlowRun()
        for round in 1...5 {
            #expect(next.replays.count == round && bench.events("shown").count == 1)
            bench.host.pass(1)
            next.show()
            bench.host.settle()
        }
        #expect(next.messages.last == .advance(to: 240), "the clock is set back to the last round")
        #expect(bench.events("shown").count == 2)
        next.show()
        bench.host.pass(0.1)
        try #require(bench.remote).advance(to: bench.host.now)
        bench.host.settle()
        #expect(next.messages.last == .advance(to: 246))
    }

    @Test func longSessionIsRepeatedInParts() throws {
        page.behavior = { _, _ in }
        let remote = try #require(bench.remote)
        for _ in 0..<25_000 { remote.activate(.piece(0), at: bench.host.now) }
        bench.host.settle()
        bench.host.pass(1)
        let next = try save()
        let parts = next.messages.compactMap { message -> String? in
            guard case .replay(let inputs, let step, let isLast) = message else { return nil }
            return "\(inputs.count) \(step) \(isLast)"
        }
        #expect(parts == ["10000 60 false", "10000 60 false", "5000 60 true"])
        #expect(bench.events.last == "shown Pairs board")
    }

    @Test func environmentGoesOn() throws {
        let next = try startSlowRun()
        var changed = RunnerBench.environment
        changed.isDark = true
        try #require(bench.remote).update(isDark: true, textScale: 1)
        for _ in 0..<2 {
            next.show()
            bench.host.settle()
        }
        let inputs = [TimedInput(step: 0, .environment(changed))]
        #expect(
            next.messages.dropFirst(2) == [
                .replay([], until: 0, isLast: true), .replay(inputs, until: 0, isLast: true), .advance(to: 0),
            ])
        try #require(bench.remote).update(isDark: true, textScale: 1)
        #expect(next.messages.last == .advance(to: 0), "it is dark already")
        #expect(try save().replays == [inputs])
    }

    // MARK: - Starting over

    @Test func startingOverBeginsAnotherSession() throws {
        _ = try play()
        bench.runner.run(.startOver)
        bench.host.settle()
        try expectNewSession(seed: 2)
        _ = try save()
        #expect(bench.sessions == 2, "it goes on from there")
    }

    @Test func switchMakesEachSaveStartOver() throws {
        _ = try play()
        bench.runner.startsOver = true
        _ = try save()
        try expectNewSession(seed: 2)
        bench.runner.startsOver = false
        _ = try save()
        #expect(bench.sessions == 2)
    }

    @Test func anotherPageStartsOver() throws {
        let files = ["Cards", "Circles"].map { "Boards.playground/Pages/\($0).xcplaygroundpage/Contents.swift" }
        let bench = try RunnerBench([files[0]: "cards", files[1]: "circles"], open: "Boards.playground")
        try #require(bench.remote).activate(.piece(0), at: bench.host.now)
        bench.host.pass(1)
        bench.runner.turn(to: .next)
        bench.host.settle()
        #expect(bench.sessions == 2 && bench.page?.replays == [[]])
        bench.runner.turn(to: .previous)
        bench.host.settle()
        #expect(bench.sessions == 3)
        unlink(bench.folder.file(files[0]))
        bench.changed(files[0])
        #expect(bench.sessions == 4 && bench.page?.messages.first == .setUp(RunnerBench.setup(seed: 4)))
    }

    @Test func sessionThatIsTooLongStartsOver() throws {
        page.behavior = { _, _ in }
        let remote = try #require(bench.remote)
        for count in 1...200_000 {
            remote.activate(.piece(0), at: bench.host.now)
            if count % 5000 == 0 { bench.host.settle() }
        }
        page.show()
        bench.host.settle()
        #expect(try save().replays.map(\.count).reduce(0, +) == 200_000 && bench.sessions == 1)
        try #require(bench.remote).activate(.piece(0), at: bench.host.now)
        _ = try save()
        try expectNewSession(seed: 2)
        #expect(bench.events("said") == ["said note: The page starts over, because it has been played for too long"])
    }

    // MARK: - Time

    @Test func timeStopsWhileThePageIsNotVisible() throws {
        let remote = try #require(bench.remote)
        bench.host.pass(1)
        remote.setVisible(false, at: bench.host.now)
        bench.host.pass(10)
        let next = try save()
        #expect(next.messages.dropFirst(2).first == .replay([], until: 60, isLast: true))
        let other = try #require(bench.remote)
        other.setVisible(false, at: bench.host.now)
        bench.host.pass(10)
        other.setVisible(true, at: bench.host.now)
        bench.host.pass(1)
        other.advance(to: bench.host.now)
        bench.host.settle()
        #expect(next.messages.last == .advance(to: 120))
    }

    @Test func timeStopsAfterACrash() throws {
        bench.host.pass(1)
        page.end(.signal(4))
        bench.host.pass(10)
        let next = try save()
        #expect(next.messages.dropFirst(2) == [.replay([], until: 60, isLast: true), .advance(to: 60)])
        bench.host.pass(1)
        try #require(bench.remote).advance(to: bench.host.now)
        bench.host.settle()
        #expect(next.messages.last == .advance(to: 120))
    }

    @Test func failedRunLeavesTheOldOneAndItsTimeAlone() throws {
        let inputs = try play()
        let remote = try #require(bench.remote)
        let next = try startSlowRun()
        bench.host.pass(1)
        next.end(.signal(4))
        bench.host.pass(1)
        #expect(bench.remote === remote && !remote.isOver)
        remote.advance(to: bench.host.now)
        bench.host.settle()
        #expect(page.messages.last == .advance(to: 270))
        #expect(try save().messages.dropFirst(2).first == .replay(inputs, until: 270, isLast: true))
    }

    @Test func inputsAreNeverOutOfOrder() throws {
        page.behavior = { _, _ in }
        page.show(.sample(), PageFrame.State(.moving))
        bench.host.settle()
        let remote = try #require(bench.remote)
        bench.host.pass(5)
        remote.activate(.piece(0), at: bench.host.now)
        // The clock is set back, because the page is too slow.
        for _ in 0..<3 {
            page.show()
            bench.host.pass(1)
            remote.advance(to: bench.host.now)
            remote.activate(.piece(1), at: bench.host.now)
        }
        let steps = try save().replays.joined().map(\.step)
        #expect(steps.count == 4 && steps == steps.sorted())
    }

    // MARK: - Progress

    @Test func progressOfALongReplayIsReported() throws {
        bench.host.pass(10)
        try #require(bench.remote).activate(.piece(0), at: bench.host.now)
        let next = try startSlowRun()
        bench.forget()
        for step in [150, 300, 450] {
            bench.host.pass(1.9)
            next.send(.progress(step: step))
            bench.host.settle()
        }
        #expect(bench.events == ["replaying 0.25", "replaying 0.5", "replaying 0.75"])
        #expect(next.questions == 0, "it must not count as hung")
        bench.host.pass(2.1)
        #expect(next.questions > 0)
    }

    @Test func progressOfAShownPageIsNotReported() throws {
        page.behavior = { _, _ in }
        bench.host.pass(10)
        try #require(bench.remote).activate(.piece(0), at: bench.host.now)
        bench.forget()
        for number in 1...5 {
            bench.host.pass(1.9)
            page.send(.progress(step: 100 * number))
            bench.host.settle()
        }
        #expect(bench.events == [] && page.questions == 0)
    }

    @Test func progressDoesNotMakeAnIdlePageLate() throws {
        bench.host.pass(10)
        try #require(bench.remote).activate(.piece(0), at: bench.host.now)
        bench.host.settle()
        page.send(.progress(step: 400))
        bench.host.settle()
        bench.host.pass(60)
        #expect(page.questions == 0 && bench.remote?.isOver == false)
    }

    /// A page cannot put off its end by reports of progress.
    @Test(arguments: [[0], [100, 100], [100, 50], [601], [100, 103]]) func progressMustComeToAnEnd(steps: [Int]) throws
    {
        page.behavior = { _, _ in }
        bench.host.pass(10)
        try #require(bench.remote).activate(.piece(0), at: bench.host.now)
        for step in steps { page.send(.progress(step: step)) }
        bench.host.pass(0.1)
        #expect(bench.events.last == "failed The page sent invalid data to the window and was stopped")
    }

    // MARK: - Output

    @Test func repeatedOutputIsPrintedOnce() throws {
        let mark = String(decoding: LiveMark.bytes, as: UTF8.self)
        page.print("one\n\(mark)two\n")
        #expect(bench.printed == "one\ntwo\n")
        let next = try startSlowRun()
        bench.forget()
        next.print("one\ntw")
        page.print("three\n")
        next.print("o\n")
        next.show()
        next.print("three\n\(mark)four\n")
        bench.host.settle()
        #expect(bench.printed == "one\ntwo\nthree\nfour\n")
        // The console was cleared for the new run.
        #expect(bench.events("logged") == ["one", "two", "three", "four"].map { "logged output: \($0)" })
    }

    @Test func differentOutputIsPrinted() throws {
        let mark = String(decoding: LiveMark.bytes, as: UTF8.self)
        page.print("one\n\(mark)two\n")
        let next = try startSlowRun()
        next.print("one\nother\n\(mark)three\n")
        #expect(bench.printed == "one\ntwo\nother\nthree\n")
    }

    // MARK: - Helpers

    /// Uses the page for some time. Returns the inputs.
    private func play() throws -> [TimedInput] {
        let remote = try #require(bench.remote)
        bench.host.pass(1)
        _ = remote.receive(.finger(.began), at: bench.host.now)
        bench.host.pass(0.5)
        _ = remote.receive(.finger(.ended), at: bench.host.now)
        bench.host.pass(0.5)
        _ = remote.press(.escape, on: .piece(1), shift: true, at: bench.host.now)
        bench.host.pass(0.5)
        return [
            TimedInput(step: 60, .touch(.finger(.began))), TimedInput(step: 90, .touch(.finger(.ended))),
            TimedInput(step: 120, .key(.escape, on: .piece(1), shift: true)),
        ]
    }

    /// Saves the page. Returns the process of the next run.
    private func save() throws -> TestProcess {
        let before = bench.page
        bench.save("Page.swift", "page \(bench.host.processes.count)")
        let next = try #require(bench.page)
        #expect(next !== before)
        return next
    }

    /// Saves the page, which loads but answers nothing else by itself.
    private func startSlowRun() throws -> TestProcess {
        try #require(bench.pages.last).behavior = { message, page in
            if case .load = message { page.send(.loaded(PageTitle(name: "Slow board"))) }
        }
        return try save()
    }

    private func expectNewSession(seed: UInt64) throws {
        let page = try #require(bench.page)
        #expect(page.messages.first == .setUp(RunnerBench.setup(seed: seed)))
        #expect(page.messages.dropFirst(2) == [.replay([], until: 0, isLast: true), .advance(to: 0)])
        #expect(bench.sessions == seed)
    }
}

extension TestProcess {
    /// The inputs of each message that repeats a session.
    var replays: [[TimedInput]] {
        messages.compactMap { if case .replay(let inputs, _, _) = $0 { inputs } else { nil } }
    }
}
