// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import Localization
import PasscodeRules
import Scene

/// Text that describes a Passcode board, in the user's language.
@MainActor package struct PasscodeText: BoardText {
    private let board: PasscodeBoard

    /// Creates the text for a board.
    package init(board: PasscodeBoard) {
        self.board = board
        board.translate = { translated($0) }
    }

    /// Returns the accessible name of a circle, base, or card, or `nil` for a piece that is gone or only decorative.
    package func name(of piece: Int) -> String? {
        switch board.description(of: piece) {
        case nil: nil
        // Translators: What a screen reader calls a circle. {number} is the number printed on it.
        case .circle(let number): filled(translated("Circle {number}"), ["number": "\(number)"])
        case .circleOnBase(let number, let base):
            filled(translated("Circle {number}, on base {base}"), ["number": "\(number)", "base": "\(base + 1)"])
        case .base(let base, let number):
            // Translators: {number} is the number of the circle that belongs on this base.
            filled(translated("Base {base}, needs {number}"), ["base": "\(base + 1)", "number": "\(number)"])
        // Translators: The bases before this one have to be filled first.
        case .baseInactive(let base): filled(translated("Base {base}, not active yet"), ["base": "\(base + 1)"])
        case .baseFilled(let base): filled(translated("Base {base}, filled"), ["base": "\(base + 1)"])
        case .cardFaceDown(let card): filled(translated("Card {card}, face down"), ["card": "\(card + 1)"])
        case .cardFaceUp(let card, let isShown): text(of: card, isWhole: isShown)
        }
    }

    private func text(of card: Int, isWhole: Bool) -> String {
        let caption = board.captions[card]
        return filled(
            isWhole ? translated("Card {card}, {title}: {text}") : translated("Card {card}, {title}"),
            ["card": "\(card + 1)", "title": caption.title, "text": caption.text])
    }

    /// Nothing: the status says what to do whenever a game begins.
    package var firstStep: String? { nil }

    /// There is none, so that the circles always have the same room.
    package var headline: String? { nil }

    /// What to do at first and while a card is shown, otherwise the round and the number of misses, or that the game is
    /// paused. The base shows the number to find next.
    package var status: [String] {
        // Translators: The state of the game.
        if board.isPaused { return [translated("Paused")] }
        // Translators: In the line below the board, while a card that was won covers the circles.
        if board.shownCard != nil { return [translated("Tap the card to go on at once")] }
        if board.game.record.isEmpty, board.showsNext {
            return [
                filled(
                    // Translators: What to do when a game begins. {numbers} are those of circles, such as “3, 11, 5, 2”.
                    translated("Tap {numbers} to unlock a card"),
                    ["numbers": board.game.targets[0].map(String.init).joined(separator: ", ")])
            ]
        }
        let rounds = board.setup.roundCount
        return [
            filled(
                translated("Round: {round} of {all}"),
                ["round": "\(min(board.game.round + 1, rounds))", "all": "\(rounds)"]),
            // Translators: In the line below the board.
            filled(translated("Misses: {count}"), ["count": "\(board.game.misses)"]),
        ]
    }

    /// Nothing: there is only one kind of game.
    package var subject: String? { nil }

    /// The state of the game in one phrase: `Round 2 of 3, next 7, 1 miss`.
    package var state: String {
        let game = board.game
        var values = [
            "round": "\(game.round + 1)", "all": "\(game.setup.roundCount)", "misses": missesText(game.misses),
        ]
        if game.isOver {
            return filled(
                translated("{all} round won, {misses}", "All {all} rounds won, {misses}", count: game.setup.roundCount),
                values)
        }
        // Translators: {misses} is “1 miss”.
        guard let target = game.target else { return filled(translated("Round {round} of {all}, {misses}"), values) }
        values["number"] = "\(target)"
        return filled(translated("Round {round} of {all}, next {number}, {misses}"), values)
    }

    /// Returns what to announce for an event, or `nil` if the changed names of pieces already convey it.
    package func announcement(of event: PasscodeGame.Event) -> Announcement? {
        let text: String
        switch event {
        // Translators: {number} is the number of the circle that was tapped.
        case .right(let number, _): text = filled(translated("{number} is correct"), ["number": "\(number)"])
        // Translators: {number} is the number of the circle that was tapped.
        case .wrong(let number, _): text = filled(translated("{number} is wrong"), ["number": "\(number)"])
        case .roundWon(let round): text = self.text(of: round, isWhole: true)
        default: return nil
        }
        return Announcement(text, isVital: true)
    }

    /// Describes a move: a tap, or the end of a flight.
    package func description(of move: PlayedMove<PasscodeGame>) -> MoveDescription {
        var texts: [String] = []
        var isLandmark = false
        for event in move.events {
            switch event {
            case .right, .wrong: texts += announcement(of: event).map { [$0.text] } ?? []
            case .placed(let number, let base):
                texts.append(
                    filled(
                        translated("Circle {number}, on base {base}"), ["number": "\(number)", "base": "\(base + 1)"]))
            case .returned(let number):
                // Translators: A circle that flew to a wrong base. {number} is the number printed on it.
                texts.append(filled(translated("Circle {number} returned"), ["number": "\(number)"]))
            case .roundWon(let round):
                texts.append(filled(translated("Round {round} won"), ["round": "\(round + 1)"]))
                isLandmark = true
            case .shuffled, .finished: continue
            }
        }
        return MoveDescription(texts.joined(separator: ". "), isLandmark: isLandmark)
    }

    /// The result of a finished game, line by line.
    package var score: [String] {
        let result = board.game.result
        var lines = [missesText(result.misses)]
        if let mean = result.meanTargetTime {
            lines.append(
                // Translators: {seconds} is an average, always with one decimal, such as 2.4 or 2.0.
                filled(translated("{seconds} seconds per number"), ["seconds": decimal(mean / 1000)]))
        }
        if result.roundTimes.count > 1, let best = result.bestRound {
            lines.append(
                filled(
                    // Translators: {round} is the number of the round; {seconds} has one decimal, such as 9.5.
                    translated("Best round: {round} ({seconds} seconds)"),
                    ["round": "\(best + 1)", "seconds": decimal(Double(result.roundTimes[best]) / 1000)]))
        }
        return lines
    }

    /// The result of the demo, for the terminal.
    package var report: String {
        filled(
            // Translators: The plural form depends on {all}.
            translated(
                "Passcode: {count} of {all} round won, {misses}", "Passcode: {count} of {all} rounds won, {misses}",
                count: board.setup.roundCount),
            [
                "count": "\(board.game.round)", "all": "\(board.setup.roundCount)",
                "misses": missesText(board.game.misses),
            ])
    }
}
