// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

/// Turning over, showing, and putting back cards.
extension PasscodeBoard {
    /// The duration of turning and enlarging a card.
    var turnTime: Double { allowsMotion ? PasscodeConstants.turnTime : 0 }

    /// The number of cards that are face up.
    public var cardsWon: Int { game.round }

    /// Returns the content of a card. If there are more rounds than cards, the cards repeat.
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

    /// Returns the piece index of a card.
    func piece(ofCard card: Int) -> Int { setup.circleCount + PasscodeSetup.basesPerRound + card }

    /// Returns the card with the given piece index, or `nil` if the piece is not a card.
    func card(ofPiece piece: Int) -> Int? {
        let card = piece - self.piece(ofCard: 0)
        return (0..<setup.roundCount).contains(card) ? card : nil
    }

    /// Shows a card enlarged, if it has been won.
    func enlarge(card: Int) {
        guard card < cardsWon, shownCard == nil else { return }
        settleCard()
        endRipple()
        shownCard = card
        // From here on, the card uses its full-size plate.
        scene.pieces[piece(ofCard: card)].scale = layout.smallCard
        let center = Point(x: scene.size.width / 2, y: scene.size.height / 2)
        moveCard(card, to: center, scale: largeScale)
        animator.move(.turn, of: piece(ofCard: card), in: &scene.pieces, to: 1, at: time, duration: turnTime)
        arrange()
        updatePlayClock()
    }

    /// Puts back the card that is shown.
    func putCardBack() {
        guard let card = shownCard else { return }
        shownCard = nil
        settlingCard = card
        moveCard(card, to: layout.cards[card], scale: layout.smallCard)
        cardAgenda.removeAll { $0 == .putBack }
        cardAgenda.add(.settled, at: time + turnTime)
        arrange()
        updatePlayClock()
    }

    func perform(_ cue: CardCue) {
        switch cue {
        case .putBack: putCardBack()
        case .settled: settleCard()
        case .rippleUp(let card):
            scaleCard(card, to: PasscodeConstants.rippleScale, within: PasscodeConstants.ripple * 2)
            cardAgenda.add(.rippleDown(card), at: time + PasscodeConstants.ripple * 2)
        case .rippleDown(let card): scaleCard(card, to: 1, within: PasscodeConstants.ripple * 4)
        }
    }

    /// Enlarges the cards briefly, one after another.
    private func ripple() {
        guard allowsMotion else { return }
        for card in 0..<setup.roundCount {
            cardAgenda.add(.rippleUp(card), at: time + Double(card + 1) * PasscodeConstants.ripple)
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

    /// Completes putting a card back into the header. Reports the end of the game if it was the last card.
    private func settleCard() {
        cardAgenda.removeAll { $0 == .settled }
        guard let card = settlingCard else { return }
        settlingCard = nil
        for channel in [Animator.Channel.x, .y, .scale] { animator.stop(channel, of: piece(ofCard: card)) }
        scene.pieces[piece(ofCard: card)].center = layout.cards[card]
        arrange()
        guard isFinishPending else { return }
        isFinishPending = false
        autopilot = .off
        happened(.shown(.finished))
        ripple()
    }

    /// The scale at which a card fills most of the area, at most its full size.
    var largeScale: Double {
        min(
            1, scene.size.width * 0.86 / PasscodeConstants.card.width,
            scene.size.height * 0.86 / PasscodeConstants.card.height)
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
