// SPDX-License-Identifier: GPL-3.0-or-later
// The window's controller owns this one, which owns the dialog while it is open. Closures of widgets and of the page's
// properties refer to it weakly.

import AppShell
import GtkKit
import PageRuns
import Scene

/// The controller of a program’s preferences: the live properties of its page, which are kept in a file.
final class ProgramPreferencesController {
    /// Called when the page has preferences, or no longer.
    var stateChanged: () -> Void = {}
    /// Whether the page has preferences.
    private(set) var areAvailable = false { didSet { if areAvailable != oldValue { stateChanged() } } }

    private let file: String
    private let ui: String
    private let window: Widget
    private var stored: ProgramPreferences
    private var properties: PageProperties?
    private var dialog: Dialog?
    /// What is in the dialog.
    private var pane: (box: Box, resetAll: Widget, history: HistoryButtons)?
    private var list: PropertyList?
    private let fillClock = Timeout()
    /// The keys of the properties that have got their values since the page started.
    private var restored: Set<String> = []
    private var hasFailed = false

    /// Creates a controller that reads a file. `ui` is the path of the definition of the preferences.
    init(file: String, window: Widget, ui: String) {
        (self.file, self.window, self.ui) = (file, window, ui)
        stored = ProgramPreferences(contentsOf: file)
    }

    /// The URIs of the user’s own pictures among the preferences.
    var pictures: Set<String> {
        Set(stored.values.values.compactMap { if case .picture(.custom(let uri)) = $0 { uri } else { nil } })
    }

    /// Gives the properties of a page that has just started the values of the preferences, and follows them.
    func show(_ properties: PageProperties) {
        self.properties?.happened = { _ in }
        self.properties = properties
        restored = []
        restore()
        properties.happened = { [weak self] in self?.propertiesReported($0) }
        areAvailable = !properties.all.isEmpty
        fill()
    }

    /// Presents the dialog.
    func present() {
        let builder = Builder(file: ui)
        let content: Box = builder.widget("preferences")
        builder.widget("preferences-title").isConcealed = true
        content.hexpand = true
        let resetAll = builder.widget("reset-all")
        resetAll.on("clicked") { [weak self] in self?.properties?.resetAll() }
        let history = HistoryButtons(
            builder, undo: { [weak self] in self?.properties?.undo() },
            redo: { [weak self] in self?.properties?.redo() })
        pane = (builder.widget("pane"), resetAll, history)
        let dialog = Dialog(title: translated("Preferences"), width: 360, height: 540, content: content)
        dialog.closed = { [weak self] in
            whenIdle(for: self) { controller in
                (controller.dialog, controller.pane, controller.list) = (nil, nil, nil)
            }
        }
        self.dialog = dialog
        fill()
        dialog.present(over: window)
    }

    private func propertiesReported(_ event: PageProperties.Event) {
        switch event {
        case .listChanged:
            restore()
            areAvailable = properties?.all.isEmpty == false
            if !fillClock.isRunning { fillClock.start(after: 0.2) { [weak self] in self?.fill() } }
        case .valueChanged(let index): if !fillClock.isRunning { list?.refresh(index) }
        case .historyChanged: break
        case .changed: store()
        }
        update()
    }

    /// Makes the rows of the latest properties.
    private func fill() {
        fillClock.cancel()
        guard let pane else { return }
        if let list {
            _ = list.widget.releaseFocus()
            pane.box.remove(list.widget)
        }
        list = properties.map { PropertyList(of: $0, parent: window) }
        if let list { pane.box.append(list.widget) }
        update()
    }

    private func update() {
        guard let pane, let properties else { return }
        pane.history.update(
            canUndo: properties.history.toUndo != nil, canRedo: properties.history.toRedo != nil)
        pane.resetAll.isSensitive = properties.areChanged
    }

    /// Keeps what the user has chosen. What the page changes itself begins with its initial value each time.
    private func store() {
        guard let properties else { return }
        var next = stored
        for (key, value) in properties.chosen { next.values[key] = value }
        guard next != stored else { return }
        stored = next
        guard !stored.write(to: file), !hasFailed else { return }
        hasFailed = true
        printError(unwritableMessage(file: file))
    }

    /// Gives the properties that are new the values of the preferences.
    private func restore() {
        guard let properties else { return }
        properties.restore(stored.values.filter { !restored.contains($0.key) })
        restored.formUnion(properties.all.map(\.key))
    }
}
