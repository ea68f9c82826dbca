/// With what a player reaches the board.
public enum Device: Sendable {
    /// A mouse, a touchpad or a pen: what is pressed can be seen.
    case pointer
    /// A finger, which hides what it presses and presses roughly.
    case finger
}

/// What a player does to a board, whatever the device.
public enum Input: Equatable, Sendable {
    /// A finger, or the pointer's button, has come down at a place on the board.
    case press(Point, by: Device = .pointer)
    /// What came down was lifted, or has become a drag.
    case pressEnded
    /// A press that was released where it began.
    case tap(Point, by: Device = .pointer)
    /// A press that has rested for the board's long-press time.
    case longPress
    /// What came down has moved to another place, and goes on.
    case drag(to: Point)
    /// What was dragged has been let go.
    case drop
    /// The press, or the drag, was taken away: nothing shall come of it.
    case cancel
    /// Another finger has tapped somewhere while the first is down, so many times in quick succession.
    case otherTap(Point, count: Int)
    /// The wheel was clicked on, or the secondary button pressed: clockwise, or, with Shift, the other way.
    case turn(isClockwise: Bool)
    /// A piece was activated by key or by a screen reader.
    case activate(Int)
}

/// A key that a board may have a use for, besides those of the cursor.
public enum Key: Equatable, Sendable {
    /// A key that writes a letter or a digit; letters are capital ones.
    case character(Character)
    /// One of the twelve keys of the top row, from 1, by its place and whatever it writes.
    case topRow(Int)
    /// An arrow key, Home or End.
    case go(Direction)
    case escape, delete
}

/// What a board has done with a key.
public enum KeyAnswer: Equatable, Sendable {
    /// Nothing: it is for others.
    case unused
    /// It was used.
    case used
    /// It was used, and the cursor shall go to a piece.
    case focus(Int)
}

/// Whether, and when, a board needs the clock again.
public enum Activity: Equatable, Sendable {
    /// Nothing will change by itself.
    case still
    /// Nothing moves, but something will happen at this time, in seconds.
    case waiting(until: Double)
    /// Something is different in each frame.
    case moving
}

/// A board that can be shown and played on. Time is in seconds of one clock that the caller passes in.
@MainActor public protocol Board: AnyObject {
    /// What is to be seen, as of the last `advance`.
    var scene: Scene { get }
    /// Whether it needs the clock.
    var activity: Activity { get }
    /// How long a press rests before it is a long one, in seconds.
    var longPressTime: Double { get }
    /// Whether pieces may be seen to move. Without motion they go through the same states.
    var allowsMotion: Bool { get set }
    /// Whether the player reads from right to left: what is laid out like a text begins on the right then.
    var readsRightToLeft: Bool { get set }
    /// Whether a piece is in the player's hand, or a press on one is under way: then other fingers, the secondary button and
    /// the wheel are for it.
    var holdsPiece: Bool { get }
    /// Called after each change of the scene or the activity that did not come from `advance`.
    var changed: () -> Void { get set }

    /// Heeds whether anybody can see it: unseen, its time stands.
    func setSeen(_ isSeen: Bool, at now: Double)
    /// Takes what the player does.
    func handle(_ input: Input, at now: Double)
    /// Takes a key that was pressed, maybe with Shift, while the cursor is on a piece.
    func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyAnswer
    /// Lets time pass until `now`: all that was due happens at its own time, however late the frame is.
    func advance(to now: Double)
    /// Lays everything out anew for an area of a size in points, without calling `changed`. A board of a fixed size leaves
    /// it to be scaled.
    func resize(to area: Size)
    /// The piece that a press at a place is for.
    func piece(at point: Point, by device: Device) -> Int?
    /// All that the words about the board follow from. It stays as it is while pieces only move.
    var wording: Wording { get }
    /// The pieces in the order in which Tab goes round them.
    var tabOrder: [Int] { get }
    /// The piece that the keyboard's cursor goes to from a piece; nil when there is none that way.
    func piece(from piece: Int, toward direction: Direction) -> Int?
    /// The piece that takes over when a piece, which had the cursor, has gone.
    func piece(nearestTo piece: Int) -> Int?
}

extension Board {
    /// The same for all.
    public var readsRightToLeft: Bool {
        get { false }
        set {}
    }

    /// Nothing that goes on while nobody sees it.
    public func setSeen(_ isSeen: Bool, at now: Double) {}

    /// Nothing can be held.
    public var holdsPiece: Bool { false }

    /// No key but those of the cursor.
    public func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyAnswer { .unused }

    /// A fixed size.
    public func resize(to area: Size) {}

    /// The topmost piece whose plate covers the place.
    public func piece(at point: Point, by device: Device) -> Int? { scene.piece(at: point) }

    /// In the order in which one reads.
    public var tabOrder: [Int] {
        scene.pieces.indices.sorted {
            let (a, b) = (scene.pieces[$0].center, scene.pieces[$1].center)
            return readsRightToLeft ? (a.y, b.x) < (b.y, a.x) : (a.y, a.x) < (b.y, b.x)
        }
    }
}
