// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit

/// The line that explains how to drag the numbers in the code, the first time that a page moves.
extension StageController {
    private static let introduction = "introduce-numbers"

    /// Shows or hides the line.
    func updateIntroduction() {
        guard introducesNumbers else { return }
        hasMoved = hasMoved || board.page?.activity == .moving
        let isUseful = hasMoved && layout.showsCode && !layout.isNarrow && !isRead()
        let isShown = isUseful && runner?.timeLine.isPaused == false && !timeLineBar.hasFocus
        timeLineBar.showHint(
            // Translators: A hint beside the code of a page that moves. Ctrl is the key as it is labeled.
            isShown ? translated("Hold Ctrl and drag a number in the code to see what changes") : nil)
    }

    /// Connects the line with the setting.
    func connectIntroduction() {
        introducesNumbers = settings.flag(Self.introduction) ?? true
        timeLineBar.hintDismissed = { [weak self] in self?.endIntroduction() }
    }

    /// Removes the line for ever, because the user knows.
    func endIntroduction() {
        guard introducesNumbers else { return }
        introducesNumbers = false
        timeLineBar.showHint(nil)
        settings.set(Self.introduction, to: false)
    }
}
