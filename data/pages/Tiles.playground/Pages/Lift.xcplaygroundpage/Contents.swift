/*:
 # 2. Above the finger

 A finger hides what is below it. So the tile is lifted: it moves above the finger and becomes translucent, until the
 drag ends.

 - Experiment: Let the tile grow by a tenth while it is lifted. It needs a transform.

 [Previous: A drag that begins on a tile](@previous) · [Next: A tap that turns](@next)
*/
import PlaygroundSupport

final class TileTable: ViewController, GestureRecognizerDelegate {
    private let tiles = Tile.all
    private var held: Tile?
    /// The distance between the finger and the center of a lifted tile, in points.
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
            view.bringSubviewToFront(held)
            View.animate(withDuration: 0.1) {
                held.center = Point(x: finger.x, y: finger.y - self.lift)
                held.alpha = 0.85
            }
        case .changed: held.center = Point(x: finger.x, y: finger.y - lift)
        default: View.animate(withDuration: 0.1) { held.alpha = 1 }
        }
    }
}

PlaygroundPage.current.liveView = TileTable()

//: [Next: A tap that turns](@next)
