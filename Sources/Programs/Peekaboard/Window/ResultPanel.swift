// The tab owns the panel. Closures of widgets refer to the panel weakly.

import BoardKinds
import CGtk
import GtkKit
import Scene

/// The panel that shows the outcome of a game, with a button that continues and one that begins another game.
final class ResultPanel {
    /// Called when the user begins the game that was suggested.
    var nextChosen: (NextGame) -> Void = { _ in }
    /// Called when the user wants to copy, or to save, the picture of the outcome.
    var copyChosen: (NodeTree) -> Void = { _ in }
    var saveChosen: (NodeTree) -> Void = { _ in }

    private let revealer: Widget
    private let title: Widget
    private let praise: Widget
    private let text: Widget
    private let button: Widget
    private let next: Widget
    private let nextLabel: Widget
    private let picture: Widget
    private var outcome: GameOutcome?

    /// Creates the panel from the widgets of a tab, at a place over the board.
    init(_ builder: Builder, at position: ResultPosition) {
        revealer = builder.widget("result")
        title = builder.widget("result-title")
        praise = builder.widget("result-praise")
        text = builder.widget("result-text")
        button = builder.widget("result-button")
        next = builder.widget("result-next")
        nextLabel = builder.widget("result-next-label")
        picture = builder.widget("result-picture")
        if position == .bottom {
            gtk_widget_set_valign(revealer.pointer, GTK_ALIGN_END)
            builder.widget("result-badge").isVisible = false
        }
        next.on("clicked") { [weak self] in
            // The panel hides while GTK still uses the button.
            whenIdle(for: self) { panel in panel.outcome?.next.map { panel.nextChosen($0) } }
        }
        builder.widget("copy-picture").on("clicked") { [weak self] in
            if let self { outcome?.picture.map(copyChosen) }
        }
        builder.widget("save-picture").on("clicked") { [weak self] in
            if let self { outcome?.picture.map(saveChosen) }
        }
        hide()
    }

    /// Shows an outcome, and moves the focus to the button that continues.
    func show(_ outcome: GameOutcome, button label: String) {
        self.outcome = outcome
        gtk_button_set_label(button.typed(), label)
        gtk_label_set_text(title.opaque, outcome.achievement)
        praise.isVisible = outcome.praise != nil
        gtk_label_set_text(praise.opaque, outcome.praise ?? "")
        gtk_label_set_text(text.opaque, outcome.details.joined(separator: "\n"))
        next.isVisible = outcome.next != nil
        gtk_label_set_text(nextLabel.opaque, outcome.next?.title ?? "")
        picture.isVisible = outcome.picture != nil
        peekaboard_accessible_description(
            button.raw, outcome.text.split(separator: "\n").joined(separator: ". "))
        revealer.isVisible = true
        gtk_revealer_set_reveal_child(revealer.opaque, 1)
        gtk_widget_set_can_target(revealer.pointer, 1)
        button.grabFocus()
    }

    /// Hides the panel.
    func hide() {
        outcome = nil
        gtk_widget_set_can_target(revealer.pointer, 0)
        gtk_revealer_set_reveal_child(revealer.opaque, 0)
        revealer.isVisible = false
    }
}
