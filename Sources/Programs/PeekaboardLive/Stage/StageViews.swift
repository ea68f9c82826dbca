// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the widgets. The stage's controller owns the object that refers to them.

import CGtk
import GtkKit
import Scene

/// What the stage shows: the board, or something in its place, and messages above it.
final class StageViews {
    /// A view that fills the stage.
    enum View: String { case board, building, status }

    /// The icons above a title.
    enum Icon: String {
        case board = "applications-games-symbolic"
        case warning = "dialog-warning-symbolic"
    }

    /// The time at which the view was shown.
    private(set) var shownTime = now()

    private let stack: Widget, statusPage: Widget, spinner: Widget
    private let errorBar: Revealer, errorLabel: Label, progressBar: Revealer, progress: Widget
    private let noteTimer = Timeout()
    private var isNoteShown = false, isErrorShown = false, isHintShown = false
    /// The time after which a note appears, in seconds.
    private static let noteDelay = 2.0

    init(_ builder: Builder) {
        (stack, statusPage, spinner) = (builder.widget("views"), builder.widget("status"), builder.widget("spinner"))
        (errorBar, errorLabel) = (builder.widget("error-bar"), builder.widget("error-label"))
        (progressBar, progress) = (builder.widget("progress-bar"), builder.widget("progress"))
    }

    /// The view that is shown.
    var visible: View? {
        gtk_stack_get_visible_child_name(stack.opaque).flatMap { View(rawValue: String(cString: $0)) }
    }

    /// The size of the views, in points.
    var size: Size {
        Size(
            width: Double(max(1, gtk_widget_get_width(stack.pointer))),
            height: Double(max(1, gtk_widget_get_height(stack.pointer))))
    }

    func show(_ view: View) {
        shownTime = now()
        gtk_stack_set_visible_child_name(stack.opaque, view.rawValue)
        gtk_spinner_set_spinning(spinner.opaque, view == .building ? 1 : 0)
    }

    /// Shows an icon, a title, and a description, and maybe a button that runs the page anyway.
    func showStatus(icon: Icon = .warning, title: String, description: String, offersRun: Bool = false) {
        adw_status_page_set_icon_name(statusPage.opaque, icon.rawValue)
        adw_status_page_set_title(statusPage.opaque, CommentMarkup.escaped(title))
        adw_status_page_set_description(statusPage.opaque, CommentMarkup.escaped(description))
        // Translators: A button: runs a page although the system cannot restrict what it does.
        let button = offersRun ? Button(label: translated("Run Anyway")) : nil
        button?.setAction("win.run-anyway")
        button?.makePill("destructive-action")
        withExtendedLifetime(button) { adw_status_page_set_child(statusPage.opaque, button?.pointer) }
        show(.status)
    }

    /// Shows how much of a long session has been repeated; `nil` if none is.
    func showProgress(_ fraction: Double?) {
        progressBar.setRevealed(fraction != nil)
        if let fraction { gtk_progress_bar_set_fraction(progress.opaque, fraction) }
    }

    /// Shows what is wrong with the page, or, after a while, a quiet note about what is shown; `nil` for nothing. A note moves
    /// the board, so none appears for a word that is being typed.
    func showError(_ message: String?, isNote: Bool = false) {
        let isShown = isNote && isNoteShown
        noteTimer.cancel()
        isNoteShown = false
        guard isNote, let message, !isShown else {
            display(message, isNote: isNote)
            isNoteShown = isShown && message != nil
            return
        }
        errorBar.setRevealed(false)
        noteTimer.start(after: Self.noteDelay) { [weak self] in
            self?.display(message, isNote: true)
            self?.isNoteShown = true
        }
    }

    /// Shows at once a quiet note about what the user has tried, in place of another note; `nil` for none.
    func showHint(_ text: String?) {
        guard text != nil ? !isErrorShown : isHintShown else { return }
        noteTimer.cancel()
        display(text, isNote: true)
        isHintShown = text != nil
    }

    private func display(_ message: String?, isNote: Bool) {
        (isErrorShown, isHintShown) = (message != nil && !isNote, false)
        if let message { errorLabel.text = message.printable }
        errorLabel.setClass("error-bar", !isNote)
        errorLabel.setClass("old-version", isNote)
        errorLabel.setClass("dim-label", isNote)
        errorLabel.setXalign(isNote ? 0.5 : 0)
        errorBar.setRevealed(message != nil)
    }
}
