/*:
 # 2. Sixteen cards

 A *view controller* creates a view and manages what is in it. This one places sixteen cards in four rows. Each card is
 an object of its own class, so it can later know what is on its other side.

 - Experiment: Change `columns` to `5` and `rows` to `6`.

 [Previous: A card](@previous) · [Next: The live view](@next)
*/
import PlaygroundSupport

final class Card: ImageView {
    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = Color(rgb: 0xE66100)
        layer.cornerRadius = 12
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }
}

final class Game: ViewController {
    let columns = 4
    let rows = 4
    let side: CGFloat = 100
    let padding: CGFloat = 12

    override func loadView() {
        let width = CGFloat(columns) * (side + padding) + padding
        let height = CGFloat(rows) * (side + padding) + padding
        view = View(frame: Rect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = Color(rgb: 0x1A5FB4)
        for row in 0..<rows {
            for column in 0..<columns {
                let x = padding + CGFloat(column) * (side + padding)
                let y = padding + CGFloat(row) * (side + padding)
                view.addSubview(Card(frame: Rect(x: x, y: y, width: side, height: side)))
            }
        }
    }
}

PlaygroundPage.current.liveView = Game()

//: [Next: The live view](@next)
