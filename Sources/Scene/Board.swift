/// What a player does to a board, whatever the device.
public enum Input: Equatable, Sendable {
    /// A finger, or the pointer's button, has come down at a place on the board.
    case press(Point)
    /// What came down was lifted, or has become something else.
    case pressEnded
    /// A press that was released where it began.
    case tap(Point)
    /// A press that has rested for the board's long-press time.
    case longPress
    /// A piece was activated by key or by a screen reader.
    case activate(Int)
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
    /// Called after each change of the scene or the activity that did not come from `advance`.
    var changed: () -> Void { get set }

    /// Takes what the player does.
    func handle(_ input: Input, at now: Double)
    /// Lets time pass until `now`: all that was due happens at its own time, however late the frame is.
    func advance(to now: Double)
    /// The piece that the keyboard's cursor goes to from a piece; nil when there is none that way.
    func piece(from piece: Int, toward direction: Direction) -> Int?
    /// The piece that takes over when a piece, which had the cursor, has gone.
    func piece(nearestTo piece: Int) -> Int?
}
