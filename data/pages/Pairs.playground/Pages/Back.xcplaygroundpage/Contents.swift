/*:
 # 4. Another back

 All cards have the same back: a picture. When the property `backImage` is set, its *observer* `didSet` gives the new
 picture to each card. So the page can change it at any time.

 - Experiment: Use a picture of your own. Put it into the folder `Resources` of this playground.

 [Previous: The live view](@previous) · [Next: A padding without effect](@next)
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
    var backImage: Image? { didSet { for card in cards { card.image = backImage } } }
    private var cards: [Card] = []
    private let side: CGFloat = 100
    private let padding: CGFloat = 12

    override func loadView() {
        let extent = 4 * (side + padding) + padding
        view = View(frame: Rect(x: 0, y: 0, width: extent, height: extent))
        view.backgroundColor = Color(rgb: 0x1A5FB4)
    }

    override func viewDidLoad() {
        for index in 0..<16 {
            let card = Card(back: backImage)
            let x = padding + CGFloat(index % 4) * (side + padding)
            let y = padding + CGFloat(index / 4) * (side + padding)
            card.frame = Rect(x: x, y: y, width: side, height: side)
            view.addSubview(card)
            cards.append(card)
        }
    }
}

let game = Game()
PlaygroundPage.current.liveView = game
game.backImage = Image(named: "b")

//: [Next: A padding without effect](@next)
