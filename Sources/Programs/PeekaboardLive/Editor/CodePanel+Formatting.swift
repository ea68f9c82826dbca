// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import PageRuns
import PageSource

/// The format of the code.
extension CodePanel {
    /// Formats the file that is shown, as a step that the user can undo.
    func format(with runner: PlaygroundRunner) {
        guard let path = view.path else { return }
        runner.format(path) { [weak self] old, new in
            guard let self, let buffer = view.buffer(of: path) else { return }
            buffer.replace(TextChange.all(from: old, toFormatted: new))
            // Translators: Spoken by a screen reader: the indentation and the spaces of the code are as they should be.
            view.announce(translated("Formatted"))
        }
    }
}
