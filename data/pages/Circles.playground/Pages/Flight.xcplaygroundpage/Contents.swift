/*:
 # 4. A flight

 Tap a circle: it flies to the lower edge. While it flies, an animation moves it, not the display link. When the flight
 is over, the *completion* of the animation lets it drift again.

 - Experiment: Use a spring: `usingSpringWithDamping: 0.4, initialSpringVelocity: 0`.

 [Previous: Bouncing](@previous) · [Next: Bases](@next)
*/
import PlaygroundSupport

/// A round label with a number.
final class Circle: Label {
    let number: Int
    var velocity = Vector.zero
    var tapped: () -> Void = {}

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
        accessibilityLabel = "Circle \(number)"
        addGestureRecognizer(TapGestureRecognizer { [unowned self] in tapped() })
    }

    required init?(coder: NSCoder) { nil }

    /// Return and screen readers reach the circle even if another one covers it.
    override func accessibilityActivate() -> Bool {
        tapped()
        return true
    }
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

var flying: Set<Circle> = []

func fly(_ circle: Circle) {
    guard flying.insert(circle).inserted else { return }
    View.animate(withDuration: 1.2, delay: 0, options: .curveEaseInOut) {
        circle.center = Point(x: circle.center.x, y: board.bounds.maxY - 30)
    } completion: { _ in
        flying.remove(circle)
    }
}

for circle in circles { circle.tapped = { fly(circle) } }

let link = DisplayLink { link in
    for circle in circles where !flying.contains(circle) {
        circle.drift(for: link.duration, in: board.bounds)
    }
}

//: [Next: Bases](@next)
