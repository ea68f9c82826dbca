// SPDX-License-Identifier: GPL-3.0-or-later
// The benchmark's closures own it until the last example has been shown.

import AppShell
import CGtk
import Files
import GtkKit
import PageBuild
import PageSource

/// Measures how long each page of the shipped examples takes to compile, and from a save to the first frame.
final class ExampleBenchmark {
    private static let saves = 5
    private static let timeout = 30.0
    private static let pause = 0.4

    /// A page of an example, and its times, in seconds.
    private struct Page {
        let name: String
        let file: String
        /// The length of all of its sources, in bytes.
        let length: Int
        var compileTimes: [Double] = []
        var saveTimes: [Double] = []
    }

    private let window: LiveWindow
    private let clock = Timeout()
    private var pages: [Page] = []
    private var current = 0
    private var saveTime = 0.0
    /// Whether the page that is shown is the result of a save.
    private var hasSaved = false

    /// Creates a benchmark of copies of the examples in a folder.
    init(of examples: String, folder: BuildFolder, in window: LiveWindow) {
        self.window = window
        let copies = folder.next()
        for example in Examples.all(in: examples) {
            guard let path = Examples.copy(example, into: copies), let playground = try? Playground(path: path) else {
                continue
            }
            pages += playground.pages.map { page in
                Page(
                    name: ([example.name] + (playground.pages.count > 1 ? [page.name] : [])).joined(separator: "_"),
                    file: page.file,
                    length: ([page.file] + page.sources).reduce(0) {
                        $0 + (contents(ofFile: $1, limit: 1 << 20)?.count ?? 0)
                    })
            }
        }
    }

    /// Runs the benchmark, then calls `done` with the figures, or with `nil` if a page was not shown.
    func start(then done: @escaping ([Figure]?) -> Void) {
        window.stage.board.shown = { [self] in shown(then: done) }
        open(then: done)
    }

    private func open(then done: @escaping ([Figure]?) -> Void) {
        guard current < pages.count else { return done(figures) }
        hasSaved = false
        clock.start(after: Self.timeout) { done(nil) }
        window.open(pages[current].file)
    }

    private func shown(then done: @escaping ([Figure]?) -> Void) {
        // The first run includes that of the window.
        if hasSaved {
            pages[current].saveTimes.append(now() - saveTime)
            pages[current].compileTimes.append(window.runner?.buildTime ?? 0)
        }
        clock.start(after: Self.pause) { [self] in
            guard pages[current].saveTimes.count < Self.saves else {
                current += 1
                return open(then: done)
            }
            clock.start(after: Self.timeout) { done(nil) }
            save(pages[current].file)
        }
    }

    private func save(_ file: String) {
        let text = String(decoding: contents(ofFile: file, limit: 1 << 20) ?? [], as: UTF8.self) + "// Saved\n"
        hasSaved = true
        saveTime = now()
        g_file_set_contents(file, text, gssize(text.utf8.count), nil)
    }

    private var figures: [Figure] {
        let single = pages.flatMap { page in
            [
                Figure("compile_\(page.name)_ms", page.compileTimes.median * 1000),
                Figure("save_to_frame_\(page.name)_ms", page.saveTimes.median * 1000),
            ]
        }
        guard let largest = pages.max(by: { $0.length < $1.length }) else { return single }
        return single + [
            Figure("largest_example_bytes", Double(largest.length)),
            Figure("largest_example_save_to_frame_median_ms", largest.saveTimes.median * 1000),
        ]
    }
}

extension [Double] {
    fileprivate var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
