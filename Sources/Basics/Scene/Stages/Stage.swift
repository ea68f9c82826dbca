// SPDX-License-Identifier: GPL-3.0-or-later
/// What an area of the window shows: a board, or a page with its boards. It takes raw input and decides itself what is a
/// tap, a long press, or a drag. Points are in the coordinates of the area. Times are in seconds of a clock that the
/// caller passes in.
@MainActor package protocol Stage: AnyObject {
    /// What is drawn. The root covers the area.
    var tree: NodeTree { get }
    /// Whether and when the stage needs to be advanced again.
    var activity: Activity { get }
    /// Whether pieces are animated.
    var allowsMotion: Bool { get set }
    /// Whether the user's language is written from right to left.
    var readsRightToLeft: Bool { get set }
    /// Whether events anywhere in the window go to `intercept` first, because a piece is held.
    var interceptsEvents: Bool { get }
    /// Called after each change of the tree or the activity, except for changes made by `advance`.
    var changed: () -> Void { get set }

    /// Sets whether the area is visible. Time stops while it is not.
    func setVisible(_ isVisible: Bool, at now: Double)
    /// Updates the layout for an area of the given size, in points, without calling `changed`.
    func resize(to area: Size)
    /// Advances time to `now`.
    func advance(to now: Double)
    /// Handles a touch on the area. Returns the element that it presses, which then gets the cursor.
    func receive(_ touch: Touch, at now: Double) -> ElementID?
    /// Handles an event anywhere in the window that turns no piece. Returns whether it acts on the held piece. If so, no
    /// other handler receives it.
    func intercept(_ event: TouchRecognizer.Event, at now: Double) -> Bool
    /// Turns the piece at a point, by the wheel or the secondary button. Returns whether there is one that turns and that
    /// is not held.
    func turn(at point: Point, isClockwise: Bool, at now: Double) -> Bool
    /// Scrolls what is at a point, by the wheel, in clicks, or by the touchpad, in points. Returns whether something may
    /// scroll.
    func scroll(by distance: Point, at point: Point, isSmooth: Bool, at now: Double) -> Bool
    /// Cancels all touches.
    func cancelTouches(at now: Double)
    /// Handles the activation of an element by the keyboard or a screen reader.
    func activate(_ element: ElementID, at now: Double)
    /// Handles another action of the keyboard or a screen reader.
    func perform(_ action: ElementAction, on element: ElementID, at now: Double)
    /// Scrolls so that an element is seen that has got the keyboard focus.
    func reveal(_ element: ElementID, at now: Double)
    /// Handles a key press while the cursor is on an element.
    func press(_ key: Key, on element: ElementID, shift: Bool, at now: Double) -> StageKeyResult

    /// The state that the accessible names depend on.
    var accessibilityState: AccessibilityState { get }
    var tabOrder: [ElementID] { get }
    /// Returns the accessible name of an element, or `nil` if it is gone or is only decoration.
    func name(of element: ElementID) -> String?
    /// Returns the description of an element, or `nil` if it is gone or is only decoration.
    func accessibility(of element: ElementID) -> NodeAccessibility?
    /// Returns the place of a text field, or `nil` if the element is something else.
    func textField(of element: ElementID) -> TextFieldPlace?
    /// Returns the rectangle of an element and the radius of its corners, or `nil` if it is gone.
    func outline(of element: ElementID) -> (rect: Rect, cornerRadius: Double)?
    /// Whether something else is shown over an element, so that the ring of the cursor would be drawn over that.
    func isCovered(_ element: ElementID) -> Bool
    /// Returns the part of the area in which an element can be seen; `nil` for all of it.
    func clip(of element: ElementID) -> Rect?
    /// Returns the element to which the cursor moves from the given one, or from outside if it is `nil`.
    func element(from element: ElementID?, toward direction: Direction) -> ElementID?
    /// Returns the element that gets the cursor after the given one was removed.
    func element(nearestTo element: ElementID) -> ElementID?
}

extension Stage {
    /// Does nothing, because pieces of boards can only be activated.
    package func perform(_ action: ElementAction, on element: ElementID, at now: Double) {}

    /// Always `false`, because no piece turns by itself.
    package func turn(at point: Point, isClockwise: Bool, at now: Double) -> Bool { false }

    /// Always `false`, because boards do not scroll.
    package func scroll(by distance: Point, at point: Point, isSmooth: Bool, at now: Double) -> Bool { false }

    /// Does nothing, because boards do not scroll.
    package func reveal(_ element: ElementID, at now: Double) {}

    /// Always `nil`, because boards do not scroll.
    package func clip(of element: ElementID) -> Rect? { nil }

    /// Always `false`, because elements do not cover each other.
    package func isCovered(_ element: ElementID) -> Bool { false }

    /// Always `nil`, because boards have no text fields.
    package func textField(of element: ElementID) -> TextFieldPlace? { nil }

    /// Returns the description of a piece, which is a button.
    package func accessibility(of element: ElementID) -> NodeAccessibility? {
        name(of: element).map { NodeAccessibility(label: $0) }
    }
}
