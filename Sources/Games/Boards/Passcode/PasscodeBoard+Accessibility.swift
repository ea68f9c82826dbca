// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

/// Descriptions of the board as values. The user interface turns them into text.
extension PasscodeBoard {
    /// The description of a piece. Bases and cards are counted from 0.
    public enum Description: Equatable, Sendable {
        case circle(Int)
        case circleOnBase(Int, base: Int)
        case base(Int, target: Int)
        /// A base whose target is not shown yet.
        case baseInactive(Int)
        case baseFilled(Int)
        case cardFaceDown(Int)
        case cardFaceUp(Int, isShown: Bool)
    }

    private struct AccessibilityInputs: Equatable {
        let game: PasscodeGame
        let captions: [Plate.Caption]
        let shownCard: Int?
        let showsNext: Bool
        let isPaused: Bool
        let isAutomatic: Bool
    }

    /// The state that the accessible names depend on.
    public var accessibilityState: AccessibilityState {
        AccessibilityState(
            AccessibilityInputs(
                game: game, captions: captions, shownCard: shownCard, showsNext: showsNext, isPaused: isPaused,
                isAutomatic: isAutomatic))
    }

    /// Returns the description of a piece, or `nil` if the piece was removed or is only decorative.
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
        return shownTarget(ofBase: base).map { .base(base, target: $0) } ?? .baseInactive(base)
    }

    /// Returns the target of a base, or `nil` if it is not shown or the game is over.
    func shownTarget(ofBase base: Int) -> Int? {
        guard !game.isOver, showsNext || base <= game.aim ?? PasscodeSetup.basesPerRound else { return nil }
        return game.targets[game.round][base]
    }

    /// Returns the caption of a card. The text of shipped cards is translated.
    func caption(ofCard card: Int) -> Plate.Caption {
        let content = content(ofCard: card)
        let shipped = PasscodeCard.shipped[card % PasscodeCard.shipped.count]
        return Plate.Caption(
            title: content.title == shipped.title ? translate(content.title) : content.title,
            text: content.text == shipped.text ? translate(content.text) : content.text)
    }

    /// The number of circles that are flying to a base.
    public var flyingCount: Int {
        game.circles.count { if case .flying = $0 { true } else { false } }
    }

    func isNamed(_ piece: Int) -> Bool { description(of: piece) != nil }
}
