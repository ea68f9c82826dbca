import MemoryRules
import Scene

/// What the events of the game look like: which card turns when, and what follows.
extension MemoryBoard {
    /// Shows what a move has brought about.
    func show(_ events: [MemoryGame.Event], at now: Double) {
        // In a peek an unequal pair that is up goes back together with all the others.
        let peeking = events.contains { if case .peeked = $0 { true } else { false } }
        for event in events {
            switch event {
            case .turned(let card):
                dealtUp.remove(card)
                turn(card, up: true, at: now, within: turnTime)
                happened(event)
            case .paired(let first, let second):
                // Without motion a pair would be gone before it was seen; it stays for the reveal time then.
                agenda.add(.pairSeen(first, second), at: now + (allowsMotion ? turnTime : revealTime))
            case .missed(let first, let second):
                revealedAt = now + (allowsMotion ? turnTime : 0)
                agenda.add(.missSeen(first, second), at: revealedAt)
                agenda.add(.revealOver, at: revealedAt + revealTime)
            case .turnedBack(let first, let second):
                agenda.removeAll { $0 == .revealOver || $0 == .missSeen(first, second) }
                tellTurn()
                if !peeking { turnDown([first, second], at: now, within: turnTime) }
                happened(event)
            case .peeked:
                beginPeek(at: now)
                happened(event)
            case .turnPassed(let player):
                untoldTurn = player
            case .finished:
                break  // Told when the last pair has faded.
            }
        }
    }

    /// Does what was due at `time`.
    func perform(_ cue: Cue, at time: Double) {
        switch cue {
        case .opened:
            isOpening = false
            dealtUp = []
            // Without motion this is the moment; a peek that has begun turns them down itself.
            if !isPeeking { turnDown(closedCards, at: time, within: 0) }
        case .pairSeen(let first, let second):
            for card in [first, second] { move(.opacity, of: card, to: 0, at: time, within: fadeTime) }
            agenda.add(.pairGone(first, second), at: time + (allowsMotion ? fadeTime : 0))
            happened(.paired(first, second))
        case .pairGone(let first, let second):
            for card in [first, second] { remove(card) }
            if gone.count == scene.pieces.count {
                happened(.finished)
                shimmer(from: time)
            }
        case .shimmerUp(let card):
            scene.pieces[card].turn = 1
            scene.pieces[card].isPresent = true
            move(.opacity, of: card, to: 1, at: time, within: MemoryFigures.shimmerRise)
            agenda.add(.shimmerDown(card), at: time + MemoryFigures.shimmerRise)
        case .shimmerDown(let card):
            move(.opacity, of: card, to: 0, at: time, within: MemoryFigures.shimmerFall)
            agenda.add(.shimmerOver(card), at: time + MemoryFigures.shimmerFall)
        case .shimmerOver(let card):
            scene.pieces[card].isPresent = false
        case .missSeen(let first, let second):
            happened(.missed(first, second))
            tellTurn()
        case .revealOver:
            play(.turnBack, at: time)
        case .automaticMove:
            playAutomatically(at: time)
        case .peekTurned:
            turnDown(closedCards, at: time, within: peekTurnTime)
            agenda.add(.peekOver, at: time + (allowsMotion ? peekTurnTime : 0))
        case .peekOver:
            isPeeking = false
            dealtUp = []  // A peek in a long opening has turned all cards down by now.
        }
    }

    /// Takes a card off that was found.
    func remove(_ card: Int) {
        scene.pieces[card].isPresent = false
        gone.insert(card)
    }

    /// Counts the reveal time anew for an unequal pair that is up. One that is over already ends now, not in the past.
    func reschedule() {
        guard game.open.count == 2 else { return }
        agenda.removeAll { $0 == .revealOver }
        agenda.add(.revealOver, at: max(revealedAt + revealTime, time))
        changed()
    }

    /// Raises the card under a finger.
    func hold(_ card: Int, at now: Double) {
        guard !isPeeking, !isAutomatic, game.cards[card] == .faceDown else { return }
        letGo(at: now)
        heldPiece = card
        move(.held, of: card, to: 1, at: now, within: MemoryFigures.liftTime)
    }

    /// Lowers the card that a finger has raised.
    func letGo(at now: Double) {
        guard let card = heldPiece else { return }
        heldPiece = nil
        move(.held, of: card, to: 0, at: now, within: MemoryFigures.liftTime)
    }

    /// Turns a card towards one side, left to right, from wherever it is. A card that already goes there keeps going.
    func turn(_ card: Int, up: Bool, at now: Double, within duration: Double) {
        let goal = animator.target(of: .turn, piece: card) ?? scene.pieces[card].turn
        let isUp = Int(goal.rounded()) % 2 == 1
        guard isUp != up else { return }
        move(.turn, of: card, to: goal.rounded() + 1, at: now, within: duration)
    }

    /// Turns cards to their backs.
    func turnDown(_ cards: [Int], at now: Double, within duration: Double) {
        for card in cards { turn(card, up: false, at: now, within: duration) }
    }

    /// Tells whose turn it is now, once: when the miss has been seen, or when it is turned back before that.
    private func tellTurn() {
        guard let player = untoldTurn else { return }
        untoldTurn = nil
        happened(.turnPassed(to: player))
    }

    /// Shows all faces once more, as a wave from one corner of the board to the other.
    private func shimmer(from time: Double) {
        guard allowsMotion else { return }
        let way = Double(game.deal.columns + game.deal.rows - 2)
        for card in scene.pieces.indices {
            let cell = cell(of: card)
            let share = way > 0 ? Double(cell.column + cell.row) / way : 0
            agenda.add(.shimmerUp(card), at: time + share * MemoryFigures.shimmerSpread)
        }
    }

    private var closedCards: [Int] { scene.pieces.indices.filter { game.cards[$0] == .faceDown } }

    private func beginPeek(at now: Double) {
        isPeeking = true
        letGo(at: now)
        for card in scene.pieces.indices where game.cards[card] != .found {
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
