// SPDX-License-Identifier: GPL-3.0-or-later
/// The kind of device used to point at the board.
public enum Device: Sendable {
    /// A mouse, touchpad, or pen, which points precisely.
    case pointer
    /// A finger, which hides what it touches and is less precise.
    case finger
}

/// A device-independent input event.
public enum Input: Equatable, Sendable {
    /// A finger touched the board, or the pointer's button was pressed on it.
    case press(Point, by: Device = .pointer)
    /// The press was released or has become a drag.
    case pressEnded
    /// A press was released where it began.
    case tap(Point, by: Device = .pointer)
    /// A press lasted for the board's long-press time.
    case longPress
    /// A drag moved to another point.
    case drag(to: Point)
    /// A drag was released.
    case drop
    /// The press or drag was canceled and must have no effect.
    case cancel
    /// Another finger tapped while the first one is down. `count` is the number of taps in quick succession.
    case otherTap(Point, count: Int)
    /// The wheel was scrolled by a click or the secondary button was pressed. The direction is clockwise, or
    /// counterclockwise with Shift.
    case turn(isClockwise: Bool)
    /// A piece was activated with the keyboard or by a screen reader.
    case activate(Int)
}

/// A key that a board can handle, in addition to the keys that move the cursor.
public enum Key: Equatable, Sendable {
    /// A key that types a letter or a digit. Letters are uppercase.
    case character(Character)
    /// One of the twelve keys of the top row, counted from 1, by position regardless of the character it types.
    case topRow(Int)
    /// An arrow key, Home, or End.
    case go(Direction)
    case escape, delete
    /// A key that moves a part of a page.
    case pageUp, pageDown
}

/// The result of handling a key.
public enum KeyResult: Equatable, Sendable {
    /// The key was not handled.
    case unused
    /// The key was handled.
    case used
    /// The key was handled, and the cursor should move to a piece.
    case focus(Int)
}
