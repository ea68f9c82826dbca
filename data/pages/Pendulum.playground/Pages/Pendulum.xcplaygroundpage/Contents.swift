/*:
 # A pendulum

 Move the sliders: a long pendulum swings slowly, and a strong gravity makes it fast. On the Moon, the gravity is 1.6,
 and on Jupiter 24.8.

 Drag the weight to swing the pendulum yourself.

 - Experiment: Set `friction` to `0` and compare the period with the formula `2π√(length / gravity)`.
*/
import PlaygroundSupport

let gravity = Live("Gravity", 9.8, in: 0...25)
let length = Live("Length", 1.2, in: 0.3...2)
let friction = Live("Friction", 0.1, in: 0...2)

let area = View(frame: Rect(x: 0, y: 0, width: 560, height: 520))
area.backgroundColor = Color(rgb: 0xF6F5F4)
let pivot = Point(x: 280, y: 40)
/// Points per meter.
let scale: CGFloat = 170

let rod = View()
rod.backgroundColor = Color(rgb: 0x5E5C64)
area.addSubview(rod)

let weight = View(frame: Rect(x: 0, y: 0, width: 56, height: 56))
weight.backgroundColor = Color(rgb: 0xE5A50A)
weight.layer.cornerRadius = 28
weight.layer.shadowOpacity = 0.3
weight.layer.shadowOffset = Size(width: 0, height: 3)
weight.isAccessibilityElement = true
weight.accessibilityLabel = "Weight"
area.addSubview(weight)

let period = Label(frame: Rect(x: 20, y: 470, width: 200, height: 40))
period.textColor = Color(rgb: 0x241F31)
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

// MARK: Sliders

func addSlider(_ name: String, _ property: Live<Double>, y: CGFloat, range: ClosedRange<Float>) {
    let label = Label(frame: Rect(x: 240, y: y, width: 80, height: 32))
    label.text = name
    label.textColor = Color(rgb: 0x241F31)
    area.addSubview(label)
    let slider = Slider(frame: Rect(x: 320, y: y, width: 220, height: 32))
    (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
    slider.value = Float(property.value)
    slider.accessibilityLabel = name
    slider.addAction(Action { _ in property.value = Double(slider.value) }, for: .valueChanged)
    property.changed = { slider.value = Float($0) }
    area.addSubview(slider)
}

addSlider("Length", length, y: 430, range: 0.3...2)
addSlider("Gravity", gravity, y: 474, range: 0...25)

PlaygroundPage.current.liveView = area
