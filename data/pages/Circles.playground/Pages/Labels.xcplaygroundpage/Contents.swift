/*:
 # Drifting circles

 In five chapters, you write a game in which numbered circles drift, bounce, and fly.

 ## 1. Round labels

 A circle is a label whose corner radius is half of its size. The random numbers are different each time you choose
 *Start Over*, but they stay the same when you save.

 - Experiment: Show twenty circles in different colors.

 [Next: A display link](@next)
*/
import PlaygroundSupport

/// A round label with a number.
final class Circle: Label {
    let number: Int
    var velocity = Vector.zero

    init(number: Int, diameter: CGFloat = 48) {
        self.number = number
        super.init(frame: Rect(x: 0, y: 0, width: diameter, height: diameter))
        text = "\(number)"
        textAlignment = .center
        textColor = .white
        font = .boldSystemFont(ofSize: diameter * 0.45)
        backgroundColor = Color(rgb: 0xC64600)
        layer.cornerRadius = diameter / 2
        layer.borderWidth = 2
        layer.borderColor = Color(rgb: 0xFFBE6F).cgColor
        clipsToBounds = true
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) { nil }
}

let board = View(frame: Rect(x: 0, y: 0, width: 560, height: 400))
board.backgroundColor = Color(rgb: 0x0E4F50)
for number in 1...8 {
    let circle = Circle(number: number)
    circle.center = Point(x: CGFloat.random(in: 30...530), y: CGFloat.random(in: 30...370))
    board.addSubview(circle)
}
PlaygroundPage.current.liveView = board

//: [Next: A display link](@next)
