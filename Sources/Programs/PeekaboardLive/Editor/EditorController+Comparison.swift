// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import PageRuns
import PageSource

/// Comparing the values of a literal.
extension EditorController {
    /// Begins to compare values of a literal in the text of a file. Those of another one are forgotten.
    func compare(_ literal: CodeLiteral, _ path: String, _ text: String) {
        if compared?.isOther(than: literal, in: path, text) == false { return }
        forgetCompared()
        compared = ComparedLiteral(literal, in: path, text)
    }

    /// Forgets the values if a file has been changed in another way. Undo changes a text in several steps, so this looks at it
    /// after the last one.
    func checkCompared(_ path: String) {
        guard let compared, !panel.literals.isChanging else { return }
        guard path == compared.path else { return forgetCompared() }
        comparedClock.start(after: 0) { [weak self] in self?.followCompared() }
    }

    private func followCompared() {
        guard let path = compared?.path, !panel.literals.isChanging else { return }
        if compared?.follow(panel.view.buffer(of: path)?.text ?? "") != true { forgetCompared() }
    }

    /// Whether the value of a literal can be kept.
    var canKeep: Bool { compared != nil && runner?.trial.canKeepTrails == true }

    /// Keeps the lines of the value that is shown.
    func keepForComparison() {
        followCompared()
        guard canKeep, let literal = compared?.literal else { return }
        runner?.trial.keepTrails(of: literal)
        // Translators: Spoken by a screen reader. {value} is a line of code: “force = 7.5”.
        panel.view.announce(filled(translated("Kept {value} for comparison"), ["value": literal.description]))
    }

    /// Writes a value in the code, as a step that the user can undo.
    func choose(_ literal: CodeLiteral) {
        panel.literals.end()
        followCompared()
        guard var compared else { return }
        compared.note(literal)
        self.compared = compared
        panel.rewrite(compared.path, compared.text(with: literal))
        panel.editor.runNow()
    }

    /// Says what moves with the value with which a change has ended. If the user has paused the page, it is said with the
    /// moment.
    func announceMotion() {
        guard let compared, let line = runner?.timeLine, line.isPausedForTrial, let past = line.past,
            !past.motionText.isEmpty
        else { return }
        // Translators: Spoken by a screen reader. {value} is a line of code, and {motion} says what moves: “With
        // force = 7.5, 3 things move; “Ball” ends at 120, 80”.
        let text = translated("With {value}, {motion}")
        panel.view.announce(filled(text, ["value": compared.literal.description, "motion": past.motionText]))
    }

    private func forgetCompared() {
        compared = nil
        runner?.timeLine.stopComparing()
    }
}
