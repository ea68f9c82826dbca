// SPDX-License-Identifier: GPL-3.0-or-later
// The row holds references to its widgets, which the list owns.

import CGtk
import Files
import GtkKit
import PageSource

/// A row of the list of files.
final class FileRow {
    /// What is said about a file.
    struct State: Equatable {
        /// Whether the editor shows the file.
        var isShown = false
        /// Whether the file has unsaved changes.
        var isModified = false
        /// The number of errors in the file.
        var errorCount = 0
    }

    let item: FileTree.Item
    /// The picture in the row; `nil` for other files.
    let thumbnail: Thumbnail?
    /// The contents of the row.
    let content = Box(.horizontal, spacing: 8)

    private let name = Label()
    private let badge = Label()
    private var state: State?

    /// Creates a row. `depth` is the number of folders around the file. A folder is open or closed.
    init(_ item: FileTree.Item, depth: Int, isOpen: Bool) {
        self.item = item
        thumbnail = item.isPicture ? Thumbnail(uri: FileURI.of(path: item.path), side: 20) : nil
        gtk_widget_set_margin_start(content.pointer, Int32(16 * depth))
        if item.kind == .folder {
            content.append(Image(icon: isOpen ? "pan-down-symbolic" : "pan-end-symbolic"))
            gtk_box_set_spacing(content.typed(), 4)
        }
        if let thumbnail {
            thumbnail.widget.addClass("file-thumbnail")
            thumbnail.widget.valign = .center
            content.append(thumbnail.widget)
        } else {
            let icon = Image(icon: item.kind == .folder ? "folder-symbolic" : "text-x-generic-symbolic")
            icon.dim()
            content.append(icon)
        }
        name.setXalign(0)
        name.ellipsize(PANGO_ELLIPSIZE_MIDDLE)
        name.hexpand = true
        content.append(name)
        badge.addClass("file-badge")
        badge.valign = .center
        content.append(badge)
        if let code = item.code { content.offerText(code) }
    }

    /// Shows the state of the file in its row.
    func apply(_ state: State, to row: Widget) {
        guard state != self.state else { return }
        self.state = state
        name.text = (state.isModified ? "• " : "") + item.name.printable
        badge.text = "\(state.errorCount)"
        badge.isVisible = state.errorCount > 0
        row.setClass("shown", state.isShown)
        peekaboard_accessible_selected(row.raw, state.isShown ? 1 : 0)
        row.setAccessibleLabel(accessibleName(state))
        gtk_widget_set_tooltip_text(row.pointer, item.name.printable)
    }

    /// Returns the name of the file with what the row shows.
    private func accessibleName(_ state: State) -> String {
        var parts = [item.name.printable, Self.name(of: item.kind)]
        // Translators: Of a file in a list, spoken by a screen reader: the editor shows it.
        if state.isShown { parts.append(translated("shown")) }
        if state.errorCount > 0 {
            // Translators: Of a file in a list, spoken by a screen reader.
            let errors = translated("{count} error", "{count} errors", count: state.errorCount)
            parts.append(filled(errors, ["count": "\(state.errorCount)"]))
        }
        // Translators: Of a file in a list, spoken by a screen reader: it has unsaved changes.
        if state.isModified { parts.append(translated("not saved")) }
        return parts.joined(separator: ", ")
    }

    private static func name(of kind: FileTree.Kind) -> String {
        switch kind {
        // Translators: Of a file in a list, spoken by a screen reader after its name: a page of a playground.
        case .page: translated("page")
        // Translators: Of a file in a list, spoken by a screen reader after its name: Swift code beside the pages.
        case .source: translated("source")
        // Translators: Of a file in a list, spoken by a screen reader after its name: a picture or a sound, for instance.
        case .resource: translated("resource")
        // Translators: Of a folder in a list, spoken by a screen reader after its name.
        case .folder: translated("folder")
        }
    }
}
