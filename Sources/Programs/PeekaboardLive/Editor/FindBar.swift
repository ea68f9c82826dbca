// SPDX-License-Identifier: GPL-3.0-or-later
// The bar holds references to its widgets, whose closures refer back weakly. While it is open, it owns a search.

import CGtk
import CGtkSource
import GtkKit
import PageSource

/// The search bar of the editor, with a second row that replaces what is found.
final class FindBar {
    private let bar: Widget
    private let entry: SearchEntry
    private let matchCount: Label
    private let replaceRow: Box
    private let replaceEntry: Entry
    /// What the Tab key goes through.
    private let stops: [Widget]
    private let view: CodeView
    private let settings = Object(adopting: UnsafeMutableRawPointer(gtk_source_search_settings_new()!))
    private var search: CodeSearch?
    /// Sets the state of the switch for the row that replaces.
    private var setReplaces: (Bool) -> Void = { _ in }
    /// How many matches have been replaced at once, and the version of the text since then.
    private var replaced: (count: Int, version: Int)?
    /// Lets a screen reader say the number of matches after a pause, in seconds.
    private let announcing = Timeout()
    private static let announcingTime = 0.7

    /// Creates a bar that is hidden, from the window's widgets.
    init(_ builder: Builder, view: CodeView) {
        bar = builder.widget("find-bar")
        entry = builder.widget("find-entry")
        matchCount = builder.widget("match-count")
        replaceRow = builder.widget("replace-row")
        replaceEntry = builder.widget("replace-entry")
        stops = [entry, replaceEntry, builder.widget("find-buttons"), builder.widget("replace-buttons")]
        self.view = view
        (builder.widget("find-row") as Box).wrapChildren()
        replaceRow.wrapChildren()
        gtk_source_search_settings_set_wrap_around(settings.typed(), 1)
        gtk_search_bar_connect_entry(bar.opaque, entry.opaque)
        entry.on("changed") { [weak self] in
            guard let self else { return }
            gtk_source_search_settings_set_search_text(settings.typed(), entry.text)
            find(isForward: true, fromStart: true)
        }
        entry.on("activate") { [weak self] in self?.find(isForward: true) }
        entry.on("next-match") { [weak self] in self?.find(isForward: true) }
        entry.on("previous-match") { [weak self] in self?.find(isForward: false) }
        entry.addShortcut("<Shift>Return", action: "code.find-previous")
        replaceEntry.on("activate") { [weak self] in self?.replace() }
        bar.addShortcut("Escape", action: "code.close-find")
        bar.onKeys(pressed: { [weak self] in self?.moveFocus($0, $1) ?? false }, released: { _ in })
        bar.onNotify("search-mode-enabled") { [weak self] in
            self?.follow()
            if let self, !isOpen { view.grabFocus() }
        }
        view.view.onNotify("buffer") { [weak self] in self?.follow() }
    }

    /// Adds the actions of the bar to those of the code.
    func addActions(to actions: ActionMap) {
        actions.add("find-next") { [weak self] in self?.find(isForward: true) }
        actions.add("find-previous") { [weak self] in self?.find(isForward: false) }
        actions.add("replace") { [weak self] in self?.replace() }
        actions.add("replace-all") { [weak self] in self?.replaceAll() }
        actions.add("close-find") { [weak self] in
            if let self { gtk_search_bar_set_search_mode(bar.opaque, 0) }
        }
        actions.addSwitch("match-case", isOn: false) { [weak self] isOn in
            guard let self else { return }
            gtk_source_search_settings_set_case_sensitive(settings.typed(), isOn ? 1 : 0)
            find(isForward: true, fromStart: true)
        }
        setReplaces = actions.addSwitch("show-replace", isOn: false) { [weak self] isOn in
            self?.replaceRow.isVisible = isOn
            if isOn { self?.replaceEntry.grabFocus() }
        }
        actions.addSwitch("whole-words", isOn: false) { [weak self] isOn in
            guard let self else { return }
            gtk_source_search_settings_set_at_word_boundaries(settings.typed(), isOn ? 1 : 0)
            find(isForward: true, fromStart: true)
        }
    }

    /// Opens the bar, with the row that replaces if wanted. It searches for the selected text, if there is some in one
    /// line that has not just been found.
    func open(toReplace: Bool) {
        let hasFound = search?.selected != nil
        replaceRow.isVisible = toReplace
        setReplaces(toReplace)
        replaced = nil
        gtk_search_bar_set_search_mode(bar.opaque, 1)
        let selected = view.buffer?.selectedText ?? ""
        if !hasFound, !selected.isEmpty, !selected.contains(where: \.isNewline) {
            entry.text = selected
            find(isForward: true, fromStart: true)
        }
        // GTK warns of a selection in an entry whose cursor has begun to blink.
        gtk_editable_select_region(entry.opaque, 0, -1)
        entry.grabFocus()
        showCount()
    }

