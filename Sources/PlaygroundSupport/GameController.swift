import Boards
import Files
import MemoryRules
import Scene

/// The board of pairs, as a page sees it.
public final class GameController: BoardController<MemoryBoard> {
    /// A board with cards dealt from `seed`, or, without one, differently each time.
    public init(seed: UInt64? = nil) {
        super.init(MemoryBoard(seed: seed ?? randomSeed()))
    }

    /// The width of the whole board, in points.
    public var viewWidth: Double { board.scene.size.width }

    /// The height of the whole board, in points.
    public var viewHeight: Double { board.scene.size.height }

    /// The number on the card in a column and a row, both counted from 0; each is there twice.
    public func cardNumberAt(_ x: Int, _ y: Int) -> Int { board.game.deal.numbers[card(x, y)] }

    /// Where the middle of the card in a column and a row, both counted from 0, lies on the board, in points.
    public func centerOfCardAt(_ x: Int, _ y: Int) -> Point { board.scene.pieces[card(x, y)].center }

    /// Deals the cards anew, in another order.
    public func shuffle() { board.deal(seed: board.seed &+ 1, at: now) }

    /// Lays the cards of this deal out again, as they were at the beginning.
    public func setupGrid() { board.deal(seed: board.seed, at: now) }

    /// Puts each card where the padding has it. The board does so by itself whenever that changes.
    public func resetGrid() { board.padding = board.padding }

    /// Does what a tap at a place on the board does.
    public func handleTap(at place: Point) { begun().handle(.tap(place), at: now) }

    /// Does what a tap does, where it was recognized.
    public func handleTap(_ recognizer: GestureRecognizer) { handleTap(at: recognizer.location) }

    /// Turns all cards up for a moment.
    public func quickPeek() { begun().peek(at: now) }

    /// Lets one who forgets nothing play on from here, or ends that.
    public func watch(_ isOn: Bool = true) { begun().watch(isOn, at: now) }

    override func prepare(_ value: PropertyValue, of property: LiveProperty) -> ConsoleLine? {
        guard case .choice(let uri) = value, FileURI.isURI(uri) else { return nil }
        do throws(DeckProblem) {
            board.ownDecks[uri] = try Deck(folder: uri, in: LocalFiles())
            return nil
        } catch {
            if case .words(let file) = error {
                // Translators: A text file in a deck’s folder: its text is shown on a card.
                return ConsoleLine(phrase("{file} has no text or too much text"), ["file": file])
            }
            return ConsoleLine(
                phrase("{property} not changed: no pictures found in {folder}"),
                ["property": property.nameOnPage, "folder": uri])
        }
    }

    private func card(_ x: Int, _ y: Int) -> Int {
        let deal = board.game.deal
        precondition(
            (0..<deal.columns).contains(x) && (0..<deal.rows).contains(y),
            "there is no card in column \(x), row \(y): the board has \(deal.columns) columns and \(deal.rows) rows")
        return x * deal.rows + y
    }
}
