// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene

/// A finger, or the pointer's button, on a card. Gestures are recognized as in the window.
@MainActor final class Finger {
    private let played: PlayedBoard
    private let place: Point
    private var tracker = PressTracker()
    private var rested = 0.0

    init(on played: PlayedBoard, card: Int) {
        self.played = played
        place = played.pieces[card].center
        tracker.press(at: place)
        played.receive(.press(place))
    }

    func rest(_ seconds: Double) {
        played.watch(seconds, frame: 0.01) {
            rested += 0.01
            if rested >= played.board.longPressTime, tracker.hold() != nil { played.receive(.longPress) }
        }
    }

    func move(by distance: Double) {
        if tracker.move(to: Point(x: place.x + distance, y: place.y)) { played.receive(.pressEnded) }
    }

    func lift() {
        let tapped = tracker.release()
        played.receive(.pressEnded)
        if let tapped { played.receive(.tap(tapped)) }
    }
}
