// SPDX-License-Identifier: GPL-3.0-or-later
// The list owns its rows. Closures of widgets refer to it weakly.

import CGtk
import GtkKit
import PageSource

/// The lines of the files of a playground that contain a text.
final class SearchResults {
    // Translators: The accessible name of a list of lines that contain a text.
    let widget = ListBox(name: translated("Search results"))
    /// Called with a line that the user chooses, and the path of its file.
    var chosen: (String, FileSearch.Hit) -> Void = { _, _ in }

    private var hits: [(path: String, hit: FileSearch.Hit)] = []
    /// The files whose first line is at an index.
    private var files: [Int: FileSearch.File] = [:]

    /// Creates a list without lines.
    init() {
        for style in ["navigation-sidebar", "results"] { widget.addClass(style) }
        // Translators: Shown instead of a list of lines that contain a text.
        let empty = Label(translated("No results"))
        empty.dim()
        empty.addClass("no-results")
        gtk_list_box_set_placeholder(widget.opaque, empty.pointer)
        widget.setHeadings { [weak self] index in self?.files[index].map(Self.heading) }
        widget.onActivate { [weak self] in self?.choose($0) }
    }

    /// Lists what a search has found.
    func fill(with search: FileSearch) {
        _ = widget.releaseFocus()
        widget.removeRows()
        (hits, files) = ([], [:])
        for file in search.files {
            files[hits.count] = file
            for hit in file.hits {
                hits.append((file.path, hit))
                widget.append(Self.content(of: hit)).setAccessibleLabel(
                    filled(
                        // Translators: A line of a file that contains a text that the user looks for.
                        translated("{file}, line {line}: {text}"),
                        ["file": file.name.printable, "line": "\(hit.line)", "text": hit.excerpt.printable]))
            }
        }
    }

    /// Chooses the first line.
    func chooseFirst() { choose(0) }

    private func choose(_ index: Int) {
        guard hits.indices.contains(index) else { return }
        let (path, hit) = hits[index]
        // Choosing a line may replace the rows.
        whenIdle(for: self) { $0.chosen(path, hit) }
    }

    private static func heading(of file: FileSearch.File) -> Widget {
        let row = Box(.horizontal, spacing: 6)
        let name = FileList.heading(file.name.printable)
        name.hexpand = true
        row.append(name)
        let count = Label("\(file.hits.count)")
        for style in ["caption", "hit-count"] { count.addClass(style) }
        count.dim()
        row.append(count)
        return row
    }

    private static func content(of hit: FileSearch.Hit) -> Widget {
        let row = Box(.horizontal, spacing: 8)
        let line = Label("\(hit.line)")
        line.setWidth(characters: 3)
        line.setXalign(1)
        line.dim()
        let text = label(of: hit)
        text.setXalign(0)
        text.ellipsize(PANGO_ELLIPSIZE_END)
        text.hexpand = true
        for label in [line, text] {
            label.addClass("hit")
            row.append(label)
        }
        gtk_widget_set_tooltip_text(row.pointer, hit.excerpt.printable)
        return row
    }

    /// Returns a label with the excerpt, in which the text that was looked for is marked.
    private static func label(of hit: FileSearch.Hit) -> Label {
        let characters = Array(hit.excerpt)
        let before = String(characters[..<hit.range.lowerBound]).printable
        let match = String(characters[hit.range]).printable
        let label = Label(before + match + String(characters[hit.range.upperBound...]).printable)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        let colors = [
            pango_attr_background_new(0xF8F8, 0xE4E4, 0x5C5C), pango_attr_foreground_new(0x2424, 0x1F1F, 0x3131),
        ]
        for case let color? in colors {
            color.pointee.start_index = guint(before.utf8.count)
            color.pointee.end_index = guint(before.utf8.count + match.utf8.count)
            pango_attr_list_insert(attributes, color)
        }
        gtk_label_set_attributes(label.opaque, attributes)
        return label
    }
}
