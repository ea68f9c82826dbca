// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import PageLink
import Scene
import Seeding
import Testing

/// The process of the past shows any moment of a session.
struct PastTests {
    private static let balls = Result {
        try BuiltPage(
            """
            import PlaygroundSupport

            let area = View()
            var balls: [View] = []
            for _ in 0..<12 {
                let ball = View(frame: Rect(center: Point(x: 50, y: 50), size: Size(width: 20, height: 20)))
                ball.backgroundColor = .blue
                area.addSubview(ball)
                balls.append(ball)
            }
            let label = Label(frame: Rect(center: Point(x: 200, y: 200), size: Size(width: 100, height: 20)))
            area.addSubview(label)
            var taps = 0
            area.addGestureRecognizer(
                TapGestureRecognizer { recognizer in
                    taps += 1
                    label.text = "\\(taps) \\(Int.random(in: 0..<1000))"
                    label.font = .systemFont(ofSize: 10 + Double(taps % 30))
                    label.sizeToFit()
                    balls[taps % 12].center = recognizer.location(in: area)
                })
            let clock = PlaygroundPage.current.clock
            Task {
                while true {
                    try await Task.sleep(for: .milliseconds(700), clock: clock)
                    balls[0].center.y = Double.random(in: 0..<500)
                    print("woke")
                }
            }
            let link = DisplayLink { link in
                for number in 1..<12 { balls[number].center.x += Double.random(in: -1...1) }
            }
            PlaygroundPage.current.liveView = area
            """)
    }

    private static let boards = Result {
        try BuiltPage(
            """
            import PlaygroundSupport

            let (pairs, circles) = (GameController(), CircleController())
            pairs.watch()
            circles.watch()
            let area = View()
            for (number, board) in [pairs.view, circles.view].enumerated() {
                board.frame = Rect(x: Double(number) * 300, y: 0, width: 300, height: 300)
                area.addSubview(board)
            }
            PlaygroundPage.current.liveView = area
            """)
    }

    /// A page on which a ball moves until something happens after a second.
    private static func page(_ trouble: String) throws -> BuiltPage {
        try BuiltPage(
            """
            import Glibc
            import PlaygroundSupport

            let area = View()
            let ball = View(frame: Rect(center: Point(x: 50, y: 50), size: Size(width: 20, height: 20)))
            area.addSubview(ball)
            PlaygroundPage.current.liveView = area
            let link = DisplayLink { link in
                ball.center.x += 1
                if link.timestamp > 1 { trouble() }
            }
            func newProcess() -> Int32 {
                unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)()
            }
            func trouble() {
                \(trouble)
            }
            """)
    }

    /// Taps at random places and steps.
    private static func taps(_ count: Int, until end: Int) -> [TimedInput] {
        var generator = SeededGenerator(seed: UInt64(count))
        return (0..<count).flatMap { number -> [TimedInput] in
            let step = end * number / count
            let place = Point(x: Double(generator.number(below: 800)), y: Double(generator.number(below: 600)))
            func touch(_ phase: Touch.Phase, _ step: Int) -> TimedInput {
                TimedInput(step: step, .touch(Touch(id: 1, phase, at: place, time: Double(step) / 60, by: .finger)))
            }
            return [touch(.began, step), touch(.ended, step + 3)]
        }
    }

    /// Returns what a run of the page shows at a step.
    private static func fresh(_ page: BuiltPage, _ inputs: [TimedInput], at step: Int) throws -> NodeTree {
        let fresh = try RunningPage(page)
        _ = try fresh.loaded(repeating: inputs.filter { $0.step <= step }, until: step)
        return fresh.tree
    }

    @Test(arguments: [false, true]) func momentIsThatOfAFreshRun(hasBoards: Bool) throws {
        let page = try (hasBoards ? Self.boards : Self.balls).get()
        let inputs = Self.taps(60, until: 1200)
        let past = try PastProcess(page, inputs, until: 1200)
        for step in [0, 1200, 3, 600, 601, 602, 600, 17, 1199, 900] {
            #expect(try past.moment(step).digest == Self.fresh(page, inputs, at: step).digest, "step \(step)")
        }
    }

