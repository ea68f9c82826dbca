// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules
import Scene

/// The animation of the game's events.
extension MemoryBoard {
    /// Shows the events of a move.
    func animate(_ events: [MemoryGame.Event], at now: Double) {
        // During a peek, an open mismatch is turned back together with all other cards.
        let peeking = events.contains { if case .peeked = $0 { true } else { false } }
        for event in events {
            switch event {
            case .turned(let card):
                dealtFaceUp.remove(card)
                turn(card, up: true, at: now, within: turnTime)
                happened(.shown(event))
            case .paired(let cards):
                // Without animation, the cards would disappear before the player could see them, so they stay for the
                // reveal time.
                agenda.add(.groupSeen(cards), at: now + (allowsMotion ? turnTime : revealTime))
            case .missed(let cards):
                revealedAt = now + (allowsMotion ? turnTime : 0)
                agenda.add(.missSeen(cards), at: revealedAt)
                agenda.add(.revealOver, at: revealedAt + revealTime)
            case .turnedBack(let cards):
                agenda.removeAll { $0 == .revealOver || $0 == .missSeen(cards) }
                if !peeking { turnDown(cards, at: now, within: turnTime) }
                happened(.shown(event))
                guard game.groupsWon.count > 1 else { continue }
                showTurn()
                happened(.shown(.turnPassed(to: game.currentPlayer)))
            case .peeked:
                beginPeek(at: now)
                happened(.shown(event))
            case .turnPassed:
                break  // Shown and reported when the mismatch turns back.
            case .finished:
                break  // Reported when the last cards have faded.
            }
        }
    }

    /// Performs a cue that was due at `time`.
    func perform(_ cue: Cue, at time: Double) {
        switch cue {
        case .peekComing:
            guard allowsMotion else { break }
            for card in closedCards where card != heldPiece {
                move(.held, of: card, to: 1, at: time, within: peekPressTime * (1 - MemoryConstants.peekNotice))
            }
        case .opened:
            isOpening = false
            dealtFaceUp = []
            // Without animation, the cards are turned here, unless a peek will turn them.
            if !isPeeking { turnDown(closedCards, at: time, within: 0) }
        case .groupSeen(let cards):
            for card in cards { move(.opacity, of: card, to: 0, at: time, within: fadeTime) }
            agenda.add(.groupGone(cards), at: time + (allowsMotion ? fadeTime : 0))
            collectFind(at: time)
            happened(.shown(.paired(cards)))
        case .groupGone(let cards):
            for card in cards { remove(card) }
            if removedCards.count == self.cards.count {
                happened(.shown(.finished))
                found == nil ? shimmer(from: time) : gather(at: time)
            }
        case .shimmerUp(let card):
            scene.pieces[card].turn = 1
            scene.pieces[card].isPresent = true
            move(.opacity, of: card, to: 1, at: time, within: MemoryConstants.shimmerRise)
            agenda.add(.shimmerDown(card), at: time + MemoryConstants.shimmerRise)
        case .shimmerDown(let card):
            move(.opacity, of: card, to: 0, at: time, within: MemoryConstants.shimmerFall)
            agenda.add(.shimmerOver(card), at: time + MemoryConstants.shimmerFall)
        case .shimmerOver(let card):
            scene.pieces[card].isPresent = false
        case .missSeen(let cards):
            happened(.shown(.missed(cards)))
        case .revealOver: endReveal(at: time)
        case .automaticMove:
            playAutomatically(at: time)
        case .peekTurned:
            turnDown(closedCards, at: time, within: peekTurnTime)
            agenda.add(.peekOver, at: time + (allowsMotion ? peekTurnTime : 0))
        case .peekOver:
            isPeeking = false
            dealtFaceUp = []  // A peek during a long opening has turned down all cards by now.
        }
    }

    /// Removes a found card.
    func remove(_ card: Int) {
        scene.pieces[card].isPresent = false
        removedCards.insert(card)
    }

    /// Restarts the reveal time for an open mismatch. If the time is already over, the mismatch is turned back now.
    func reschedule() {
        guard game.isMissOpen else { return }
        agenda.removeAll { $0 == .revealOver }
        agenda.add(.revealOver, at: max(revealedAt + revealTime, time))
        changed()
    }

    /// Raises a card while it is pressed.
    func hold(_ card: Int, at now: Double) {
        guard !isPeeking, !isAutomatic, game.cards[card] == .faceDown else { return }
        letGo(at: now)
        heldPiece = card
        move(.held, of: card, to: 1, at: now, within: MemoryConstants.liftTime)
    }

    /// Lowers the raised card, and those that have risen because a peek was coming.
    func letGo(at now: Double) {
        agenda.removeAll { $0 == .peekComing }
        let risen =
            peekPressedAt == nil
            ? [] : cards.filter { scene.pieces[$0].held > 0 || animator.target(of: .held, piece: $0) == 1 }
        for card in Set(risen + [heldPiece].compactMap { $0 }) {
            move(.held, of: card, to: 0, at: now, within: MemoryConstants.liftTime)
        }
        (heldPiece, peekPressedAt) = (nil, nil)
    }

    /// Turns a card to one side, always forward, from its current position. A card that is already turning to that side
    /// continues.
    func turn(_ card: Int, up: Bool, at now: Double, within duration: Double) {
        let goal = animator.target(of: .turn, piece: card) ?? scene.pieces[card].turn
        let isUp = Int(goal.rounded()) % 2 == 1
        guard isUp != up else { return }
        move(.turn, of: card, to: goal.rounded() + 1, at: now, within: duration)
    }

    /// Turns cards face down.
    func turnDown(_ cards: [Int], at now: Double, within duration: Double) {
        for card in cards { turn(card, up: false, at: now, within: duration) }
    }

    /// Shows all faces once more, in a wave from one corner of the board to the opposite one.
    private func shimmer(from time: Double) {
        guard allowsMotion else { return }
        let maxDistance = Double(game.deal.columns + game.deal.rows - 2)
        for card in cards {
            let cell = cell(of: card)
            let fraction = maxDistance > 0 ? Double(cell.column + cell.row) / maxDistance : 0
            agenda.add(.shimmerUp(card), at: time + fraction * MemoryConstants.shimmerSpread)
        }
    }

    private var closedCards: [Int] { cards.filter { game.cards[$0] == .faceDown } }

    private func beginPeek(at now: Double) {
        isPeeking = true
        letGo(at: now)
        for card in cards where game.cards[card] != .found {
            turn(card, up: true, at: now, within: peekTurnTime)
        }
        agenda.add(.peekTurned, at: now + peekTurnTime)
    }

    private func move(_ channel: Animator.Channel, of card: Int, to value: Double, at now: Double, within time: Double)
    {
        animator.move(
            channel, of: card, in: &scene.pieces, to: value, at: now, duration: allowsMotion ? time : 0)
    }
}
