// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import CGtk
import GtkKit
import PageSource

/// The guide to pages in a dialog: one section at a time, or what was found by a search.
final class GuideDialog {
    /// Called when the dialog is closed.
    var closed: () -> Void = {}

    private static let files = ["playground.md", "view-kit.md", "gameplay-kit.md"]

    private let guide: Guide
    private let index: GuideSearch
    private let dialog: Dialog
    private let entry: Widget
    private let sections: Widget
    private let scroller: Widget
    private let parent: Widget

    /// Creates a dialog with the files in a folder, at the place about a topic. Web links open over `parent`.
    init(folder: String, about topic: GuideTopic?, parent: Widget) {
        guide = Guide(files: Self.files, in: folder)
        index = GuideSearch(guide)
        self.parent = parent
        entry = Widget(gtk_search_entry_new()!)
        // Translators: The placeholder of a search field.
        let find = translated("Find a name or word")
        entry.set("placeholder-text", to: find)
        entry.setAccessibleLabel(find)
        sections = DropDown(
            guide.sections.map { String(repeating: "    ", count: max(0, $0.level - 2)) + $0.title },
            // Translators: The label of a list with the parts of the guide, one of which is shown.
            named: translated("Section"))
        scroller = ScrolledWindow(of: Box(.vertical))
        gtk_widget_set_vexpand(scroller.pointer, 1)
        gtk_widget_set_focusable(scroller.pointer, 1)
        let bar = Box(.vertical, spacing: 6)
        bar.addClass("guide-bar")
        bar.append(entry)
        bar.append(sections)
        let content = Box(.vertical)
        content.append(bar)
        content.append(scroller)
        // Translators: The title of a dialog: an introduction to Swift pages, with a list of what they can use.
        dialog = Dialog(title: translated("Guide"), width: 680, height: 700, content: content)
        dialog.closed = { [weak self] in self?.closed() }
        entry.on("search-changed") { [weak self] in self?.update() }
        // The key that clears a search field closes the dialog if there is nothing to clear.
        entry.on("stop-search") { [weak self] in
            guard let self else { return }
            if text.isEmpty { dialog.close() } else { gtk_editable_set_text(entry.opaque, "") }
        }
        sections.onNotify("selected") { [weak self] in self?.chosen() }
        update()
        switch topic {
        case .names(let names):
            if let name = names.first(where: index.explains) { gtk_editable_set_text(entry.opaque, name) }
        case .part(let part): if let section = guide.index(of: part) { go(to: section) }
        case nil: break
        }
    }

    /// Shows the dialog.
    func present() { dialog.present(over: parent, focusing: entry) }

    private var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    private var current: Int { Int(gtk_drop_down_get_selected(sections.opaque)) }

    private func chosen() {
        if text.isEmpty { update() } else { gtk_editable_set_text(entry.opaque, "") }
    }

    /// Shows a section.
    private func go(to section: Int) {
        // The selection of the section that is already chosen changes nothing.
        let isSame = section == current
        gtk_drop_down_set_selected(sections.opaque, guint(section))
        if isSame { chosen() }
        scroller.grabFocus()
    }

    /// Shows the chosen section, or what the search finds.
    private func update() {
        let column = RichTextColumn(for: self) { $0.follow($1) }
        if text.contains(where: { !$0.isWhitespace }) {
            fillWithMatches(column)
        } else if guide.sections.indices.contains(current) {
            fill(column, with: current)
        } else {
            column.add(.paragraph([RichText.Span(translated("The guide is not installed"))]))
        }
        _ = scroller.releaseFocus()
        let clamp = Widget(adw_clamp_new()!)
        adw_clamp_set_maximum_size(clamp.opaque, 640)
        adw_clamp_set_child(clamp.opaque, column.widget.pointer)
        gtk_scrolled_window_set_child(scroller.opaque, clamp.pointer)
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), 0)
    }

    private func fill(_ column: RichTextColumn, with number: Int) {
        let section = guide.sections[number]
        column.add(.heading(level: 1, [RichText.Span(section.title)]))
        section.blocks.forEach(column.add)
        if number == 0 { return fillWithContents(column) }
        guard guide.sections.indices.contains(number + 1) else { return }
        // Translators: A button that shows the next section of the guide, whose title is {title}.
        let label = filled(translated("Next: {title}"), ["title": guide.sections[number + 1].title])
        column.add(button(label, to: number + 1))
    }

    /// Lists the sections after the first one, which is only an introduction.
    private func fillWithContents(_ column: RichTextColumn) {
        for (number, section) in guide.sections.enumerated().dropFirst() {
            let button = button(section.title, to: number)
            gtk_widget_set_margin_start(button.pointer, Int32(24 * max(0, section.level - 2)))
            column.add(button)
        }
    }

    private func fillWithMatches(_ column: RichTextColumn) {
        let matches = index.matches(for: text)
        if matches.isEmpty { column.add(.paragraph([RichText.Span(translated("Nothing found"))])) }
        var last: Int?
        for match in matches {
            // The place of several matches in a row is shown once.
            if match.section != last { column.add(button(guide.sections[match.section].title, to: match.section)) }
            last = match.section
            match.blocks.forEach(column.add)
        }
    }

    private func button(_ title: String, to section: Int) -> Widget {
        let button = Button(label: title, ellipsizedAt: PANGO_ELLIPSIZE_END)
        button.addClass("flat")
        gtk_widget_set_halign(button.pointer, GTK_ALIGN_START)
        // The button is replaced.
        button.on("clicked") { [weak self] in
            whenIdle(for: self) { $0.go(to: section) }
        }
        return button
    }

    private func follow(_ target: RichText.Target) {
        if case .web(let address) = target {
            peekaboard_open_address(parent.typed(), address)
        } else if let section = guide.index(of: target) {
            go(to: section)
        }
    }
}
