// A controller owns its board and the descriptions of its properties.

import Boards
import Gameplay
import Scene

/// A board as a page sees it: each of the board's properties is one of the controller's, under the same name.
///
/// A property that is described in `liveProperties` goes the way that it goes in the program itself: numbers stay in
/// their range, and what cannot be had is refused, with a line in the console. What waits for the next game in the program
/// has its effect here at once, as long as nothing has been played.
@MainActor @dynamicMemberLookup public class BoardController<B: GameBoard>: LiveView {
    /// The board itself, with all that a page can do with it.
    public let board: B
    /// Called with each event of the game when it can be seen.
    public var happened: (B.Rules.Event) -> Void = { _ in }
    /// Called before that.
    package var told: (B.Rules.Event) -> Void = { _ in }

    private let described: [LiveProperty]
    private let properties: [AnyKeyPath: LiveProperty]
    /// Whether the game has begun for good: by something that was done in it, or because the page's code has run to its end.
    private var hasBegun = false

    init(_ board: B) {
        self.board = board
        described = board.liveProperties
        properties = Dictionary(described.map { ($0.path, $0) }) { first, _ in first }
        super.init(board)
        board.happened = { [unowned self] event in
            told(event)
            happened(event)
        }
    }

    /// A property of the board.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<B, Value>) -> Value {
        get { board[keyPath: path] }
        set {
            guard let property = properties[path], let value = propertyValue(newValue, of: property) else {
                return board[keyPath: path] = newValue
            }
            set(property, to: value)
        }
    }

    /// Something that can only be read.
    public subscript<Value>(dynamicMember path: KeyPath<B, Value>) -> Value { board[keyPath: path] }

    /// A picture of the board's; nil for none.
    public subscript(dynamicMember path: ReferenceWritableKeyPath<B, PictureChoice>) -> Image? {
        get { Image(board[keyPath: path], shipped: shippedDrawing(for: path)) }
        set {
            let choice = newValue?.choice(shipped: shippedDrawing(for: path)) ?? .plain
            guard let property = properties[path] else { return board[keyPath: path] = choice }
            set(property, to: .picture(choice))
        }
    }

    /// Prepares what a value refers to. Returns the line that says why there is no such thing, or nil.
    func prepare(_ value: PropertyValue, of property: LiveProperty) -> ConsoleLine? { nil }

    override package func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        // A deal that was there already begins once more, with all that the page has set.
        board.deal(seed: board.seed, at: now)
    }

    /// Begins the game, so that something can be done in it.
    func begun() -> B {
        begin()
        return board
    }

    private func set(_ property: LiveProperty, to value: PropertyValue) {
        if let line = prepare(value, of: property)
            ?? property.refusal(value).map({ ConsoleLine($0, of: property) })
        {
            return line.show()
        }
        property.write(value)
        // What becomes of a number is told at once, and not again.
        _ = property.wasCorrected()
        if property.read() != value { tellNearest(of: property) }
        if property.waitsForNextGame, board.record.isEmpty { board.deal(seed: board.seed, at: now) }
    }

    override package func tellCorrections() {
        for property in described where property.wasCorrected() { tellNearest(of: property) }
    }

    private func tellNearest(of property: LiveProperty) {
        // Translators: {line} is the line of Swift that sets what the property now is: gc.padding = 200.
        ConsoleLine(phrase("{line} (nearest valid value)"), ["line": property.swiftLine(for: property.read())]).show()
    }

    private func shippedDrawing(for path: AnyKeyPath) -> String {
        if case .picture(let shipped, _) = properties[path]?.kind { shipped } else { "" }
    }

    private func propertyValue<Value>(_ value: Value, of property: LiveProperty) -> PropertyValue? {
        switch (value, property.kind) {
        case (let number as Double, .number): .number(number)
        case (let color as Color, .color): .color(color)
        case (let isOn as Bool, .flag): .flag(isOn)
        case (let id as String, .choice): .choice(id)
        case (let text as String, .text): .text(text)
        default: nil
        }
    }
}
