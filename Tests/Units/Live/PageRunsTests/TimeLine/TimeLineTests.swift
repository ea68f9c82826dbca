// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink
import Scene
import TestHosts
import Testing

@testable import PageRuns

/// A session that is paused, and whose time is turned back.
struct TimeLineTests {
    private let bench: RunnerBench
    private let page: TestProcess
    private var timeLine: TimeLine { bench.runner.timeLine }
    private var past: TestProcess? { bench.pasts.last }

    init() throws {
        bench = try RunnerBench()
        page = try #require(bench.page)
    }

    /// Plays for two seconds, and activates a card after each half.
    private func play() throws {
        let remote = try #require(bench.remote)
        for piece in 0..<4 {
            remote.activate(.piece(piece), at: bench.host.now)
            bench.host.pass(0.5)
        }
    }

    private func requests(to process: TestProcess?) -> [Int] {
        process?.messages.compactMap { if case .showMoment(let step, _, _) = $0 { step } else { nil } } ?? []
    }

    // MARK: - Turning back

    @Test func pauseStopsTheTimeAndShowsThePresent() throws {
        try play()
        let remote = try #require(bench.remote)
        var stages = 0
        timeLine.stageChanged = { stages += 1 }
        timeLine.pause()
        bench.host.settle()
        let shown = try #require(timeLine.past)
        #expect(timeLine.isPaused && timeLine.length == 120 && timeLine.position == 120 && stages == 1)
        #expect(shown.tree == remote.tree && shown.name == remote.name && shown.activity == .still)
        #expect(past?.launch.arguments.contains("--forks") == true)
        let inputs = (0..<4).map { TimedInput(step: 30 * $0, .activate(.piece($0))) }
        #expect(past?.messages.first == .setUp(RunnerBench.setup(seed: 1)))
        #expect(past?.messages.last == .replay(inputs, until: 120, isLast: true))
        bench.host.pass(5)
        #expect(timeLine.presentStep == 120 && timeLine.progress == nil)
    }

    @Test func onlyWhatTheUserDoesWithThePageIsHistory() throws {
        let remote = try #require(bench.remote)
        remote.resize(to: Size(width: 300, height: 200))
        #expect(!timeLine.hasInputs)
        remote.activate(.piece(1), at: bench.host.now)
        #expect(timeLine.hasInputs)
    }

    /// Its time does not go on before the window pauses it.
    @Test func savedSessionIsOpenedAtItsEnd() throws {
        try play()
        let saved = try #require(bench.runner.savedSession { _ in "ab12" })
        bench.runner.run(.replay(PageSession(saved, data: "", translations: "")))
        bench.host.settle()
        bench.host.pass(0.5)
        timeLine.pause()
        #expect(saved.length == 120 && timeLine.length == 120)
        timeLine.goToPresent()
        bench.host.pass(0.5)
        #expect(timeLine.presentStep == 150)
    }

    @Test func anyStepIsShown() throws {
        try play()
        timeLine.seek(to: 45)
        bench.host.settle()
        let shown = try #require(timeLine.past)
        #expect(timeLine.position == 45 && shown.step == 45 && shown.tree == .sample(left: 55))
        timeLine.stepForward()
        timeLine.stepBack()
        timeLine.stepBack()
        bench.host.settle()
        #expect(requests(to: past) == [45, 46, 45, 44] && shown.step == 44)
        timeLine.seek(to: -3)
        timeLine.seek(to: 1000)
        bench.host.settle()
        #expect(requests(to: past).suffix(2) == [0, 120] && timeLine.position == 120)
        #expect(shown.tabOrder == (0..<3).map { .piece($0) } && shown.name(of: .piece(1)) == "Card 2")
    }