    /// The number of saves can be set in the environment.
    @Test func saveShowsTheMomentUnderTheNewCode() throws {
        var generator = SeededGenerator(seed: 20)
        let inputs = Self.taps(80, until: 3600)
        let count = ProcessInfo.processInfo.environment["PEEK_SAVES"].flatMap { Int($0) } ?? 4
        for number in 0..<count {
            let speed = 1 + Double(generator.number(below: 1000)) / 100
            let page = try BuiltPage(
                """
                import PlaygroundSupport

                let area = View()
                let ball = View(frame: Rect(center: Point(x: 50, y: 50), size: Size(width: 20, height: 20)))
                area.addSubview(ball)
                PlaygroundPage.current.liveView = area
                let speed = \(speed)
                var direction = 1.0
                area.addGestureRecognizer(TapGestureRecognizer { _ in direction = Double.random(in: -1...1) })
                let link = DisplayLink { _ in
                    ball.center.x += speed * direction
                    ball.center.y = 300 - (ball.center.x * speed).truncatingRemainder(dividingBy: 300)
                }
                """)
            let past = try PastProcess(page, inputs, until: 3600)
            let step = generator.number(below: 3601)
            let (moment, fresh) = try (past.moment(step), Self.fresh(page, inputs, at: step))
            #expect(moment.digest == fresh.digest, "save \(number), step \(step)")
        }
    }

    @Test func onlyTheLatestOfSeveralRequestsCounts() throws {
        let past = try PastProcess(Self.balls.get(), [], until: 3000)
        for step in stride(from: 3000, through: 0, by: -50) { try past.running.send(.showMoment(step, trail: 0)) }
        _ = try past.moment(77)
        let shown = past.running.skipped.count { if case .moment = $0 { true } else { false } }
        #expect(shown < 50)
    }

    @Test func checkpointsAreLimited() throws {
        let past = try PastProcess(Self.balls.get(), Self.taps(500, until: 72_000), until: 72_000)
        try past.waitUntilRepeated()
        for step in [70_000, 5, 30_000] { _ = try past.moment(step) }
        #expect(4...84 ~= past.processes.count)
        past.end()
        #expect(past.processes == [])
    }

    /// The window shows each frame of a running page, but none of its past.
    @Test func elementsAreActivatedWithoutFrames() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            final class Button: View {
                override func accessibilityActivate() -> Bool {
                    center.x += 100
                    return true
                }
            }
            func addButton(at y: Double) {
                let button = Button(frame: Rect(x: 0, y: y, width: 50, height: 50))
                button.isAccessibilityElement = true
                button.accessibilityLabel = "Button at \\(y)"
                area.insertSubview(button, at: 0)
            }
            let area = View()
            area.addSubview(View())
            addButton(at: 0)
            var steps = 0
            let link = DisplayLink { _ in
                steps += 1
                if steps == 10 { addButton(at: 100) }
                if steps == 20 { addButton(at: 200) }
            }
            PlaygroundPage.current.liveView = area
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        for step in 1...30 {
            try running.send(.advance(to: step))
            try running.nextFrame()
        }
        let buttons = ["Button at 100.0", "Button at 0.0"].compactMap { name in
            running.tree.numbers.map(NodeID.init(number:)).first { running.tree[$0]?.accessibility?.name == name }
        }
        let inputs = buttons.enumerated().map { index, id in
            TimedInput(step: 40 + index, .activate(ElementID(view: id)))
        }
        let past = try PastProcess(page, inputs, until: 60)
        let moment = try past.moment(60)
        #expect(buttons.count == 2)
        for id in buttons { #expect(moment[id]?.center.x == (running.tree[id]?.center.x ?? 0) + 100) }
        #expect(try moment.digest == Self.fresh(page, inputs, at: 60).digest)
    }

