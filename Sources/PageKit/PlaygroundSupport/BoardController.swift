// SPDX-License-Identifier: GPL-3.0-or-later
// A controller owns its board and the descriptions of the board's properties.

import Boards
import GameRecords
import Scene
import ViewKit

/// A board on a page. All properties of the board are also properties of its controller.
///
/// Numbers are limited to their range, and invalid values are ignored, with a message in the console. Properties that
/// apply to the next game in Peekaboard take effect immediately on a page, as long as no move has been made.
@preconcurrency @MainActor @dynamicMemberLookup public class BoardController<B: GameBoard>: PlaygroundLiveViewable {
    /// The underlying board.
    public let board: B
    /// The view that shows the board.
    public let boardView: BoardView
    /// Called for each event of the game, when the event becomes visible.
    public var happened: (B.Rules.Event) -> Void = { _ in }
    /// Called for each event, before `happened`.
    package var eventObserver: (B.Rules.Event) -> Void = { _ in }

    /// The descriptions of the board's properties.
    package let described: [BoardProperty]

    private let properties: [AnyKeyPath: BoardProperty]
    /// Whether the game has begun. It begins when the page's top-level code has returned, or earlier if that code
    /// plays.
    private var hasBegun = false

    init(_ board: B) {
        self.board = board
        described = board.liveProperties
        properties = Dictionary(described.map { ($0.path, $0) }) { first, _ in first }
        boardView = BoardView(board)
        boardView.controller = self
        boardView.begin = { [weak self] in self?.begin() }
        boardView.reportCorrections = { [weak self] in self?.reportCorrections() }
        board.happened = { [unowned self] in
            guard case .shown(let event) = $0 else { return }
            eventObserver(event)
            happened(event)
        }
    }

    /// The view that shows the board.
    public var view: BoardView { boardView }
    /// The view that shows the board.
    public var viewOnPage: UIView { boardView }

    /// Adds a gesture recognizer to the view.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) { boardView.addGestureRecognizer(recognizer) }

    /// Removes a gesture recognizer from the view.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        boardView.removeGestureRecognizer(recognizer)
    }

    /// Accesses a property of the board.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<B, Value>) -> Value {
        get { board[keyPath: path] }
        set {
            guard let property = properties[path], let value = propertyValue(newValue, of: property) else {
                return board[keyPath: path] = newValue
            }
            set(property, to: value)
        }
    }

    /// Accesses a read-only property of the board.
    public subscript<Value>(dynamicMember path: KeyPath<B, Value>) -> Value { board[keyPath: path] }

    /// Accesses a color of the board.
    public subscript(dynamicMember path: ReferenceWritableKeyPath<B, CGColor>) -> UIColor {
        get { UIColor(board[keyPath: path]) }
        set {
            guard let property = properties[path] else { return board[keyPath: path] = newValue.resolved }
            set(property, to: .color(newValue.resolved))
        }
    }

    /// Accesses a picture of the board; `nil` for none.
    public subscript(dynamicMember path: ReferenceWritableKeyPath<B, PictureChoice>) -> UIImage? {
        get { UIImage(board[keyPath: path], shipped: shippedDrawing(for: path)) }
        set {
            let choice = newValue?.choice(shipped: shippedDrawing(for: path)) ?? .plain
            guard let property = properties[path] else { return board[keyPath: path] = choice }
            set(property, to: .picture(choice))
        }
    }

    /// Plays moves in the current game, and shows the board at rest after the last of them. `moves` is their notation,
    /// separated by spaces or line breaks. Stops before a move that is not possible, with a message in the console.
    ///
    /// The moves take no time and cause no events.
    public func play(_ moves: String) {
        let board = begun()
        var game = board.game
        var count = 0
        defer { if count > 0 { board.goOn(from: game, at: now) } }
        for word in moves.split(whereSeparator: \.isWhitespace) {
            guard let move = B.Rules.Move(notation: String(word)), (try? game.play(move)) != nil else {
                return ConsoleLine(
                    // Translators: {move} is text from the page, such as +F. Do not translate gc.play.
                    phrase("gc.play stopped before move {number}: “{move}” is not possible here"),
                    ["number": "\(count + 1)", "move": "\(word.prefix(20))"]
                ).write()
            }
            count += 1
        }
    }

    /// Loads what a value refers to. Returns the error message if that fails, otherwise `nil`.
    func prepare(_ value: PropertyValue, of property: BoardProperty) -> ConsoleLine? { nil }

    /// The time of the page, in seconds.
    var now: Double { PageContext.current.time.seconds }

    private func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        // Deal again, so that all the page's settings take effect.
        board.deal(seed: board.seed, at: now)
    }

    /// Begins the game if necessary, and returns the board.
    func begun() -> B {
        begin()
        return board
    }

    /// Sets a property. Prints a message if that is not possible.
    package func set(_ property: BoardProperty, to value: PropertyValue) {
        if let line = prepare(value, of: property)
            ?? property.refusal(value).map({ ConsoleLine($0, of: property) })
        {
            return line.write()
        }
        let others = described.filter { property.alsoChanges.contains($0.key) }.map { ($0, $0.read()) }
        property.write(value)
        // One that follows others is not corrected by them.
        for (other, before) in others where other.derivedValue == nil && other.read() != before {
            reportCorrection(of: other)
        }
        // The correction is reported below, so do not report it again later.
        _ = property.wasCorrected()
        if property.read() != value { reportCorrection(of: property) }
        if property.waitsForNextGame, board.record.isEmpty { board.deal(seed: board.seed, at: now) }
    }

    private func reportCorrections() {
        for property in described where property.wasCorrected() { reportCorrection(of: property) }
    }

    private func reportCorrection(of property: BoardProperty) {
        // Translators: {line} is a line of Swift code with the value that was set, such as gc.padding = 200.
        ConsoleLine(phrase("{line} (nearest valid value)"), ["line": property.swiftLine(for: property.read())]).write()
    }

    private func shippedDrawing(for path: AnyKeyPath) -> String {
        if case .picture(let shipped, _) = properties[path]?.kind { shipped } else { "" }
    }

    private func propertyValue<Value>(_ value: Value, of property: BoardProperty) -> PropertyValue? {
        switch (value, property.kind) {
        case (let number as Double, .number): .number(number)
        case (let color as CGColor, .color): .color(color)
        case (let isOn as Bool, .flag): .flag(isOn)
        case (let id as String, .choice): .choice(id)
        case (let text as String, .text): .text(text)
        default: nil
        }
    }
}
