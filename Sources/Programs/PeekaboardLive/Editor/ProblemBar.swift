// SPDX-License-Identifier: GPL-3.0-or-later
// The bar holds references to its widgets, whose closures refer back weakly.

import CGtk
import GtkKit
import PageBuild
import PageSource

/// The messages about the code: marks at their places, and a bar below the code with the message nearest to the cursor.
final class ProblemBar {
    /// Called with the path of a file that has to be shown.
    var fileNeeded: (String) -> Void = { _ in }
    /// Called with a fix-it that the user has chosen.
    var fixChosen: (FixIt) -> Void = { _ in }
    /// Called with a text for the screen reader.
    var announced: (String) -> Void = { _ in }

    private let bar: Widget
    private let box: Widget
    private let button: Widget
    private let text: Widget
    private let fixes: Box
    private let view: CodeView
    private var problems: [Problem] = []
    private var current: Problem?
    /// The file whose problems are marked.
    private var path: String?
    /// The message to which the cursor is moving.
    private var target: Problem?
    /// Whether the code has been changed since it was built.
    private(set) var areOld = false

    /// Whether a hidden bar stays hidden. If the code changes its height while a list of completions opens, GTK can lose
    /// the size of the text view.
    var isHeld = false {
        didSet {
            if oldValue, !isHeld { update() }
        }
    }

    /// The maximum number of changes to choose from.
    private static let maxFixes = 3

    /// Creates a bar that is hidden, from the window's widgets.
    init(_ builder: Builder, view: CodeView) {
        bar = builder.widget("problem-bar")
        button = builder.widget("problem")
        text = builder.widget("problem-text")
        box = builder.widget("problem-box")
        fixes = builder.widget("fixes")
        self.view = view
        button.on("clicked") { [weak self] in
            if let self, let current { go(to: current) }
        }
    }

    /// Shows the messages in place of earlier ones.
    func show(_ problems: [Problem]) {
        self.problems = problems
        areOld = false
        mark()
    }

    /// Marks the file that is shown now, and shows the message that is nearest to the cursor. Announces it if it is about
    /// the line of the cursor.
    func followCursor() {
        if view.path == path { update() } else { mark() }
        guard let current, target == nil, view.isUsed else { return }
        if current.path == view.path, current.line == view.buffer?.cursor.line { announceCurrent() }
    }

    /// Notes that the code has been changed.
    func noteChange() { areOld = true }

    /// Notes that the present code was built. Its messages can be the same as before.
    func noteBuild() { areOld = false }

    /// Announces the message that is shown. Returns whether there is one about the present code.
    @discardableResult
    func announceCurrent() -> Bool {
        guard let current, !areOld else { return false }
        let message = message(of: current)
        announced(
            current.fixIts.isEmpty
                ? message
                // Translators: Spoken by a screen reader. {message} is an error in the code, and “Control period” is
                // the key that leads to a button which corrects it.
                : filled(translated("{message}. Control period to fix"), ["message": message]))
        return true
    }

    /// Moves the cursor to the next or the previous problem, and announces it.
    func goToNext(isForward: Bool) {
        guard !problems.isEmpty else {
            // Translators: Spoken by a screen reader when the user looks for the next error.
            return announced(translated("No errors"))
        }
        let cursor = view.buffer?.cursor ?? (1, 1)
        let sorted = problems.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
        let (here, elsewhere) = (sorted.filter { $0.path == view.path }, sorted.filter { $0.path != view.path })
        let next =
            isForward
            ? here.first { ($0.line, $0.column) > cursor } ?? elsewhere.first ?? here.first
            : here.last { ($0.line, $0.column) < cursor } ?? elsewhere.last ?? here.last
        if let next { go(to: next) }
    }

