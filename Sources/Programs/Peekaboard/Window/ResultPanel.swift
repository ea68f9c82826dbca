// SPDX-License-Identifier: GPL-3.0-or-later
// The tab owns the panel. Closures of widgets refer to the panel weakly.

import BoardKinds
import CGtk
import GtkKit
import Scene

/// The panel that shows the outcome of a game, with a button that continues and one that begins another game.
final class ResultPanel {
    /// What the user has chosen.
    enum Event {
        /// The game that was suggested.
        case nextGame(NextGame)
        /// To copy or to save the picture of the outcome.
        case copy(NodeTree), save(NodeTree)
        /// To close the panel.
        case dismiss
    }

    /// Called when the user chooses something.
    var happened: (Event) -> Void = { _ in }

    private let revealer: Revealer
    private let actions: ActionMap
    private let title: Label
    private let praise: Label
    private let text: Label
    private let button: Button
    private let next: Widget
    private let nextLabel: Label
    private let picture: Widget
    private var outcome: GameOutcome?

    /// Creates the panel from the widgets of a tab, at a place over the board.
    init(_ builder: Builder, at position: ResultPosition) {
        let tab = builder.widget("tab")
        actions = ActionMap(within: tab, named: "result")
        revealer = builder.widget("result")
        title = builder.widget("result-title")
        praise = builder.widget("result-praise")
        text = builder.widget("result-text")
        button = builder.widget("result-button")
        next = builder.widget("result-next")
        nextLabel = builder.widget("result-next-label")
        picture = builder.widget("result-picture")
        if position == .bottom {
            revealer.valign = .end
            builder.widget("result-badge").isVisible = false
        }
        next.on("clicked") { [weak self] in
            // The panel hides while GTK still uses the button.
            whenIdle(for: self) { panel in panel.outcome?.next.map { panel.happened(.nextGame($0)) } }
        }
        actions.add("close") { [weak self] in
            self?.hide()
            self?.happened(.dismiss)
        }
        tab.addShortcut("Escape", action: "result.close")
        builder.widget("copy-picture").on("clicked") { [weak self] in
            if let self { outcome?.picture.map { happened(.copy($0)) } }
        }
        builder.widget("save-picture").on("clicked") { [weak self] in
            if let self { outcome?.picture.map { happened(.save($0)) } }
        }
        // A click that was meant for the board, in the moment before, presses no button.
        revealer.onNotify("child-revealed") { [weak self] in
            guard let revealer = self?.revealer else { return }
            gtk_widget_set_can_target(revealer.pointer, revealer.isChildRevealed ? 1 : 0)
        }
        hide()
    }

    /// Shows an outcome, and moves the focus to the button that continues.
    func present(_ outcome: GameOutcome, button label: String) {
        self.outcome = outcome
        button.setLabel(label)
        title.text = outcome.achievement
        praise.isVisible = outcome.praise != nil
        praise.text = outcome.praise ?? ""
        text.text = outcome.details.joined(separator: "\n")
        next.isVisible = outcome.next != nil
        nextLabel.text = outcome.next?.title ?? ""
        picture.isVisible = outcome.picture != nil
        peekaboard_accessible_description(
            button.raw, outcome.text.split(separator: "\n").joined(separator: ". "))
        revealer.isVisible = true
        revealer.setRevealed(true)
        actions.enable("close", true)
        button.grabFocus()
    }

    /// The height of the panel at the lower edge of an area; 0 while it is hidden.
    func height(inWidth available: Int32) -> Double {
        guard revealer.isVisible else { return 0 }
        return Double(revealer.naturalHeight(forWidth: min(revealer.naturalWidth, Int(available))))
    }

    /// Hides the panel.
    func hide() {
        outcome = nil
        actions.enable("close", false)
        revealer.setRevealed(false)
        revealer.isVisible = false
    }
}
