// SPDX-License-Identifier: GPL-3.0-or-later
// The time line owns the run, which owns its process. Closures hold weak references.

import HostInterface
import PageBuild
import PageLink

/// A process that shows any moment of a session.
final class PastRun {
    /// An event of a run.
    enum Event {
        /// A moment that was asked for.
        case moment(Moment)
        /// The values of statements at a step, and the pictures in those that have arrived last.
        case values(RunValues, pictures: Set<String>, at: Int)
        /// Where things move after a step.
        case trails([Trail], from: Int)
        /// The session has been repeated up to a step.
        case reached(Int)
        /// The run has failed, with a message for the user, and the place in the code if that is known.
        case failed(String, Problem?)
    }

    /// The files of the page.
    let files: PageFiles

    /// What the processes of the run have cost so far.
    var usage: ProcessUsage { process.usage }

    /// The values of the latest moment, and its step.
    private var values: (of: RunValues, step: Int)?
    private let source: String
    private let process: PageProcess
    private let failures: FailureReporter
    private let happened: (Event) -> Void

    /// Starts to repeat the first `end` steps and `count` inputs of a session under the code of `source`.
    init(
        _ files: PageFiles, of source: String, in process: PageProcess, _ session: PageSession, until end: Int,
        inputs count: Int, failures: FailureReporter, happened: @escaping (Event) -> Void
    ) {
        self.files = files
        self.source = source
        self.process = process
        self.failures = failures
        self.happened = happened
        // What the session has printed is in the console.
        process.printed = { [weak self] stream, bytes in if stream == .errors { self?.failures.consume(bytes) } }
        process.hasReportedLocation = { [weak self] in self?.failures.hasLocation == true }
        process.received = { [weak self] message in self?.receive(message) }
        process.failed = { [weak self] failure in
            self?.failures.report(failure) { [weak self] in self?.happened(.failed($0, $1)) }
        }
        process.send(.setUp(session.setup))
        process.send(.load(files))
        process.replay(session.inputs.prefix(count), until: end)
    }

    /// Requests the moment at a step, and the trails of a number of steps after it, with values of the cells. Only the
    /// latest request counts.
    func requestMoment(at step: Int, trail: Int, cells: [Double] = []) {
        process.send(.showMoment(step, trail: trail, cells: cells))
    }

    /// Whether the moment that was asked for last has not arrived.
    var isAwaitingMoment: Bool { process.isAwaitingMoment }

    /// Ends the processes.
    func end() {
        failures.cancel()
        process.end()
    }

    /// Ends the processes because they have sent something that cannot be shown.
    func refuse() { process.refuse() }

    private func receive(_ message: FromPage) {
        switch message {
        case .moment(let moment): happened(.moment(moment))
        case .pastValues(let part, let step):
            // They can be in several messages.
            var all = values.flatMap { $0.step == step ? $0.of : nil } ?? RunValues(of: source)
            guard all.merge(part) != nil else { return refuse() }
            values = (all, step)
            happened(.values(all, pictures: part.flatMap(\.thumbnail).pictures, at: step))
        case .trails(let trails, let step): happened(.trails(trails, from: step))
        case .repeated(let step, _): happened(.reached(step))
        default: break
        }
    }
}
