// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import Testing

@testable import GLibKit

/// What a child process gets from this process.
@MainActor struct ChildProcessTests {
    /// Runs the main loop until a condition holds.
    private func run(until isDone: () -> Bool) {
        while !isDone() { g_main_context_iteration(nil, 1) }
    }

    @Test func descriptorZeroIsStandardInput() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        var (output, ending): ([UInt8], ChildProcess.Ending?) = ([], nil)
        let child = ChildProcess(
            "/bin/cat", [], descriptors: [STDIN_FILENO: ends[0]], received: { output += $1 }, ended: { ending = $0 })
        try #require(child != nil)
        #expect(write(ends[1], "text", 4) == 4)
        run { output.count == 4 }
        close(ends[1])
        run { ending != nil }
        #expect(String(decoding: output, as: UTF8.self) == "text" && ending == .status(0))
    }

    @Test func standardInputIsEmptyOtherwise() {
        var (output, ending): ([UInt8], ChildProcess.Ending?) = ([], nil)
        let child = ChildProcess("/bin/cat", [], received: { output += $1 }, ended: { ending = $0 })
        run { ending != nil }
        #expect(child != nil && output.isEmpty && ending == .status(0))
    }

    @Test func processorTimeIsLimited() {
        var ending: ChildProcess.Ending?
        let child = ChildProcess(
            "/bin/sh", ["-c", "while :; do :; done"], processorTimeLimit: 1, received: { _, _ in },
            ended: { ending = $0 })
        run { ending != nil }
        #expect(child != nil)
        #expect(ending == .signal(SIGXCPU))
    }

    @Test func groupIsMeasuredAndKilledAsAWhole() throws {
        var (output, ending): ([UInt8], ChildProcess.Ending?) = ([], nil)
        // The shell waits for a child process that uses the processor.
        let started = ChildProcess(
            "/usr/bin/setsid", ["sh", "-c", "while :; do :; done & echo $!; wait"], leadsGroup: true,
            received: { output += $1 }, ended: { ending = $0 })
        let child = try #require(started)
        run { output.last == UInt8(ascii: "\n") }
        let busy = try #require(pid_t(String(decoding: output.dropLast(), as: UTF8.self)))
        #expect(child.memory > 0)
        while child.processorTime < 0.05 { usleep(1000) }
        #expect(child.isRunnable && getpgid(busy) != getpgrp())
        child.send(.kill)
        run { ending != nil }
        #expect(ending == .signal(SIGKILL))
        while isRunning(busy) { usleep(1000) }
    }

    /// Whether a process has not ended. Its parent may not have asked how it has.
    private func isRunning(_ process: pid_t) -> Bool {
        var text: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents("/proc/\(process)/stat", &text, nil, nil) != 0, let text else { return false }
        defer { g_free(text) }
        return !String(cString: text).contains(") Z ")
    }
}
