import PlaygroundSupport

/// A card with two sides.
final class Card: ImageView {
    /// The name of the picture on the face. Two cards have the same.
    let name: String
    var back: Image? { didSet { if !isFaceUp { image = back } } }
    private(set) var isFaceUp = false
    private let backColor = Color(rgb: 0xE66100)

    init(name: String, back: Image?) {
        (self.name, self.back) = (name, back)
        super.init(frame: .zero)
        image = back
        contentMode = .scaleAspectFit
        backgroundColor = backColor
        layer.cornerRadius = 12
        clipsToBounds = true
        // An image view ignores touches by default.
        isUserInteractionEnabled = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityValue = "face down"
    }

    required init?(coder: NSCoder) { nil }

    func flip() {
        isFaceUp.toggle()
        accessibilityValue = isFaceUp ? name : "face down"
        let direction: View.AnimationOptions = isFaceUp ? .transitionFlipFromLeft : .transitionFlipFromRight
        View.transition(with: self, duration: 0.5, options: direction) {
            self.image = self.isFaceUp ? Image(named: self.name) : self.back
            self.backgroundColor = self.isFaceUp ? .white : self.backColor
        }
    }

    func fade() {
        isAccessibilityElement = false
        View.animate(withDuration: 0.5) { self.alpha = 0 }
    }
}

/// The game: sixteen cards, of which two at a time are turned over.
final class Game: ViewController {
    var padding: CGFloat = 12 { didSet { placeCards() } }
    var backImage: Image? { didSet { for card in cards { card.back = backImage } } }
    var moves = 0

    private let names = ["fox", "owl", "bee", "crab", "frog", "lion", "snail", "whale"]
    private let side: CGFloat = 100
    private var cards: [Card] = []
    private var open: [Card] = []

    override func loadView() {
        view = View(frame: Rect(x: 0, y: 0, width: 580, height: 580))
        view.backgroundColor = Color(rgb: 0x1A5FB4)
        // The cards are the elements for a screen reader and the keyboard, not the table.
        view.isAccessibilityElement = false
    }

    override func viewDidLoad() {
        for (index, name) in (names + names).shuffled().enumerated() {
            let card = Card(name: name, back: backImage)
            card.accessibilityLabel = "Row \(index / 4 + 1), column \(index % 4 + 1)"
            view.addSubview(card)
            cards.append(card)
        }
        let tap = TapGestureRecognizer { [unowned self] tap in turnOver(at: tap.location(in: view)) }
        view.addGestureRecognizer(tap)
    }

    override func viewDidAppear(_ animated: Bool) {
        View.animate(withDuration: 0.8) { self.placeCards() }
    }

    /// Turns over all cards for a moment.
    func quickPeek() {
        let hidden = cards.filter { !$0.isFaceUp }
        for card in hidden { card.flip() }
        Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
            for card in hidden where card.isFaceUp { card.flip() }
        }
    }

    private func turnOver(at point: Point) {
        guard open.count < 2, let card = view.hitTest(point, with: nil) as? Card, !card.isFaceUp else { return }
        card.flip()
        open.append(card)
        guard open.count == 2 else { return }
        moves += 1
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [unowned self] _ in compare() }
    }

    private func compare() {
        let isPair = open[0].name == open[1].name
        for card in open {
            if isPair { card.fade() } else { card.flip() }
        }
        open = []
        Sound(named: isPair ? "pair" : "miss")?.play()
        let isOver = cards.allSatisfy { $0.alpha == 0 }
        if isOver { print("All found in \(moves) moves.") }
        let result = isOver ? "All found in \(moves) moves" : isPair ? "A pair" : "No match"
        Accessibility.post(notification: .announcement, argument: result)
    }

    private func placeCards() {
        let extent = 4 * side + 3 * padding
        let edge = (view.bounds.width - extent) / 2
        for (index, card) in cards.enumerated() {
            let x = edge + CGFloat(index % 4) * (side + padding)
            let y = edge + CGFloat(index / 4) * (side + padding)
            card.frame = Rect(x: x, y: y, width: side, height: side)
        }
    }
}
