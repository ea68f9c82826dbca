// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the widgets. The owner of the bar owns this object; closures of widgets refer to it weakly.

import CGtk

/// A bar with a time line: a button that plays and pauses, and a slider over all positions with a tick for each thing that
/// has happened. A bar with captions also has buttons that step, and says what has happened last. One without captions is a
/// single row, unless it is narrow: then the slider has a row of its own.
package final class TimeLineBar {
    /// Something that has happened at a position.
    package struct Tick: Equatable {
        package var position: Int
        /// What it was, in the user's language.
        package var text: String

        /// Creates a tick.
        package init(_ position: Int, _ text: String) {
            self.position = position
            self.text = text
        }
    }

    /// Called when the user chooses a position.
    package var moved: (Int) -> Void = { _ in }
    /// Called when the user starts or stops playing.
    package var toggled: () -> Void = {}
    /// Called when the user goes a number of steps on, or back if it is negative.
    package var stepped: (Int) -> Void = { _ in }

    /// Returns what has happened last at a position. By default, this is the text of the last tick.
    package var caption: ((Int) -> String)?
    /// Returns a position and what has happened there as a phrase, for tooltips and screen readers.
    package var sentence: ((Int) -> String)?

    /// The bar.
    package let widget: Box

    private let scale: Scale
    private let marks = TickMarks()
    private let playButton: Button
    private let backButton: Widget
    private let nextButton: Widget
    private let captionLabel: Label
    private let time: Label
    private let name: String
    private let hasCaptions: Bool
    /// The row and the slider of a bar without captions.
    private var row: (buttons: Box, track: Widget)?
    private var isNarrow = false
    /// Ends a name that replaces an announcement.
    private let ownNames = Timeout()

    /// How long an announcement replaces the name of a widget, in seconds.
    private static let spokenTime = 1.0
    /// How near to a tick the pointer chooses it, in points.
    private static let reach = 4.0
    /// The largest width of a narrow bar, in points.
    private static let narrowWidth: Int32 = 360
    /// The height of a slider in a row of its own, which is that of the buttons.
    private static let fingerHeight = 44
    private let timeText: (Int) -> String
    /// The last position, where the positions are, and what has happened.
    private var length = 0
    private var places = TimeLineScale(length: 0)
    private var allTicks: [Tick] = []
    private var isPlaying: Bool?

    /// Creates a bar. `name` is the accessible name of the slider, `page` the number of positions that Page Up and Page
    /// Down skip, and `timeText` returns the text of a position. `actions` are buttons at the end. Without captions, the
    /// bar is a single row.
    package init(
        name: String, page: Int, hasCaptions: Bool, actions: [Widget], timeText: @escaping (Int) -> String
    ) {
        self.timeText = timeText
        self.name = name
        self.hasCaptions = hasCaptions
        widget = Box(.vertical)
        widget.addClass("time-line-bar")
        scale = Scale(range: 0...1, step: 1)
        scale.setIncrements(step: 1, page: Double(page))
        scale.hexpand = true
        playButton = Self.button("media-playback-start-symbolic")
        backButton = Self.button("media-seek-backward-symbolic")
        nextButton = Self.button("media-seek-forward-symbolic")
        captionLabel = Label()
        time = Label()
        for (button, name) in [(backButton, Self.backName), (nextButton, Self.nextName)] {
            button.setAccessibleName(name)
        }
        scale.setAccessibleLabel(name)
        if hasCaptions { addRows(actions) } else { addRow(actions) }
        connect()
    }

    /// Shows positions from 0 to `length`, and what has happened at some of them. Nothing happens in `pauses`, each of
    /// which takes the room of at most `room` other positions.
    package func update(length: Int, ticks: [Tick], pauses: [Range<Int>] = [], room: Int = 0) {
        self.length = length
        places = TimeLineScale(length: length, pauses: pauses, room: room)
        scale.withoutSignals { scale.setRange(0...max(1, places.length)) }
        marks.display(ticks.map { places.place(of: $0.position) / max(1, places.length) })
        allTicks = ticks
    }

    /// Shows a position.
    package func update(position: Int, isPlaying: Bool) {
        arrange()
        scale.withoutSignals { scale.value = places.place(of: position) }
        let latest = text(at: position)
        time.text = hasCaptions ? "\(timeText(position)) / \(timeText(length))" : timeText(position)
        captionLabel.text = latest
        let value = phrase(at: position)
        peekaboard_accessible_value_text(scale.raw, value)
        peekaboard_accessible_description(scale.raw, value)
        enable(backButton, position > 0)
        enable(nextButton, position < length)
        guard isPlaying != self.isPlaying else { return }
        self.isPlaying = isPlaying
        playButton.setIcon(isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
        // Translators: Buttons of a time line.
        playButton.setAccessibleName(isPlaying ? translated("Pause") : translated("Play"))
    }

    /// Announces the position that is shown to screen readers, unless the slider has the focus: they speak its value.
    /// GTK before 4.14 cannot announce text, but a changed name of the focused widget is spoken.
    package func announce() {
        let text = phrase(at: places.position(at: scale.value))
        let isAnnounced = peekaboard_can_announce() != 0
        if isAnnounced, gtk_widget_has_focus(scale.pointer) == 0 { _ = peekaboard_announce(widget.raw, text) }
        guard !isAnnounced else { return }
        let names = [(scale, name), (backButton, Self.backName), (nextButton, Self.nextName)]
        for (focused, _) in names where gtk_widget_has_focus(focused.pointer) != 0 { focused.setAccessibleLabel(text) }
        ownNames.start(after: Self.spokenTime) { for (widget, name) in names { widget.setAccessibleLabel(name) } }
    }

    private func text(at position: Int) -> String {
        caption?(position) ?? allTicks.last { $0.position <= position }?.text ?? ""
    }

    private func phrase(at position: Int) -> String {
        let latest = text(at: position)
        return sentence?(position) ?? (latest.isEmpty ? timeText(position) : "\(timeText(position)), \(latest)")
    }

    /// Enables or disables a button. The slider takes the focus from a button that is disabled.
    private func enable(_ button: Widget, _ isEnabled: Bool) {
        if !isEnabled, gtk_widget_has_focus(button.pointer) != 0 { scale.grabFocus() }
        button.isSensitive = isEnabled
    }

    /// Returns what was at a place of the slider.
    private func tooltip(at x: Double) -> String? {
        guard length > 0 else { return nil }
        // The pointer needs not be in the middle of what it drags.
        if isDragged { return phrase(at: places.position(at: scale.value)) }
        let trough = scale.trough
        // A click chooses a whole place, and ignores that the knob does not move over the ends of the trough.
        let share = (x - Double(trough.x)) / Double(max(1, trough.width))
        let isMirrored = gtk_widget_get_direction(scale.pointer) == GTK_TEXT_DIR_RTL
        let place = ((isMirrored ? 1 - share : share) * places.length).rounded()
        return phrase(at: position(at: place, forPointer: true))
    }

    /// Returns the position at a place. A tick is one of thousands of positions, so it is larger for the pointer than it is.
    private func position(at place: Double, forPointer: Bool) -> Int {
        let reach = forPointer ? Self.reach * places.length / Double(max(1, scale.trough.width)) : 0
        return Self.position(at: place, ticks: allTicks.map(\.position), reach: reach, on: places)
    }

    // Translators: A button that shows what was one moment earlier.
    private static var backName: String { translated("One Step Back") }

    // Translators: A button that shows what was one moment later.
    private static var nextName: String { translated("One Step Forward") }

    /// Gives the slider the keyboard focus.
    package func grabFocus() { scale.grabFocus() }

    /// Returns the position of the nearest tick in a direction.
    package func tick(from position: Int, isForward: Bool) -> Int? {
        isForward
            ? allTicks.first { $0.position > position }?.position : allTicks.last { $0.position < position }?.position
    }

    /// The slider with its ticks.
    private func makeTrack() -> Widget {
        let overlay = Widget(gtk_overlay_new()!)
        gtk_overlay_set_child(overlay.opaque, scale.pointer)
        gtk_overlay_add_overlay(overlay.opaque, marks.widget.pointer)
        marks.follow(scale)
        return overlay
    }

    private func addRow(_ actions: [Widget]) {
        let row = Box(.horizontal, spacing: 6)
        let track = makeTrack()
        time.addClass("numeric")
        time.setXalign(0)
        for part in [playButton, time, track] + actions { row.append(part) }
        widget.append(row)
        self.row = (row, track)
    }

    /// Adapts a bar without captions to the width that it has, or will have. The slider must not move while it is dragged.
    private func arrange() {
        guard let row, !isDragged, let parent = gtk_widget_get_parent(widget.pointer) else { return }
        let isNarrow = gtk_widget_get_width(parent) <= Self.narrowWidth
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        let hadFocus = gtk_widget_has_focus(scale.pointer) != 0
        time.hexpand = isNarrow
        row.track.requestSize(height: isNarrow ? Self.fingerHeight : -1)
        if isNarrow {
            row.buttons.remove(row.track)
            widget.insert(row.track, after: nil)
        } else {
            widget.remove(row.track)
            row.buttons.insert(row.track, after: time)
        }
        if hadFocus { scale.grabFocus() }
    }

    private var isDragged: Bool { gtk_widget_has_css_class(scale.pointer, "dragging") != 0 }

    private func addRows(_ actions: [Widget]) {
        let row = Box(.horizontal)
        for button in [playButton, backButton, nextButton, makeTrack()] { row.append(button) }
        widget.append(row)
        let texts = Box(.horizontal, spacing: 6)
        texts.addClass("time-line-texts")
        for label in [time, captionLabel] {
            label.addClass("caption")
            label.setXalign(0)
        }
        time.addClass("numeric")
        captionLabel.addClass("dim-label")
        // Two lines are as high as a button.
        captionLabel.wrap()
        captionLabel.ellipsize(PANGO_ELLIPSIZE_END, lines: 2)
        captionLabel.hexpand = true
        texts.append(time)
        texts.append(captionLabel)
        actions.forEach(texts.append)
        widget.append(texts)
    }

    private func connect() {
        scale.onChange { [weak self] place in
            guard let self else { return }
            moved(position(at: place, forPointer: isDragged))
            announce()
            gtk_widget_trigger_tooltip_query(scale.pointer)
        }
        scale.onTooltip { [weak self] x in self?.tooltip(at: x) }
        gtk_widget_set_has_tooltip(scale.pointer, 1)
        let keys = Object(sharing: gtk_event_controller_key_new()!)
        gtk_widget_add_controller(scale.pointer, keys.opaque)
        keys.onKey { [weak self] key, _, _ in
            guard [guint(GDK_KEY_space), guint(GDK_KEY_KP_Space)].contains(key) else { return false }
            self?.toggled()
            return true
        }
        playButton.on("clicked") { [weak self] in self?.toggled() }
        backButton.on("clicked") { [weak self] in self?.stepped(-1) }
        nextButton.on("clicked") { [weak self] in self?.stepped(1) }
    }

    /// Returns the position at a place, or that of the nearest of the ticks within `reach` of it.
    package nonisolated static func position(
        at place: Double, ticks: [Int], reach: Double, on places: TimeLineScale
    ) -> Int {
        let distances = ticks.map { (tick: $0, distance: abs(places.place(of: $0) - place)) }
        let nearest = distances.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= reach ? $0.tick : nil } ?? places.position(at: place)
    }

    private static func button(_ icon: String) -> Button {
        let button = Button(icon: icon)
        button.addClass("flat")
        return button
    }
}
