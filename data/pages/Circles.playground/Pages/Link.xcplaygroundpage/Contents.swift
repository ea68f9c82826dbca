/*:
 # 2. A display link

 A display link calls its closure for each frame, sixty times a second. Each circle has a velocity, in points per second,
 so it moves by the velocity times the duration of a frame.

 The circles leave the board. The next chapter changes that.

 - Experiment: Multiply the velocity by `0.99` in each frame.

 [Previous: Round labels](@previous) · [Next: Bouncing](@next)
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
PlaygroundPage.current.liveView = board

let circles = (1...8).map { Circle(number: $0) }
for circle in circles {
    circle.center = Point(x: CGFloat.random(in: 30...530), y: CGFloat.random(in: 30...370))
    let direction = CGFloat.random(in: 0...(2 * .pi))
    circle.velocity = Vector(dx: 60 * cos(direction), dy: 60 * sin(direction))
    board.addSubview(circle)
}

let link = DisplayLink { link in
    for circle in circles {
        circle.center.x += circle.velocity.dx * link.duration
        circle.center.y += circle.velocity.dy * link.duration
    }
}

//: [Next: Bouncing](@next)
