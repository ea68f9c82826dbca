/*:
 # 5. A padding without effect

 The last line sets `padding` to 30, but the cards stay where they are. Why?

 The console shows the reason. Setting `liveView` loads the view, and `viewDidLoad()` computes the position of each card
 from the padding that it finds. The last line of the page runs later. It changes a number that nothing reads again.

 - Experiment: Move the last line up, before `liveView` is set. Now it has an effect, but only once.

 [Previous: Another back](@previous) · [Next: An observer](@next)
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
    var padding: CGFloat = 12
    private let side: CGFloat = 100

    override func loadView() {
        view = View(frame: Rect(x: 0, y: 0, width: 580, height: 580))
        view.backgroundColor = Color(rgb: 0x1A5FB4)
    }

    override func viewDidLoad() {
        print("The cards are placed with a padding of \(padding).")
        let extent = 4 * side + 3 * padding
        let edge = (view.bounds.width - extent) / 2
        for index in 0..<16 {
            let card = Card(back: Image(named: "b"))
            let x = edge + CGFloat(index % 4) * (side + padding)
            let y = edge + CGFloat(index / 4) * (side + padding)
            card.frame = Rect(x: x, y: y, width: side, height: side)
            view.addSubview(card)
        }
    }
}

let game = Game()
PlaygroundPage.current.liveView = game
print("The padding is set to 30.")
game.padding = 30

//: [Next: An observer](@next)
