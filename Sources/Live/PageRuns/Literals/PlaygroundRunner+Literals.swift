// SPDX-License-Identifier: GPL-3.0-or-later
import PageBuild
import PageLink
import PageSource

/// A literal that the user changes while the page shows what that does.
///
/// The page is built once with calls in the place of the literal, which read cells. Each change sets the cells in the
/// process of the past, which repeats the session from before the literal was first read. At the end, the page is run
/// with the new text.
extension PlaygroundRunner {
    /// Begins to show changes of a literal in a file of the page with a text. Calls `failed` if that is not possible, for
    /// example because the literal is the raw value of a case.
    package func beginTrial(of literal: CodeLiteral, in path: String, _ text: String, failed: @escaping () -> Void) {
        cancelTrial()
        let fail = { [weak self] in
            self?.cancelTrial()
            self?.timeLine.abandonTrial()
            failed()
        }
        guard let toolchain, let session, shown?.page?.isOver == false, timeLine.isAvailable,
            page.files.contains(path), let source = literal.readingCells(in: text)
        else { return fail() }
        cancelRun()
        let texts = editedTexts().merging([path: source]) { $1 }
        let isStarted = trialBuilder.start {
            prepareVariant(texts: texts, with: toolchain, in: $0)
        } then: { [weak self] variant, outcome in
            guard let self else { return }
            guard case .built = outcome else { return fail() }
            let files = PageFiles(library: variant.build.library, resources: page.resources, readsCells: true)
            compileExpressions(of: session, for: variant.build.module, launch: variant.launch) { [weak self] _, _ in
                guard let self else { return }
                timeLine.beginTrial(files)
                trialCells.map(timeLine.tryCells)
            }
        }
        if !isStarted { fail() }
    }

    /// Shows the page with another value of the literal.
    package func tryLiteral(_ literal: CodeLiteral) {
        trialCells = literal.cells
        timeLine.tryCells(literal.cells)
    }

    /// Whether the lines of a value of the literal can be kept for comparison. They follow if the page is still being built.
    package var canKeepTrails: Bool { trialBuilder.hasVariant || timeLine.hasTrails }

    /// Keeps the lines of a value of the literal, so that other values can be compared with it.
    package func keepTrails(of literal: CodeLiteral) { if canKeepTrails { timeLine.keepTrails(of: literal) } }

    /// Stops building for changes of a literal, and removes what was built.
    func cancelTrial() {
        trialBuilder.cancel()
        trialCells = nil
    }
}
