// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the trial, which owns its builder.

import HostInterface
import PageBuild
import PageLink
import PageSource

/// A literal that the user changes while the page shows what that does.
///
/// The page is built once with calls in the place of the literal, which read cells. Each change sets the cells in the
/// process of the past, which repeats the session from before the literal was first read. At the end, the page is run
/// with the new text.
package final class LiteralTrial {
    private let builder: VariantBuilder
    private let timeLine: TimeLine
    /// The values that are shown as soon as the page is built.
    private var cells: [Double]?

    /// Creates a trial that has not begun.
    init(in folder: BuildFolder, _ timeLine: TimeLine, host: any PageHost) {
        builder = VariantBuilder(in: folder, host: host)
        self.timeLine = timeLine
    }

    /// Shows the page with another value of the literal.
    package func show(_ literal: CodeLiteral) {
        cells = literal.cells
        timeLine.tryCells(literal.cells)
    }

    /// Whether the lines of a value of the literal can be kept for comparison. They follow if the page is still being built.
    package var canKeepTrails: Bool { builder.hasVariant || timeLine.hasTrails }

    /// Keeps the lines of a value of the literal, so that other values can be compared with it.
    package func keepTrails(of literal: CodeLiteral) { if canKeepTrails { timeLine.keepTrails(of: literal) } }

    /// Builds the page so that it reads the literal from cells, then calls `built` with how it was built. Returns false if
    /// that is not possible. `prepare` prepares the build in a folder.
    func build(
        _ prepare: (_ path: String) -> VariantBuilder.Preparation?,
        then built: @escaping (VariantBuilder.Preparation) -> Void, failed: @escaping () -> Void
    ) -> Bool {
        builder.start(prepare) { variant, outcome in
            if case .built = outcome { built(variant) } else { failed() }
        }
    }

    /// Begins to show values of the literal in a page that has been built.
    func begin(_ files: PageFiles) {
        timeLine.beginTrial(files)
        cells.map(timeLine.tryCells)
    }

    /// Stops building, and removes what was built.
    func cancel() {
        builder.cancel()
        cells = nil
    }

    /// Stops building, and lets the time line show the session as it is.
    func abandon() {
        cancel()
        timeLine.abandonTrial()
    }
}

extension PlaygroundRunner {
    /// Begins to show changes of a literal in a file of the page with a text. Calls `failed` if that is not possible, for
    /// example because the literal is the raw value of a case.
    package func beginTrial(of literal: CodeLiteral, in path: String, _ text: String, failed: @escaping () -> Void) {
        trial.cancel()
        let fail = { [weak self] in
            self?.trial.abandon()
            failed()
        }
        guard let toolchain, let session, shown?.page?.isOver == false, timeLine.isAvailable,
            page.files.contains(path), let source = literal.readingCells(in: text)
        else { return fail() }
        cancelRun()
        let texts = editedTexts().merging([path: source]) { $1 }
        let isStarted = trial.build {
            prepareVariant(texts: texts, with: toolchain, in: $0)
        } then: { [weak self] variant in
            guard let self else { return }
            let files = PageFiles(library: variant.build.library, resources: page.resources, readsCells: true)
            expressions.compile(session.expressions, for: variant.build.module, launch: variant.launch) {
                [weak self] _, _ in
                self?.trial.begin(files)
            }
        } failed: {
            fail()
        }
        if !isStarted { fail() }
    }
}
