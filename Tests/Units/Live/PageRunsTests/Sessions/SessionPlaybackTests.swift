// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import PageLink
import Scene
import TestHosts
import Testing

@testable import PageRuns

/// A session that is played without a window.
@Suite struct SessionPlaybackTests {
    private let host = TestHost()
    private let files = PageFiles(library: "/a.so", resources: [])
    private var failures: FailureReporter {
        FailureReporter(
            files, symbolizer: { ProcessLaunch(program: "llvm-symbolizer", arguments: $0) }, host: host)
    }

    private func session(_ inputs: [SavedSession.Input], length: Int) -> SavedSession {
        SavedSession(
            page: "/a.swift", code: "", seed: 1, start: LocalTime(year: 2026, month: 7, day: 1), fontName: "Sans",
            environment: RunnerBench.setup(seed: 1).environment, device: .window, inputs: inputs, length: length)
    }

    /// Plays a session in a page that says something at each message. Returns what is reported, with the step of each event.
    private func play(
        _ session: SavedSession, activity: Activity = .still,
        behavior: @escaping @MainActor (ToPage, TestProcess) -> Void = { _, _ in }
    ) throws -> (events: [String], page: TestProcess) {
        host.behavior = { message, process in
            behavior(message, process)
            switch message {
            case .load: process.send(.loaded(PageTitle(name: "Live View")))
            case .advance: process.show(.sample(), PageFrame.State(activity))
            default: break
            }
        }
        let process = try #require(PageProcess(ProcessLaunch(program: "page", arguments: []), host: host))
        var events: [String] = []
        let playback = SessionPlayback(
            session, files, in: process, session.setup(data: "/data", translations: "/locale"), failures: failures,
            host: host
        ) { step, event in events.append("\(step) \(event)") }
        host.settle()
        playback.end()
        return (events, host.processes[0])
    }

    private let inputs = [
        SavedSession.Input(TimedInput(step: 30, .activate(.piece(1))), "Tap"),
        SavedSession.Input(TimedInput(step: 30, .cancelTouches)),
        SavedSession.Input(TimedInput(step: 90, .activate(.piece(2))), "Tap again"),
    ]

    @Test func soundOfAPlayerIsReportedWhenItBegins() throws {
        let first = Playback(player: 1, file: "/a.wav", start: 30, offset: 0)
        var (softer, later) = (first, first)
        (softer.volume, later.start) = (VolumeRamp(0.5), 90)
        let (events, _) = try play(session(inputs, length: 120)) { message, page in
            switch message {
            case .advance(to: 30): page.send(.playing([first]))
            case .advance(to: 90): page.send(.playing([softer]))
            case .advance(to: 120): page.send(.playing([later]))
            default: break
            }
        }
        #expect(events.filter { $0.contains("sound") } == ["30 sound(\"/a.wav\")", "120 sound(\"/a.wav\")"])
    }

    @Test func inputsArriveAtTheirStepsWithTheOutputBetweenThem() throws {
        let (events, page) = try play(session(inputs, length: 120)) { message, page in
            switch message {
            case .load: page.print("begun\n")
            case .input(let input, _): page.print("input at \(input.step)\n")
            case .advance(to: 120): page.print("over")
            default: break
            }
        }
        #expect(
            events == [
                "0 output(\"begun\")", "30 input(\"Tap\")", "30 output(\"input at 30\")", "30 input(\"\")",
                "30 output(\"input at 30\")", "90 input(\"Tap again\")", "90 output(\"input at 90\")",
                "120 output(\"over\")", "120 ended",
            ])
        #expect(page.messages.first == .setUp(session([], length: 0).setup(data: "/data", translations: "/locale")))
        let received = page.messages.compactMap { if case .input(let input, nil) = $0 { input } else { nil } }
        #expect(received == inputs.map(\.timed))
    }

    @Test(arguments: [
        (Activity.still, [6, 20]), (.moving, [6, 12, 18, 20]), (.waiting(until: 0.3), [6, 18, 19, 20]),
    ]) func pageIsAdvancedToWhereSomethingCanHappen(activity: Activity, steps: [Int]) throws {
        let (_, page) = try play(session([], length: 20), activity: activity)
        #expect(page.messages.compactMap { if case .advance(let step) = $0 { step } else { nil } } == steps)
    }

    @Test func soundsAndAnnouncementsAreReported() throws {
        let (events, _) = try play(session(inputs, length: 90)) { message, page in
            guard case .input(let input, _) = message, input.step == 90 else { return }
            page.send(.sound("flip"))
            page.send(.announcement(Announcement("Found", isVital: true)))
        }
        #expect(events.suffix(3) == ["90 sound(\"flip\")", "90 announcement(\"Found\")", "90 ended"])
    }

    @Test func crashEndsThePlayback() throws {
        let (events, _) = try play(session(inputs, length: 90)) { message, page in
            guard case .input = message else { return }
            page.print("Main/main.swift:3: Fatal error: Division by zero\n", to: .errors)
            page.end(.signal(4))
        }
        #expect(
            events == [
                "30 input(\"Tap\")", "30 error(\"Main/main.swift:3: Fatal error: Division by zero\")",
                "30 failed(\"The page crashed: Division by zero\")",
            ])
    }

    @Test func linesBeginWithTheTime() {
        #expect(SessionText.line(for: .output("a"), at: 0) == "0:00.00  > a")
        #expect(SessionText.line(for: .input("Tap"), at: 3661) == "1:01.02  Tap")
        #expect(SessionText.line(for: .input(""), at: 1) == nil)
        #expect(SessionText.line(for: .error("b"), at: 59) == "0:00.98  ! b")
        #expect(SessionText.title(of: session(inputs, length: 60), page: "Jump") == "Jump: 3 inputs in 0:01.00")
        #expect(SessionText.title(of: session([inputs[0]], length: 60), page: "Jump") == "Jump: 1 input in 0:01.00")
    }
}
