// SPDX-License-Identifier: GPL-3.0-or-later
/// A board that fills an area. It recognizes taps, long presses, and drags, and passes them to the board.
@MainActor package final class BoardStage: Stage {
    package let board: any Board
    /// Returns the accessible name of a piece, or `nil` if it is gone or is only decoration.
    package var nameOfPiece: (Int) -> String? = { _ in nil }
    /// The duration of a long press, in seconds.
    package var longPressTime: () -> Double
    /// Handles the input. By default, the board does.
    package var deliver: (Input, _ now: Double) -> Void
    /// Returns the height of the lower part of the area that is covered.
    package var coveredHeight: () -> Double = { 0 }
    /// Called after each change of the scene or the activity, except for changes made by `advance`.
    package var changed: () -> Void {
        get { board.changed }
        set { board.changed = newValue }
    }

    /// The size of the area, in points.
    package private(set) var area = Size(width: 1, height: 1)
    private var recognizer = TouchRecognizer()
    /// The time of the next long press on the clock of the touches, and on the caller's clock.
    private var longPress: (time: Double, now: Double)?

    /// Creates a stage for a board.
    package init(_ board: any Board) {
        self.board = board
        longPressTime = { board.longPressTime }
        deliver = { board.receive($0, at: $1) }
    }

    /// The transform from board coordinates to area coordinates.
    package var fit: BoardFit { BoardFit(board: board.scene.size, in: area) }

    /// The board as the only node.
    package var tree: NodeTree { NodeTree(of: board.scene, in: area) }

    /// The activity of the board, or the wait for a long press.
    package var activity: Activity {
        board.activity.earlier(longPress.map { .waiting(until: $0.now) } ?? .still)
    }

    /// Whether pieces are animated.
    package var allowsMotion: Bool {
        get { board.allowsMotion }
        set { board.allowsMotion = newValue }
    }

    /// Whether the user's language is written from right to left.
    package var readsRightToLeft: Bool {
        get { board.readsRightToLeft }
        set { board.readsRightToLeft = newValue }
    }

    /// Whether the player is holding a piece.
    package var interceptsEvents: Bool { board.holdsPiece }

    /// Sets whether the board is visible.
    package func setVisible(_ isVisible: Bool, at now: Double) { board.setVisible(isVisible, at: now) }

    /// Updates the layout for an area of the given size.
    package func resize(to area: Size) {
        self.area = Size(width: max(1, area.width), height: max(1, area.height))
        board.resize(to: area)
        board.coveredHeight = coveredHeight()
    }

    /// Advances the board, and recognizes a long press that is due.
    package func advance(to now: Double) {
        if let due = longPress, due.now <= now {
            // Another press may have started since then.
            longPress = nil
            deliver(recognizer.advance(to: due.time), at: now)
            awaitLongPress(since: due.time, at: now)
        }
        board.advance(to: now)
    }

    /// Handles a touch. Returns the piece that it presses.
    package func receive(_ touch: Touch, at now: Double) -> ElementID? {
        let inputs = recognizer.process(touch, longPressAfter: longPressTime())
        awaitLongPress(since: touch.time, at: now)
        var element: ElementID?
        for case .press(let point, let device) in inputs {
            element = board.piece(at: fit.onBoard(point), by: device).map { ElementID(piece: $0) }
        }
        deliver(inputs, at: now)
        return element
    }

    /// Handles an event that acts on the held piece.
    package func intercept(_ event: TouchRecognizer.Event, at now: Double) -> Bool {
        guard let inputs = recognizer.intercept(event, holdsPiece: board.holdsPiece) else { return false }
        deliver(inputs, at: now)
        return true
    }

    /// Turns the piece at a point in the area.
    package func turn(at point: Point, isClockwise: Bool, at now: Double) -> Bool {
        guard let piece = board.piece(at: fit.onBoard(point), by: .pointer) else { return false }
        return board.turn(piece, isClockwise: isClockwise, at: now)
    }

    /// Cancels the press in progress.
    package func cancelTouches(at now: Double) {
        recognizer.reset()
        longPress = nil
        deliver(.cancel, now)
    }

    /// Handles the activation of a piece.
    package func activate(_ element: ElementID, at now: Double) {
        if let piece = element.piece { deliver(.activate(piece), now) }
    }

    /// Handles a key press while the cursor is on a piece.
    package func press(_ key: Key, on element: ElementID, shift: Bool, at now: Double) -> StageKeyResult {
        guard let piece = element.piece else { return .unused }
        return switch board.press(key, on: piece, shift: shift, at: now) {
        case .unused: .unused
        case .used: .used
        case .focus(let piece): .focus(ElementID(piece: piece))
        }
    }

    /// The state that the accessible names depend on.
    package var accessibilityState: AccessibilityState { board.accessibilityState }

    /// The pieces in Tab order.
    package var tabOrder: [ElementID] { board.tabOrder.map { ElementID(piece: $0) } }

    /// Returns the accessible name of a piece.
    package func name(of element: ElementID) -> String? { piece(of: element).flatMap(nameOfPiece) }

    /// Returns the rectangle of a piece and the radius of its corners.
    package func outline(of element: ElementID) -> (rect: Rect, cornerRadius: Double)? {
        piece(of: element).map { board.scene.outline(of: $0, fit) }
    }

    /// Whether another piece covers a piece.
    package func isCovered(_ element: ElementID) -> Bool { piece(of: element).map(board.isCovered) ?? false }

    /// Returns the piece to which the cursor moves.
    package func element(from element: ElementID?, toward direction: Direction) -> ElementID? {
        board.piece(from: element?.piece ?? 0, toward: direction).map { ElementID(piece: $0) }
    }

    /// Returns the piece that gets the cursor after the given one was removed.
    package func element(nearestTo element: ElementID) -> ElementID? {
        piece(of: element).flatMap { board.piece(nearestTo: $0) }.map { ElementID(piece: $0) }
    }

    /// Returns the piece of an element, or `nil` if it does not exist.
    private func piece(of element: ElementID) -> Int? {
        element.piece.flatMap { board.scene.pieces.indices.contains($0) ? $0 : nil }
    }

    /// Touches and calls have different clocks. The delay is the same on both.
    private func awaitLongPress(since time: Double, at now: Double) {
        guard let next = recognizer.nextTime else { return longPress = nil }
        if longPress?.time != next { longPress = (next, now + max(0, next - time)) }
    }

    /// Converts inputs from area coordinates and delivers them.
    private func deliver(_ inputs: [Input], at now: Double) {
        for input in inputs {
            switch input {
            case .press(let point, let device): deliver(.press(fit.onBoard(point), by: device), now)
            case .tap(let point, let device): deliver(.tap(fit.onBoard(point), by: device), now)
            case .drag(let point): deliver(.drag(to: fit.onBoard(point)), now)
            case .otherTap(let point, let count): deliver(.otherTap(fit.onBoard(point), count: count), now)
            default: deliver(input, now)
            }
        }
    }
}
