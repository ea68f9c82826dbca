import PasscodeRules
import Scene

/// What the player does: taps, by pointer, finger, key or screen reader.
extension PasscodeBoard {
    /// Takes what the player does. A press is a tap at once, on what was to be seen when it came down.
    public func handle(_ input: Input, at now: Double) {
        // Before time passes, for this is what the player has aimed at.
        let pressed: Int? = if case .press(let point, let device) = input { piece(at: point, by: device) } else { nil }
        advance(to: now)
        switch input {
        case .press: press(pressed)
        case .activate(let piece): activate(piece)
        case .pressEnded, .tap, .longPress, .drag, .drop, .cancel, .otherTap, .turn: return
        }
        changed()
    }

    /// Takes a key: those of the top row tap the circles in the order of their numbers, Escape puts a card back.
    public func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyAnswer {
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

    /// The circle that a tap at a place means: the nearest within reach of those that can be tapped. Or the card there.
    public func piece(at point: Point, by device: Device) -> Int? {
        if let shownCard, scene.rect(of: piece(ofCard: shownCard)).contains(point) { return piece(ofCard: shownCard) }
        let reach = max(PasscodeFigures.reach, diameter / 2)
        func distance(_ circle: Int) -> Double {
            let (dx, dy) = (scene.pieces[circle].center.x - point.x, scene.pieces[circle].center.y - point.y)
            return (dx * dx + dy * dy).squareRoot()
        }
        let circle = circles.filter { game.circles[$0] == .drifting && distance($0) <= reach }.min {
            distance($0) < distance($1)
        }
        return circle ?? (0..<setup.roundCount).map(piece(ofCard:)).first { scene.rect(of: $0).contains(point) }
    }

    /// Someone taps there; nil is where nothing is.
    private func press(_ piece: Int?) {
        piece.map(activate) ?? goOn()
    }

    private func activate(_ piece: Int) {
        let (wasPaused, wasShown) = (isPaused, shownCard.map(self.piece(ofCard:)))
        goOn()
        guard !isAutomatic, !wasPaused, piece != wasShown else { return }
        if let card = card(ofPiece: piece) { return show(card: card) }
        guard circles.contains(piece) else { return }
        play(.tap(piece + 1, at: milliseconds(playTime)))
    }

    /// Puts back the card that is looked at, and goes on with a game that was paused.
    func goOn() {
        putCardBack()
        pauseEnds()
    }

    /// The circles by their numbers, then the bases, then the cards.
    public var tabOrder: [Int] { Array(0..<firstAdornment).filter { isNamed($0) } }

    /// The nearest piece in a direction; Home and End lead to the first and the last of all.
    public func piece(from piece: Int, toward direction: Direction) -> Int? {
        scene.piece(from: piece, toward: direction, among: tabOrder)
    }

    /// From a circle that has gone the cursor goes to the next number that is still there.
    public func piece(nearestTo piece: Int) -> Int? {
        let order = tabOrder
        return order.first { $0 > piece } ?? order.last
    }
}
