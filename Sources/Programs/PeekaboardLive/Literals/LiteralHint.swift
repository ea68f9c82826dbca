// SPDX-License-Identifier: GPL-3.0-or-later
// The editor's controller owns the hint, whose closure refers back weakly.

import GtkKit

/// The line below the code that says how its numbers can be changed, from the first time that a page moves until the user
/// has done so or dismisses it.
final class LiteralHint {
    private static let key = "hint-numbers"

    private let bar: Widget
    private let settings: Settings
    private var isWanted: Bool

    init(_ builder: Builder, settings: Settings) {
        bar = builder.widget("literal-hint")
        self.settings = settings
        isWanted = settings.flag(Self.key) ?? true
        builder.widget("dismiss-literal-hint").on("clicked") { [weak self] in self?.end() }
    }

    /// Shows the line, because a page moves.
    func show() { if isWanted, !bar.isVisible { bar.isVisible = true } }

    /// Removes the line for good.
    func end() {
        guard isWanted else { return }
        isWanted = false
        _ = bar.releaseFocus()
        bar.isVisible = false
        settings.set(Self.key, to: false)
    }
}
