/*:
 # 3. Bouncing

 At an edge, one component of the velocity changes its sign. It is set to a fixed sign rather than reversed, so a circle
 can’t get stuck outside of the board.

 - Experiment: Let each bounce make the circle a little faster.

 [Previous: A display link](@previous) · [Next: A flight](@next)
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

extension Circle {
    /// Moves the circle, and reverses its direction at the edges of an area.
    func drift(for time: Double, in area: Rect) {
        center.x += velocity.dx * time
        center.y += velocity.dy * time
        if frame.minX < area.minX { velocity.dx = abs(velocity.dx) }
        if frame.maxX > area.maxX { velocity.dx = -abs(velocity.dx) }
        if frame.minY < area.minY { velocity.dy = abs(velocity.dy) }
        if frame.maxY > area.maxY { velocity.dy = -abs(velocity.dy) }
    }
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
    for circle in circles { circle.drift(for: link.duration, in: board.bounds) }
}

//: [Next: A flight](@next)
