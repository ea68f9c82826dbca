/*:
 # A drawing pad for ten fingers

 Each finger draws its own line. `touchesBegan`, `touchesMoved`, and `touchesEnded` receive all touches of the pad,
 because `isMultipleTouchEnabled` is set.

 A line is a view of its own, so only the line that grows is drawn again.
 On the paper, Return draws a dot, and Shift+F10 shows the lines that you can draw with the keyboard.

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
        (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
        path.move(to: point)
        path.addLine(to: point)  // A dot, if the finger does not move.
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
    var color = Color.black
    var width: CGFloat = 8
    private var growing: [Touch: Line] = [:]
    /// Where the next line of the keyboard begins.
    private var pen = Point(x: 300, y: 210)

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .white
        (layer.borderWidth, layer.borderColor) = (1, Color(white: 0.5, alpha: 0.5).cgColor)
        isMultipleTouchEnabled = true
        clipsToBounds = true
        (isAccessibilityElement, accessibilityLabel, accessibilityTraits) = (true, "Paper", .image)
        let ways: [(String, CGFloat, CGFloat)] = [("Left", -60, 0), ("Right", 60, 0), ("Up", 0, -60), ("Down", 0, 60)]
        accessibilityCustomActions = ways.map { name, x, y in
            AccessibilityCustomAction(name: "Draw \(name)") { [unowned self] _ in
                let line = addLine(from: pen)
                pen = Point(x: max(0, min(bounds.maxX, pen.x + x)), y: max(0, min(bounds.maxY, pen.y + y)))
                line.extend(to: pen)
                return true
            }
        }
        countLines()
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { growing[touch] = addLine(from: touch.location(in: self)) }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { growing[touch]?.extend(to: touch.location(in: self)) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { touches.forEach { growing[$0] = nil } }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { growing.removeValue(forKey: touch)?.removeFromSuperview() }
        countLines()
    }

    /// Return draws a dot.
    override func accessibilityActivate() -> Bool {
        _ = addLine(from: pen)
        Accessibility.post(notification: .announcement, argument: accessibilityValue)
        return true
    }

    private func addLine(from point: Point) -> Line {
        let line = Line(from: point, color: color, width: width, frame: bounds)
        addSubview(line)
        countLines()
        return line
    }

    /// Removes the latest lines.
    func removeLines(_ count: Int) {
        for line in subviews.suffix(count) { line.removeFromSuperview() }
        countLines()
        Accessibility.post(notification: .announcement, argument: accessibilityValue)
    }

    private func countLines() { accessibilityValue = subviews.count == 1 ? "1 line" : "\(subviews.count) lines" }
}

let pad = View(frame: Rect(x: 0, y: 0, width: 600, height: 480))
let paper = Paper(frame: Rect(x: 0, y: 0, width: 600, height: 420))
pad.addSubview(paper)
let names = ["Blue", "Red", "Green", "Black"]
let colors = [0x1C71D8, 0xC01C28, 0x26A269, 0x000000].map { Color(rgb: $0) }
let swatches = names.indices.map { index in
    let choice = Action { _ in
        choose(index)
        Accessibility.post(notification: .announcement, argument: "Drawing in \(names[index].lowercased())")
    }
    let swatch = Button(type: .custom, primaryAction: choice)
    swatch.frame = Rect(x: 10 + index * 50, y: 430, width: 40, height: 40)
    (swatch.backgroundColor, swatch.accessibilityLabel) = (colors[index], names[index])
    (swatch.layer.cornerRadius, swatch.layer.borderColor) = (20, Color(white: 0.6, alpha: 1).cgColor)
    pad.addSubview(swatch)
    return swatch
}

/// Draws with a color from now on. Its button has a thick ring.
func choose(_ index: Int) {
    paper.color = colors[index]
    for swatch in swatches { swatch.isSelected = swatch === swatches[index] }
    for swatch in swatches { swatch.layer.borderWidth = swatch.isSelected ? 5 : 1 }
}
choose(0)

// MARK: Width, undo, clear

let width = Slider(frame: Rect(x: 220, y: 430, width: 180, height: 40))
width.accessibilityLabel = "Line width"
(width.minimumValue, width.maximumValue, width.value) = (1, 40, 8)
width.addAction(Action { _ in paper.width = CGFloat(width.value) }, for: .valueChanged)

let undo = Button(primaryAction: Action(title: "Undo") { _ in paper.removeLines(1) })
undo.frame = Rect(x: 420, y: 430, width: 80, height: 40)
let clear = Button(primaryAction: Action(title: "Clear") { _ in paper.removeLines(.max) })
clear.frame = Rect(x: 510, y: 430, width: 80, height: 40)
for view in [width, undo, clear] as [View] { pad.addSubview(view) }
PlaygroundPage.current.liveView = pad
