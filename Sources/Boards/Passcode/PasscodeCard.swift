/// What is on a card that is turned over when a round is won.
public struct PasscodeCard: Equatable, Sendable {
    /// What is called so; a shipped one is an English phrase, to be translated where it is shown.
    public var title: String
    /// A sentence or two; a shipped one is English, to be translated where it is shown.
    public var text: String
    /// What is seen.
    public var picture: PictureChoice

    /// The path of the drawing that is shipped for its place.
    let drawing: String

    /// The three cards that come with the program.
    public static let shipped = [
        PasscodeCard(
            // Translators: The title of a card in Passcode.
            title: phrase("Lighthouse"),
            text: phrase(
                "Neighboring lighthouses flash in different patterns. A sailor who counts the seconds knows which one is near."
            ),
            picture: .shipped, drawing: "cards/passcode/lighthouse.svg"),
        PasscodeCard(
            // Translators: The title of a card in Passcode.
            title: phrase("Balloon"),
            text: phrase(
                "The first passengers of a hot-air balloon, in 1783, were a sheep, a duck, and a rooster. All three survived the flight."
            ),
            picture: .shipped, drawing: "cards/passcode/balloon.svg"),
        PasscodeCard(
            // Translators: The title of a card in Passcode.
            title: phrase("Tree house"),
            text: phrase(
                "A tree grows taller only at its tips. A house in its branches stays at the height where it was built."
            ),
            picture: .shipped, drawing: "cards/passcode/tree-house.svg"),
    ]
}
