// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Something about constraints that the page’s author should know.
@MainActor enum LayoutFault: Hashable {
    /// The constraint at a place cannot hold together with others.
    case conflict(ConstraintPlace, with: [ConstraintPlace])
    /// The constraint at a place cannot hold because a view is placed by its frame.
    case frame(ConstraintPlace, view: String)
    /// The items of the constraint at a place are in no common view.
    case noCommonView(ConstraintPlace)
    /// The attributes of the constraint at a place cannot be compared.
    case unlikeAttributes(ConstraintPlace)
    /// Constraints leave the position or the size of a view open.
    case ambiguous(view: String, Lack)
    /// A visual format cannot be read.
    case format(ConstraintPlace, String)

    /// What constraints leave open.
    enum Lack { case horizontalPosition, verticalPosition, width, height }

    /// Prints a message for the page’s author, once.
    func report() { line.write(onceFor: self) }

    private var line: ConsoleLine {
        switch self {
        case .conflict(let place, []):
            ConsoleLine(phrase("The constraint of line {line} was left out: it can’t hold"), ["line": "\(place.line)"])
        case .conflict(let place, let others):
            ConsoleLine(
                // Translators: {others} is a list of numbers of lines.
                phrase("The constraint of line {line} was left out: it contradicts those of lines {others}"),
                ["line": "\(place.line)", "others": others.map { "\($0.line)" }.joined(separator: ", ")])
        case .frame(let place, let view):
            ConsoleLine(
                phrase(
                    "The constraint of line {line} was left out: set {property} of {view} to false first"),
                [
                    "line": "\(place.line)", "view": view,
                    "property": "translatesAutoresizingMaskIntoConstraints",
                ])
        case .noCommonView(let place):
            ConsoleLine(
                phrase("The constraint of line {line} was not activated: add both views to one view first"),
                ["line": "\(place.line)"])
        case .unlikeAttributes(let place):
            ConsoleLine(
                phrase("The constraint of line {line} was not activated: it compares lengths with positions"),
                ["line": "\(place.line)"])
        case .ambiguous(let view, .horizontalPosition):
            ConsoleLine(phrase("No constraint determines the horizontal position of {view}"), ["view": view])
        case .ambiguous(let view, .verticalPosition):
            ConsoleLine(phrase("No constraint determines the vertical position of {view}"), ["view": view])
        case .ambiguous(let view, .width):
            ConsoleLine(phrase("No constraint determines the width of {view}"), ["view": view])
        case .ambiguous(let view, .height):
            ConsoleLine(phrase("No constraint determines the height of {view}"), ["view": view])
        case .format(let place, let format):
            ConsoleLine(
                phrase("The visual format of line {line} can’t be read: {format}"),
                ["line": "\(place.line)", "format": format])
        }
    }
}
