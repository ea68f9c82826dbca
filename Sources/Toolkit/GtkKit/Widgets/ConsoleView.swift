// SPDX-License-Identifier: GPL-3.0-or-later
// The console owns its log and holds references to its widgets. The widgets own the closures, which refer back weakly.

import CGtk
import Glibc
import Scene

/// A view of the latest console lines, whose text can be selected and copied. It scrolls to the end unless the user has
/// scrolled up. However fast lines are added, the widget is updated at most about thirty times a second, and never
/// while it is hidden.
@MainActor package final class ConsoleView {
    /// The scrolled text view.
    package let widget: ScrolledWindow

    /// The latest lines.
    package private(set) var log: ConsoleLog

    /// A text that the lines in the view contain, in any case; empty for all lines.
    package var filter = "" {
        didSet {
            guard filter != oldValue else { return }
            validEnd = 0
            followsEnd = true
            flushSoon()
        }
    }
    /// Returns the length of the link with which a line begins, in Unicode scalars; `nil` if it begins with none.
    package var linkLength: (_ line: String) -> Int? = { _ in nil }
    /// Called with a line whose link is followed.
    package var followed: (_ line: String) -> Void = { _ in }

    private let tally = Tally("console view")
    private let view: Widget
    private let buffer: Object
    private var tags: [ConsoleLog.Kind: Object] = [:]
    private let linkTag = Object(adopting: gtk_text_tag_new(nil)!)
    private let desktop = DesktopSettings()
    private let flushing = Timeout()
    /// The duration of the last flush, in seconds.
    private var flushTime = 0.0
    /// A mark that stays at the end of the buffer.
    private var endMark: Object?
    /// The numbers of the lines in the buffer, and the number up to which they match the log.
    private var shown = 0..<0
    private var validEnd = 0
    /// Whether to scroll when lines are added.
    private var followsEnd = true
    /// The time of the user's last input. Scrolling shortly after that is attributed to the user.
    private var lastInputTime = -1.0

    /// Creates an empty console that keeps up to `limit` lines. `name` is its accessible name.
    package convenience init(name: String, limit: Int = 1000) { self.init(name: name, log: ConsoleLog(limit: limit)) }

    /// Creates a console that shows an existing log.
    package init(name: String, log: ConsoleLog) {
        self.log = log
        view = Widget(gtk_text_view_new()!)
        buffer = Object(sharing: gtk_text_view_get_buffer(view.typed())!)
        widget = ScrolledWindow(of: view)
        gtk_text_view_set_editable(view.typed(), 0)
        gtk_text_view_set_cursor_visible(view.typed(), 0)
        gtk_text_view_set_accepts_tab(view.typed(), 0)
        gtk_text_view_set_monospace(view.typed(), 1)
        gtk_text_view_set_wrap_mode(view.typed(), GTK_WRAP_WORD_CHAR)
        view.addClass("console")
        peekaboard_accessible_label(view.raw, name)
        addTags()
        desktop.changed = { [weak self] in self?.color() }
        // Without a size, GTK would scroll the text away.
        view.on("map") { [weak self] in self?.flushSoon() }
        trackScrolling()
        followLinks()
    }

    /// The number of the next line.
    package var end: Int { log.end }

    /// Adds text, which may span several lines. With `replacesLast`, it replaces the last line.
    package func add(_ text: String, _ kind: ConsoleLog.Kind, replacesLast: Bool = false) {
        if replacesLast { validEnd = min(validEnd, log.end - 1) }
        log.add(text, kind, replacesLast: replacesLast)
        flushSoon()
    }

    /// Removes all lines.
    package func clear() {
        log.clear()
        validEnd = 0
        followsEnd = true
        flushSoon()
    }

    /// Copies all lines to the clipboard.
    package func copyAll() { widget.copy(log.text) }

    private func flushSoon() {
        guard !flushing.isRunning, gtk_widget_get_mapped(view.pointer) != 0 else { return }
        // The longer a flush takes, the less often it runs, so that a flood of lines does not block the main thread.
        flushing.start(after: max(0.03, 6 * flushTime)) { [weak self] in self?.flush() }
    }

    /// Updates the buffer from the log: removes expired lines at the start and replaced lines at the end, and adds new
    /// lines.
    private func flush() {
        let start = now()
        defer { flushTime = now() - start }
        let text = buffer.typed(GtkTextBuffer.self)
        guard filter.isEmpty else { return showMatches(in: text) }
        let right = max(shown.lowerBound, min(validEnd, shown.upperBound))
        if right <= log.first {
            gtk_text_buffer_set_text(text, "", 0)
            shown = log.first..<log.first
        } else {
            if right < shown.upperBound { delete(from: right, in: text) }
            if log.first > shown.lowerBound {
                var (start, end) = (GtkTextIter(), GtkTextIter())
                gtk_text_buffer_get_start_iter(text, &start)
                _ = gtk_text_buffer_get_iter_at_line(text, &end, Int32(log.first - shown.lowerBound))
                gtk_text_buffer_delete(text, &start, &end)
            }
            shown = log.first..<right
        }
        for line in log.lines(from: shown.upperBound) { append(line, to: text) }
        validEnd = shown.upperBound
        if followsEnd { scrollToEnd(of: text) }
    }

    /// Replaces the text with the lines that contain the filter.
    private func showMatches(in text: UnsafeMutablePointer<GtkTextBuffer>) {
        let wanted = filter.lowercased()
        gtk_text_buffer_set_text(text, "", 0)
        shown = log.first..<log.first
        for line in log.lines(from: log.first) where strstr(line.text.lowercased(), wanted) != nil {
            append(line, to: text)
        }
        // The numbers do not match those of the log.
        validEnd = 0
        if followsEnd { scrollToEnd(of: text) }
    }

    /// Deletes all lines starting at the given number. The first line must not be deleted this way.
    private func delete(from number: Int, in text: UnsafeMutablePointer<GtkTextBuffer>) {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        _ = gtk_text_buffer_get_iter_at_line(text, &start, Int32(number - shown.lowerBound))
        gtk_text_iter_backward_char(&start)
        gtk_text_buffer_get_end_iter(text, &end)
        gtk_text_buffer_delete(text, &start, &end)
    }

    private func append(_ line: ConsoleLog.Line, to text: UnsafeMutablePointer<GtkTextBuffer>) {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_end_iter(text, &end)
        let offset = gtk_text_iter_get_offset(&end)
        let insertion = shown.isEmpty ? line.text : "\n" + line.text
        gtk_text_buffer_insert(text, &end, insertion, -1)
        gtk_text_buffer_get_iter_at_offset(text, &start, offset)
        if let tag = tags[line.kind] { gtk_text_buffer_apply_tag(text, tag.typed(), &start, &end) }
        if let length = linkLength(line.text) {
            let start = offset + (shown.isEmpty ? 0 : 1)
            var (first, last) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_iter_at_offset(text, &first, start)
            gtk_text_buffer_get_iter_at_offset(text, &last, start + Int32(length))
            gtk_text_buffer_apply_tag(text, linkTag.typed(), &first, &last)
        }
        shown = shown.lowerBound..<shown.upperBound + 1
    }

    /// Follows links by a click, and by Return on their line.
    private func followLinks() {
        onAnyEvent(of: view.pointer) { [weak self] event in
            let type = gdk_event_get_event_type(event)
            guard let self, type == GDK_MOTION_NOTIFY || type == GDK_BUTTON_RELEASE,
                let point = position(of: event, in: view.pointer)
            else { return false }
            let link = link(at: point)
            if type == GDK_MOTION_NOTIFY {
                gtk_widget_set_cursor_from_name(view.pointer, link == nil ? "text" : "pointer")
            } else if let link, gdk_button_event_get_button(event) == 1,
                gtk_text_buffer_get_has_selection(buffer.typed()) == 0
            {
                followed(link)
            }
            return false
        }
        view.onKeyWithin { [weak self] key in
            guard let self, [GDK_KEY_Return, GDK_KEY_KP_Enter].contains(Int32(bitPattern: key)) else { return false }
            var cursor = GtkTextIter()
            let text = buffer.typed(GtkTextBuffer.self)
            gtk_text_buffer_get_iter_at_mark(text, &cursor, gtk_text_buffer_get_insert(text))
            let line = line(of: cursor)
            guard linkLength(line) != nil else { return false }
            followed(line)
            return true
        }
    }

    /// Returns the line whose link is at a point of the view; `nil` if there is none.
    private func link(at point: Point) -> String? {
        var (x, y, iterator) = (Int32(0), Int32(0), GtkTextIter())
        gtk_text_view_window_to_buffer_coords(
            view.typed(), GTK_TEXT_WINDOW_WIDGET, Int32(point.x), Int32(point.y), &x, &y)
        guard gtk_text_view_get_iter_at_location(view.typed(), &iterator, x, y) != 0,
            gtk_text_iter_has_tag(&iterator, linkTag.typed()) != 0
        else { return nil }
        return line(of: iterator)
    }

    private func line(of place: GtkTextIter) -> String {
        var (start, end) = (place, place)
        gtk_text_iter_set_line_offset(&start, 0)
        if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
        guard let text = gtk_text_buffer_get_text(buffer.typed(), &start, &end, 1) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    private func scrollToEnd(of text: UnsafeMutablePointer<GtkTextBuffer>) {
        var end = GtkTextIter()
        gtk_text_buffer_get_end_iter(text, &end)
        let mark = endMark ?? Object(sharing: gtk_text_buffer_create_mark(text, nil, &end, 0)!)
        endMark = mark
        gtk_text_view_scroll_to_mark(view.typed(), mark.typed(), 0, 1, 0, 1)
    }

    /// Tracks whether the user has scrolled away from the end.
    private func trackScrolling() {
        onAnyEvent(of: widget.pointer) { [weak self] event in
            let type = gdk_event_get_event_type(event)
            let isPressed = gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0
            if type != GDK_MOTION_NOTIFY || isPressed { self?.lastInputTime = now() }
            return false
        }
        let adjustment = widget.adjustment
        let gtkAdjustment = adjustment.typed(GtkAdjustment.self)  // The adjustment owns the closure.
        // GTK scrolls the text away while the view has hardly any room, as when the console opens.
        var room = 0.0
        adjustment.on("changed") { [weak self] in
            let newRoom = gtk_adjustment_get_page_size(gtkAdjustment)
            guard let self, newRoom != room else { return }
            room = newRoom
            if followsEnd { flushSoon() }
        }
        adjustment.on("value-changed") { [weak self] in
            guard let self, now() - lastInputTime < 1 else { return }
            let bottom = gtk_adjustment_get_value(gtkAdjustment) + gtk_adjustment_get_page_size(gtkAdjustment)
            followsEnd = bottom >= gtk_adjustment_get_upper(gtkAdjustment) - 4
        }
    }

    private func addTags() {
        let table = gtk_text_buffer_get_tag_table(buffer.typed())
        for kind in ConsoleLog.Kind.allCases where kind != .output {
            let tag = Object(adopting: gtk_text_tag_new(nil)!)
            gtk_text_tag_table_add(table, tag.typed())
            tags[kind] = tag
        }
        peekaboard_set_underlined(linkTag.raw)
        gtk_text_tag_table_add(table, linkTag.typed())
        color()
    }

    /// Sets the text colors. No information depends on color alone.
    private func color() {
        let isDark = desktop.isDark
        tags[.change]?.set("foreground", to: isDark ? "#99c1f1" : "#1a5fb4")
        tags[.note]?.set("foreground", to: isDark ? "#c0bfbc" : "#5e5c64")
        linkTag.set("foreground", to: isDark ? "#78aeed" : "#1b66c9")
        tags[.error]?.set("foreground", to: isDark ? "#ff938c" : "#c01c28")
    }
}

extension Widget {
    /// Copies text to the clipboard.
    package func copy(_ text: String) { gdk_clipboard_set_text(gtk_widget_get_clipboard(pointer), text) }
}
