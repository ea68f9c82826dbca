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
            title: phrase("Lighthouse"),
            text: phrase("Each lighthouse has a rhythm of its own. Sailors count the flashes to know where they are."),
            picture: .shipped, drawing: "cards/passcode/lighthouse.svg"),
        PasscodeCard(
            title: phrase("Balloon"),
            text: phrase("The first passengers of a hot-air balloon were a sheep, a duck and a rooster, in 1783."),
            picture: .shipped, drawing: "cards/passcode/balloon.svg"),
        PasscodeCard(
            title: phrase("Tree house"),
            text: phrase("An old oak is home to hundreds of kinds of insects, birds and lichens. And now and then to children."),
            picture: .shipped, drawing: "cards/passcode/tree-house.svg"),
    ]
}