    @Test func trailsShowWhatMovesByItself() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            let area = View()
            let (box, ball, still) = (View(), View(), View())
            for view in [box, still] {
                view.frame = Rect(x: 100, y: 0, width: 50, height: 50)
                area.addSubview(view)
            }
            ball.frame = Rect(x: 0, y: 0, width: 10, height: 10)
            box.addSubview(ball)
            let link = DisplayLink { link in box.center.x += 2 }
            PlaygroundPage.current.liveView = area
            """)
        let past = try PastProcess(page, [], until: 600)
        _ = try past.moment(60, trail: 30)
        let answer = try past.running.next { if case .trails = $0 { true } else { false } }
        guard case .trails(let trails, from: 60) = answer else { return #expect(Bool(false), "\(answer)") }
        let points = try #require(trails.first).points
        #expect(trails.count == 1 && points.count == 31)
        for (one, next) in zip(points, points.dropFirst()) {
            #expect(abs(next.x - one.x - 2) < 1e-9 && next.y == one.y)
        }
        #expect(try past.moment(61) != past.moment(60), "it has stayed where it was")
    }

    @Test func trailsShowTheFlightsOfCards() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            let gc = GameController(seed: 3)
            gc.players = "people 2"
            gc.watch()
            PlaygroundPage.current.liveView = gc
            """)
        let past = try PastProcess(page, [], until: 1800)
        var trails: [Trail] = []
        for step in stride(from: 60, through: 1800, by: 60) where trails.isEmpty {
            _ = try past.moment(step, trail: 60)
            let answer = try past.running.next { if case .trails = $0 { true } else { false } }
            if case .trails(let next, from: step) = answer { trails = next }
        }
        #expect(trails.count == 2, "the cards of a pair fly to the place of the player, and those that turn stay")
    }

    @Test func trailsShowThePiecesOfABoard() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            let gc = CircleController(seed: 3)
            gc.circleCount = "8"
            PlaygroundPage.current.liveView = gc
            """)
        let past = try PastProcess(page, [], until: 600)
        let shown = try past.moment(300, trail: 30)
        let answer = try past.running.next { if case .trails = $0 { true } else { false } }
        guard case .trails(let trails, from: 300) = answer else { return #expect(Bool(false), "\(answer)") }
        let node = try #require(shown.boards.first.flatMap { shown[$0.id] })
        guard case .board(let board) = node.content else { return #expect(Bool(false), "\(node)") }
        #expect(trails.count == 8, "the circles drift, and nothing else")
        let fit = BoardFit(board: board.scene.size, in: node.bounds.size)
        for trail in trails {
            let start = try #require(trail.points.first)
            let places = board.scene.pieces.map { fit.inArea($0.center) }
            #expect(places.contains { abs($0.x - start.x) + abs($0.y - start.y) < 1e-6 })
        }
    }

    @Test func valuesAreThoseOfTheMoment() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            let area = View()
            area.backgroundColor = .blue
            let label = Label()
            area.addSubview(label)
            let link = DisplayLink { link in
                let time = Int(link.timestamp)
                label.text = "\\(time)"
                if time > 2 { print("over") }
            }
            PlaygroundPage.current.liveView = area
            """)
        let past = try PastProcess(page, [], until: 600)
        for (step, time) in [(0, nil), (150, "2"), (500, "8"), (90, "1")] {
            _ = try past.moment(step)
            let values = try past.values(at: step)
            #expect(values.last { $0.name == "time" }?.text == time, "step \(step)")
            #expect(values.contains { $0.isPrinted } == (step > 180) && values.contains { $0.name == "label" })
            #expect(try past.moment(step + 1).count > 1, "it has stayed where it was")
            #expect(try past.values(at: step + 1).map(\.place) == values.map(\.place) || step == 0)
        }
    }

    @Test func nothingIsPrintedTwice() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport

            print("once", terminator: " ")
            let area = View()
            var count = 0
            let link = DisplayLink { _ in count += 1 }
            PlaygroundPage.current.liveView = area
            """)
        let past = try PastProcess(page, [], until: 20_000)
        for step in [10, 20_000, 7, 12_345] { _ = try past.moment(step) }
        past.end()
        try past.waitForEnd()
        #expect(past.running.output == "once ")
    }

    @Test func pageWithThreadsIsRepeatedFromTheBeginning() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            import UIKit

            let area = View()
            let ball = View(frame: Rect(center: Point(x: 50, y: 50), size: Size(width: 20, height: 20)))
            area.addSubview(ball)
            PlaygroundPage.current.liveView = area
            let link = DisplayLink { _ in ball.center.x += 1 }
            for _ in 0..<2 { Thread.detachNewThread { sleep(1000) } }
            """)
        let past = try PastProcess(page, [], until: 3000)
        try past.waitUntilRepeated()
        for step in [2000, 2001, 30] { #expect(try past.moment(step) == Self.fresh(page, [], at: step)) }
        #expect(past.processes.count <= 6)
    }

    // MARK: - Trouble

    @Test func crashEndsAllProcesses() throws {
        let past = try PastProcess(Self.page("fatalError()"), [], until: 300)
        let ending = try past.waitForEnd()
        #expect(ending == .signal(SIGTRAP) || ending == .signal(SIGILL))
        #expect(past.running.errors.contains("\u{1E}fault"))
    }

    @Test func exitEndsAllProcesses() throws {
        let past = try PastProcess(Self.page("exit(3)"), [], until: 300)
        #expect(try past.waitForEnd() == .status(3))
    }

    /// A container, such as a Flatpak, does not see the group of what has started it.
    @Test(.enabled(if: canMakeNamespaces)) func exitEndsAllProcessesInANamespace() throws {
        let past = try PastProcess(Self.page("exit(3)"), [], until: 300, through: Self.inNamespace)
        #expect(try past.waitForEnd() == .status(3))
    }

    // Without `exit`, the page would be the first process of the namespace, which no other one can kill.
    private nonisolated static let inNamespace = [
        "/usr/bin/unshare", "--user", "--map-root-user", "--pid", "--fork", "/bin/sh", "-c", "\"$0\" \"$@\"; exit $?",
    ]
    private nonisolated static let canMakeNamespaces = {
        let process = try? Process.run(
            URL(fileURLWithPath: inNamespace[0]), arguments: inNamespace.dropFirst() + ["/bin/true"])
        process?.waitUntilExit()
        return process?.terminationStatus == 0
    }()

    @Test func onlyTheProcessThatHangsSaysWhereItIs() throws {
        let past = try PastProcess(Self.page("print(\"hangs\"); while true {}"), [], until: 300)
        try past.running.wait { past.running.output.contains("hangs") }
        func reports() throws -> [Substring] {
            past.running.forgetErrors()
            kill(-past.running.processID, SIGUSR1)
            try past.running.wait { past.running.errors.hasSuffix("\n") }
            return past.running.errors.split(separator: "\n")
        }
        // The others would have no addresses to report, and neither has the page before it has printed its line.
        func hasAddresses(_ report: Substring) -> Bool { report.split(separator: " ").count > 2 }
        while try !reports().contains(where: hasAddresses) {}
        for _ in 0..<10 { #expect(try reports().allSatisfy(hasAddresses)) }
        past.end()
    }

    @Test(.enabled(if: !isSanitized), arguments: [SIGKILL, SIGTERM])
    func processesThatForkForeverEndWithTheirGroup(signal: Int32) throws {
        // A child that goes on in silence, every few milliseconds.
        let past = try PastProcess(
            Self.page("while true { if newProcess() == 0 { while true { pause() } }; usleep(4000) }"), [], until: 300)
        try past.running.wait { past.processes.count > 40 }
        // The guard ends them, too, after the signal that it gets when the window has crashed.
        if signal == SIGKILL { past.end() } else { kill(past.running.processID, signal) }
        try past.waitForEnd()
    }

    @Test func processesEndWhenTheWindowClosesTheLink() throws {
        let past = try PastProcess(Self.balls.get(), [], until: 3000)
        try past.waitUntilRepeated()
        past.running.closeLink()
        try past.waitForEnd()
    }
}
