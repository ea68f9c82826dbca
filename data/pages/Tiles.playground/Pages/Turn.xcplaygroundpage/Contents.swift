/*:
 # 3. A tap that turns

 Hold a tile with one finger and tap anywhere with another: the tile turns. The drag takes only one touch
 (`maximumNumberOfTouches`), so the other one is free for the tap. With a pointer, tap a tile to turn it.

 - Experiment: Turn the tile back with a double tap.

 [Previous: Above the finger](@previous) · [Next: Rules](@next)
*/
import PlaygroundSupport

final class TileTable: ViewController, GestureRecognizerDelegate {
    private let tiles = Tile.all
    private var held: Tile?
    private var isDragging = false
    private let lift: CGFloat = 70

    override func loadView() {
        view = View(frame: Rect(x: 0, y: 0, width: 640, height: 480))
        view.backgroundColor = Color(rgb: 0x6B5240)
        view.isAccessibilityElement = false

        for (index, tile) in tiles.enumerated() {
            tile.center = Point(x: 120 + CGFloat(index) * 200, y: 380)
            view.addSubview(tile)
        }
    }

    override func viewDidLoad() {
        let pan = PanGestureRecognizer { [unowned self] pan in drag(pan) }
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        view.addGestureRecognizer(pan)
        let tap = TapGestureRecognizer { [unowned self] tap in turn(at: tap.location(in: view)) }
        tap.delegate = self
        view.addGestureRecognizer(tap)
    }

    /// A drag begins only on a tile.
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer is PanGestureRecognizer else { return true }
        held = view.hitTest(recognizer.location(in: view), with: nil) as? Tile
        return held != nil
    }

    private func drag(_ pan: PanGestureRecognizer) {
        guard let held else { return }
        let finger = pan.location(in: view)
        switch pan.state {
        case .began:
            isDragging = true
            view.bringSubviewToFront(held)
            View.animate(withDuration: 0.1) {
                held.center = Point(x: finger.x, y: finger.y - self.lift)
                held.alpha = 0.85
            }
        case .changed: held.center = Point(x: finger.x, y: finger.y - lift)
        default:
            isDragging = false
            View.animate(withDuration: 0.1) { held.alpha = 1 }
        }
    }

    /// The tap and the drag can be recognized at the same time.
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }

    /// Turns the tile that is dragged; otherwise, the one at the point.
    private func turn(at point: Point) {
        let tile = isDragging ? held : view.hitTest(point, with: nil) as? Tile
        tile?.turn()
    }
}

PlaygroundPage.current.liveView = TileTable()

//: [Next: Rules](@next)
