/*:
 # 6. An observer

 With an observer, the padding has an effect at any time: `didSet` places the cards again. Inside an animation, they
 move there.

 The last lines create a property for the pane *Properties* beside the board. Open it with Ctrl+comma, and move the slider.

 - Experiment: Let `side` have an observer, too.

 [Previous: A padding without effect](@previous) · [Next: Taps and pairs](@next)
*/
import PlaygroundSupport

final class Card: ImageView {
    init(back: Image?) {
        super.init(frame: .zero)
        image = back
        backgroundColor = Color(rgb: 0xE66100)
        layer.cornerRadius = 12
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }
}

final class Game: ViewController {
    var padding: CGFloat = 12 { didSet { placeCards() } }
    private var cards: [Card] = []
    private let side: CGFloat = 100

    override func loadView() {
        view = View(frame: Rect(x: 0, y: 0, width: 580, height: 580))
        view.backgroundColor = Color(rgb: 0x1A5FB4)
    }

    override func viewDidLoad() {
        for _ in 0..<16 {
            let card = Card(back: Image(named: "b"))
            view.addSubview(card)
            cards.append(card)
        }
        placeCards()
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

let game = Game()
PlaygroundPage.current.liveView = game

let padding = Live("Padding", 30.0, in: 0...48)
padding.changed = { game.padding = $0 }
View.animate(withDuration: 1) { game.padding = padding.value }

//: [Next: Taps and pairs](@next)
