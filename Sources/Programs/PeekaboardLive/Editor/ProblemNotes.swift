// SPDX-License-Identifier: GPL-3.0-or-later
// The text view owns the notes as its children. This holds references to them, and their closures refer back weakly.

import CGtk
import GtkKit
import PageBuild
import PageSource
import Scene

/// The messages about the code: marks at their places and beside the scrollbar, and a note at the end of each line.
final class ProblemNotes {
    /// Called with the path of a file that has to be shown.
    var fileNeeded: (String) -> Void = { _ in }
    /// Called with a fix-it that the user has chosen.
    var fixChosen: (FixIt) -> Void = { _ in }
    /// Called when notes need another layout.
    var layoutNeeded: () -> Void = {}
    /// The problem with a button for the update of the page, if any.
    var updatable: Problem? {
        didSet {
            guard updatable != oldValue else { return }
            areStale = true
            layoutNeeded()
        }
    }
    /// The lines that have notes.
    var lines: Set<Int> { Set(rows.values.map(\.line)) }

    private let view: CodeView
    private let marks: ProblemMarks
    private var notes: OverlayPool<ProblemNote>
    private var problems: [Problem] = []
    /// The problem that is nearest to the cursor.
    private var current: Problem?
    /// The file whose problems are marked, and its text at that time.
    private var path: String?
    private var source = ""
    private var movement: (version: Int, lines: LineMovement)?
    /// The notes by the lines of that text.
    private var rows: [Int: Row] = [:]
    /// Whether the notes show other messages than the present ones.
    private var areStale = false
    /// The message to which the cursor is moving.
    private var target: Problem?
    /// Runs while the user types. The line of the cursor has no note meanwhile, because it is not complete.
    private let typing = Timeout()
    /// Whether the code has been changed since it was built.
    private(set) var areOld = false

    /// A note at a line of the present text.
    private struct Row {
        let note: ProblemNote
        let buffer: CodeBuffer
        var line: Int
    }

    /// Whether notes are hidden, and there are no new ones, while a list of completions is open. What the user types is not
    /// complete then. If the text changed its height meanwhile, GTK could lose the size of the text view.
    var areHidden = false {
        didSet {
            guard areHidden != oldValue else { return }
            for row in rows.values { gtk_widget_set_opacity(row.note.widget.pointer, areHidden ? 0 : 1) }
            if !areHidden { layoutNeeded() }
        }
    }

    /// The space before a note, and at the right edge, in points.
    private static let gap = 22.0, edge = 14.0
    /// The pause after which what the user types is taken for complete, in seconds.
    private static let typingPause = 0.9
    /// The largest number of lines with notes. Others are only marked.
    private static let maxRows = 100
    /// The least width of a note.
    private static let minWidth = 160.0

    /// Shows messages in a code view.
    init(_ view: CodeView) {
        self.view = view
        marks = ProblemMarks(on: view)
        notes = OverlayPool(view) { ProblemNote() }
    }

    /// Shows the messages in place of earlier ones.
    func display(_ problems: [Problem]) {
        self.problems = problems
        areOld = false
        mark()
    }

    /// Marks the file that is shown now. Announces the message that is nearest to the cursor if it is about the line of the
    /// cursor.
    func followCursor() {
        if typing.isRunning { endTyping() }
        if view.path == path { update() } else { mark() }
        guard let current, target == nil, view.isUsed else { return }
        if current.path == view.path, current.line == view.buffer?.cursor.line { announceCurrent() }
    }

    /// Notes that the code has been changed.
    func noteChange() {
        areOld = true
        if view.isUsed { typing.start(after: Self.typingPause) { [weak self] in self?.endTyping() } }
    }

    private func endTyping() {
        typing.cancel()
        areStale = true
        layoutNeeded()
    }

    /// Notes that the present code was built. Its messages can be the same as before.
    func noteBuild() { areOld = false }