    @Test func valuesFollowTheMoment() throws {
        func value(_ text: String, line: Int = 1, column: Int = 1) -> PageValue {
            let place = PageValue.Place(line: line, column: column, endLine: line, endColumn: column + 4)
            return PageValue(place: place, text: text)
        }
        page.send(.values([value("120"), value("later", line: 2)]))
        try play()
        let values = bench.runner.values
        bench.host.behavior = { message, process in
            TestProcess.behave(message, process)
            guard case .showMoment(let step, _, _) = message, step < 100 else { return }
            process.send(.pastValues([value("\(step)")], at: step))
            if step > 50 { process.send(.pastValues([value("more", column: 9)], at: step)) }
        }
        timeLine.pause()
        bench.host.settle()
        #expect(values.lines[1]?.text == "120" && !timeLine.valuesAreEarlier)
        timeLine.seek(to: 110)
        #expect(timeLine.valuesAreEarlier, "they are not known yet")
        for (step, text) in [(60, "60, more"), (45, "45"), (60, "60, more")] {
            timeLine.seek(to: step)
            bench.host.settle()
            #expect(values.lines.mapValues(\.text) == [1: text] && !timeLine.valuesAreEarlier)
        }
        page.send(.values([value("121")]))
        past?.send(.pastValues([value("lost")], at: 7))
        bench.host.pass(0.2)
        #expect(values.lines[1]?.text == "60, more")
        timeLine.goToPresent()
        #expect(values.lines.mapValues(\.text) == [1: "121", 2: "later"])
    }

    @Test func momentIsFittedIntoTheAreaOfNow() throws {
        timeLine.pause()
        bench.host.settle()
        let shown = try #require(timeLine.past)
        shown.resize(to: Size(width: 400, height: 600))
        let board = try #require(shown.outline(of: .piece(0)))
        #expect(shown.tree.root.bounds.size == Size(width: 400, height: 600) && shown.tree.isValid)
        #expect(abs(board.rect.size.width - 10) < 1e-9, "half as large")
    }

    /// What was around a view when the pane was high and narrow does not count when it is low and wide.
    @Test func viewIsAsLargeAsAtPresent() throws {
        var tree = NodeTree(root: Node(area: Size(width: 200, height: 800)))
        let (window, view) = (NodeID(number: 1), NodeID(number: 2))
        tree.root.children = [window]
        tree[window] = Node(
            center: Point(x: 100, y: 400),
            bounds: Rect(center: Point(x: 200, y: 150), size: Size(width: 400, height: 1600)))
        tree[window]?.transform = AffineTransform(scaleX: 0.5, y: 0.5)
        tree[window]?.children = [view]
        tree[view] = Node(area: Size(width: 400, height: 300))
        bench.host.behavior = { [tree] message, process in
            guard case .showMoment(let step, _, _) = message else { return TestProcess.behave(message, process) }
            process.send(.moment(Moment(step: step, edits: tree.edits(from: .empty))))
        }
        timeLine.seek(to: 0)
        bench.host.settle()
        let shown = try #require(timeLine.past)
        func frame(in area: Size) -> Rect? {
            shown.resize(to: area)
            return shown.tree[window]?.transformToParent(tree[view]?.bounds ?? tree.root.bounds)
        }
        let (half, whole) = (Size(width: 200, height: 150), Size(width: 400, height: 300))
        #expect(frame(in: Size(width: 200, height: 800)) == Rect(center: Point(x: 100, y: 400), size: half))
        #expect(frame(in: Size(width: 900, height: 400)) == Rect(center: Point(x: 450, y: 200), size: whole))
        #expect(frame(in: Size(width: 900, height: 150)) == Rect(center: Point(x: 450, y: 75), size: half))
    }

    @Test func pastTakesNoInput() throws {
        timeLine.pause()
        let shown = try #require(timeLine.past)
        let now = bench.host.now
        #expect(shown.receive(.finger(.began), at: now) == nil && !shown.interceptsEvents)
        #expect(shown.press(.escape, on: .piece(0), shift: false, at: now) == .unused)
        shown.activate(.piece(0), at: now)
        bench.host.settle()
        #expect(!page.messages.contains { if case .input = $0 { true } else { false } })
    }

    @Test func progressIsReported() throws {
        try play()
        bench.host.behavior = { _, _ in }
        timeLine.pause()
        bench.host.settle()
        var parts: [Double?] = []
        timeLine.changed = { parts.append(timeLine.progress) }
        past?.send(.repeated(until: 30, isComplete: false))
        bench.host.settle()
        past?.send(.repeated(until: 120, isComplete: true))
        bench.host.settle()
        #expect(parts == [0.25, nil])
    }

