// SPDX-License-Identifier: GPL-3.0-or-later
// The handles own the choices, whose closures refer back weakly.

import CGtk
import CodeAssistance
import GtkKit
import PageSource

/// Finds what can be in the place of a case or of the name of a picture in the code, and shows it in a menu.
final class LiteralChoices {
    /// Returns the code assistant of the page; `nil` if there is none.
    var assistant: () -> CodeAssistant? = { nil }
    /// Returns the names of the pictures that the page can read, written like another one.
    var pictures: (String) -> [String] = { _ in [] }
    /// Called when it has turned out that nothing else can be in a place.
    var foundNone: () -> Void = {}
    /// Called when the menu has closed.
    var closed: () -> Void {
        get { menu.closed }
        set { menu.closed = newValue }
    }

    private let view: CodeView
    private let menu: ChoiceMenu
    /// The place whose names are known.
    private var known: (place: LiteralMap.Place, names: [String])?
    /// The number of questions so far. Only the last one counts.
    private var questions = 0
    private var isWaiting = false
    /// The steps to go when the names are known, and what follows then.
    private var steps = 0
    private var next: () -> Void = {}
    /// Where nothing else can be, in a version of a file.
    private var alone: (path: String?, version: Int, starts: Set<Int>) = (nil, 0, [])

    /// Creates the choices for a view that fills a box.
    init(_ view: CodeView, in area: Widget) {
        self.view = view
        menu = ChoiceMenu(in: area)
    }

    /// Returns whether something else can be in a place, as far as that is known.
    func canChange(_ place: LiteralMap.Place) -> Bool {
        guard case .choice(let choice) = place.literal.kind else { return true }
        if choice.source == .cases, assistant()?.isAvailable != true { return false }
        return !(alone.path == view.path && alone.version == view.buffer?.version && alone.starts.contains(place.start))
    }

    /// Goes a number of steps through the names. `chosen` is called as soon as these are known.
    func step(
        by count: Int, from choice: ChoiceLiteral, at place: LiteralMap.Place, chosen: @escaping (String) -> Void
    ) {
        steps += count
        guard !isWaiting else { return }
        find(for: place) { [weak self] names in
            guard let self else { return }
            defer { steps = 0 }
            if let name = choice.name(after: steps, in: names) { chosen(name) }
        }
    }

    /// Shows the names in a menu at a place in the text view. `chosen` is called with another one.
    func showMenu(
        for place: LiteralMap.Place, at box: GdkRectangle, chosen: @escaping @MainActor (String) -> Void
    ) {
        find(for: place) { [weak self] names in
            guard let self, case .choice(let choice) = place.literal.kind, !names.isEmpty else { return }
            let title =
                switch choice.source {
                // Translators: The title of a menu with the cases of an enumeration in Swift.
                case .cases: translated("Cases")
                // Translators: The title of a menu with the names of pictures.
                case .pictures: translated("Pictures")
                }
            menu.popUp(names, title: title, present: choice.name, at: box, chosen: chosen)
        }
    }

    /// Calls a function when the names are known, or at once if none are being looked for.
    func whenKnown(_ next: @escaping () -> Void) {
        if isWaiting { self.next = next } else { next() }
    }

    /// Forgets what is being looked for.
    func cancel() {
        questions += 1
        (known, isWaiting, steps, next) = (nil, false, 0, {})
    }

    /// Finds the names for a place; none if there is only what is written.
    private func find(for place: LiteralMap.Place, then found: @escaping ([String]) -> Void) {
        if let known, known.place == place { return found(known.names) }
        guard case .choice(let choice) = place.literal.kind, let buffer = view.buffer, let path = view.path else {
            return
        }
        let (question, version) = (questions, buffer.version)
        isWaiting = true
        let finish: ([String]?) -> Void = { [weak self] answer in
            guard let self, question == questions, view.buffer === buffer, buffer.version == version else { return }
            let names = answer.flatMap { choice.name(after: 1, in: $0) == nil ? nil : $0 } ?? []
            isWaiting = false
            if !names.isEmpty {
                known = (place, names)
            } else if answer != nil {
                note(place, isAloneIn: path, version)
            }
            found(names)
            let next = next
            self.next = {}
            next()
        }
        switch choice.source {
        case .pictures: finish(pictures(choice.name))
        case .cases:
            guard let assistant = assistant() else { return finish(nil) }
            let position = buffer.position(at: place.start + 1)
            assistant.members(like: choice.name, at: position, in: path, then: finish)
        }
    }

    private func note(_ place: LiteralMap.Place, isAloneIn path: String, _ version: Int) {
        if alone.path != path || alone.version != version { alone = (path, version, []) }
        alone.starts.insert(place.start)
        foundNone()
    }
}
