/*:
 # Drag tiles

 In four chapters, you write the gestures of a pentomino board: drag a tile with one finger, turn it with a tap of
 another, and place it by the rules. The tiles are in the file `Tile.swift` in `Sources`.

 ## 1. A drag that begins on a tile

 The recognizer belongs to the table. Before it begins, it asks its delegate. `gestureRecognizerShouldBegin` looks for a
 tile at that point, and if there is none, nothing is dragged.

 - Experiment: Return `true` in any case. What happens to `held`?

 [Next: Above the finger](@next)
*/
import PlaygroundSupport

final class TileTable: ViewController, GestureRecognizerDelegate {
    private let tiles = Tile.all
    private var held: Tile?

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
        if pan.state == .began { view.bringSubviewToFront(held) }
        let way = pan.translation(in: view)
        held.center.x += way.x
        held.center.y += way.y
        // From now on, only what is added counts.
        pan.setTranslation(.zero, in: view)
    }
}

PlaygroundPage.current.liveView = TileTable()

//: [Next: Above the finger](@next)
