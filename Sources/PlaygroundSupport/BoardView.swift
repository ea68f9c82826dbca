// A board view owns its board and its gesture recognizers, which do not refer back to it.

import Scene
import UIKit

/// A view with a board.
public final class BoardView: UIView, EmbeddedContent {
    /// The board that the view shows.
    package let board: any Board
    /// The controller of the board.
    package internal(set) weak var controller: (any PlaygroundLiveViewable)?
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
        super.init(frame: CGRect(x: 0.0, y: 0, width: 0, height: 0))
        embedded = self
        isMultipleTouchEnabled = true
        stage.longPressTime = { [unowned self] in longPressTime }
        stage.deliver = { [unowned self] input, now in handle(input, at: now) }
        board.setVisible(true, at: 0)
    }

    /// There are no storyboards, so a board cannot come from one.
    public required init?(coder: NSCoder) { nil }

    /// Adds a gesture recognizer. With the first `LongPressGestureRecognizer`, the board's own long press is disabled.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        if !gestureRecognizers.contains(where: { $0 === recognizer }) { gestureRecognizers.append(recognizer) }
    }

    /// Removes a gesture recognizer.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        gestureRecognizers.removeAll { $0 === recognizer }
    }

    /// The board as the content of a node.
    package var nodeContent: NodeContent? { .board(NodeBoard(scene: board.scene, accessibility: describe())) }

    /// Whether and when the board changes without input.
    package var activity: Activity { stage.activity.earlier(recognizerActivity) }

    /// Updates the layout of the board for the size of the view.
    package func resize(to size: CGSize) { stage.resize(to: size) }

    /// Advances the board to a time of the page.
    package func advance(to now: Double) {
        stage.advance(to: now)
        advanceRecognizers(to: now)
    }

    // MARK: - Touches

    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { handle(touches) }
    override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { handle(touches) }
    override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { handle(touches) }
    override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { handle(touches) }

    private func handle(_ touches: Set<UITouch>) {
        for touch in touches.sorted(by: { $0.id < $1.id }) {
            let phase: Touch.Phase =
                switch touch.phase {
                case .began: .began
                case .moved, .stationary: .moved
                case .ended: .ended
                case .cancelled: .canceled
                }
            let event = Touch(
                id: touch.id, phase, at: touch.location(in: self), time: touch.eventTime, by: touch.device)
            _ = stage.handle(event, at: PageContext.current.time.seconds)
        }
    }
}
