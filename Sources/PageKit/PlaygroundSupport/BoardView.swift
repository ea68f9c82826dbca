// SPDX-License-Identifier: GPL-3.0-or-later
// A board view owns its board and its stage.

import Scene
import ViewKit

/// A view with a board.
@preconcurrency @MainActor public final class BoardView: UIView, EmbeddedContent {
    /// The board that the view shows.
    package let board: any Board
    /// The controller of the board.
    package internal(set) weak var controller: (any PlaygroundLiveViewable)?
    /// Recognizes what touches on the board mean for the board.
    package let stage: BoardStage
    /// Returns the accessible names and the state of the board. Set by the process that runs the page.
    package var describe: () -> BoardAccessibility = { .none }
    /// Prepares the board's game, unless the page has already done so.
    package var begin: () -> Void = {}
    /// Prints a message for each number that was out of range and has been corrected.
    package var reportCorrections: () -> Void = {}
    /// Whether the latest press on the board was a tap.
    private var wasTapped = false

    init(_ board: any Board) {
        self.board = board
        stage = BoardStage(board)
        super.init(frame: CGRect(x: 0.0, y: 0, width: 0, height: 0))
        embedded = self
        addGestureRecognizer(BoardGestureRecognizer())
        stage.longPressTime = { [unowned self] in longPressTime }
        stage.deliver = { [unowned self] input, now in deliver(input, at: now) }
        board.setVisible(true, at: 0)
    }

    /// There are no storyboards, so a board cannot come from one.
    public required init?(coder: NSCoder) { nil }

    /// The board as the content of a node.
    package var nodeContent: NodeContent? { .board(NodeBoard(scene: board.scene, accessibility: describe())) }

    /// Whether and when the board changes without input.
    package var activity: Activity { stage.activity }

    /// Updates the layout of the board for the size of the view.
    package func resize(to size: CGSize) { stage.resize(to: size) }

    /// Advances the board to a time of the page.
    package func advance(to now: Double) { stage.advance(to: now) }

    // MARK: - Gestures

    /// A tap of the page is one that the board takes for a tap, too.
    override public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
        !(gestureRecognizer is TapGestureRecognizer) || wasTapped
    }

    /// The duration of a long press. A press that is a long press of the page is not a tap on the board.
    private var longPressTime: Double { longPresses.map(\.minimumPressDuration).min() ?? board.longPressTime }

    private var longPresses: [LongPressGestureRecognizer] {
        (gestureRecognizers ?? []).compactMap { $0 as? LongPressGestureRecognizer }
    }

    private func deliver(_ input: Input, at now: Double) {
        switch input {
        case .press: wasTapped = false
        case .tap: wasTapped = true
        // Otherwise, a page that peeks on a long press would peek twice.
        case .longPress where !longPresses.isEmpty: return
        default: break
        }
        board.receive(input, at: now)
    }
}
