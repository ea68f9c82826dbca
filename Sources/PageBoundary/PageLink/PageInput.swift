// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Something from outside that a page reacts to. A page is a function of its code, its seed, and its inputs.
package enum PageInput: Equatable, Sendable {
    /// A touch on the area, in its coordinates.
    case touch(Touch)
    /// An event anywhere in the window while a piece is held.
    case event(TouchRecognizer.Event)
    /// The wheel was turned, by clicks, or a touchpad was stroked, by points, over a point of the area.
    case scroll(by: Point, at: Point, isSmooth: Bool)
    /// All touches end without effect.
    case cancelTouches
    /// A key was pressed while the cursor was on an element.
    case key(Key, on: ElementID, shift: Bool)
    /// An element was activated by the keyboard or a screen reader.
    case activate(ElementID)
    /// The keyboard or a screen reader did something else with an element.
    case perform(ElementAction, on: ElementID)
    /// The environment has changed.
    case environment(PageEnvironment)
    /// A live property was set in the window.
    case property(PropertyInput)
    /// The user runs an expression. One that was not compiled for the page has no effect.
    case expression(PageExpression)
}

extension PageInput {
    /// The expression that is run; `nil` for other inputs.
    package var expression: PageExpression? { if case .expression(let expression) = self { expression } else { nil } }
}

/// An input and the step of the page's time at which it arrives. A step is a sixtieth of a second.
package struct TimedInput: Equatable, Sendable {
    /// The step.
    package var step: Int
    /// The input.
    package var input: PageInput

    /// Creates a timed input.
    package init(step: Int, _ input: PageInput) {
        self.step = step
        self.input = input
    }
}
