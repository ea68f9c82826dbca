// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import HostInterface
import PageLink
import Scene
import Testing

/// The process of the past of a page, with all processes that it has forked.
final class PastProcess {
    let running: RunningPage

    init(
        _ page: BuiltPage, _ inputs: [TimedInput], until end: Int, options: [String] = [],
        through command: [String] = []
    ) throws {
        running = try RunningPage(page, options: ["--forks"] + options, through: command)
        try running.send(.replay(inputs, until: end, isLast: true))
    }

    isolated deinit { end() }

    /// Kills all processes, as the window does, and waits until they have ended.
    func end() {
        kill(-running.processID, SIGKILL)
        while !processes.isEmpty { usleep(1000) }
    }

    /// Waits until the process and all that it has forked have ended. The kernel ends killed processes one by one.
    /// Returns how the process has ended.
    @discardableResult func waitForEnd() throws -> ProcessEnding {
        let ending = try running.waitForEnd()
        let areEnded = running.host.run { processes.isEmpty }
        try #require(areEnded, "still running: \(processes)")
        return ending
    }

    /// Whether a process has not ended. A process whose end nobody has asked for yet remains as a zombie, and is gone as
    /// soon as somebody has.
    private static func isAlive(_ process: pid_t) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return text.components(separatedBy: ") ").last?.first != "Z"
    }

    /// Returns what the page has shown at a step.
    func moment(_ step: Int, trail: Int = 0, cells: [Double] = []) throws -> NodeTree {
        try running.send(.showMoment(step, trail: trail, cells: cells))
        let isWanted = { (message: FromPage) in
            if case .moment(let moment) = message { moment.step == step } else { false }
        }
        guard case .moment(let moment) = try running.next(isWanted) else { return .empty }
        var tree = NodeTree.empty
        let isValid = tree.apply(moment.edits)
        try #require(isValid)
        return tree
    }

    /// Returns the values of statements at the step that is shown.
    func values(at step: Int) throws -> [PageValue] {
        let isWanted = { (message: FromPage) in if case .pastValues(_, at: step) = message { true } else { false } }
        guard case .pastValues(let values, _) = try running.next(isWanted) else { return [] }
        return values
    }

    /// Waits until the whole session has been repeated.
    func waitUntilRepeated() throws { _ = try running.next { if case .repeated(_, true) = $0 { true } else { false } } }

    /// The processes of the group.
    var processes: [pid_t] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { pid_t($0) }.filter { getpgid($0) == running.processID && Self.isAlive($0) }
    }

    /// The memory of all processes, in KiB.
    var memory: Int {
        processes.reduce(0) { sum, process in
            let text = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
            return sum + (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
        }
    }
}
