// A `BoardArea` belongs to one widget of our own class, a `GtkDrawingArea`, and lives until that widget is gone: the widget
// holds it as object data, and it refers to the widget without owning it. It owns the board, whose `changed` refers back
// weakly. The timer, the frame clock and the buttons that stand for the pieces end when the widget is disposed of.

import CGtk
import Scene

/// The widget on which a board is seen and played. It only reads the board's scene to draw it, and turns touches and
/// keys into the board's input.
public final class BoardArea {
    /// The widget, to be put into a window.
    public let widget: UnsafeMutablePointer<GtkWidget>
    /// The board that is shown.
    public let board: any Board
    /// Words for a piece, for those who cannot see it; nil for a piece that is gone.
    public var nameOfPiece: (Int) -> String? = { _ in nil }
    /// Called when something else is to be said about the board.
    public var updated: () -> Void = {}
    /// Called once, when the first frame has been drawn.
    public var firstFrameDrawn: () -> Void = {}
    /// Called with the URI of a file that was dropped on the board.
    public var fileDropped: (String) -> Void = { _ in }
    /// While it is not nil, our own time for each frame is added here, in seconds.
    public var frameTimes: [Double]?

    let painter: BoardPainter
    let pieceButtons: PieceButtons
    var recognizer = TouchRecognizer()
    var eventClock = EventClock()
    let longPress = Timeout()
    let windowEvents = WindowEvents()
    private let tally = Tally("board area")
    private let screenPresence = ScreenPresence()
    private lazy var frames = FrameClock(of: widget) { [weak self] time in self?.tick(at: time) }
    private let wait = Timeout()
    private var tickTime = 0.0
    /// When the buttons were last put where their pieces are, while these move.
    private var allocationTime = 0.0
    /// In seconds. Circles at the default speed travel less than their radius in this time.
    private static let allocationPause = 0.1
    private let desktop = DesktopSettings()
    private var hasDrawn = false
    private var knownWording: Wording?

    /// An area for a board whose pictures stand on `shelf`.
    public init(board: any Board, shelf: PictureShelf) {
        self.board = board
        painter = BoardPainter(shelf: shelf)
        widget = BoardAreaClass.newWidget()
        pieceButtons = PieceButtons(parent: widget)
        BoardAreaClass.tie(self, to: widget)
        pieceButtons.activated = { [weak self] piece in self?.send(.activate(piece)) }
        shelf.renewed = { [weak self] in self?.forgetPictures() }
        board.changed = { [weak self] in self?.boardChanged() }
        screenPresence.changed = { [weak self] in self?.presenceChanged() }
        desktop.changed = { [weak self] in self?.applyContrast() }
        applyContrast()
        addTouches()
        addKeys()
        addDropTarget()
    }

    /// The way from the board to the area.
    var fit: Fit {
        Fit(
            board: board.scene.size,
            in: Size(
                width: Double(max(1, gtk_widget_get_width(widget))),
                height: Double(max(1, gtk_widget_get_height(widget)))))
    }

    /// Gives the board input at the present time.
    func send(_ input: Input) { board.handle(input, at: now()) }

    private func applyContrast() {
        guard painter.isHighContrast != desktop.isHighContrast else { return }
        painter.isHighContrast = desktop.isHighContrast
        gtk_widget_queue_draw(widget)
    }

    /// Has the pictures of all pieces painted anew, because files behind them have changed.
    private func forgetPictures() {
        painter.forgetPictures()
        gtk_widget_queue_draw(widget)
    }

    /// The words for the whole board: what it is, and how things stand.
    public func describe(name: String, state: String) {
        peekaboard_accessible_label(widget, name)
        peekaboard_accessible_description(widget, state)
    }

    private func boardChanged() {
        gtk_widget_queue_allocate(widget)  // Pieces may lie elsewhere.
        gtk_widget_queue_draw(widget)
        afterChange()
    }

    private func afterChange() {
        let wording = board.wording
        if wording != knownWording {
            knownWording = wording
            pieceButtons.sync(with: board, names: nameOfPiece)
            updated()
        }
        schedule()
    }

