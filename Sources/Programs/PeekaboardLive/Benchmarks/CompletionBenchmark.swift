// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last completion has been answered.

import AppShell
import CGtk
import GtkKit
import PageBuild
import PageSource

/// Measures how long the language server takes to complete names, and its memory.
final class CompletionBenchmark {
    private static let completions = 30
    /// The timeout for an answer, in seconds.
    private static let timeout = 30.0

    private static let page = """
        import PlaygroundSupport
        import UIKit

        struct Helper { var taps = 0 }
        let view = UIView()
        PlaygroundPage.current.liveView = view

        """

    private let window: LiveWindow
    private let file: String
    private let clock = Timeout()
    private var text = page
    private var times: [Double] = []

    init(folder: BuildFolder, in window: LiveWindow) {
        self.window = window
        file = folder.next() + "/Page.swift"
    }

    /// Runs the benchmark, then calls `done` with the figures, which are none if the toolchain has no language server, or
    /// with `nil` if the page was not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        g_file_set_contents(file, text, gssize(text.utf8.count), nil)
        window.stage.board.shown = { [self] in
            window.stage.board.shown = {}
            complete(then: done)
        }
        window.open(file)
        wait(then: done)
    }

    private func complete(then done: @escaping ([Figure]?) -> Void) {
        guard let assistant = window.runner?.assistant, assistant.isAvailable else { return finish([], then: done) }
        let (number, start) = (times.count, now())
        guard number <= Self.completions else { return report(assistant.usage?.memory, then: done) }
        text += "let h\(number) = Helper()\n"
        let name = ["view.", "h\(number).", "UIView(", "PlaygroundPage.current.", "view.isH"][number % 5]
        let line = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        assistant.textChanged(text + name, of: file)
        assistant.complete(at: SourcePosition(line: line, column: name.utf8.count + 1), in: file) { [self] _ in
            times.append(now() - start)
            complete(then: done)
        }
        wait(then: done)
    }

    private func wait(then done: @escaping ([Figure]?) -> Void) {
        clock.start(after: Self.timeout) { done(nil) }
    }

    private func report(_ memory: Int?, then done: @escaping ([Figure]?) -> Void) {
        let later = times.dropFirst().map { $0 * 1000 }.sorted()
        finish(
            [
                Figure("first_completion_ms", times[0] * 1000),
                Figure("completion_median_ms", later[later.count / 2]),
                Figure("completion_worst_ms", later[later.count - 1]),
                Figure("language_server_mib", Double((memory ?? 0) >> 20)),
            ], then: done)
    }

    private func finish(_ figures: [Figure], then done: @escaping ([Figure]?) -> Void) {
        clock.cancel()
        done(figures)
    }
}
