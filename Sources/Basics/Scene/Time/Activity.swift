// SPDX-License-Identifier: GPL-3.0-or-later
/// Whether and when a board needs to be advanced again.
public enum Activity: Equatable, Sendable {
    /// Nothing changes without input.
    case still
    /// Nothing moves, but something happens at this time, in seconds.
    case waiting(until: Double)
    /// Every frame is different.
    case moving
}

extension Activity {
    /// Returns the activity of two things together.
    public func earlier(_ other: Activity) -> Activity {
        switch (self, other) {
        case (.moving, _), (_, .moving): .moving
        case (.still, let next), (let next, .still): next
        case (.waiting(let one), .waiting(let another)): .waiting(until: min(one, another))
        }
    }
}
