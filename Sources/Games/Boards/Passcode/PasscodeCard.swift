// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The content of a card that is turned over when a round is won.
public struct PasscodeCard: Equatable, Sendable {
    /// The title. Shipped titles are English phrases, which are translated when they are displayed.
    public var title: String
    /// One or two sentences. The text of a shipped card is an English phrase, which is translated when it is displayed.
    public var text: String
    /// The picture above the title.
    public var picture: PictureChoice

    /// The path of the shipped drawing for the card.
    let drawing: String
    /// The path of the drawing of the card’s back, which shows part of `picture` through a keyhole.
    var lockedDrawing: String {
        picture == .shipped ? "\(drawing.dropLast(".svg".count))-locked.svg" : "cards/passcode/lock.svg"
    }

    /// The three cards that are part of the program.
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
