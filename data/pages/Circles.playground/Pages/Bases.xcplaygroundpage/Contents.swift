/*:
 # 5. Bases

 The four bases at the bottom ask for a passcode. Tap the circles in that order: the right one flies to its base, and a
 wrong one shakes.

 Sounds are files in `Resources`, or those of Peekaboard.

 - Experiment: Ask for five numbers.

 [Previous: A flight](@previous)
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

let area = Rect(x: 0, y: 0, width: 560, height: 310)
let circles = (1...8).map { Circle(number: $0) }
for circle in circles {
    circle.center = Point(x: CGFloat.random(in: 30...530), y: CGFloat.random(in: 30...280))
    let direction = CGFloat.random(in: 0...(2 * .pi))
    circle.velocity = Vector(dx: 60 * cos(direction), dy: 60 * sin(direction))
    board.addSubview(circle)
}

let passcode = circles.shuffled().prefix(4).map(\.number)
let bases = passcode.indices.map { index in
    let base = Label(frame: Rect(x: 130 + index * 80, y: 325, width: 60, height: 60))
    base.text = "\(passcode[index])"
    base.accessibilityLabel = "Base \(index + 1)"
    base.accessibilityValue = base.text
    base.textAlignment = .center
    base.textColor = Color(white: 1, alpha: 0.6)
    base.font = .systemFont(ofSize: 24)
    base.layer.cornerRadius = 30
    base.layer.borderWidth = 2
    base.layer.borderColor = Color.white.cgColor
    board.addSubview(base)
    return base
}

var found = 0
var landed: Set<Circle> = []

/// Lets screen readers say something.
func say(_ text: String) { Accessibility.post(notification: .announcement, argument: text) }

func choose(_ circle: Circle) {
    guard found < passcode.count, !landed.contains(circle) else { return }
    guard circle.number == passcode[found] else {
        Sound(named: "wrong")?.play()
        say("\(circle.number) is wrong")
        circle.transform = AffineTransform(rotationAngle: 0.5)
        return View.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0) {
            circle.transform = .identity
        }
    }
    Sound(named: "right")?.play()
    say("\(circle.number) is right")
    landed.insert(circle)
    let base = bases[found]
    found += 1
    // What is left is the base.
    circle.isAccessibilityElement = false
    base.accessibilityValue = "\(circle.number), found"
    board.bringSubviewToFront(circle)
    View.animate(withDuration: 1.2) {
        circle.center = base.center
    } completion: { _ in
        guard found == passcode.count, circle.number == passcode.last else { return }
        print("The passcode is right: \(passcode)")
        say("The passcode is right")
    }
}

for circle in circles { circle.tapped = { choose(circle) } }

let link = DisplayLink { link in
    for circle in circles where !landed.contains(circle) { circle.drift(for: link.duration, in: area) }
}