    /// Announces the message that is nearest to the cursor. Returns whether there is one about the present code.
    @discardableResult
    func announceCurrent() -> Bool {
        guard let current, !areOld else { return false }
        let message = message(of: current)
        view.announce(
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
            return view.announce(translated("No errors"))
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
        areHidden = false
        endTyping()
        layOut()
        guard let current, let fix = rows.values.lazy.compactMap({ $0.note.firstFix(of: current) }).first else {
            // Translators: Spoken by a screen reader: the compiler suggests no change that corrects an error.
            return view.announce(translated("No fix is suggested"))
        }
        if current.line != view.buffer?.cursor.line { go(to: current) }
        fix.grabFocus()
    }

    /// Lays out the notes.
    func layOut() {
        if view.path != path { mark() }
        guard let buffer = view.buffer else { return removeAll() }
        guard !areHidden || problems.isEmpty else { return }
        if areStale { fill(buffer) }
        if movement?.version != buffer.version {
            movement = (buffer.version, LineMovement(from: source, to: buffer.text))
        }
        for (line, row) in rows {
            guard let present = movement?.lines.newLine(of: line) else {
                remove(line)
                continue
            }
            rows[line]?.line = present
            place(row.note, for: .problems(line), at: present, in: buffer)
        }
        showMarks(in: buffer)
    }

    /// Marks the problems of the file that is shown.
    private func mark() {
        (path, current, movement, areStale) = (view.path, nil, nil, true)
        source = view.buffer?.text ?? ""
        view.buffer?.mark(problems.filter { $0.path == path })
        update()
        layoutNeeded()
    }

    /// Fills the notes of the lines that have problems.
    private func fill(_ buffer: CodeBuffer) {
        areStale = false
        let here = Dictionary(grouping: problems.filter { $0.path == path }, by: \.line)
        let typed = typing.isRunning ? buffer.cursor.line : nil
        let shown = here.keys.filter { $0 != typed }.sorted().prefix(Self.maxRows)
        for line in rows.keys where !shown.contains(line) || rows[line]?.buffer !== buffer { remove(line) }
        for line in shown {
            let row = rows[line] ?? Row(note: notes.dequeue(), buffer: buffer, line: line)
            rows[line] = row
            row.note.chosen = { [weak self] in self?.go(to: $0) }
            row.note.fixChosen = { [weak self] in self?.fixChosen($0) }
            let sorted = (here[line] ?? []).sorted { ($0.isError ? 0 : 1, $0.column) < ($1.isError ? 0 : 1, $1.column) }
            row.note.fill(with: sorted, updatable: updatable, name: message, title: title)
        }
    }

    /// Places a note after the code, or below it if there is not enough room.
    private func place(_ note: ProblemNote, for space: CodeBuffer.Space, at line: Int, in buffer: CodeBuffer) {
        let visible = view.visibleRect
        let end = buffer.endBox(ofLine: line, in: view.view)
        let edge = visible.origin.x + visible.size.width - Self.edge
        let start = end.origin.x + Self.gap
        if note.fitAfterCode(room: edge - start, height: end.size.height, letter: view.columnWidth) {
            buffer.setSpace(0, belowLine: line, for: space)
            return note.move(to: Point(x: start, y: end.origin.y), in: view)
        }
        let box = buffer.box(ofLine: line, in: view.view)
        let indentation = buffer.indentation(ofLine: line, in: view.view)
        let left = max(visible.origin.x, min(visible.origin.x + indentation, edge - Self.minWidth))
        let height = note.fitBelowCode(width: max(Self.minWidth, edge - left))
        buffer.setSpace(height + 2, belowLine: line, for: space)
        note.move(to: Point(x: left, y: box.top + box.height), in: view)
    }

    /// Marks the lines beside the scrollbar.
    private func showMarks(in buffer: CodeBuffer) {
        let height = view.textHeight
        marks.places = problems.filter { $0.path == path }.compactMap { problem in
            guard let line = movement?.lines.newLine(of: problem.line) else { return nil }
            return (buffer.box(ofLine: line, in: view.view).top / height, ProblemMark(problem))
        }
    }

    private func removeAll() {
        rows.keys.forEach(remove)
        marks.places = []
    }

    private func remove(_ line: Int) {
        guard let row = rows.removeValue(forKey: line) else { return }
        gtk_widget_set_opacity(row.note.widget.pointer, 1)
        notes.recycle(row.note)
        row.buffer.setSpace(0, belowLine: 0, for: .problems(line))
    }

    /// Finds the message that is nearest to the cursor, or the one to which the cursor is moved. Those about the line of
    /// the cursor come first, errors before warnings, and the file that is shown before others.
    private func update() {
        let line = view.buffer?.cursor.line ?? 1
        func rank(_ problem: Problem) -> (Int, Int, Int, Int) {
            let isHere = problem.path == view.path
            let distance = abs(problem.line - line)
            return (isHere && distance == 0 ? 0 : 1, problem.isError ? 0 : 1, isHere ? 0 : 1, distance)
        }
        current = target ?? problems.min { rank($0) < rank($1) }
    }

    private func message(of problem: Problem) -> String {
        guard problem.path == view.path else {
            return "\(displayName(ofPath: problem.path)):\(problem.line): \(problem.text)".printable
        }
        // Translators: A message about a line of code: “Line 12: cannot find ‘x’ in scope”.
        let line = translated("Line {number}: {text}")
        return filled(line, ["number": "\(problem.line)", "text": problem.text.printable])
    }

    private func title(of fixIt: FixIt) -> String {
        if let title = fixIt.title { return title.prefix(1).uppercased() + title.dropFirst() }
        let source = fixIt.files.first.flatMap { view.buffer(of: $0)?.text } ?? ""
        switch fixIt.change(in: Array(source.utf8)) {
        case .insertion(let text):
            // Translators: A verb, on a button. {text} is a piece of code, which is inserted into the source.
            return filled(translated("Insert “{text}”"), ["text": text.withoutMarkers.trimmingBlanks()])
        // Translators: A verb, on a button. {text} is a piece of code, which is removed from the source.
        case .removal(let text): return filled(translated("Remove “{text}”"), ["text": text])
        // Translators: A verb, on a button. {text} is a piece of code, which replaces another one.
        case .replacement(_, let text): return filled(translated("Use “{text}”"), ["text": text.withoutMarkers])
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

extension String {
    /// The code without the markers around its placeholders.
    fileprivate var withoutMarkers: String { replacing("<#", with: "").replacing("#>", with: "") }
}
