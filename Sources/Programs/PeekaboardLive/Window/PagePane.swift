// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns the pane, which owns its rows. Closures of widgets and of the page's properties refer to it weakly.

import CGtk
import GtkKit
import PageLink
import PageRuns
import Scene

/// The live properties of a page beside it: a row for each, and buttons for undo, redo, reset, and for writing the
/// values into the source.
final class PagePane {
    /// Called when the page has its first property, or has none any longer.
    var availabilityChanged: () -> Void = {}
    /// Called when it has become possible or impossible to write the values into the source.
    var canWriteChanged: () -> Void = {}
    /// Called with the Swift code for each change.
    var changed: (_ lines: [String], _ replacesLast: Bool) -> Void = { _, _ in }
    /// Whether the page has live properties.
    private(set) var isAvailable = false { didSet { if isAvailable != oldValue { availabilityChanged() } } }
    /// Whether any of the page's own properties has another value than in the source.
    private(set) var canWrite = false { didSet { if canWrite != oldValue { canWriteChanged() } } }

    private let preferences: Box
    private let pane: Box
    private let resetAll: Widget
    private let parent: Widget
    private var history: HistoryButtons?
    private var properties: PageProperties?
    private var content: Widget?
    private var rows: [PropertyRow] = []

    /// Creates the pane, without rows, from the window's widgets. Choosers open over `parent`.
    init(_ builder: Builder, parent: Widget) {
        preferences = builder.widget("preferences")
        pane = builder.widget("pane")
        resetAll = builder.widget("reset-all")
        self.parent = parent
        // Translators: The heading of a list with the live properties of the page.
        gtk_label_set_text(builder.widget("preferences-title").opaque, translated("Properties"))
        resetAll.on("clicked") { [weak self] in self?.properties?.resetAll() }
        history = HistoryButtons(
            builder, undo: { [weak self] in self?.properties?.undo() },
            redo: { [weak self] in self?.properties?.redo() })
        // Translators: A button: puts the present values of the live properties into the Swift source of the page.
        let write = Widget(gtk_button_new_with_label(translated("Write to the Page"))!)
        gtk_actionable_set_action_name(write.opaque, "win.write-page")
        for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_bottom] {
            set(write.pointer, 12)
        }
        preferences.append(write)
    }

    /// Whether the keyboard focus is in the pane.
    var hasFocus: Bool { preferences.hasFocusWithin }

    /// Sets whether the page runs, so that its properties can be changed.
    func setRunning(_ isRunning: Bool) { preferences.isSensitive = isRunning }

    /// Shows the properties of a page; `nil` for none.
    func show(_ properties: PageProperties?) {
        if self.properties !== properties {
            self.properties?.listChanged = {}
            self.properties?.valueChanged = { _ in }
            self.properties?.historyChanged = {}
            self.properties?.changed = { _, _ in }
            self.properties = properties
            properties?.listChanged = { [weak self] in self?.fill() }
            properties?.valueChanged = { [weak self] in self?.refresh($0) }
            properties?.historyChanged = { [weak self] in self?.showHistory() }
            properties?.changed = { [weak self] in self?.changed($0, $1) }
            fill()
        }
        showHistory()
    }

    private func fill() {
        if let content {
            _ = content.releaseFocus()
            gtk_box_remove(pane.typed(), content.pointer)
        }
        (content, rows) = (nil, [])
        guard let properties, !properties.all.isEmpty else { return update() }
        let content = Box(.vertical, spacing: 18)
        rows = properties.all.indices.map { [weak properties] index in
            let property = properties?.all[index]
            return PropertyRow(
                title: (property?.title ?? "").printable, kind: (property?.kind ?? .flag).printable,
                parent: parent,
                change: { properties?.set(index, to: $0, hold: $1) }, resetClicked: { properties?.reset(index) })
        }
        var sections: [String] = []
        for property in properties.all where !sections.contains(property.section) { sections.append(property.section) }
        for section in sections {
            let members = properties.all.indices.filter { properties.all[$0].section == section }
            content.append(PreferencesGroup(title: section.printable, of: members.map { rows[$0].widget }))
        }
        self.content = content
        pane.append(content)
        rows.indices.forEach(refresh)
        update()
    }

    private func refresh(_ index: Int) {
        guard let properties, rows.indices.contains(index) else { return }
        rows[index].display(properties.value(at: index), isDefault: properties.hasDefaultValue(at: index))
        update()
    }

    private func update() {
        isAvailable = !rows.isEmpty
        canWrite = isAvailable && properties?.canBeWritten == true
        resetAll.isSensitive = isAvailable && properties?.areChanged == true
    }

    private func showHistory() {
        history?.update(canUndo: properties?.history.toUndo != nil, canRedo: properties?.history.toRedo != nil)
    }
}

extension PropertyKind {
    /// The kind with texts that can be shown.
    fileprivate var printable: PropertyKind {
        switch self {
        case .number(let range, let step, .other(let unit)):
            .number(range, step: step, unit: .other(unit.printable))
        case .choice(let choices, let takesFolder):
            .choice(choices.map { Choice(id: $0.id, title: $0.title.printable) }, takesFolder: takesFolder)
        case .number, .color, .picture, .flag, .text: self
        }
    }
}
