// A live view owns its board and its gesture recognizers; these do not refer back.

import Glibc
import Scene

/// What a page can show: one of the boards.
@MainActor public class LiveView {
    /// The board that is shown.
    package let anyBoard: any Board
    /// The gestures that the page has added.
    public private(set) var gestureRecognizers: [GestureRecognizer] = []
    /// The time of what the player does, or of the frame, while the page heeds that.
    private var moment: Double?
    /// The press that is under way, and the recognizers of long presses that have had it.
    var press: (place: Point, start: Double, served: [LongPressGestureRecognizer])?

    init(_ board: any Board) { anyBoard = board }

    /// Itself: pages that were written for a controller with a view of its own say `gc.view`.
    public var view: LiveView { self }

    /// Has a gesture recognized on the view. Once there is a long press of the page's, the board's own is out of use.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        if !gestureRecognizers.contains(where: { $0 === recognizer }) { gestureRecognizers.append(recognizer) }
    }

    /// Has a gesture recognized no more.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        gestureRecognizers.removeAll { $0 === recognizer }
    }

    /// Begins the game, as far as the page has not done so already.
    package func begin() {}

    /// Prints what became of the numbers that the page has given the board itself and that it cannot have.
    package func tellCorrections() {}

    /// The present time, in seconds of the monotonic clock. What a page does when something happens, it does at that time.
    var now: Double { moment ?? monotonicTime() }

    /// Does `body` at a time.
    func at(_ time: Double, _ body: () -> Void) {
        moment = time
        body()
        moment = nil
    }

}

private func monotonicTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
