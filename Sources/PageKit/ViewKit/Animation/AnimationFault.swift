// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Something in an animation of a layer that has no effect.
@MainActor enum AnimationFault: Hashable {
    /// Layers have no property of this name that can be animated.
    case keyPath(String)

    /// Prints a message for the page’s author, once.
    func report() { line.write(onceFor: self) }

    private var line: ConsoleLine {
        switch self {
        case .keyPath(let name): ConsoleLine(phrase("“{name}” of a layer can’t be animated"), ["name": name])
        }
    }
}
