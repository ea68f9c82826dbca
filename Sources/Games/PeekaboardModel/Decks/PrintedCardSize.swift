// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene

/// The sizes in which cards are printed.
package enum PrintedCardSize: CaseIterable, Sendable {
    case small, medium, large

    /// The size, in millimeters. The proportions are those of the cards on the board.
    package var size: Size {
        let width =
            switch self {
            case .small: 40.0
            case .medium: 60.0
            case .large: 80.0
            }
        return Size(width: width, height: width * MemoryConstants.card.height / MemoryConstants.card.width)
    }
}
