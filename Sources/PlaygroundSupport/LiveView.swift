// A live view owns its board and its gesture recognizers, which do not refer back to it.

import Glibc
import Scene

/// A view that a page can show. Each board controller is a live view.
@MainActor public class LiveView {
    /// The board that the view shows.
    package let anyBoard: any Board
    /// The gesture recognizers of the view.
    public private(set) var gestureRecognizers: [GestureRecognizer] = []
    /// The time of the input or frame that is being handled; `nil` at other times.
    private var moment: Double?
    /// The current press, and the long-press recognizers that have recognized it.
    var press: (location: Point, start: Double, recognizers: [LongPressGestureRecognizer])?

    init(_ board: any Board) { anyBoard = board }

    /// The live view itself. It allows `gc.view`, for pages that were written for a controller with a separate view.
    public var view: LiveView { self }

    /// Adds a gesture recognizer. With the first `LongPressGestureRecognizer`, the board's own long press is disabled.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        if !gestureRecognizers.contains(where: { $0 === recognizer }) { gestureRecognizers.append(recognizer) }
    }

    /// Removes a gesture recognizer.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        gestureRecognizers.removeAll { $0 === recognizer }
    }

    /// Begins the game, unless the page has already done so.
    package func begin() {}

    /// Prints a message for each number that was out of range and has been corrected.
    package func reportCorrections() {}

    /// The current time, in seconds of the monotonic clock. While input or a frame is handled, its time.
    var now: Double { moment ?? monotonicTime() }

    /// Runs `body` with `now` set to the given time.
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
