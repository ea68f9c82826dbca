// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Files
import MemoryRules
import Scene
import ViewKit

/// A board with pairs of cards, or with sets of three.
@preconcurrency @MainActor public final class GameController: BoardController<MemoryBoard> {
    /// Creates a board. The same `seed` always produces the same deal; without a seed, each deal is different.
    public init(seed: UInt64? = nil) {
        super.init(MemoryBoard(seed: seed ?? randomSeed()))
    }

    /// The width of the board, in points.
    public var viewWidth: Double { board.scene.size.width }

    /// The height of the board, in points.
    public var viewHeight: Double { board.scene.size.height }

    /// Returns the number of the card in the given column and row, both counted from 0. Each number belongs to
    /// `groupSize` cards.
    public func cardNumberAt(_ x: Int, _ y: Int) -> Int { board.game.deal.numbers[card(x, y)] }

    /// Returns the center of the card in the given column and row, both counted from 0, in points.
    public func centerOfCardAt(_ x: Int, _ y: Int) -> Point { board.scene.pieces[card(x, y)].center }

    /// Deals the cards again in a different order.
    public func shuffle() { board.deal(seed: board.seed &+ 1, at: now) }

    /// Restarts the current deal from the beginning.
    public func setupGrid() { board.deal(seed: board.seed, at: now) }

    /// Moves each card to its position in the grid. The board does this automatically when the padding changes.
    public func resetGrid() { board.padding = board.padding }

    /// Handles a tap at the given point on the board.
    public func handleTap(at place: Point) { begun().receive(.tap(place), at: now) }

    /// Handles a tap at the location of a gesture.
    public func handleTap(_ recognizer: GestureRecognizer) { handleTap(at: recognizer.location(on: view)) }

    /// Turns all cards face up for a moment.
    public func quickPeek() { begun().peek(at: now) }

    /// Starts or stops a player with a perfect memory, who continues the current game.
    public func watch(_ isOn: Bool = true) { begun().setAutopilot(isOn, at: now) }

    override func prepare(_ value: PropertyValue, of property: BoardProperty) -> ConsoleLine? {
        guard case .choice(let uri) = value, FileURI.isURI(uri) else { return nil }
        do throws(DeckError) {
            board.userDecks[uri] = try Deck(folder: uri, in: LocalFiles())
            return nil
        } catch {
            if case .invalidText(let file) = error {
                // Translators: A text file in a deck’s folder: its text is shown on a card.
                return ConsoleLine(phrase("{file} has no text or too much text"), ["file": file])
            }
            if let path = FileURI.path(of: uri), FileKind(of: path) == .folder, !isReadable(path) {
                return ConsoleLine(unreadable: path)
            }
            return ConsoleLine(
                phrase("{property} not changed: no pictures found in {folder}"),
                ["property": property.nameOnPage, "folder": uri])
        }
    }

    private func card(_ x: Int, _ y: Int) -> Int {
        let deal = board.game.deal
        // A precondition would have no message in an optimized program.
        guard (0..<deal.columns).contains(x), (0..<deal.rows).contains(y) else {
            fatalError("no card at column \(x), row \(y): the board has \(deal.columns) columns and \(deal.rows) rows")
        }
        return x * deal.rows + y
    }
}

extension MemoryGame {
    /// The number of pairs or sets of three found.
    public var pairsFound: Int { groupsFound }
}
