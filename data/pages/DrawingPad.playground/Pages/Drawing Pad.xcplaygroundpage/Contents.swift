/*:
 # A drawing pad for ten fingers

 Each finger draws its own line. `touchesBegan`, `touchesMoved`, and `touchesEnded` receive all touches of the pad,
 because `isMultipleTouchEnabled` is set.

 A line is a view of its own, so only the line that grows is drawn again.

 - Experiment: Let each finger have another color.
*/
import PlaygroundSupport

/// A line that grows with a finger.
final class Line: View {
    private let path = BezierPath()
    private let color: Color

    init(from point: Point, color: Color, width: CGFloat, frame: Rect) {
        self.color = color
        super.init(frame: frame)
        isUserInteractionEnabled = false
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.move(to: point)
        // A dot, in case that the finger does not move.
        path.addLine(to: point)
    }

    required init?(coder: NSCoder) { nil }

    func extend(to point: Point) {
        path.addLine(to: point)
        setNeedsDisplay()
    }

    override func draw(_ rect: Rect) {
        color.setStroke()
        path.stroke()
    }
}

/// The paper. Its lines are subviews.
final class Paper: View {
    var color = Color(rgb: 0x1C71D8)
    var width: CGFloat = 8
    private var growing: [Touch: Line] = [:]

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .white
        isMultipleTouchEnabled = true
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches {
            let line = Line(from: touch.location(in: self), color: color, width: width, frame: bounds)
            addSubview(line)
            growing[touch] = line
        }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { growing[touch]?.extend(to: touch.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { growing[touch] = nil }
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { growing.removeValue(forKey: touch)?.removeFromSuperview() }
    }

    func undo() { subviews.last?.removeFromSuperview() }

    func clear() { for line in subviews { line.removeFromSuperview() } }
}

let pad = View(frame: Rect(x: 0, y: 0, width: 600, height: 480))
let paper = Paper(frame: Rect(x: 0, y: 0, width: 600, height: 420))
pad.addSubview(paper)

func addButton(_ name: String, x: CGFloat, color: Color? = nil, action: @escaping () -> Void) {
    let button = Button(type: .system)
    button.frame = Rect(x: x, y: 430, width: color == nil ? 80 : 40, height: 40)
    button.accessibilityLabel = name
    if let color {
        button.backgroundColor = color
        button.layer.cornerRadius = 20
    } else {
        button.setTitle(name, for: .normal)
    }
    button.addAction(Action { _ in action() }, for: .touchUpInside)
    pad.addSubview(button)
}

let colors = [("Blue", 0x1C71D8), ("Red", 0xC01C28), ("Green", 0x26A269), ("Black", 0x000000)]
for (index, (name, rgb)) in colors.enumerated() {
    let color = Color(rgb: rgb)
    addButton(name, x: CGFloat(10 + index * 50), color: color) { paper.color = color }
}

let width = Slider(frame: Rect(x: 220, y: 430, width: 180, height: 40))
width.accessibilityLabel = "Line width"
(width.minimumValue, width.maximumValue, width.value) = (1, 40, 8)
width.addAction(Action { _ in paper.width = CGFloat(width.value) }, for: .valueChanged)
pad.addSubview(width)

addButton("Undo", x: 420) { paper.undo() }
addButton("Clear", x: 510) { paper.clear() }

PlaygroundPage.current.liveView = pad
