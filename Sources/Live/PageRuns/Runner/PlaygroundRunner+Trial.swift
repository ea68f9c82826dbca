// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import PageSource

/// The changes of a literal that the page shows.
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
            try? prepareBuild(of: texts, with: toolchain, in: $0)
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
