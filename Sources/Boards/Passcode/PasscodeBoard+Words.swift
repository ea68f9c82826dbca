import PasscodeRules
import Scene

/// What the board of circles can say of itself, as values; the words are found where the language is known.
extension PasscodeBoard {
    /// What can be told of a piece. Bases and cards are counted from 0.
    public enum Description: Equatable, Sendable {
        case circle(Int)
        case circleOnBase(Int, base: Int)
        case base(Int, wants: Int)
        /// What it asks for is not shown yet.
        case baseWaits(Int)
        case baseFilled(Int)
        case cardFaceDown(Int)
        case cardFaceUp(Int, isShown: Bool)
    }

    private struct Causes: Equatable {
        let game: PasscodeGame
        let captions: [Plate.Caption]
        let shownCard: Int?
        let showsNext: Bool
        let isPaused: Bool
        let isAutomatic: Bool
    }

    /// All that the words about the board follow from.
    public var wording: Wording {
        Wording(
            Causes(
                game: game, captions: captions, shownCard: shownCard, showsNext: showsNext, isPaused: isPaused,
                isAutomatic: isAutomatic))
    }

    /// What is to be told of a piece; nil for one that is gone, or that only adorns another.
    public func description(of piece: Int) -> Description? {
        if circles.contains(piece) {
            return switch game.circles[piece] {
            case .drifting, .flying: .circle(piece + 1)
            case .placed(let base): .circleOnBase(piece + 1, base: base)
            case .gone: nil
            }
        }
        if let card = card(ofPiece: piece) {
            return card < cardsWon ? .cardFaceUp(card, isShown: card == shownCard) : .cardFaceDown(card)
        }
        let base = piece - self.piece(ofBase: 0)
        guard (0..<PasscodeSetup.basesPerRound).contains(base), !game.isOver else { return nil }
        if isFilled(base) { return .baseFilled(base) }
        return wish(ofBase: base).map { .base(base, wants: $0) } ?? .baseWaits(base)
    }

    /// The number that a base asks for, as far as it is shown; nil when the game is over.
    func wish(ofBase base: Int) -> Int? {
        guard !game.isOver, showsNext || base <= game.aim ?? PasscodeSetup.basesPerRound else { return nil }
        return game.targets[game.round][base]
    }

    /// What is written on a card: where it was shipped, the translation of that.
    func caption(ofCard card: Int) -> Plate.Caption {
        let content = content(ofCard: card)
        let shipped = PasscodeCard.shipped[card % PasscodeCard.shipped.count]
        return Plate.Caption(
            title: content.title == shipped.title ? translate(content.title) : content.title,
            text: content.text == shipped.text ? translate(content.text) : content.text)
    }

    /// How many circles are on their way to a base.
    public var flyingCount: Int {
        game.circles.count { if case .flying = $0 { true } else { false } }
    }

    func isNamed(_ piece: Int) -> Bool { description(of: piece) != nil }
}
