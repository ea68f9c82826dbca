// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import PageSource
import Testing

/// A process that waits for its page.
struct SpareProcessTests {
    @Test(.enabled(if: !isSanitized)) func fontIsLoadedBeforeItIsNeeded() throws {
        let running = try RunningPage(environment: [:], options: [], reading: ReadableFiles([]), builds: "/")
        let files = URL(filePath: "/proc/\(running.processID)/maps")
        try running.wait(until: {
            (try? String(contentsOf: files, encoding: .utf8))?.contains("/fonts/") == true
        })
    }
}