    private var isOpen: Bool { gtk_search_bar_get_search_mode(bar.opaque) != 0 }

    /// Searches the file that is shown while the bar is open.
    private func follow() {
        search = (isOpen ? view.buffer : nil).map { buffer in
            CodeSearch(in: buffer, settings) { [weak self] in self?.showCount() }
        }
        showCount()
    }

    /// Selects the next or the previous match, beginning at the cursor or, with `fromStart`, at the selection.
    private func find(isForward: Bool, fromStart: Bool = false) {
        replaced = nil
        defer { showCount() }
        guard let search else { return }
        let selection = search.selection
        let place = isForward && !fromStart ? selection.upperBound : selection.lowerBound
        guard let match = search.match(from: place, isForward: isForward) else { return }
        search.select(match)
        view.scrollToCursor()
    }

    /// Shows the number of matches and which one is selected, and lets the screen reader say it if the user is in the bar.
    private func showCount() {
        guard let search, !entry.text.isEmpty else {
            matchCount.text = ""
            return entry.setClass("error", false)
        }
        // It is called again when they have been counted.
        guard let count = search.count else { return }
        let replaced = replaced.flatMap { $0.version == search.buffer.version ? $0.count : nil }
        matchCount.text = Self.text(count: count, selected: search.selected, replaced: replaced)
        entry.setClass("error", count == 0 && replaced == nil)
        guard bar.hasFocusWithin else { return }
        announcing.start(after: Self.announcingTime) { [weak self] in
            if let self, !matchCount.text.isEmpty { view.announce(matchCount.text) }
        }
    }

    private static func text(count: Int, selected: Int?, replaced: Int?) -> String {
        if let replaced {
            // Translators: {count} is the number of places in the code where a text was replaced. There is little space.
            return filled(translated("{count} replaced", "{count} replaced", count: replaced), ["count": "\(replaced)"])
        }
        // Translators: A search has found nothing. There is little space.
        guard count > 0 else { return translated("No matches") }
        guard let selected else {
            // Translators: How often a text was found in the code. There is little space.
            return filled(translated("{count} match", "{count} matches", count: count), ["count": "\(count)"])
        }
        // Translators: Which of the places where a text was found is selected, such as “3 of 7”.
        return filled(translated("{number} of {count}"), ["number": "\(selected)", "count": "\(count)"])
    }

    /// Moves the focus for the Tab key in a bar that replaces: from the search entry to the other one, then to the
    /// buttons. GTK would go from row to row. Returns whether the key is one of these, and the focus stays in the bar.
    private func moveFocus(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        guard replaceRow.isVisible, modifiers.rawValue & GDK_CONTROL_MASK.rawValue == 0,
            [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab].contains(Int32(bitPattern: key)),
            let place = stops.firstIndex(where: \.hasFocusWithin)
        else { return false }
        let isBack = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
        let rest = isBack ? stops[...place].reversed() : Array(stops[place...])
        let direction = isBack ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
        return rest.contains { gtk_widget_child_focus($0.pointer, direction) != 0 }
    }

    // MARK: - Replacing

    /// Replaces the match that is selected, and selects the next one. If none is, only selects the next one.
    private func replace() {
        guard let search else { return }
        let (buffer, selection) = (search.buffer, search.selection)
        if !selection.isEmpty, search.match(from: selection.lowerBound) == selection {
            guard make([TextChange(range: selection, replacement: replaceEntry.text)], in: buffer) else { return }
            buffer.moveCursor(to: selection.lowerBound + replaceEntry.text.unicodeScalars.count)
        }
        find(isForward: true)
    }

    /// Replaces all matches in the file, as a single step of the undo history.
    private func replaceAll() {
        guard let search else { return }
        var (changes, place): ([TextChange], Int) = ([], 0)
        // After the last match, the search begins again.
        while let match = search.match(from: place), match.lowerBound >= place {
            changes.append(TextChange(range: match, replacement: replaceEntry.text))
            place = match.upperBound
        }
        guard !changes.isEmpty, make(changes, in: search.buffer) else { return }
        replaced = (changes.count, search.buffer.version)
        showCount()
    }

    /// Makes changes. Returns false if the text would be too long.
    private func make(_ changes: [TextChange], in buffer: CodeBuffer) -> Bool {
        let isPossible = SourceDocument.isShowable(changes.applied(to: buffer.text).utf8)
        if isPossible { buffer.replace(changes) } else { view.happened(.refused) }
        return isPossible
    }
}
