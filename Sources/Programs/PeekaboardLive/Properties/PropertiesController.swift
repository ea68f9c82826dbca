// SPDX-License-Identifier: GPL-3.0-or-later
// The window's controller owns this one, which owns the list of rows. Closures of widgets and of the page's properties refer to it
// weakly.

import CGtk
import GtkKit
import PageLink
import PageRuns
import Scene

/// The controller of the live properties beside the board: a row for each, and buttons for undo, redo, reset, and for
/// writing the values into the source.
final class PropertiesController {
    /// Called when what can be done with the properties has changed.
    var stateChanged: () -> Void = {}
    /// Called when the user writes the values into the source of the page.
    var writeNeeded: () -> Void = {}

    /// Whether the page has live properties.
    private var isAvailable = false { didSet { if isAvailable != oldValue { availabilityChanged() } } }
    /// Whether any of the page's own properties has another value than in the source.
    private var canWrite = false { didSet { if canWrite != oldValue { stateChanged() } } }
    private let window: Widget
    private let layout: WindowLayout
    private let console: PageConsole
    private let button: Widget
    private let preferences: Box
    private let pane: Box
    private let resetAll: Widget
    /// Everything that can be changed.
    private let controls: Widget
    /// Says why nothing can be changed while the page is paused.
    private let pauseNote = Widget.paragraph("")
    /// Whether the page runs, so that its properties can be changed.
    private var isRunning = false
    private var history: HistoryButtons?
    private var properties: PageProperties?
    private var list: PropertyList?
    /// A page can have other properties all the time, and hundreds of rows take long to make. The clock runs while there are
    /// others.
    private let fillClock = Timeout()
    private var nextFill = 0.0
    /// Sets the state of the switch for the pane.
    private var setShown: (Bool) -> Void = { _ in }
    /// The number of the console's line after the latest change.
    private var endOfChange = 0

    /// Creates a controller, without properties, of the window's widgets. Changes are logged in the console.
    init(_ builder: Builder, window: Widget, layout: WindowLayout, console: PageConsole) {
        (self.window, self.layout, self.console) = (window, layout, console)
        button = builder.widget("preferences-button")
        preferences = builder.widget("preferences")
        pane = builder.widget("pane")
        resetAll = builder.widget("reset-all")
        controls = builder.widget("pane-toasts")
        // Translators: The heading of a list with the live properties of the page.
        gtk_label_set_text(builder.widget("preferences-title").opaque, translated("Properties"))
        resetAll.on("clicked") { [weak self] in self?.properties?.resetAll() }
        history = HistoryButtons(
            builder, undo: { [weak self] in self?.properties?.undo() },
            redo: { [weak self] in self?.properties?.redo() })
        // Translators: A button: puts the present values of the live properties into the Swift source of the page.
        let write = Widget(gtk_button_new_with_label(translated("Write to the Page"))!)
        gtk_actionable_set_action_name(write.opaque, "win.write-page")
        let foot = Box(.vertical)
        foot.addClass("pane-foot")
        foot.append(write)
        preferences.append(foot)
        // Translators: Above the live properties of a page, which are insensitive while it is paused.
        pauseNote.text = translated("To change the properties, let the paused page go on first")
        pauseNote.addClass("pause-note")
        pauseNote.isVisible = false
        preferences.insert(pauseNote, after: preferences.firstChild)
    }

    /// Adds the actions to those of the window.
    func addActions(to actions: ActionMap) {
        let isEnabled = { [unowned self] in isAvailable }
        setShown = actions.addSwitch("preferences", isOn: false, if: isEnabled) { [unowned self] isOn in
            layout.request.wantsPreferences = isOn
            if isOn, layout.isNarrow { layout.request.part = .board }
        }
        actions.add(of: self, if: { $0.canWrite }, ["write-page": { $0.writeNeeded() }])
    }

    /// Follows the layout of the window.
    func layoutChanged() { setShown(layout.request.wantsPreferences) }

    /// Whether the keyboard focus is in the pane.
    var hasFocus: Bool { preferences.hasFocusWithin }

    /// Sets whether the page runs, so that its properties can be changed, and whether it does not because the user has paused
    /// it.
    func setRunning(_ isRunning: Bool, isPaused: Bool) {
        self.isRunning = isRunning
        controls.isSensitive = isRunning
        pauseNote.isVisible = isPaused
        peekaboard_accessible_description(button.raw, isPaused ? pauseNote.text : "")
        update()
        showHistory()
    }

    /// Shows the properties of a page; `nil` for none.
    func show(_ properties: PageProperties?) {
        if self.properties !== properties {
            self.properties?.happened = { _ in }
            self.properties = properties
            properties?.happened = { [weak self] in self?.propertiesReported($0) }
            fill()
        }
        showHistory()
    }

    /// Handles an event of the properties.
    private func propertiesReported(_ event: PageProperties.Event) {
        switch event {
        case .listChanged: fillSoon()
        case .valueChanged(let index): refresh(index)
        case .historyChanged: showHistory()
        case .changed(let lines, let replacesLast): log(lines, replacesLast: replacesLast)
        }
    }

    private func availabilityChanged() {
        button.isVisible = isAvailable
        layout.request.hasPreferences = isAvailable
        stateChanged()
    }

    /// Logs the Swift code for a change.
    private func log(_ lines: [String], replacesLast: Bool) {
        // The page may have printed something since.
        let isLast = console.view.end == endOfChange
        for line in lines { console.log(line, .change, replacesLast: replacesLast && isLast) }
        endOfChange = console.view.end
    }

    /// Makes the rows of the latest properties, in no more than a tenth of the time.
    private func fillSoon() {
        guard !fillClock.isRunning else { return }
        fillClock.start(after: nextFill - now()) { [weak self] in self?.fill() }
    }

    private func fill() {
        let start = now()
        defer { nextFill = now() + 9 * (now() - start) }
        fillClock.cancel()
        if let list {
            _ = list.widget.releaseFocus()
            pane.remove(list.widget)
        }
        list = nil
        guard let properties, !properties.all.isEmpty else { return update() }
        let list = PropertyList(of: properties, parent: window)
        self.list = list
        pane.append(list.widget)
        update()
    }

    private func refresh(_ index: Int) {
        guard let list, !fillClock.isRunning else { return }
        list.refresh(index)
        update()
    }

    private func update() {
        isAvailable = list != nil
        canWrite = isAvailable && isRunning && properties?.canBeWritten == true
        resetAll.isSensitive = isAvailable && properties?.areChanged == true
    }

    private func showHistory() {
        let history = isRunning ? properties?.history : nil
        self.history?.update(canUndo: history?.toUndo != nil, canRedo: history?.toRedo != nil)
    }
}