    // MARK: - Going on

    @Test func presentGoesOnWhereItWas() throws {
        try play()
        timeLine.seek(to: 7)
        bench.host.pass(3)
        timeLine.goToPresent()
        bench.host.settle()
        #expect(!timeLine.isPaused && bench.pasts == [] && timeLine.presentStep == 120)
        bench.host.pass(0.5)
        #expect(timeLine.presentStep == 150)
    }

    @Test func playingArrivesAtThePresent() throws {
        try play()
        timeLine.seek(to: 60)
        bench.host.settle()
        let shown = try #require(timeLine.past)
        timeLine.play()
        #expect(timeLine.isPlaying && shown.activity == .moving)
        for _ in 0..<4 {
            bench.host.pass(0.2)
            shown.advance(to: bench.host.now)
            bench.host.settle()
        }
        #expect(requests(to: past) == [60, 72, 84, 96, 108] && timeLine.position == 108)
        // Time stops while nobody looks.
        shown.setVisible(false, at: bench.host.now)
        bench.host.pass(10)
        shown.setVisible(true, at: bench.host.now)
        shown.advance(to: bench.host.now)
        #expect(timeLine.isPaused)
        bench.host.pass(0.2)
        shown.advance(to: bench.host.now)
        #expect(!timeLine.isPaused && timeLine.presentStep == 120)
    }

    @Test func slowPastSkipsSteps() throws {
        try play()
        timeLine.seek(to: 0)
        bench.host.settle()
        let process = try #require(past)
        process.behavior = { _, _ in }
        timeLine.play()
        for _ in 0..<5 {
            bench.host.pass(0.1)
            timeLine.past?.advance(to: bench.host.now)
        }
        #expect(requests(to: past) == [0, 6])
        process.send(.moment(.sample(6)))
        bench.host.settle()
        timeLine.past?.advance(to: bench.host.now)
        bench.host.settle()
        #expect(requests(to: past) == [0, 6, 30])
        timeLine.pause()
        #expect(!timeLine.isPlaying && timeLine.position == 30)
    }

    @Test func sessionContinuesFromTheShownStep() throws {
        try play()
        timeLine.seek(to: 45)
        bench.host.settle()
        bench.runner.continueHere()
        #expect(timeLine.isContinuing && timeLine.isPaused)
        bench.host.settle()
        let inputs = (0..<2).map { TimedInput(step: 30 * $0, .activate(.piece($0))) }
        let next = try #require(bench.page)
        #expect(next !== page && next.messages.contains(.replay(inputs, until: 45, isLast: true)))
        #expect(!timeLine.isPaused && !timeLine.isContinuing && bench.pasts == [] && page.isAbandoned)
        #expect(timeLine.ticks.count == 2 && bench.buildCount == 1)
        bench.host.pass(0.5)
        try #require(bench.remote).activate(.piece(2), at: bench.host.now)
        bench.host.settle()
        #expect(next.messages.contains(.input(TimedInput(step: 75, .activate(.piece(2))), question: nil)))
    }

