// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the widgets. The window owns the pane, which owns its search, rows, and looks. Closures of widgets and of the
// properties refer to it weakly.

import Boards
import CGtk
import GtkKit
import PeekaboardModel

/// The preferences next to the board: its looks, a row for each of its live properties, generated from the property's
/// description, and buttons for search, undo, and redo above them. What is changed rarely is in rows that are closed at
/// first. The rows of a board are created when they are first shown.
final class PreferencePane {
    /// Whether the preferences are open.
    var isOpen = false { didSet { fill() } }
    /// Whether the board is shown above its properties, because the preferences cover it.
    var showsBoard = false { didSet { boardSlot.isVisible = showsBoard } }

    private let preferences: Widget
    private let pane: Box
    private let boardSlot: Widget
    private let picture: Widget
    private let search: PreferenceSearch
    /// What is below the properties of all boards.
    private let common: PreferenceSearch.Section
    private let resetAll: Widget
    private let noResults: Widget
    private var history: HistoryButtons?
    private let parent: Widget
    private let pictureCache: PictureCache
    private var models: [String: any BoardModel] = [:]
    /// What the lists of choices contain in addition to the choices, by the key of the property.
    private var parts: [String: BoardPreferences] = [:]
    private var shown: String?

    /// The preferences of one board.
    private struct BoardPreferences {
        var widget: Widget
        var looks: LookChooser
        /// The group of the sections that are closed at first.
        var closed: Widget
        var sections: [PreferenceSearch.Section]
        var rows: [PropertyRow]
    }

    /// Creates the preferences, without rows, from the window's widgets. File choosers open over `parent`.
    init(_ builder: Builder, pictureCache: PictureCache, parent: Widget) {
        self.pictureCache = pictureCache
        (preferences, pane) = (builder.widget("preferences"), builder.widget("pane"))
        (boardSlot, picture) = (builder.widget("pane-board"), builder.widget("pane-board-picture"))
        (resetAll, noResults) = (builder.widget("reset-all"), builder.widget("no-results"))
        search = PreferenceSearch(builder)
        self.parent = parent
        // Translators: A switch in the preferences.
        let sounds = Widget.switchRow(title: translated("Sounds"), action: "win.sounds")
        common = .init(title: "", container: PreferencesGroup(of: [sounds]), isClosed: false, rows: [sounds])
        (builder.widget("pane-end") as Box).append(common.container)
        search.changed = { [weak self] in self?.filter() }
        resetAll.on("clicked") { [weak self] in self?.store?.resetAll() }
        history = HistoryButtons(
            builder, undo: { [weak self] in self?.store?.undo() }, redo: { [weak self] in self?.store?.redo() })
    }

    /// Adds the properties of a board.
    func add(_ model: any BoardModel, of board: String) {
        models[board] = model
        model.properties.historyChanged = { [weak self] in
            if self?.shown == board { self?.showHistory() }
        }
    }

    /// Shows the rows of a board instead of those of other boards. `area` draws the board.
    func display(_ board: String, in area: Widget) {
        if board != shown { search.stop() }
        shown = board
        let live = Object(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(area.pointer)!))
        gtk_picture_set_paintable(picture.opaque, live.opaque)
        fill()
        showHistory()
    }

    /// Whether the focus is in the preferences.
    var hasFocus: Bool { preferences.hasFocusWithin }

    /// Moves the focus to the first control.
    func grabFocus() { search.button.grabFocus() }

    /// Moves the focus to the search.
    func startSearch() { search.start() }

    /// Draws the looks again, because the style of the desktop has changed.
    func drawLooks() { for part in parts.values { part.looks.draw() } }

    private var store: PropertyStore? { shown.flatMap { models[$0]?.properties } }

    /// Updates the undo and redo buttons.
    private func showHistory() {
        history?.update(canUndo: store?.history.toUndo != nil, canRedo: store?.history.toRedo != nil)
    }

    private func fill() {
        for (name, part) in parts { part.widget.isVisible = name == shown }
        guard isOpen, let shown, parts[shown] == nil, let model = models[shown] else { return }
        let store = model.properties
        let widget = Box(.vertical, spacing: 18)
        let looks = LookChooser(of: model, pictureCache: pictureCache)
        widget.append(looks.widget)
        var (rows, closed): ([PropertyRow], [Widget]) = ([], [])
        var sections: [PreferenceSearch.Section] = []
        for section in store.properties.sections where !section.isForNewGame {
            let new = store.properties.filter { $0.section == section }.map {
                PropertyRow(of: $0, in: store, parent: parent)
            }
            let title = translated(section.title)
            let container: Widget =
                section.isClosed
                ? .expander(title: title, of: new.map(\.widget)) : PreferencesGroup(title: title, of: new.map(\.widget))
            section.isClosed ? closed.append(container) : widget.append(container)
            sections.append(
                PreferenceSearch.Section(
                    title: title, container: container, isClosed: section.isClosed, rows: new.map(\.widget)))
            rows += new
        }
        let closedGroup = PreferencesGroup(of: closed)
        widget.append(closedGroup)
        pane.append(widget)
        parts[shown] = BoardPreferences(
            widget: widget, looks: looks, closed: closedGroup, sections: sections, rows: rows)
        filter()
    }

    /// Shows only what is searched for.
    private func filter() {
        let isSearching = !search.text.isEmpty
        for part in parts.values {
            part.looks.widget.isVisible = !isSearching
            search.filter(part.sections)
            part.closed.isVisible = part.sections.contains { $0.isClosed && $0.container.isVisible }
        }
        search.filter([common])
        resetAll.isVisible = !isSearching
        let sections = (shown.flatMap { parts[$0]?.sections } ?? []) + [common]
        noResults.isVisible = isSearching && !sections.contains(where: \.container.isVisible)
    }
}
