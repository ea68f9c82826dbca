// SPDX-License-Identifier: GPL-3.0-or-later
// The text view owns the widgets, whose closures refer back weakly.

import CGtk
import GtkKit
import PageBuild

/// The messages about a line of code, each with buttons for the changes that correct it. They follow the code, or are
/// below it.
final class ProblemNote: CodeOverlay {
    /// Called when a message is clicked.
    var chosen: (Problem) -> Void = { _ in }
    /// Called with a change that the user has chosen.
    var fixChosen: (FixIt) -> Void = { _ in }

    private let box: Box
    private var entries: [Entry] = []
    /// The width of the messages, each in one row, with letters of a width; zero if it is not known.
    private var width = 0.0, letter = 0.0
    /// Whether the lines of messages are broken, and buttons are below them.
    private var wraps = false { didSet { if wraps != oldValue { wrapEntries() } } }

    /// The widgets of a message.
    private struct Entry {
        let problem: Problem
        let box: Box
        let message: Button
        let label: Label
        let fixes: [Button]
    }

    /// The maximum number of changes to choose from, and of the letters of a button.
    private static let maxFixes = 3, maxTitle = 30

    /// Creates an empty note.
    init() {
        let box = Box(.vertical)
        box.addClass("problem-note")
        self.box = box
        super.init(box)
    }

    /// The first button that corrects a problem.
    func firstFix(of problem: Problem) -> Button? { entries.first { $0.problem == problem }?.fixes.first }

    /// Shows messages, of which one can have a button for the update of the page. `name` returns the accessible name of one,
    /// and `title` the text of a button.
    func fill(
        with problems: [Problem], updatable: Problem?, name: (Problem) -> String, title: (FixIt) -> String
    ) {
        _ = box.releaseFocus()
        box.removeChildren()
        entries = problems.map { entry(of: $0, name: name($0), title: title) }
        for entry in entries { box.append(entry.box) }
        (letter, wraps) = (0, false)
        guard let entry = entries.first(where: { $0.problem == updatable }) else { return }
        // Translators: A verb, on a button: corrects the errors in a page of an earlier version of Swift.
        let update = Button(label: translated("Update the Page"))
        update.setAction("win.update-page")
        add(update, to: entry.box)
    }

    /// Puts the note after the code, if it has one message and there is room for it.
    func fitAfterCode(room: Double, height: Double, letter: Double) -> Bool {
        measure(letter: letter)
        guard entries.count == 1, width <= room else { return false }
        wraps = false
        box.requestSize(width: Int(width), height: Int(height))
        return true
    }

    /// Puts the note below the code. The lines of the messages are broken if they do not fit. Returns the height that the
    /// note needs.
    func fitBelowCode(width: Double) -> Int {
        wraps = self.width > width
        return self.height(forWidth: width)
    }

    /// Measures the width that the note needs, unless that is known. This changes the note, which is laid out again.
    private func measure(letter: Double) {
        guard letter != self.letter else { return }
        self.letter = letter
        wraps = false
        box.requestSize()
        width = Double(box.naturalWidth)
    }

    private func wrapEntries() {
        for entry in entries {
            entry.box.setOrientation(wraps ? .vertical : .horizontal)
            gtk_label_set_wrap(entry.label.opaque, wraps ? 1 : 0)
            gtk_label_set_wrap_mode(entry.label.opaque, PANGO_WRAP_WORD_CHAR)
        }
    }

    private func entry(of problem: Problem, name: String, title: (FixIt) -> String) -> Entry {
        // A button says what the compiler asks.
        var text = problem.text.printable[...]
        if !problem.fixIts.isEmpty, let question = text.firstRange(of: "; did you mean ") {
            text = text[..<question.lowerBound]
        }
        let label = Label(text.prefix(1).uppercased() + text.dropFirst())
        label.setXalign(0)
        let message = Button(child: label)
        message.addClass("flat")
        message.addClass("problem-message")
        message.setAccessibleLabel(name)
        message.on("clicked") { [weak self] in self?.chosen(problem) }
        let row = Box(.horizontal)
        row.vexpand = true
        row.setClass("warning", !problem.isError)
        row.append(message)
        let fixes = problem.fixIts.prefix(Self.maxFixes).map { fixIt in
            let title = title(fixIt).printable
            let button = Button(label: title, ellipsizedAt: PANGO_ELLIPSIZE_END)
            if let label = button.child { gtk_label_set_max_width_chars(label.opaque, Int32(Self.maxTitle)) }
            gtk_widget_set_tooltip_text(button.pointer, title)
            // The button is removed by the change.
            button.on("clicked") { [weak self] in
                whenIdle(for: self) { $0.fixChosen(fixIt) }
            }
            add(button, to: row)
            return button
        }
        return Entry(problem: problem, box: row, message: message, label: label, fixes: Array(fixes))
    }

    private func add(_ button: Button, to row: Box) {
        button.addClass("problem-fix")
        button.halign = .start
        button.valign = .center
        row.append(button)
    }
}
