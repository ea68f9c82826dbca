/*:
 # A pendulum

 Move the sliders: a long pendulum swings slowly, and a strong gravity makes it fast. On the Moon, the gravity is 1.6,
 and on Jupiter 24.8.

 Drag the weight to swing the pendulum yourself. With the keyboard, move to the weight and press Return to push it.

 - Experiment: Set `friction` to `0` and compare the period with the formula `2π√(length / gravity)`.
*/
import PlaygroundSupport

let gravity = Live("Gravity", 9.8, in: 0...25)
let length = Live("Length", 1.2, in: 0.3...2)
let friction = Live("Friction", 0.1, in: 0...2)

let area = View(frame: Rect(x: 0, y: 0, width: 560, height: 520))
// These colors differ between the light and the dark style.
area.backgroundColor = .secondarySystemBackground
let pivot = Point(x: 280, y: 40)
/// Points per meter.
let scale: CGFloat = 170

let beam = View(frame: Rect(x: 200, y: 32, width: 160, height: 8))
beam.backgroundColor = .systemGray
beam.layer.cornerRadius = 4
area.addSubview(beam)

let rod = View()
rod.backgroundColor = .secondaryLabel
area.addSubview(rod)

final class Weight: View {
    var pushed: () -> Void = {}
    override func accessibilityActivate() -> Bool {
        pushed()
        return true
    }
}

let weight = Weight(frame: Rect(x: 0, y: 0, width: 56, height: 56))
weight.backgroundColor = Color(rgb: 0xE5A50A)
weight.layer.cornerRadius = 28
weight.layer.shadowOpacity = 0.3
weight.layer.shadowOffset = Size(width: 0, height: 3)
weight.isAccessibilityElement = true
weight.accessibilityLabel = "Weight"
weight.accessibilityHint = "Return pushes it"
area.addSubview(weight)

let period = Label(frame: Rect(x: 20, y: 470, width: 160, height: 40))
period.textColor = .label
area.addSubview(period)

// MARK: Physics

var angle = 0.7
var speed = 0.0
var isHeld = false

func place() {
    let way = length.value * scale
    let end = Point(x: pivot.x + way * sin(angle), y: pivot.y + way * cos(angle))
    rod.bounds = Rect(x: 0, y: 0, width: 4, height: way)
    rod.center = Point(x: (pivot.x + end.x) / 2, y: (pivot.y + end.y) / 2)
    rod.transform = AffineTransform(rotationAngle: -angle)
    weight.center = end
    let seconds = 2 * .pi * sqrt(length.value / max(gravity.value, 0.01))
    period.text = gravity.value < 0.01 ? "No period" : "Period: \((seconds * 100).rounded() / 100) s"
}

let link = DisplayLink { link in
    if !isHeld {
        speed -= (gravity.value / length.value * sin(angle) + friction.value * speed) * link.duration
        angle += speed * link.duration
    }
    place()
}

let drag = PanGestureRecognizer { drag in
    let finger = drag.location(in: area)
    isHeld = drag.state == .began || drag.state == .changed
    angle = atan2(finger.x - pivot.x, finger.y - pivot.y)
    speed = 0
}
weight.addGestureRecognizer(drag)

weight.pushed = {
    speed += 2
    Accessibility.post(notification: .announcement, argument: "Pushed")
}

// MARK: Sliders

func addSlider(_ name: String, _ property: Live<Double>, unit: String, y: CGFloat, range: ClosedRange<Float>) {
    let label = Label(frame: Rect(x: 180, y: y, width: 150, height: 32))
    label.textColor = .label
    // The slider says the same to screen readers.
    label.isAccessibilityElement = false
    area.addSubview(label)
    let slider = Slider(frame: Rect(x: 340, y: y, width: 200, height: 32))
    (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
    slider.accessibilityLabel = name
    slider.addAction(Action { _ in property.value = Double(slider.value) }, for: .valueChanged)
    area.addSubview(slider)
    func show(_ value: Double) {
        slider.value = Float(value)
        slider.accessibilityValue = "\((value * 100).rounded() / 100) \(unit)"
        label.text = "\(name): \(slider.accessibilityValue!)"
    }
    property.changed = show
    show(property.value)
}

addSlider("Length", length, unit: "m", y: 430, range: 0.3...2)
addSlider("Gravity", gravity, unit: "m/s²", y: 474, range: 0...25)

PlaygroundPage.current.liveView = area
