// SPDX-License-Identifier: GPL-3.0-or-later
/// A board that can be displayed and played. Times are in seconds of a clock that the caller passes in.
@preconcurrency @MainActor public protocol Board: AnyObject {
    /// The scene as of the last `advance`.
    var scene: Scene { get }
    /// Whether and when the board needs to be advanced again.
    var activity: Activity { get }
    /// The duration after which a press becomes a long press, in seconds.
    var longPressTime: Double { get }
    /// Whether pieces are animated. Without animation they go through the same states.
    var allowsMotion: Bool { get set }
    /// Whether the user's language is written from right to left. If so, text-like layouts start on the right.
    var readsRightToLeft: Bool { get set }
    /// Whether a piece is held or pressed. If so, other fingers, the secondary button, and the wheel act on that piece.
    var holdsPiece: Bool { get }
    /// Called after each change of the scene or the activity, except for changes made by `advance`.
    var changed: () -> Void { get set }

    /// Sets whether the board is visible. Its time stops while it is not.
    func setVisible(_ isVisible: Bool, at now: Double)
    /// Handles an input event.
    func receive(_ input: Input, at now: Double)
    /// Handles a key press while the cursor is on a piece.
    func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyResult
    /// Turns a piece that nobody holds by a quarter turn. Returns whether it has turned.
    func turn(_ piece: Int, isClockwise: Bool, at now: Double) -> Bool
    /// Advances time to `now`. Everything due happens at its own time, however late the frame is.
    func advance(to now: Double)
    /// Updates the layout for an area of the given size, in points, without calling `changed`. A board with a fixed
    /// size is scaled instead.
    func resize(to area: Size)
    /// The height of the lower part of the area that the result of the game covers, in points. A board that is laid out
    /// for its area moves out of it, without calling `changed`.
    var coveredHeight: Double { get set }
    /// Returns the piece that a press at the given point acts on.
    func piece(at point: Point, by device: Device) -> Int?
    /// The state that the accessible names depend on. It does not change while pieces only move.
    var accessibilityState: AccessibilityState { get }
    /// The pieces in Tab order.
    var tabOrder: [Int] { get }
    /// Whether another piece covers a piece, so that the ring of the cursor would be drawn over that one.
    func isCovered(_ piece: Int) -> Bool
    /// Returns the piece that the cursor moves to, or `nil` if there is none in that direction.
    func piece(from piece: Int, toward direction: Direction) -> Int?
    /// Returns the piece that gets the cursor after the piece that had it was removed.
    func piece(nearestTo piece: Int) -> Int?
}

extension Board {
    /// Always `false`, because the layout does not depend on the reading direction.
    public var readsRightToLeft: Bool {
        get { false }
        set {}
    }

    /// Does nothing, because the board does not change without input.
    public func setVisible(_ isVisible: Bool, at now: Double) {}

    /// Always `false`, because pieces cannot be held.
    public var holdsPiece: Bool { false }

    /// Always `false`, because pieces do not cover each other.
    public func isCovered(_ piece: Int) -> Bool { false }

    /// Handles no keys.
    public func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyResult { .unused }

    /// Always `false`, because pieces cannot be turned.
    public func turn(_ piece: Int, isClockwise: Bool, at now: Double) -> Bool { false }

    /// Does nothing, because the board has a fixed size.
    public func resize(to area: Size) {}

    /// Always 0, because the board has a fixed size.
    public var coveredHeight: Double {
        get { 0 }
        set {}
    }

    /// Returns the topmost piece whose plate contains the point.
    public func piece(at point: Point, by device: Device) -> Int? { scene.piece(at: point) }

    /// The pieces in reading order.
    public var tabOrder: [Int] { inReadingOrder(scene.pieces.indices) }

    /// Returns pieces from top to bottom, and each row in the reading direction.
    public func inReadingOrder(_ pieces: some Sequence<Int>) -> [Int] {
        pieces.sorted {
            let (a, b) = (scene.pieces[$0].center, scene.pieces[$1].center)
            return readsRightToLeft ? (a.y, b.x) < (b.y, a.x) : (a.y, a.x) < (b.y, b.x)
        }
    }
}
