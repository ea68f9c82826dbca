// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

/// Handling of taps by pointer, finger, keyboard, or screen reader.
extension PasscodeBoard {
    /// Handles an input event. A press counts as a tap immediately, on the scene as it was when the press occurred.
    public func receive(_ input: Input, at now: Double) {
        // Hit-test before advancing time, because this is what the player aimed at.
        let pressed: Int? = if case .press(let point, let device) = input { piece(at: point, by: device) } else { nil }
        advance(to: now)
        switch input {
        case .press: press(pressed)
        case .activate(let piece): activate(piece)
        case .pressEnded, .tap, .longPress, .drag, .drop, .cancel, .otherTap, .turn: return
        }
        changed()
    }

    /// Handles a key press. The keys of the top row tap the circles in numerical order, and Escape puts back a card.
    public func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyResult {
        switch key {
        case .topRow(let number):
            guard number <= setup.circleCount else { return .unused }
            advance(to: now)
            activate(number - 1)
            changed()
            return .used
        case .escape:
            guard shownCard != nil else { return .unused }
            advance(to: now)
            putCardBack()
            changed()
            return .used
        default: return .unused
        }
    }

    /// Returns the circle that a tap at the given point targets: the nearest one within reach that can be tapped, or
    /// else the card at the point.
    public func piece(at point: Point, by device: Device) -> Int? {
        if let shownCard, scene.rect(of: piece(ofCard: shownCard)).contains(point) { return piece(ofCard: shownCard) }
        let reach = max(PasscodeConstants.reach, diameter / 2)
        func distance(_ circle: Int) -> Double {
            let (dx, dy) = (scene.pieces[circle].center.x - point.x, scene.pieces[circle].center.y - point.y)
            return (dx * dx + dy * dy).squareRoot()
        }
        let circle = circles.filter { game.circles[$0] == .drifting && distance($0) <= reach }.min {
            distance($0) < distance($1)
        }
        return circle ?? (0..<setup.roundCount).map(piece(ofCard:)).first { scene.rect(of: $0).contains(point) }
    }

    /// Handles a press on a piece, or on an empty place if `piece` is `nil`.
    private func press(_ piece: Int?) {
        piece.map(activate) ?? resume()
    }

    private func activate(_ piece: Int) {
        let (wasPaused, wasShown) = (isPaused, shownCard.map(self.piece(ofCard:)))
        resume()
        guard !isAutomatic, !wasPaused, piece != wasShown else { return }
        if let card = card(ofPiece: piece) { return enlarge(card: card) }
        guard circles.contains(piece) else { return }
        play(.tap(piece + 1, at: milliseconds(playTime)))
    }

    /// Puts back the card that is shown, and resumes a paused game.
    func resume() {
        putCardBack()
        endPause()
    }

    /// The circles in numerical order, then the bases, then the cards.
    public var tabOrder: [Int] { Array(0..<firstDecoration).filter { isNamed($0) } }

    /// Whether a piece is below the card that is shown.
    public func isCovered(_ piece: Int) -> Bool { shownCard.map { piece != self.piece(ofCard: $0) } ?? false }

    /// Returns the nearest piece in a direction. Home and End go to the first and the last piece.
    public func piece(from piece: Int, toward direction: Direction) -> Int? {
        scene.piece(from: piece, toward: direction, among: tabOrder)
    }

    /// Returns the next piece that is still there after one that was removed.
    public func piece(nearestTo piece: Int) -> Int? {
        let order = tabOrder
        return order.first { $0 > piece } ?? order.last
    }
}
