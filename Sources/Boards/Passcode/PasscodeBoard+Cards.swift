import PasscodeRules
import Scene

/// The cards: how they are turned over, looked at and put back.
extension PasscodeBoard {
    /// How long a card takes to turn and to grow.
    var turnTime: Double { allowsMotion ? PasscodeFigures.turnTime : 0 }

    /// How many cards lie with their fronts up.
    public var cardsWon: Int { game.round }

    /// What is on a card; where there are more rounds than cards they begin again.
    public func content(ofCard card: Int) -> PasscodeCard {
        var content = PasscodeCard.shipped[card % PasscodeCard.shipped.count]
        (content.title, content.text, content.picture) =
            switch card % PasscodeCard.shipped.count {
            case 0: (card1Title, card1Text, card1Picture)
            case 1: (card2Title, card2Text, card2Picture)
            default: (card3Title, card3Text, card3Picture)
            }
        return content
    }

    /// The piece that is a card.
    func piece(ofCard card: Int) -> Int { setup.circleCount + PasscodeSetup.basesPerRound + card }

    /// The card that a piece is; nil for another piece.
    func card(ofPiece piece: Int) -> Int? {
        let card = piece - self.piece(ofCard: 0)
        return (0..<setup.roundCount).contains(card) ? card : nil
    }

    /// Shows a card large, if it has been won.
    func show(card: Int) {
        guard card < cardsWon, shownCard == nil else { return }
        settleCard()
        endRipple()
        shownCard = card
        // From here on it is painted for its full size.
        scene.pieces[piece(ofCard: card)].scale = layout.smallCard
        let center = Point(x: scene.size.width / 2, y: scene.size.height / 2)
        moveCard(card, to: center, scale: largeScale)
        animator.move(.turn, of: piece(ofCard: card), in: &scene.pieces, to: 1, at: time, duration: turnTime)
        arrange()
        heedClock()
    }

    /// Puts the card back that is looked at.
    func putCardBack() {
        guard let card = shownCard else { return }
        shownCard = nil
        settlingCard = card
        moveCard(card, to: layout.cards[card], scale: layout.smallCard)
        cardAgenda.removeAll { $0 == .putBack }
        cardAgenda.add(.settled, at: time + turnTime)
        arrange()
        heedClock()
    }

    func perform(_ cue: CardCue) {
        switch cue {
        case .putBack: putCardBack()
        case .settled: settleCard()
        case .rippleUp(let card):
            scaleCard(card, to: PasscodeFigures.rippleScale, within: PasscodeFigures.ripple * 2)
            cardAgenda.add(.rippleDown(card), at: time + PasscodeFigures.ripple * 2)
        case .rippleDown(let card): scaleCard(card, to: 1, within: PasscodeFigures.ripple * 4)
        }
    }

    /// Lets the cards grow one after the other.
    private func ripple() {
        guard allowsMotion else { return }
        for card in 0..<setup.roundCount {
            cardAgenda.add(.rippleUp(card), at: time + Double(card + 1) * PasscodeFigures.ripple)
        }
    }

    private func endRipple() {
        cardAgenda.removeAll { cue in
            switch cue {
            case .rippleUp, .rippleDown: true
            default: false
            }
        }
        for card in 0..<setup.roundCount { scaleCard(card, to: 1, within: 0) }
    }

    private func scaleCard(_ card: Int, to scale: Double, within time: Double) {
        let piece = piece(ofCard: card)
        animator.move(.scale, of: piece, in: &scene.pieces, to: scale, at: self.time, duration: allowsMotion ? time : 0)
    }

    /// Lays the card that was on its way back into the header, and tells that the game is over when it was the last.
    private func settleCard() {
        cardAgenda.removeAll { $0 == .settled }
        guard let card = settlingCard else { return }
        settlingCard = nil
        for channel in [Animator.Channel.x, .y, .scale] { animator.stop(channel, of: piece(ofCard: card)) }
        scene.pieces[piece(ofCard: card)].center = layout.cards[card]
        arrange()
        guard owesFinish else { return }
        owesFinish = false
        autopilot = .off
        happened(.finished)
        ripple()
    }

    /// The scale at which a card fills most of the area, but is not larger than it is painted.
    var largeScale: Double {
        min(
            1, scene.size.width * 0.86 / PasscodeFigures.card.width,
            scene.size.height * 0.86 / PasscodeFigures.card.height)
    }

    private func moveCard(_ card: Int, to center: Point, scale: Double) {
        let piece = piece(ofCard: card)
        for (channel, value) in [(Animator.Channel.x, center.x), (.y, center.y), (.scale, scale)] {
            animator.move(channel, of: piece, in: &scene.pieces, to: value, at: time, duration: turnTime)
        }
        animator.move(
            .opacity, of: shade, in: &scene.pieces, to: shownCard == nil ? 0 : 0.45, at: time, duration: turnTime)
    }
}
