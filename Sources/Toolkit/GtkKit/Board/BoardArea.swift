// SPDX-License-Identifier: GPL-3.0-or-later
// A `BoardArea` is stored as object data of its widget, a subclass of `GtkDrawingArea`, and released with it. Its
// reference to the widget is unowned. It owns the stage, whose `changed` callback refers back weakly. The timer, the
// frame clock, and the element buttons end when the widget is disposed.

import CGtk
import Scene

/// The widget that shows a stage: a board, or a page. It draws the stage's tree and passes pointer, touch, and key events
/// to the stage.
package final class BoardArea {
    /// The `GtkDrawingArea` that shows the stage.
    package let widget: UnsafeMutablePointer<GtkWidget>
    /// What is shown.
    package private(set) var stage: any Stage
    /// Called when the description of the stage may have changed.
    package var updated: () -> Void = {}
    /// Called when the stage has changed.
    package var changed: () -> Void = {}
    /// Called before a press on the area, and before an element is activated.
    package var actedOn: () -> Void = {}
    /// The time spent on each frame, in seconds. Not recorded while `nil`.
    package var frameTimes: [Double]?

    let painter: NodePainter
    let elementButtons: ElementButtons
    let actionMenu: ActionMenu
    var eventClock = EventClock()
    /// Whether a key was used after the last press of a pointer or finger. GTK hides the focus some seconds after a
    /// key.
    var isPlayedWithKeys = false
    /// Whether an element gets the focus because it is pressed.
    var isPressing = false
    /// Where the pointer was seen last.
    var pointer: Point?
    let windowEvents = WindowEvents()
    private let tally = Tally("board area")
    private let screenPresence = ScreenPresence()
    private lazy var frames = FrameClock(of: widget) { [weak self] time in self?.tick(at: time) }
    private let wait = Timeout()
    private var tickTime = 0.0
    /// When the buttons were last moved to their elements during an animation.
    private var allocationTime = 0.0
    /// The interval between such moves, in seconds. In this time, circles at the default speed move by less than their
    /// radius.
    private static let allocationPause = 0.1
    private let desktop = DesktopSettings()
    /// What to do when the next frame has been drawn.
    private var afterFrame: (() -> Void)?
    private var knownAccessibilityState: AccessibilityState?

    /// Creates an area for a stage. `pictureCache` provides the pictures.
    package init(stage: any Stage, pictureCache: PictureCache) {
        self.stage = stage
        painter = NodePainter(pictureCache: pictureCache)
        widget = BoardAreaClass.newWidget()
        elementButtons = ElementButtons(parent: widget)
        actionMenu = ActionMenu(parent: widget)
        BoardAreaClass.attach(self, to: widget)
        elementButtons.activated = { [weak self] element in
            self?.actedOn()
            self?.stage.activate(element, at: now())
        }
        elementButtons.performed = { [weak self] action, element in
            self?.stage.perform(action, on: element, at: now())
        }
        elementButtons.focusMoved = { [weak self] element in
            if let self, !isPressing { self.stage.reveal(element, at: now()) }
        }
        pictureCache.whenChanged(for: self) { $0.forgetPictures() }
        connectStage()
        screenPresence.changed = { [weak self] in self?.presenceChanged() }
        desktop.changed = { [weak self] in self?.applyContrast() }
        applyContrast()
        addTouches()
        addKeys()
    }

    /// Shows another stage. If it has the focused element too, that keeps the focus.
    package func display(_ stage: any Stage) {
        self.stage.changed = {}
        self.stage = stage
        elementButtons.reset()
        connectStage()
        directionChanged()
        stage.resize(to: size)
        stage.setVisible(isVisible, at: now())
        knownAccessibilityState = nil
        stageChanged()
    }

    private func connectStage() { stage.changed = { [weak self] in self?.stageChanged() } }

    private var size: Size {
        Size(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    }

    private func applyContrast() {
        guard painter.isHighContrast != desktop.isHighContrast else { return }
        painter.isHighContrast = desktop.isHighContrast
        gtk_widget_queue_draw(widget)
    }

    /// Repaints all pieces because picture files have changed.
    private func forgetPictures() {
        painter.forgetPictures()
        gtk_widget_queue_draw(widget)
    }

    /// Sets the accessible name and description of the board.
    package func describe(name: String, state: String) {
        peekaboard_accessible_label(widget, name)
        peekaboard_accessible_description(widget, state)
    }

    private func stageChanged() {
        gtk_widget_queue_allocate(widget)  // Elements may have moved.
        gtk_widget_queue_draw(widget)
        afterChange()
        changed()
    }

    private func afterChange() {
        let accessibilityState = stage.accessibilityState
        if accessibilityState != knownAccessibilityState {
            knownAccessibilityState = accessibilityState
            elementButtons.sync(with: stage)
            updated()
        }
        schedule()
    }

    /// Runs the frame clock or the timer only if the stage needs it.
    func schedule() {
        switch isVisible ? stage.activity : .still {
        case .still:
            frames.isRunning = false
            wait.cancel()
        case .waiting(let time):
            frames.isRunning = false
            wait.start(after: time - now()) { [weak self] in self?.tick(at: GtkKit.now()) }
        case .moving:
            wait.cancel()
            frames.isRunning = true
        }
    }

    private func tick(at time: Double) {
        let start = now()
        stage.advance(to: time)
        gtk_widget_queue_draw(widget)
        // Move the buttons when the animation ends, and from time to time during a long one.
        if stage.activity != .moving || time - allocationTime > Self.allocationPause {
            allocationTime = time
            gtk_widget_queue_allocate(widget)
        }
        afterChange()
        tickTime = now() - start
    }

    /// Draws the stage. Called by the widget's class.
    func snapshot(_ snapshot: OpaquePointer) {
        let start = now()
        if let node = composed() {
            gtk_snapshot_append_node(snapshot, node)
            gsk_render_node_unref(node)
        }
        elementButtons.snapshot(snapshot)
        appendCursor(to: snapshot)
        frameTimes?.append(now() - start + tickTime)
        tickTime = 0
        if let afterFrame {
            self.afterFrame = nil
            whenIdle(for: self) { _ in afterFrame() }
        }
    }

    /// Calls `body` once, when the next frame has been drawn, instead of an earlier `body` that has not been called yet.
    package func whenDrawn(_ body: @escaping () -> Void) { afterFrame = body }

    /// Advances the stage and composes a frame without drawing it. The benchmark uses it to measure frames with warm
    /// processor caches.
    package func compose(at time: Double) {
        stage.advance(to: time)
        if let node = composed() { gsk_render_node_unref(node) }
    }

    private func composed() -> OpaquePointer? {
        painter.node(of: stage.tree, density: Double(gtk_widget_get_scale_factor(widget)))
    }

    /// The class name of the renderer; empty until the widget is realized.
    package var rendererName: String {
        guard let renderer = gtk_widget_get_native(widget).flatMap({ gtk_native_get_renderer($0) }) else { return "" }
        return String(cString: g_type_name(peekaboard_type_of(UnsafeMutableRawPointer(renderer))))
    }

    /// Moves the buttons to their elements. Called by the widget's class.
    func allocate() {
        stage.resize(to: size)
        elementButtons.allocate(on: stage)
        actionMenu.present()
    }

    /// Sets up everything that depends on the window's surface. Called by the widget's class.
    func realized() {
        painter.usesCairo = rendererName == "GskCairoRenderer"
        directionChanged()
        windowEvents.attach(to: widget)
        screenPresence.attach(to: widget)
    }

    /// Updates the text direction. Called by the widget's class.
    func directionChanged() { stage.readsRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// Undoes `realized`. Called by the widget's class.
    func unrealized() {
        windowEvents.detach()
        screenPresence.detach()
    }

    /// Starts or stops the clock, because a hidden stage does not move. Called by the widget's class.
    func mappedChanged() { presenceChanged() }

    /// Whether the stage is visible: its page is shown, and its window is not minimized or suspended.
    private var isVisible: Bool { gtk_widget_get_mapped(widget) != 0 && screenPresence.isOnScreen }

    private func presenceChanged() {
        if !isVisible {
            // A hidden widget does not receive the end of a press.
            cancelPress()
        }
        stage.setVisible(isVisible, at: now())
        schedule()
    }

    /// Stops everything that could outlive the widget. Called by the widget's class.
    func dispose() {
        wait.cancel()
        frames.isRunning = false
        stage.changed = {}
        elementButtons.removeAll()
        actionMenu.remove()
    }

    /// Draws a white ring with a black border, which is visible on any color, around the focused element.
    private func appendCursor(to snapshot: OpaquePointer) {
        guard isPlayedWithKeys || isFocusVisible, let element = elementButtons.focused,
            !stage.isCovered(element), let outline = stage.outline(of: element)
        else { return }
        let rect = stage.clip(of: element).map(outline.rect.common) ?? outline.rect
        guard rect.size.width > 0, rect.size.height > 0 else { return }
        let (radius, width) = (outline.cornerRadius, painter.isHighContrast ? 4.0 : 2)
        appendRing(around: rect, radius: radius, gap: width + 2, width: width + 2, color: .black, to: snapshot)
        appendRing(around: rect, radius: radius, gap: width + 1, width: width, color: .white, to: snapshot)
    }

    private var isFocusVisible: Bool {
        guard let root = gtk_widget_get_root(widget) else { return false }
        return gtk_window_get_focus_visible(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)) != 0
    }

    private func appendRing(
        around rect: Rect, radius: Double, gap: Double, width: Double, color: Color, to snapshot: OpaquePointer
    ) {
        var bounds = graphene_rect_t()
        graphene_rect_init(
            &bounds, Float(rect.origin.x - gap), Float(rect.origin.y - gap), Float(rect.size.width + 2 * gap),
            Float(rect.size.height + 2 * gap))
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius + gap))
        let rgba = GdkRGBA(color)
        withUnsafePointer(to: (Float(width), Float(width), Float(width), Float(width))) { widths in
            withUnsafePointer(to: (rgba, rgba, rgba, rgba)) { colors in
                gtk_snapshot_append_border(
                    snapshot, &outline, UnsafeRawPointer(widths).assumingMemoryBound(to: Float.self),
                    UnsafeRawPointer(colors).assumingMemoryBound(to: GdkRGBA.self))
            }
        }
    }
}
