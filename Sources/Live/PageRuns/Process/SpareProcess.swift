// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the spare process.

import PageSource

/// A process without a page, so that the next page does not have to wait for one.
final class SpareProcess {
    private let makeProcess: () -> PageProcess?
    private var process: PageProcess?
    /// What the process can read.
    private var files: ReadableFiles?

    /// Creates a place without a process. `makeProcess` starts a process for a page.
    init(makeProcess: @escaping () -> PageProcess?) { self.makeProcess = makeProcess }

    /// Starts a process that can read files, unless there is one.
    func start(reading files: ReadableFiles) {
        guard process == nil else { return }
        self.files = files
        process = makeProcess()
        // The process has exited before it got a page.
        process?.failed = { [weak self] _ in self?.process = nil }
    }

    /// Returns the process, or a new one if that cannot read the files, or can read others.
    func claim(reading files: ReadableFiles) -> PageProcess? {
        defer { process = nil }
        if process != nil, files == self.files { return process }
        process?.end()
        return makeProcess()
    }

    /// Ends the process.
    func end() {
        process?.end()
        process = nil
    }
}
