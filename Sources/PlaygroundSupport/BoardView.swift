// A board view owns its board and its gesture recognizers, which do not refer back to it.

import Scene

/// A view with a board.
public final class BoardView: View {
    /// The board that the view shows.
    package let board: any Board
    /// The controller of the board.
    package internal(set) weak var controller: (any LiveViewable)?
    /// Recognizes what touches on the board mean.
    package let stage: BoardStage
    /// Returns the accessible names and the state of the board. Set by the process that runs the page.
    package var describe: () -> BoardAccessibility = { .none }
    /// Prepares the board's game, unless the page has already done so.
    package var begin: () -> Void = {}
    /// Prints a message for each number that was out of range and has been corrected.
    package var reportCorrections: () -> Void = {}
    /// The gesture recognizers of the view.
    public private(set) var gestureRecognizers: [GestureRecognizer] = []
    /// The current press, and the long-press recognizers that have recognized it.
    var press: (location: Point, start: Double, recognizers: [LongPressGestureRecognizer])?

    init(_ board: any Board) {
        self.board = board
        stage = BoardStage(board)
        super.init()
        stage.longPressTime = { [unowned self] in longPressTime }
        stage.deliver = { [unowned self] input, now in handle(input, at: now) }
        board.setVisible(true, at: 0)
    }

    /// Adds a gesture recognizer. With the first `LongPressGestureRecognizer`, the board's own long press is disabled.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        if !gestureRecognizers.contains(where: { $0 === recognizer }) { gestureRecognizers.append(recognizer) }
    }

    /// Removes a gesture recognizer.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        gestureRecognizers.removeAll { $0 === recognizer }
    }

    override package var content: NodeContent? { .board(NodeBoard(scene: board.scene, accessibility: describe())) }

    override package var activity: Activity { stage.activity.earlier(recognizerActivity) }

    override package func sizeChanged() { stage.resize(to: bounds.size) }

    override package func advance(to now: Double) {
        stage.advance(to: now)
        advanceRecognizers(to: now)
    }
}
