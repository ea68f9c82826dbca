// The board and its run own the page's process. The callbacks hold weak references.

import PageLink
import Scene

/// A proxy for the board of a page, which runs in the page's process.
public final class RemoteBoard: Board {
    /// The most recent scene.
    public private(set) var scene: Scene
    /// The accessible names.
    public private(set) var accessibleState = PageScene.AccessibleState(names: [], tabOrder: [], state: "")
    /// The duration of a long press, in seconds.
    public private(set) var longPressTime: Double
    /// Whether the player is holding a piece.
    public private(set) var holdsPiece: Bool
    /// Called when the scene changes.
    public var changed: () -> Void = {}
    /// Called with the URIs of the user's pictures that appear on the board for the first time.
    public var picturesNeeded: ([String]) -> Void = { _ in }
    /// The URIs of the user's pictures that have appeared so far.
    public private(set) var userPictures: Set<String> = []
    /// Whether the page has ended.
    public private(set) var isOver = false
    /// The accessible name of the board.
    public let name: String

    /// Whether animations are enabled.
    public var allowsMotion: Bool {
        get { environment.allowsMotion }
        set { environment.allowsMotion = newValue }
    }
    /// Whether the text direction is right to left.
    public var readsRightToLeft: Bool {
        get { environment.readsRightToLeft }
        set { environment.readsRightToLeft = newValue }
    }

    private let tally: AnyObject
    private let process: PageProcess
    private var lastActivity: Activity
    private var environment: PageEnvironment {
        didSet { if environment != oldValue { send(.environment(environment), at: process.now) } }
    }
    /// Whether another scene must be requested when the outstanding one arrives.
    private var isOutdated = false

    /// Creates the board from the first scene of a page whose process has received the given environment.
    init(
        _ board: PageBoard, _ first: PageScene, in process: PageProcess, _ environment: PageEnvironment,
        host: any PageHost
    ) {
        tally = host.count("remote board")
        name = board.name
        self.process = process
        scene = first.scene
        lastActivity = first.activity
        longPressTime = first.longPressTime
        holdsPiece = first.holdsPiece
        accessibleState = first.accessibleState ?? accessibleState
        self.environment = environment
        userPictures = newPictures()
    }

    /// The activity of the page's board, but `still` while a scene is outstanding: another frame would show nothing
    /// new.
    public var activity: Activity {
        if isOver { return .still }
        return lastActivity != .moving && process.isAwaitingResponse ? .still : lastActivity
    }

    /// Updates the board with a new scene.
    func update(with received: PageScene) {
        scene = received.scene
        lastActivity = received.activity
        longPressTime = received.longPressTime
        holdsPiece = received.holdsPiece
        if let accessibleState = received.accessibleState { self.accessibleState = accessibleState }
        if isOutdated { ask(toAdvanceTo: process.now) }
        let pictures = newPictures()
        if !pictures.isEmpty {
            userPictures.formUnion(pictures)
            picturesNeeded(Array(pictures))
        }
        changed()
    }

    /// Freezes the board because the page has ended.
    func stop() {
        isOver = true
        changed()
    }

    /// Switches between the light and the dark style.
    public func update(isDark: Bool) { environment.isDark = isDark }

    /// Sends the visibility of the board to the page.
    public func setVisible(_ isVisible: Bool, at now: Double) { send(.visibility(isVisible, at: now), at: now) }

    /// Sends input to the page.
    public func handle(_ input: Input, at now: Double) { send(.input(input, at: now), at: now) }

    /// Sends a key press to the page and returns its answer. A key whose answer times out counts as unused.
    public func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyResult {
        let answer = process.ask { .key(key, on: piece, shift: shift, at: now, question: $0) }
        ask(toAdvanceTo: now)
        guard case .key(let answer) = answer else { return .unused }
        if case .focus(let piece) = answer, !scene.pieces.indices.contains(piece) { return .used }
        return answer
    }

    /// Requests the next scene unless one is outstanding.
    public func advance(to now: Double) { if !process.isAwaitingResponse { ask(toAdvanceTo: now) } }

    /// Sends the size of the area to the page.
    public func resize(to area: Size) { environment.area = area }

    /// Returns the piece at the given point. Falls back to the pieces in the current scene if the page does not answer
    /// in time.
    public func piece(at point: Point, by device: Device) -> Int? {
        piece { .pieceAt(point, by: device, question: $0) } ?? scene.piece(at: point)
    }

    /// The values that the accessible names depend on.
    public var accessibilityState: AccessibilityState { AccessibilityState(accessibleState) }

    /// The pieces in Tab order.
    public var tabOrder: [Int] { accessibleState.tabOrder }

    /// Returns the piece to which the cursor moves from the given one.
    public func piece(from piece: Int, toward direction: Direction) -> Int? {
        self.piece { .cursor(from: piece, toward: direction, question: $0) }
    }

    /// Returns the piece that gets the focus when the given one disappears.
    public func piece(nearestTo piece: Int) -> Int? { self.piece { .nearest(to: piece, question: $0) } }

    /// Returns the accessible name of a piece, or `nil` if it is gone.
    public func name(of piece: Int) -> String? {
        accessibleState.names.indices.contains(piece) ? accessibleState.names[piece] : nil
    }

    private func newPictures() -> Set<String> {
        var uris: Set<String> = []
        for plate in scene.plates {
            if case .custom(let uri) = plate.picture, !userPictures.contains(uri) { uris.insert(uri) }
        }
        return uris
    }

    private func piece(_ question: (UInt32) -> ToPage) -> Int? {
        guard case .piece(let piece?) = process.ask(question), scene.pieces.indices.contains(piece) else { return nil }
        return piece
    }

    /// Sends a message and requests the resulting scene.
    private func send(_ message: ToPage, at now: Double) {
        process.send(message)
        ask(toAdvanceTo: now)
    }

    /// Requests a scene. If one is outstanding, the request is sent when that arrives: a slow page shows fewer frames,
    /// and a page that hangs in a callback is detected.
    private func ask(toAdvanceTo time: Double) {
        isOutdated = process.isAwaitingResponse
        if !isOutdated { process.send(.advance(to: time)) }
    }
}
