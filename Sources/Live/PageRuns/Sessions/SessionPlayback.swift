// SPDX-License-Identifier: GPL-3.0-or-later
// The playback owns the process of the page.

import Console
import HostInterface
import PageLink
import Scene

/// Plays a saved session in a hidden process of its page and reports what happens, in order.
final class SessionPlayback {
    /// Something that happens.
    enum Event: Equatable {
        /// An input, with what it was.
        case input(String)
        /// A line of output, or of standard error.
        case output(String), error(String)
        /// A text for the screen reader.
        case announcement(String)
        /// A sound, by its name or path.
        case sound(String)
        /// The page has ended before the session, with a message for the user.
        case failed(String)
        /// The session is over.
        case ended
    }

    private let session: SavedSession
    private let process: PageProcess
    private let host: any PageHost
    private let failures: FailureReporter
    private let happened: (_ step: Int, Event) -> Void
    private var output = LineReader()
    private var filter = OutputFilter(before: PrintedOutput())
    private var printables = PrintableStream()
    private var rest: ArraySlice<SavedSession.Input>
    private var activity = Activity.moving
    /// What the page's sound players play.
    private var playbacks: [Playback] = []
    private var step = 0
    private var isOver = false

    /// The number of steps of a moving page after which its output is read, a tenth of a second.
    private static let stride = 6

    /// Starts. `happened` is called with the step at which, or shortly before which, something has happened.
    init(
        _ session: SavedSession, _ files: PageFiles, in process: PageProcess, _ setup: PageSetup,
        failures: FailureReporter, host: any PageHost,
        happened: @escaping (_ step: Int, Event) -> Void
    ) {
        self.session = session
        self.process = process
        self.host = host
        self.happened = happened
        rest = session.inputs[...]
        self.failures = failures
        failures.logged = { [weak self] line in self.map { $0.happened($0.step, .error(line)) } }
        process.printed = { [weak self] stream, bytes in self?.read(bytes, from: stream) }
        process.received = { [weak self] message in self?.receive(message) }
        process.hasReportedLocation = { [failures] in failures.hasLocation }
        process.failed = { [weak self] failure in self?.fail(failure) }
        process.send(.setUp(setup))
        process.send(.load(files))
    }

    /// Ends the process.
    func end() {
        isOver = true
        failures.cancel()
        process.end()
    }

    private func receive(_ message: FromPage) {
        switch message {
        case .loaded: advance()
        case .notLoaded(let reason): finish(.failed(reason))
        case .frame(let frame):
            activity = frame.state?.activity ?? activity
            goOn()
        case .unchanged: goOn()
        case .sound(let name): happened(step, .sound(name))
        case .soundFile(let path): happened(step, .sound(path))
        case .playing(let playbacks):
            for playback in playbacks
            where !self.playbacks.contains(where: { $0.player == playback.player && $0.goesOn(as: playback) }) {
                happened(step, .sound(playback.file ?? "data"))
            }
            self.playbacks = playbacks
        case .announcement(let announcement): happened(step, .announcement(announcement.text))
        case .progress, .checkpoints, .answer, .properties, .propertyChanges, .values, .trace, .repeated,
            .moment, .pastValues, .trails, .changed, .soundData:
            break
        }
    }

    /// Goes on after a frame, when the output that the page has written before it has been read.
    private func goOn() {
        host.whenIdle { [weak self] in
            guard let self, !isOver else { return }
            if let input = rest.first, input.timed.step <= step {
                rest.removeFirst()
                happened(step, .input(input.description))
                process.send(.input(input.timed))
                process.send(.advance(to: step))
            } else if step < session.length {
                advance()
            } else {
                finish(.ended)
            }
        }
    }

    /// Advances to where something can happen next.
    private func advance() {
        let target = rest.first?.timed.step ?? session.length
        switch activity {
        case .still: step = target
        case .waiting(let second): step = min(target, max(step + 1, StepClock.step(atSecond: second)))
        case .moving: step = min(target, step + Self.stride)
        }
        process.send(.advance(to: step))
    }

    private func read(_ bytes: [UInt8], from stream: ProcessStream) {
        switch stream {
        case .output:
            let text = printables.filter(filter.consume(bytes).all)
            for line in output.consume(text) { happened(step, .output(line)) }
        case .errors: failures.consume(bytes)
        }
    }

    private func readRest() {
        if let line = output.takeRest() { happened(step, .output(line)) }
    }

    private func fail(_ failure: PageProcess.Failure) {
        guard !isOver else { return }
        readRest()
        failures.report(failure) { [weak self] message, _ in self?.finish(.failed(message)) }
    }

    private func finish(_ event: Event) {
        guard !isOver else { return }
        readRest()
        end()
        happened(step, event)
    }
}
