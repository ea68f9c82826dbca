// SPDX-License-Identifier: GPL-3.0-or-later
// The list owns its rows and its menu. Closures of widgets refer to it weakly.

import CGtk
import Files
import GtkKit
import PageSource
import Scene

/// The list of the files of a playground.
final class FileList {
    /// What the user can do with a file, from the menu of its row or with a key.
    enum Command: String, CaseIterable {
        case newSource = "new-source", newFolder = "new-folder", rename, trash, show

        fileprivate var title: String {
            switch self {
            case .newSource: translated("New Source File…")
            case .newFolder: translated("New Folder…")
            // Translators: A verb, in the menu of a file.
            case .rename: translated("Rename…")
            // Translators: A verb, in the menu of a file.
            case .trash: translated("Move to Trash")
            // Translators: A verb, in the menu of a file: shows its folder in the desktop’s file manager.
            case .show: translated("Show in Folder")
            }
        }
    }

    // Translators: The accessible name of the list of the files of a playground.
    let widget = ListBox(name: translated("Files"))
    /// Called with a file that the user chooses.
    var chosen: (FileTree.Item) -> Void = { _ in }
    /// Called with what the user wants to do with a file.
    var commanded: (Command, FileTree.Item) -> Void = { _, _ in }
    /// Returns whether something can be done with a file.
    var allows: (Command, FileTree.Item) -> Bool = { _, _ in false }
    /// Returns the state of a file.
    var state: (FileTree.Item) -> FileRow.State = { _ in .init() }

    private let menu: ContextMenu
    private let actions: ActionMap
    private var tree: FileTree?
    private var rows: [(row: FileRow, widget: Widget)] = []
    /// The headings above rows, by index.
    private var headings: [Int: String] = [:]
    /// The paths of the folders that are closed.
    private var closed: Set<String> = []
    /// The file to which the menu belongs.
    private var target: FileTree.Item?
    /// Whether the list gets the focus when it is mapped.
    private var focusesOnMap = false

    /// Creates a list without files. Its menu opens within `panel`.
    init(within panel: Widget) {
        menu = ContextMenu(within: panel)
        actions = ActionMap(within: panel, named: "files")
        widget.addClass("navigation-sidebar")
        widget.setHeadings { [weak self] index in self?.headings[index].map(Self.heading) }
        widget.onActivate { [weak self] in self?.activate($0) }
        widget.onMenu { [weak self] index, place in
            self?.openMenu(of: index, at: Rect(origin: place, size: Size(width: 1, height: 1)))
        }
        // Within an allocation, it is too early to move the focus.
        widget.on("map") { [weak self] in
            guard let self, focusesOnMap else { return }
            whenIdle(for: self) { $0.grabFocus() }
        }
        for command in Command.allCases {
            actions.add(command.rawValue) { [weak self] in
                guard let self, let item = target ?? focusedItem, allows(command, item) else { return }
                commanded(command, item)
            }
        }
        actions.add("menu") { [weak self] in
            guard let self, let index = widget.focusedRow else { return }
            let row = rows[index].widget
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(row.pointer, widget.pointer, &bounds) != 0 else { return }
            openMenu(
                of: index,
                at: Rect(
                    origin: Point(x: 24, y: Double(bounds.origin.y)),
                    size: Size(width: 1, height: Double(bounds.size.height))))
        }
        for (key, action) in [("F2", "rename"), ("Delete", "trash"), ("Menu", "menu"), ("<Shift>F10", "menu")] {
            widget.addShortcut(key, action: "files.\(action)", scope: .withinFirst)
        }
        widget.onKeyWithin { [weak self] key in
            switch Int32(bitPattern: key) {
            case GDK_KEY_Left, GDK_KEY_KP_Left: self?.setFocusedFolder(isOpen: false) ?? false
            case GDK_KEY_Right, GDK_KEY_KP_Right: self?.setFocusedFolder(isOpen: true) ?? false
            default: false
            }
        }
    }

