/// What is on each of the three cards. A game of more rounds has them again.
extension PasscodeBoard {
    /// What the first card is called.
    public var card1Title: String {
        get { cards[0].title }
        set { cards[0].title = newValue }
    }

    /// What stands on the first card.
    public var card1Text: String {
        get { cards[0].text }
        set { cards[0].text = newValue }
    }

    /// What is seen on the first card.
    public var card1Picture: PictureChoice {
        get { cards[0].picture }
        set { cards[0].picture = newValue }
    }

    /// What the second card is called.
    public var card2Title: String {
        get { cards[1].title }
        set { cards[1].title = newValue }
    }

    /// What stands on the second card.
    public var card2Text: String {
        get { cards[1].text }
        set { cards[1].text = newValue }
    }

    /// What is seen on the second card.
    public var card2Picture: PictureChoice {
        get { cards[1].picture }
        set { cards[1].picture = newValue }
    }

    /// What the third card is called.
    public var card3Title: String {
        get { cards[2].title }
        set { cards[2].title = newValue }
    }

    /// What stands on the third card.
    public var card3Text: String {
        get { cards[2].text }
        set { cards[2].text = newValue }
    }

    /// What is seen on the third card.
    public var card3Picture: PictureChoice {
        get { cards[2].picture }
        set { cards[2].picture = newValue }
    }
}