    /// Gives the focus to the first change that corrects the problem.
    func focusFixes() {
        isHeld = false
        guard let first = gtk_widget_get_first_child(fixes.pointer), current?.fixIts.isEmpty == false else {
            // Translators: Spoken by a screen reader: the compiler suggests no change that corrects an error.
            return announced(translated("No fix is suggested"))
        }
        gtk_widget_grab_focus(first)
    }

    /// Marks the problems of the file that is shown.
    private func mark() {
        (path, current) = (view.path, nil)
        view.buffer?.show(problems.filter { $0.path == path })
        update()
    }

    /// Shows the message that is nearest to the cursor, or the one to which the cursor is moved. Those about the line of the
    /// cursor come first, errors before warnings, and the file that is shown before others.
    private func update() {
        let line = view.buffer?.cursor.line ?? 1
        func rank(_ problem: Problem) -> (Int, Int, Int, Int) {
            let isHere = problem.path == view.path
            let distance = abs(problem.line - line)
            return (isHere && distance == 0 ? 0 : 1, problem.isError ? 0 : 1, isHere ? 0 : 1, distance)
        }
        let nearest = target ?? problems.min { rank($0) < rank($1) }
        let isShown = gtk_revealer_get_reveal_child(bar.opaque) != 0
        let isSame = isShown && nearest == current
        // It can be announced, even if the bar is not shown yet.
        current = nearest
        guard !isHeld || nearest == nil || isShown else { return }
        gtk_revealer_set_reveal_child(bar.opaque, nearest == nil ? 0 : 1)
        guard !isSame || nearest == nil else { return }
        let message = nearest.map(message) ?? ""
        gtk_label_set_text(text.opaque, message)
        button.setAccessibleLabel(message)
        guard let nearest else { return }
        box.setClass("error", nearest.isError)
        box.setClass("warning", !nearest.isError)
        showFixes(of: nearest)
    }

    private func message(of problem: Problem) -> String {
        guard problem.path == view.path else {
            return "\(displayName(ofPath: problem.path)):\(problem.line): \(problem.text)".printable
        }
        // Translators: A message about a line of code: “Line 12: cannot find ‘x’ in scope”.
        let line = translated("Line {number}: {text}")
        return filled(line, ["number": "\(problem.line)", "text": problem.text.printable])
    }

    private func showFixes(of problem: Problem) {
        _ = fixes.releaseFocus()
        fixes.removeChildren()
        for fixIt in problem.fixIts.prefix(Self.maxFixes) {
            let button = Widget.button(title(of: fixIt).printable, ellipsizedAt: PANGO_ELLIPSIZE_END)
            // The button is removed by the change.
            button.on("clicked") { [weak self] in
                whenIdle(for: self) { $0.fixChosen(fixIt) }
            }
            fixes.append(button)
        }
        fixes.isVisible = !problem.fixIts.isEmpty
    }

    private func title(of fixIt: FixIt) -> String {
        if let title = fixIt.title { return title.prefix(1).uppercased() + title.dropFirst() }
        let source = fixIt.files.first.flatMap { view.buffer(of: $0)?.text } ?? ""
        switch fixIt.change(in: Array(source.utf8)) {
        // Translators: A verb, on a button. {text} is a piece of code, which is inserted into the source.
        case .insertion(let text): return filled(translated("Insert “{text}”"), ["text": text])
        // Translators: A verb, on a button. {text} is a piece of code, which is removed from the source.
        case .removal(let text): return filled(translated("Remove “{text}”"), ["text": text])
        case .replacement(let old, let new):
            // Translators: A verb, on a button. Both are pieces of code.
            return filled(translated("Replace “{old}” with “{new}”"), ["old": old, "new": new])
        // Translators: A verb, on a button: makes the change to the code that the compiler suggests.
        case nil: return translated("Fix")
        }
    }

    private func go(to problem: Problem) {
        target = problem
        if problem.path != view.path { fileNeeded(problem.path) }
        view.goTo(line: problem.line, column: problem.column)
        update()
        target = nil
        announceCurrent()
    }
}