    /// Lists files.
    func fill(with tree: FileTree) {
        if tree != self.tree {
            self.tree = tree
            fill()
        }
        update()
    }

    /// Shows what has changed about the files.
    func update() { for (row, widget) in rows { row.apply(state(row.item), to: widget) } }

    /// Gives the keyboard focus to the file that the editor shows, as soon as the list gets keys.
    func grabFocus() {
        focusesOnMap = gtk_widget_get_mapped(widget.pointer) == 0
        if !focusesOnMap { widget.focusRow(rows.firstIndex { state($0.row.item).isShown } ?? 0) }
    }

    /// Lets the focus stay where it is if the list is mapped later.
    func keepFocusElsewhere() { focusesOnMap = false }

    private var focusedItem: FileTree.Item? { widget.focusedRow.map { rows[$0].row.item } }

    private func fill() {
        let focused = focusedItem?.path
        menu.remove()
        _ = widget.releaseFocus()
        widget.removeRows()
        (rows, headings) = ([], [:])
        guard let tree else { return }
        for section in tree.sections {
            headings[rows.count] = title(of: section.group, tree)
            for item in section.items { append(item, depth: 0) }
        }
        loadThumbnails(rows.compactMap(\.row.thumbnail)[...])
        if let focused { widget.focusRow(rows.firstIndex { $0.row.item.path == focused } ?? 0) }
    }

    private func append(_ item: FileTree.Item, depth: Int) {
        let isOpen = !closed.contains(item.path)
        let row = FileRow(item, depth: depth, isOpen: isOpen)
        rows.append((row, widget.append(row.content)))
        if isOpen { for child in item.children { append(child, depth: depth + 1) } }
    }

    /// Reads the pictures one after the other.
    private func loadThumbnails(_ rest: ArraySlice<Thumbnail>) {
        rest.first?.load { [weak self] in self?.loadThumbnails(rest.dropFirst()) }
    }

    private func activate(_ index: Int) {
        let item = rows[index].row.item
        // Choosing a file may replace the rows.
        whenIdle(for: self) { list in
            guard item.kind == .folder else { return list.chosen(item) }
            list.set(item, isOpen: list.closed.contains(item.path))
        }
    }

    private func setFocusedFolder(isOpen: Bool) -> Bool {
        guard let item = focusedItem, item.kind == .folder else { return false }
        set(item, isOpen: isOpen)
        return true
    }

    private func set(_ folder: FileTree.Item, isOpen: Bool) {
        guard isOpen == closed.contains(folder.path) else { return }
        if isOpen { closed.remove(folder.path) } else { closed.insert(folder.path) }
        fill()
        update()
    }

    private func openMenu(of index: Int, at rect: Rect) {
        let item = rows[index].row.item
        let commands = Command.allCases.filter { allows($0, item) }
        guard !commands.isEmpty else { return }
        menu.closed = { [weak self] in self?.target = nil }
        menu.open([commands.map { ($0.title, "files.\($0.rawValue)") }], at: rect, of: widget)
        target = item
    }

    private func title(of group: FileTree.Group, _ tree: FileTree) -> String {
        switch group {
        case .pages: tree.title.printable
        // Translators: The title of a list of Swift files that are not pages.
        case .sources: translated("Sources")
        // Translators: The title of a list of Swift files that only one page uses.
        case .pageSources: translated("Page Sources")
        // Translators: The title of a list of pictures and other files that pages use.
        case .resources: translated("Resources")
        // Translators: The title of a list of pictures and other files that only one page uses.
        case .pageResources: translated("Page Resources")
        }
    }

    /// Returns a heading in a list.
    static func heading(_ text: String) -> Label {
        let heading = Label(text)
        heading.setXalign(0)
        heading.ellipsize(PANGO_ELLIPSIZE_MIDDLE)
        for style in ["heading", "file-heading"] { heading.addClass(style) }
        return heading
    }
}
