// SPDX-License-Identifier: GPL-3.0-or-later
// The view owns the buffers of all open files; its text view shows one of them.

import CGtk
import CGtkSource
import CSourceView
import GtkKit
import PageSource
import Scene

/// The text view of the editor.
final class CodeView {
    /// An event of the view.
    enum Event {
        /// A text was changed.
        case changed(path: String, text: String)
        /// Text of the user was refused because a line would be too long.
        case refused
        /// The places of the lines may have changed.
        case laidOut
        /// The text has been scrolled.
        case scrolled
        /// The cursor has moved to another line.
        case cursorMoved
        /// What can be undone or redone may have changed.
        case historyChanged
        /// The user has changed the size of the letters, in percent.
        case zoomed(Int)
    }

    /// Called with each event.
    var happened: (Event) -> Void = { _ in }
    /// The scrolled text view, on which more can be laid.
    let widget = Widget(gtk_overlay_new()!)
    /// The text view itself.
    let view: Widget
    /// Whether long lines are wrapped. Otherwise they are scrolled.
    var wrapsLines = false {
        didSet {
            gtk_text_view_set_wrap_mode(view.typed(), wrapsLines ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
            setScrollbars()
            resize()
            happened(.laidOut)
        }
    }
    /// The size of the letters, in percent of the size that the desktop gives them.
    var zoom = 100 { didSet { setLetters() } }
    /// The path of the file that is shown.
    private(set) var path: String?
    /// Whether the code is shown.
    var isMapped: Bool { gtk_widget_get_mapped(view.pointer) != 0 }
    /// Whether the user is working in the code.
    var isUsed: Bool { hasBeenUsed && gtk_widget_has_focus(view.pointer) != 0 }

    /// The limits of the size of the letters, and by how much a key or the wheel changes it.
    private static let zooms = 50...300, zoomStep = 10

    /// The largest number of lines of a short text.
    private static let shortText = 200

    private let scroller = Widget(gtk_scrolled_window_new()!)
    private let layoutRepair: LayoutRepair
    /// The style sheet with the size of the letters and the color behind them.
    private let letters = Object(adopting: gtk_css_provider_new()!)
    private var buffers: [String: CodeBuffer] = [:]
    /// The first visible characters of the files that are not shown.
    private var tops: [String: Int] = [:]
    private let desktop = DesktopSettings()
    private var overlayHolder: Widget?
    private var cursorLine = 0
    /// The height of the visible text, in points.
    private var visibleHeight = 0.0
    /// Where the cursor was in the text, and the space below its line, in points, when they were last looked at.
    private var cursorPlace: (buffer: ObjectIdentifier, y: Double, below: Int)?
    private let scrollClock = Timeout()
    /// Looks whether the text of a file that has just been shown is where it should be.
    private let settling = Timeout()
    /// The time between two looks, in seconds, and their number.
    private static let settlingTime = 0.3, settlingTries = 5
    /// Whether the user has chosen the code. GTK may also give it the focus of a new window.
    private var hasBeenUsed = false

    /// Creates a view without files.
    init() {
        view = Widget(gtk_source_view_new()!)
        layoutRepair = LayoutRepair(of: scroller)
        gtk_scrolled_window_set_child(scroller.opaque, view.pointer)
        gtk_overlay_set_child(widget.opaque, scroller.pointer)
        setScrollbars()
        gtk_widget_set_vexpand(widget.pointer, 1)
        gtk_widget_set_hexpand(widget.pointer, 1)
        gtk_text_view_set_monospace(view.typed(), 1)
        // The space above is that of the style sheet: with a margin of its own, GTK 4.8 does not lay out the line at the top
        // edge before it is drawn.
        gtk_text_view_set_bottom_margin(view.typed(), 6)
        gtk_text_view_set_left_margin(view.typed(), 3)
        // The end of a long line can be scrolled away from what lies at the right edge.
        gtk_text_view_set_right_margin(view.typed(), 90)
        // Code is written from left to right in every language, and so are its lines without letters.
        gtk_widget_set_direction(view.pointer, GTK_TEXT_DIR_LTR)
        let source: UnsafeMutablePointer<GtkSourceView> = view.typed()
        source_view_add_line_numbers(source)
        source_view_select_words_of_code(source)
        followTyping()
        gtk_source_view_set_indent_width(source, 4)
        gtk_source_view_set_tab_width(source, 4)
        gtk_source_view_set_insert_spaces_instead_of_tabs(source, 1)
        gtk_source_view_set_smart_backspace(source, 1)
        gtk_source_view_set_smart_home_end(source, GTK_SOURCE_SMART_HOME_END_BEFORE)
        gtk_source_view_set_highlight_current_line(source, 1)
        view.addClass("code-editor")
        // Translators: The accessible name of the text area with the Swift code of a page.
        view.setAccessibleLabel(translated("Code"))
        for mark in ProblemMark.allCases {
            let (red, green, blue) = mark.color
            var background = GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: 0.08)
            source_view_add_marks(source, mark.rawValue, mark.icon, &background)
        }
        source_view_align_gutter(source)
        desktop.changed = { [weak self] in self?.color() }
        color()
        for adjustment in adjustments {
            let adjustment = Object(sharing: UnsafeMutableRawPointer(adjustment))
            adjustment.on("changed") { [weak self] in
                self?.layoutRepair.isNeeded = true
                self?.allocateScrollbars()
                self?.keepCursorVisible()
                self?.happened(.laidOut)
            }
            adjustment.on("value-changed") { [weak self] in
                self?.layoutRepair.isNeeded = true
                self?.allocateScrollbars()
                self?.happened(.scrolled)
            }
        }
        view.on("map") { [weak self] in self?.happened(.laidOut) }
        view.on("unmap") { [weak self] in self?.endScrolling() }
        gtk_style_context_add_provider_for_display(
            gtk_widget_get_display(view.pointer), letters.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
        scroller.onControlWheel { [weak self] isUp in self?.zoom(by: isUp ? 1 : -1) }
    }

    /// A text view can find out while it is drawn that it has become wider. A horizontal scrollbar that appears then would be
    /// drawn without an allocation, so there always is one.
    private func setScrollbars() {
        gtk_scrolled_window_set_policy(
            scroller.opaque, wrapsLines ? GTK_POLICY_NEVER : GTK_POLICY_ALWAYS, GTK_POLICY_AUTOMATIC)
    }

    /// Gives what is in the scrollbars its place again. The text view colors lines while it is drawn, and can become wider by
    /// that. GTK would draw a scrollbar, which follows the text, with parts that have no place.
    private func allocateScrollbars() {
        for bar in [
            gtk_scrolled_window_get_hscrollbar(scroller.opaque), gtk_scrolled_window_get_vscrollbar(scroller.opaque),
        ].compactMap(\.self) where gtk_widget_get_mapped(bar) != 0 {
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(bar, scroller.pointer, &bounds) != 0, bounds.size.width > 0 else {
                continue
            }
            let (origin, size) = (bounds.origin, bounds.size)
            var box = GtkAllocation(
                x: Int32(origin.x), y: Int32(origin.y), width: Int32(size.width), height: Int32(size.height))
            gtk_widget_size_allocate(bar, &box, -1)
        }
    }

    /// Ends a scroll that is still going on. GTK 4.8 ends it itself after that, but by two ways at once if the text finds out
    /// about the height of its lines meanwhile.
    private func endScrolling() {
        for adjustment in adjustments { gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment)) }
    }

    /// Makes the letters larger or smaller by a number of steps, or gives them back their size.
    func zoom(by steps: Int?) {
        let wanted = steps.map { zoom + $0 * Self.zoomStep } ?? 100
        let percent = min(max(wanted, Self.zooms.lowerBound), Self.zooms.upperBound)
        guard percent != zoom else { return }
        zoom = percent
        happened(.zoomed(percent))
    }

    /// Gives the letters their size. Without a rule, it is that of the desktop.
    private func setLetters() {
        peekaboard_load_css(letters.raw, "")
        let background = CodeBuffer.background(isDark: desktop.isDark) ?? (desktop.isDark ? "#1e1e1e" : "#ffffff")
        var style = "@define-color code_background \(background);"
        if zoom != 100 {
            let context = Object(adopting: gtk_widget_create_pango_context(view.pointer)!)
            let size = Double(pango_font_description_get_size(pango_context_get_font_description(context.opaque)))
            style += " .code-editor { font-size: \(size / Double(PANGO_SCALE) * Double(zoom) / 100)px; }"
        }
        peekaboard_load_css(letters.raw, style)
        resize()
        happened(.laidOut)
    }

    /// The visible part of the text, in points, with its margins and without the line numbers.
    var visibleRect: Rect {
        var visible = GdkRectangle()
        gtk_text_view_get_visible_rect(view.typed(), &visible)
        return Rect(visible)
    }

    /// The width of a letter, in points.
    var columnWidth: Double {
        let layout = Object(adopting: gtk_widget_create_pango_layout(view.pointer, "0000000000")!)
        var (width, height) = (Int32(0), Int32(0))
        pango_layout_get_size(layout.opaque, &width, &height)
        return max(1, Double(width) / Double(PANGO_SCALE) / 10)
    }

    /// The number of letters that fit beside each other.
    var columns: Int { Int(visibleRect.size.width / columnWidth) }

    /// The height of the whole text, in points.
    var textHeight: Double { max(1, gtk_adjustment_get_upper(adjustment)) }

    /// The left edge of the text, in points.
    var textStart: Double { Double(gtk_text_view_get_left_margin(view.typed())) }

    /// The lines that are visible, and as many above and below them, counted from 1. All lines of a short text.
    var nearLines: ClosedRange<Int> {
        let count = buffer.map { Int(gtk_text_buffer_get_line_count($0.pointer)) } ?? 1
        guard count > Self.shortText else { return 1...count }
        let visible = visibleRect
        func line(at y: Double) -> Int {
            var iterator = GtkTextIter()
            gtk_text_view_get_line_at_y(view.typed(), &iterator, Int32(y), nil)
            return Int(gtk_text_iter_get_line(&iterator)) + 1
        }
        let (top, height) = (visible.origin.y, visible.size.height)
        let first = line(at: max(0, top - height))
        return first...max(first, line(at: top + 2 * height))
    }

    /// Adds a widget that is laid on the text and moves with it.
    func addOverlay(_ widget: Widget) {
        gtk_text_view_add_overlay(view.typed(), widget.pointer, 0, 0)
        overlayHolder = gtk_widget_get_parent(widget.pointer).map { Widget(sharing: $0) }
    }

    /// Returns the number of Unicode scalars before the one at a point of the text view; `nil` if there is none.
    func offset(at point: Point) -> Int? {
        var (iterator, x, y) = (GtkTextIter(), Int32(0), Int32(0))
        gtk_text_view_window_to_buffer_coords(
            view.typed(), GTK_TEXT_WINDOW_WIDGET, Int32(point.x), Int32(point.y), &x, &y)
        // The iterator at a location would be after a letter if the point is in its right half.
        guard gtk_text_view_get_iter_at_position(view.typed(), &iterator, nil, x, y) != 0 else { return nil }
        return Int(gtk_text_iter_get_offset(&iterator))
    }

    /// Returns a place in the text as one in the text view.
    func inWidget(_ box: Rect) -> GdkRectangle {
        var (x, y) = (Int32(0), Int32(0))
        gtk_text_view_buffer_to_window_coords(
            view.typed(), GTK_TEXT_WINDOW_WIDGET, Int32(box.origin.x), Int32(box.origin.y), &x, &y)
        return GdkRectangle(x: x, y: y, width: Int32(box.size.width), height: Int32(box.size.height))
    }

    /// Moves a widget that is laid on the text.
    func moveOverlay(_ widget: Widget, to place: Point) {
        gtk_text_view_move_overlay(view.typed(), widget.pointer, Int32(place.x), Int32(place.y))
    }

    /// Moves the widgets with the text that has been scrolled. GTK 4.8 does so only when something else allocates the
    /// text view and the child of it that holds the widgets.
    func followText() {
        guard let overlayHolder else { return }
        gtk_widget_queue_allocate(view.pointer)
        gtk_widget_queue_allocate(overlayHolder.pointer)
    }

    /// The buffer that is shown.
    var buffer: CodeBuffer? { path.flatMap { buffers[$0] } }

    /// Returns the buffer of an open file.
    func buffer(of path: String) -> CodeBuffer? { buffers[path] }

    /// Returns the text of a file, which is opened, if it is not open, without being shown. `history` are the texts with
    /// which it begins.
    func buffer(of path: String, history: () -> [String]) -> CodeBuffer { buffers[path] ?? open(path, history()) }

    /// Opens a file, if it is not open, and shows it. `history` are the texts with which it begins.
    func show(_ path: String, history: () -> [String]) {
        guard path != self.path else { return }
        if let old = self.path { tops[old] = firstVisible }
        let buffer = buffer(of: path, history: history)
        self.path = path
        setBuffer(buffer)
        let top = tops[path] ?? 0
        scroll(to: top)
        settle(at: top, tries: Self.settlingTries)
        resize()
        cursorLine = 0
        happened(.cursorMoved)
        happened(.historyChanged)
        happened(.laidOut)
    }

    /// Follows a file or folder that the window has renamed.
    func noteRename(of old: String, to new: String) {
        for (path, buffer) in buffers {
            let moved = path.moved(from: old, to: new)
            guard moved != path else { continue }
            buffers[path] = nil
            tops[moved] = tops.removeValue(forKey: path)
            add(buffer, moved)
            if self.path == path { self.path = moved }
        }
    }

    /// Closes a file.
    func close(_ path: String) {
        (buffers[path], tops[path]) = (nil, nil)
        guard path == self.path else { return }
        self.path = nil
        setBuffer(nil)
    }

    /// Closes all files.
    func close() {
        path = nil
        setBuffer(nil)
        (buffers, tops, hasBeenUsed) = ([:], [:], false)
    }

    /// Shows another buffer, or an empty one. A text view caches the layout of lines. With the buffer, it forgets only
    /// those that it has validated, and `cursorBox` and the places of the values need others as well. GTK would later
    /// compare the lines of the new buffer with lines that are freed. New tabs empty the cache.
    private func setBuffer(_ buffer: CodeBuffer?) {
        // It would go on in the other text.
        endScrolling()
        let tabs = gtk_text_view_get_tabs(view.typed())
        gtk_text_view_set_tabs(view.typed(), tabs)
        pango_tab_array_free(tabs)
        gtk_text_view_set_buffer(view.typed(), buffer?.pointer)
    }

    /// Moves the cursor to a position as the compiler gives it, and scrolls there.
    func goTo(line: Int, column: Int) {
        guard let buffer else { return }
        buffer.moveCursor(toLine: line, column: column)
        scrollToCursor()
        grabFocus()
    }

    /// What the text view calls while the user types.
    private struct TypingHandler {
        let typed: @MainActor (String) -> Void
        let closes: @MainActor (Character?) -> Bool
        let deleted: @MainActor () -> Bool
    }

    /// Indents a new line, moves a closing bracket below what it closes, and adds closing brackets.
    private func followTyping() {
        let body = TypingHandler(
            typed: { [weak self] in self?.buffer?.complete(typedInsteadOf: $0) },
            closes: { [weak self] in self?.buffer?.leavePair(with: $0) ?? false },
            deleted: { [weak self] in self?.buffer?.deleteEmptyPair() ?? false })
        source_view_follow_typing(
            view.typed(),
            source_typing_handler(
                typed: { selection, data in
                    let body = handler(data, TypingHandler.self)
                    let selection = String(cString: selection!)
                    MainActor.assumeIsolated { body.typed(selection) }
                },
                closes: { character, data in
                    let body = handler(data, TypingHandler.self)
                    let typed = Unicode.Scalar(character).map(Character.init)
                    return MainActor.assumeIsolated { body.closes(typed) }
                },
                deleted: { data in
                    let body = handler(data, TypingHandler.self)
                    return MainActor.assumeIsolated { body.deleted() }
                }, release: { releaseData($0) }, data: UserData.retained(body)))
    }

    /// Turns the lines of the selection, or that of the cursor, into comments or back.
    func toggleComment() { buffer?.toggleComment() }

    /// Selects the first placeholder in the code, such as `<#Int#>`.
    func selectPlaceholder() {
        guard let buffer else { return }
        var (origin, start) = (buffer.iterator(at: 0), GtkTextIter())
        var (middle, end) = (GtkTextIter(), GtkTextIter())
        guard gtk_text_iter_forward_search(&origin, "<#", peekaboard_search_text_only, &start, &middle, nil) != 0,
            gtk_text_iter_forward_search(&middle, "#>", peekaboard_search_text_only, nil, &end, nil) != 0
        else { return }
        gtk_text_buffer_select_range(buffer.pointer, &end, &start)
        scrollToCursor()
    }

    /// The offset of the first character that is visible.
    private var firstVisible: Int {
        var iterator = GtkTextIter()
        gtk_text_view_get_line_at_y(view.typed(), &iterator, Int32(visibleRect.origin.y), nil)
        return Int(gtk_text_iter_get_offset(&iterator))
    }

    /// Scrolls so that a character is at the top. Lines of a text that was not shown before have no height until they are
    /// laid out; GTK scrolls to a mark after that, while a position would be that of another line by then.
    private func scroll(to offset: Int) {
        guard let buffer, isMapped, offset > 0 || gtk_adjustment_get_value(adjustment) > 0 else { return }
        var place = buffer.iterator(at: offset)
        let mark = gtk_text_buffer_create_mark(buffer.pointer, nil, &place, 1)
        gtk_text_view_scroll_to_mark(view.typed(), mark, 0, 1, 0, 0)
        gtk_text_buffer_delete_mark(buffer.pointer, mark)
    }

    /// Scrolls again if a character is not at the top after a while: GTK ends a scroll that it animates if the text finds out
    /// about the height of its lines meanwhile.
    private func settle(at offset: Int, tries: Int) {
        settling.start(after: Self.settlingTime) { [weak self] in
            guard let self, let buffer, isMapped, tries > 0 else { return }
            let (top, wanted) = (buffer.position(at: firstVisible).line, buffer.position(at: offset).line)
            guard top != wanted else { return }
            scroll(to: offset)
            settle(at: offset, tries: tries - 1)
        }
    }

    /// Scrolls so that the cursor is visible.
    func scrollToCursor() {
        guard let buffer else { return }
        gtk_text_view_scroll_to_mark(view.typed(), gtk_text_buffer_get_insert(buffer.pointer), 0.15, 0, 0, 0)
    }

    /// The place of the cursor in the text view.
    var cursorBox: GdkRectangle {
        guard let buffer else { return GdkRectangle() }
        var (iterator, box) = (GtkTextIter(), GdkRectangle())
        gtk_text_buffer_get_iter_at_mark(buffer.pointer, &iterator, gtk_text_buffer_get_insert(buffer.pointer))
        gtk_text_view_get_iter_location(view.typed(), &iterator, &box)
        var (x, y) = (Int32(0), Int32(0))
        gtk_text_view_buffer_to_window_coords(view.typed(), GTK_TEXT_WINDOW_WIDGET, box.x, box.y, &x, &y)
        (box.x, box.y, box.width) = (x, y, max(1, box.width))
        return box
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(scroller.opaque) }
    /// The vertical and the horizontal position.
    private var adjustments: [UnsafeMutablePointer<GtkAdjustment>] {
        [adjustment, gtk_scrolled_window_get_hadjustment(scroller.opaque)]
    }

    private func open(_ path: String, _ history: [String]) -> CodeBuffer {
        let buffer = CodeBuffer(history: history)
        buffer.setDark(desktop.isDark)
        buffer.heightChanged = { [weak self] in self?.resize() }
        buffer.refused = { [weak self] in self?.happened(.refused) }
        buffer.object.onNotify("cursor-position") { [weak self] in self?.noteCursor() }
        for property in ["can-undo", "can-redo"] {
            buffer.object.onNotify(property) { [weak self] in self?.happened(.historyChanged) }
        }
        add(buffer, path)
        // The comments at the beginning stay rendered when the code gets the focus.
        let line = RichComment.all(in: buffer.text).filter(\.fillsLines).reduce(1) { line, comment in
            comment.lines.lowerBound == line ? comment.lines.upperBound + 1 : line
        }
        if history.count == 1 { buffer.moveCursor(toLine: line, column: 1) }
        return buffer
    }

    private func add(_ buffer: CodeBuffer, _ path: String) {
        buffer.changed = { [weak self] text in
            guard let self else { return }
            happened(.changed(path: path, text: text))
            happened(.laidOut)
            resize()
        }
        buffers[path] = buffer
    }

    /// Gives the text its size before it is drawn. GTK and idle callbacks can change the text during a frame; the text view
    /// would find out while it is drawn that it has become longer, and the scrollbar would be drawn without an allocation.
    func resize() {
        source_view_update_line_numbers(view.typed())
        gtk_widget_queue_resize(view.pointer)
    }

    /// Gives the code the keyboard focus.
    func grabFocus() {
        hasBeenUsed = true
        view.grabFocus()
    }

    /// Lets the screen reader say something.
    func announce(_ text: String) { _ = peekaboard_announce(view.raw, text) }

    /// Scrolls to the cursor if a bar below the code has just covered it, or if what has appeared above it has moved it away,
    /// and to what has appeared below its line.
    private func keepCursorVisible() {
        // The text view can be neither measured nor scrolled during an allocation.
        scrollClock.start(after: 0) { [weak self] in
            guard let self, let buffer else { return }
            let (box, earlierHeight, earlier) = (cursorBox, visibleHeight, cursorPlace)
            let y = gtk_adjustment_get_value(adjustment) + Double(box.y)
            let below = buffer.space(belowLine: buffer.cursor.line)
            visibleHeight = gtk_adjustment_get_page_size(adjustment)
            cursorPlace = (ObjectIdentifier(buffer), y, below)
            // A wavy line can be below the text.
            let end = Double(box.y + box.height) + 4, isCovered = end > visibleHeight
            let endOfLine = end + Double(below)
            // The text view has made the cursor visible if it was moved to another line.
            let shift = earlier.map { $0.buffer == ObjectIdentifier(buffer) ? max(0, y - $0.y) : 0 } ?? 0
            guard isUsed, box.y >= 0, end - 4 - shift <= earlierHeight,
                isCovered || below > earlier?.below ?? 0 && endOfLine > visibleHeight
            else { return }
            let value = gtk_adjustment_get_value(adjustment) + endOfLine - visibleHeight
            gtk_adjustment_set_value(adjustment, value)
            // If the text does not have its new height yet, the adjustment will change again.
            let isReached = gtk_adjustment_get_value(adjustment) > value - 1
            if !isReached { (visibleHeight, cursorPlace) = (earlierHeight, earlier) }
        }
    }

    private func noteCursor() {
        if gtk_widget_has_focus(view.pointer) != 0 { hasBeenUsed = true }
        guard let line = buffer?.cursor.line, line != cursorLine else { return }
        cursorLine = line
        source_view_update_line_numbers(view.typed())
        happened(.cursorMoved)
    }

    private func color() {
        widget.setClass("dark", desktop.isDark)
        widget.setClass("high-contrast", desktop.isHighContrast)
        for buffer in buffers.values { buffer.setDark(desktop.isDark) }
        setLetters()
    }
}
