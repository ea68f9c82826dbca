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

    private let process: PageProcess
    private let failures: FailureReporter
    private let happened: (Event) -> Void

    /// Starts to repeat the first `end` steps of a session.
    init(
        _ files: PageFiles, in process: PageProcess, _ session: PageSession, until end: Int,
        failures: FailureReporter, happened: @escaping (Event) -> Void
    ) {
        self.files = files
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
        process.replay(session.inputs[...], until: end)
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
        case .trails(let trails, let step): happened(.trails(trails, from: step))
        case .repeated(let step, _): happened(.reached(step))
        default: break
        }
    }
}
