// SPDX-License-Identifier: GPL-3.0-or-later
// The run owns the reporter, which owns the process that finds the place in the code.

import Glibc
import HostInterface
import Localization
import PageBuild
import PageLink
import PageSource

/// Finds out how and where a page has failed.
final class FailureReporter {
    /// Called with each line of standard error that is not part of a report.
    var logged: (String) -> Void = { _ in }
    /// Whether the process has reported where it is.
    var hasLocation: Bool { report?.addresses.isEmpty == false }

    /// What the page did last, if it has reported that.
    var activity: FaultReport.Activity? { report?.activity }

    private let host: any PageHost
    private let library: String
    private let symbolizer: ([String]) -> ProcessLaunch
    private var errors = LineReader()
    private var report: FaultReport?
    /// The runtime's message about the error that ended the page.
    private var fatalError: String?
    private var question: (any HostProcess)?
    /// Whether the runtime reports the stack of a fatal error.
    private var isInStackTrace = false

    /// Creates a reporter for a page. `symbolizer` returns how to start `llvm-symbolizer` with arguments.
    init(_ files: PageFiles, symbolizer: @escaping ([String]) -> ProcessLaunch, host: any PageHost) {
        self.host = host
        self.symbolizer = symbolizer
        library = files.library
    }

    /// Consumes bytes of standard error, which may contain a report.
    func consume(_ bytes: [UInt8]) { errors.consume(bytes).forEach(consume) }

    /// Stops looking for the place in the code.
    func cancel() { question?.abandon() }

    /// Calls `done` with a message for the user, and with the place in the code if that is known.
    func report(_ failure: PageProcess.Failure, done: @escaping (String, Problem?) -> Void) {
        if let line = errors.takeRest() { consume(line) }
        guard let report, hasLocation else { return tell(failure, at: nil, done) }
        var answer: [UInt8] = []
        question = host.start(
            symbolizer(report.question(library: library)),
            received: { _, bytes in answer += bytes },
            ended: { [weak self] _ in
                let locations = FaultReport.locations(in: String(decoding: answer, as: UTF8.self))
                self?.tell(failure, at: locations.first, done)
            })
        if question == nil { tell(failure, at: nil, done) }
    }

    private func consume(_ line: String) {
        guard let report = FaultReport(line: line) else {
            // The place is found in another way, with its line.
            isInStackTrace = line == "Current stack trace:" || isInStackTrace && line.isStackFrame
            guard !isInStackTrace else { return }
            if let mark = line.firstRange(of: "Fatal error: ") { fatalError = String(line[mark.upperBound...]) }
            return logged(line)
        }
        if !hasLocation { self.report = report }
        if !report.said.isEmpty { logged(report.said) }
    }

    private func tell(
        _ failure: PageProcess.Failure, at location: FaultReport.SourceLocation?, _ done: (String, Problem?) -> Void
    ) {
        let name = location.map { "\(displayName(ofPath: $0.file)):\($0.line): " } ?? ""
        let text = failure.message(report, fatalError)
        let problem = location.map {
            Problem(path: $0.file, line: $0.line, column: $0.column, isError: true, text: text)
        }
        done(name + text, problem)
    }
}

extension PageProcess.Failure {
    /// A report with at least this many addresses indicates infinite recursion.
    private static let endless = 20

    /// Returns the message for the user.
    fileprivate func message(_ report: FaultReport?, _ fatalError: String?) -> String {
        switch self {
        case .hung(let seconds) where Double(seconds) == PageProcess.responseTimeout:
            return translated("The page did not respond for two seconds and was stopped")
        case .hung(let seconds):
            return filled(
                // Translators: {number} is a whole number, at least 6.
                translated("The page did not respond for {number} seconds and was stopped"), ["number": "\(seconds)"])
        case .stalled: return translated("The page kept the window busy for too long and was stopped")
        case .damaged: return translated("The page sent invalid data to the window and was stopped")
        case .ended(.status(let status)):
            return filled(translated("The page exited with status {number}"), ["number": "\(status)"])
        case .ended(.signal(let signal)):
            if signal == SIGSEGV, let report, report.addresses.count >= Self.endless {
                return translated("The page crashed: infinite recursion")
            }
            // Translators: {reason} is a message of the Swift runtime, always in English.
            if let fatalError { return filled(translated("The page crashed: {reason}"), ["reason": fatalError]) }
            return filled(translated("The page crashed with signal {number}"), ["number": "\(signal)"])
        }
    }
}

extension String {
    /// Whether the line is part of a stack that the runtime reports: a number, a library, and an address.
    fileprivate var isStackFrame: Bool {
        let parts = split(separator: " ")
        return parts.count > 2 && Int(parts[0]) != nil && parts[2].hasPrefix("0x")
    }
}