    @Test func sessionContinuesUnderTheCodeThatIsShownWhileAnotherIsRepeated() throws {
        try play()
        timeLine.seek(to: 45)
        bench.host.behavior = { _, _ in }
        for process in bench.pages where process !== page { process.behavior = { _, _ in } }
        bench.save("Page.swift", "a slow page")
        #expect(bench.pages.count == 2 && bench.buildCount == 2)
        bench.host.behavior = TestProcess.behave
        bench.runner.continueHere()
        bench.host.settle()
        guard case .load(let files) = bench.page?.messages[1] else { return #expect(Bool(false)) }
        #expect(files.library.hasSuffix("/1/page.so") && bench.buildCount == 1 && !timeLine.isPaused)
        #expect(bench.runner.values.source == "page")
    }

    @Test func startOverLeavesThePast() throws {
        try play()
        timeLine.seek(to: 45)
        bench.runner.run(.startOver)
        bench.host.settle()
        #expect(!timeLine.isPaused && bench.pasts == [] && timeLine.ticks == [])
        bench.host.pass(1)
        #expect(timeLine.presentStep == 60)
    }

    // MARK: - Saves

    @Test func saveShowsTheSameStepUnderTheNewCode() throws {
        try play()
        timeLine.seek(to: 45)
        bench.host.settle()
        let old = try #require(past)
        #expect(timeLine.past?.trails == [])
        bench.save("Page.swift", "another page")
        let new = try #require(past)
        #expect(old !== new && old.isAbandoned && bench.pasts.count == 1)
        #expect(new.messages.last == .showMoment(45, trail: 120))
        #expect(timeLine.past?.trails.count == 1 && timeLine.past?.step == 45)
        // The present is repeated too, and stays paused.
        #expect(bench.events("shown").count == 2 && timeLine.length == 120)
        bench.host.pass(1)
        #expect(timeLine.presentStep == 120)
        timeLine.goToPresent()
        bench.host.pass(0.5)
        #expect(timeLine.presentStep == 150)
    }

    @Test func compileErrorLeavesThePast() throws {
        try play()
        timeLine.seek(to: 45)
        bench.host.settle()
        let old = try #require(past)
        bench.host.compile(.ends(.status(1), saying: "\(bench.folder.file("Page.swift")):1:1: error: no\n"))
        bench.save("Page.swift", "no page")
        #expect(past === old && !old.isAbandoned && timeLine.position == 45)
    }

    @Test func codeThatFailsIsReportedOnceAndTakenBack() throws {
        try play()
        timeLine.seek(to: 45)
        bench.host.settle()
        let crash: @MainActor (ToPage, TestProcess) -> Void = { message, process in
            guard case .load(let files) = message, files.library.hasSuffix("/2/page.so") else {
                return TestProcess.behave(message, process)
            }
            process.end(.signal(SIGILL))
        }
        bench.host.behavior = crash
        let spare = try #require(bench.pages.last { $0 !== page })
        spare.behavior = crash
        bench.forget()
        bench.save("Page.swift", "a page that crashes")
        #expect(bench.events("failed").count == 1 && bench.events("said").filter { $0.contains("crash") } == [])
        timeLine.stepBack()
        bench.host.settle()
        #expect(timeLine.isPaused && timeLine.past?.step == 44)
        guard case .load(let files) = past?.messages[1] else { return #expect(Bool(false)) }
        guard case .load(let present) = page.messages[1] else { return #expect(Bool(false)) }
        #expect(files == present)
    }

    // MARK: - Pauses

    @Test func timeInWhichNothingHappensIsKnown() throws {
        let remote = try #require(bench.remote)
        bench.host.pass(2)
        remote.activate(.piece(0), at: bench.host.now)
        bench.host.pass(0.5)
        remote.activate(.piece(1), at: bench.host.now)
        bench.host.pass(1)
        #expect(timeLine.pauses.filter { $0.count > PageSession.shortPause } == [0..<120, 150..<210])
        page.show(.sample(left: 20), PageFrame.State(.moving))
        bench.host.settle()
        bench.host.pass(1)
        remote.advance(to: bench.host.now)
        page.show(.sample(left: 30), PageFrame.State(.waiting(until: 5)))
        bench.host.settle()
        bench.host.pass(3)
        timeLine.pause()
        bench.host.pass(1)
        let moves = try #require(timeLine.pauses.last)
        #expect(moves.upperBound == 300 && moves.lowerBound >= 210 && timeLine.pauses.count == 3)
        timeLine.seek(to: 100)
        bench.host.settle()
        bench.runner.continueHere()
        bench.host.settle()
        #expect(timeLine.pauses.first == 0..<100)
    }

    // MARK: - Failures

    /// The page answers until the card is activated that makes it crash.
    private func crash(reporting activity: String) throws {
        try play()
        let remote = try #require(bench.remote)
        remote.advance(to: bench.host.now)
        bench.host.settle()
        page.behavior = { _, _ in }
        bench.host.pass(0.5)
        remote.activate(.piece(4), at: bench.host.now)
        bench.host.settle()
        page.print("\u{1E}fault 4\(activity)\n", to: .errors)
        page.end(.signal(SIGILL))
        bench.host.settle()
    }

    @Test(arguments: [(" i150", 150), (" s140", 139), (" s999", 120), (" s7", 120), ("", 120)])
    func momentsBeforeACrashAreShown(activity: String, last: Int) throws {
        try crash(reporting: activity)
        #expect(bench.events("failed").count == 1 && timeLine.presentStep == last)
        bench.forget()
        timeLine.pause()
        bench.host.settle()
        let inputs = (0..<4).map { TimedInput(step: 30 * $0, .activate(.piece($0))) }
        #expect(past?.messages.contains(.replay(inputs, until: last, isLast: true)) == true)
        #expect(timeLine.position == last && timeLine.past?.step == last)
        timeLine.stepBack()
        timeLine.stepForward()
        timeLine.stepForward()
        bench.host.settle()
        #expect(timeLine.position == last && bench.events == [])
    }

    @Test func crashOfThePastIsReportedOnce() throws {
        try play()
        bench.host.behavior = { message, process in
            if case .showMoment = message { process.end(.signal(SIGILL)) }
        }
        timeLine.pause()
        for step in [45, 44, 43] {
            timeLine.seek(to: step)
            bench.host.settle()
        }
        #expect(bench.events("said") == ["said error: The page crashed with signal 4"])
    }

    @Test func momentsAfterTheCrashAreShownUnderCodeThatDoesNotCrash() throws {
        try crash(reporting: " i150")
        timeLine.seek(to: 100)
        bench.host.settle()
        bench.save("Page.swift", "a page that does not crash")
        bench.host.settle()
        timeLine.seek(to: 150)
        bench.host.settle()
        let repeated = past?.messages.contains { message in
            if case .replay(let inputs, until: 150, isLast: true) = message { inputs.count == 5 } else { false }
        }
        #expect(repeated == true && timeLine.past?.step == 150)
    }

    @Test func pastThatHangsIsStopped() throws {
        try play()
        bench.host.behavior = { message, process in
            if case .showMoment = message { return }
            TestProcess.behave(message, process)
        }
        timeLine.seek(to: 45)
        bench.host.pass(1.9)
        #expect(bench.pasts.count == 1)
        bench.host.pass(4)
        let message = "said error: The page did not respond for two seconds and was stopped"
        #expect(bench.pasts == [] && bench.events("said") == [message])
        #expect(timeLine.isPaused && bench.page === page)
        bench.host.behavior = TestProcess.behave
        timeLine.seek(to: 44)
        bench.host.settle()
        #expect(timeLine.past?.step == 44)
    }

    @Test func longRepetitionIsNoHang() throws {
        try play()
        bench.host.behavior = { _, _ in }
        timeLine.seek(to: 45)
        for number in 1...8 {
            bench.host.pass(1.5)
            past?.send(.repeated(until: 4 * number, isComplete: false))
            bench.host.settle()
        }
        #expect(bench.pasts.count == 1)
        // A moment may arrive before that.
        past?.send(.moment(.sample(45)))
        bench.host.pass(5)
        #expect(bench.pasts == [])
    }

    @Test func invalidMomentEndsThePast() throws {
        try play()
        timeLine.pause()
        bench.host.settle()
        var edits = Moment.sample(1).edits
        edits.append(NodeEdit(NodeID(number: 60_000), .removed))
        past?.send(.moment(Moment(step: 1, edits: edits)))
        bench.host.settle()
        #expect(bench.events("said") == ["said error: The page sent invalid data to the window and was stopped"])
        #expect(bench.pasts == [] && timeLine.past?.tree == bench.remote?.tree)
    }

    @Test func outputAndSoundsOfThePastAreIgnored() throws {
        timeLine.pause()
        bench.host.settle()
        bench.forget()
        past?.print("again\n")
        past?.send(.sound("pair"))
        bench.host.settle()
        #expect(bench.events == [] && bench.printed == "")
    }

    @Test func nothingIsLeft() throws {
        timeLine.pause()
        bench.host.settle()
        timeLine.goToPresent()
        bench.runner.end()
        bench.host.settle()
        #expect(bench.host.counts["past page"] == 0 && bench.pasts == [])
    }
}