    /// Asks for the clock when the board needs it, and only then.
    private func schedule() {
        switch isSeen ? board.activity : .still {
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
        board.advance(to: time)
        gtk_widget_queue_draw(widget)
        // Pieces that have come to rest are where they will be found; those that go on and on, nearly so.
        if board.activity != .moving || time - allocationTime > Self.allocationPause {
            allocationTime = time
            gtk_widget_queue_allocate(widget)
        }
        afterChange()
        tickTime = now() - start
    }

    /// Draws the board as it is; part of the widget's class.
    func snapshot(_ snapshot: OpaquePointer) {
        let start = now()
        let density = Double(gtk_widget_get_scale_factor(widget))
        append(color: board.scene.background, to: snapshot)
        if let node = painter.node(of: board.scene, fit: fit, density: density) {
            gtk_snapshot_append_node(snapshot, node)
            gsk_render_node_unref(node)
        }
        appendCursor(to: snapshot)
        frameTimes?.append(now() - start + tickTime)
        tickTime = 0
        if !hasDrawn {
            hasDrawn = true
            whenIdle { [weak self] in self?.firstFrameDrawn() }
        }
    }

    /// Lets the board go on to `time` and composes its picture without drawing it: what a frame costs where the processor
    /// does nothing else in between.
    public func compose(at time: Double) {
        board.advance(to: time)
        let density = Double(gtk_widget_get_scale_factor(widget))
        if let node = painter.node(of: board.scene, fit: fit, density: density) { gsk_render_node_unref(node) }
    }

    /// The name of the renderer that draws the board, empty before it is on the screen.
    public var rendererName: String {
        guard let renderer = gtk_widget_get_native(widget).flatMap({ gtk_native_get_renderer($0) }) else { return "" }
        return String(cString: g_type_name(peekaboard_type_of(UnsafeMutableRawPointer(renderer))))
    }

    /// Puts the buttons where their pieces are; part of the widget's class.
    func allocate() {
        board.resize(
            to: Size(width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget))))
        let fit = fit
        pieceButtons.allocate { fit.inArea(board.scene.rect(of: $0)) }
    }

    /// Chooses how pieces are turned; part of the widget's class.
    func realized() {
        painter.isForCairo = rendererName == "GskCairoRenderer"
        directionChanged()
        windowEvents.attach(to: widget)
        screenPresence.attach(to: widget)
    }

    /// Heeds which way the player reads; part of the widget's class.
    func directionChanged() { board.readsRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// Ends what was begun when the widget was realized; part of the widget's class.
    func unrealized() {
        windowEvents.detach()
        screenPresence.detach()
    }

    /// Takes up, or leaves, the clock: what is not seen does not move; part of the widget's class.
    func mappedChanged() { presenceChanged() }

    /// Whether anybody can see the board: its tab is shown, in a window that is on the screen.
    private var isSeen: Bool { gtk_widget_get_mapped(widget) != 0 && screenPresence.isOnScreen }

    private func presenceChanged() {
        if !isSeen {
            // Whatever was down is lost: nobody tells of its end.
            cancelPress()
        }
        board.setSeen(isSeen, at: now())
        schedule()
    }

    /// Ends all that could outlive the widget; part of the widget's class.
    func dispose() {
        wait.cancel()
        longPress.cancel()
        frames.isRunning = false
        board.changed = {}
        pieceButtons.removeAll()
    }

    private func append(color: Color, to snapshot: OpaquePointer) {
        var bounds = graphene_rect_t()
        graphene_rect_init(
            &bounds, 0, 0, Float(gtk_widget_get_width(widget)), Float(gtk_widget_get_height(widget)))
        var rgba = GdkRGBA(color)
        gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    }

    /// A light ring in a dark one, which shows on any colour, around the piece that has the keyboard's focus.
    private func appendCursor(to snapshot: OpaquePointer) {
        guard let piece = pieceButtons.focused, isFocusVisible else { return }
        let fit = fit
        let rect = fit.inArea(board.scene.rect(of: piece))
        let radius = board.scene.plates[board.scene.pieces[piece].front].cornerRadius * fit.scale
        let width = painter.isHighContrast ? 4.0 : 2
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
