// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

extension UIGestureRecognizer {
    /// The location of the gesture in its view; on a board, in the points of the board.
    public var location: Point { (view as? BoardView).map(location(on:)) ?? location(in: view) }

    /// Returns the location in the points of a board.
    func location(on board: BoardView) -> Point { board.stage.fit.onBoard(location(in: board)) }
}
