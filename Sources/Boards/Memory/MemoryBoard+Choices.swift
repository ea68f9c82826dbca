import MemoryRules
import Scene

/// Properties with the names used in the settings as their values. Setting a refused value has no effect.
extension MemoryBoard {
    /// The deck: the name of a shipped deck or the URI of one of `userDecks`.
    public var deck: String {
        get { faces.id }
        set { if refusal(ofDeck: newValue) == nil, let known = knownDeck(newValue) { faces = known } }
    }

    /// The number of columns and rows in the next game, such as `4x4`.
    public var size: String {
        get { nextSetup.sizeNotation }
        set {
            guard refusal(ofSize: newValue) == nil else { return }
            MemorySetup(size: newValue, players: players).map { nextSetup = $0 }
        }
    }

    /// The players of the next game, such as `people 1` or `computer hard`.
    public var players: String {
        get { nextSetup.playersNotation }
        set { MemorySetup(size: size, players: newValue).map { nextSetup = $0 } }
    }

    /// The number of peeks allowed in a game, or `any`.
    public var peeksAllowed: String {
        get { peekLimit.map(String.init) ?? "any" }
        set { if Self.refusal(ofPeeks: newValue) == nil { peekLimit = Int(newValue) } }
    }

    /// Returns the reason why a deck cannot be used at the moment.
    func refusal(ofDeck id: String) -> LiveProperty.Refusal? {
        guard let deck = knownDeck(id) else { return .unknown(id) }
        return hasBegun ? refusal(of: deck, pairs: game.deal.pairs) : nil
    }

    /// Returns the reason why the next game cannot have the given size.
    func refusal(ofSize size: String) -> LiveProperty.Refusal? {
        guard let setup = MemorySetup(size: size, players: "people 1") else { return .unknown(size) }
        return refusal(of: faces, pairs: setup.pairs)
    }

    /// Returns the reason why the next game cannot have these players.
    static func refusal(ofPlayers players: String) -> LiveProperty.Refusal? {
        MemorySetup(size: "4x4", players: players) == nil ? .unknown(players) : nil
    }

    /// Returns the reason why a game cannot have this number of peeks.
    static func refusal(ofPeeks count: String) -> LiveProperty.Refusal? {
        count == "any" || Int(count).map { $0 >= 0 } ?? false ? nil : .unknown(count)
    }

    private func knownDeck(_ id: String) -> Deck? { Deck.shipped.first { $0.id == id } ?? userDecks[id] }

    private func refusal(of deck: Deck, pairs: Int) -> LiveProperty.Refusal? {
        deck.pairs.count < pairs ? .tooFewFaces(has: deck.pairs.count, needs: pairs) : nil
    }
}

extension LiveProperty.Refusal {
    /// Creates a refusal for a game that needs more faces than the deck has.
    public static func tooFewFaces(has: Int, needs: Int) -> LiveProperty.Refusal {
        LiveProperty.Refusal(
            // Translators: A face is the picture on the front of a card. {needs} is at least 2; {has} can be 1.
            reason: phrase(
                "Not enough different cards in this deck: {needs} needed, {has} available. Choose a smaller board or another deck."
            ),
            // Translators: {property} is a property in Swift, such as gc.size.
            lineOnPage: phrase(
                "{property} not changed: not enough different cards in the deck, {needs} needed, {has} available"),
            values: ["needs": "\(needs)", "has": "\(has)"])
    }
}
