/*:
 # 4. Rules

 The dark board has room for all three tiles. When a drag ends, the tile moves to the nearest squares. If one of them is
 taken or outside, the tile returns to where it was.

 Each tile also has actions for the keyboard and for screen readers. Press Tab until a tile has the focus. Return turns
 it, and Shift+F10 shows the other actions.

 - Experiment: Can you fill the board? There is a solution without turning any tile over.

 [Previous: A tap that turns](@previous)
*/
import PlaygroundSupport

final class TileTable: ViewController, GestureRecognizerDelegate {
    private let tiles = Tile.all
    private let board = View(frame: Rect(x: 180, y: 40, width: 5 * Tile.side, height: 3 * Tile.side))
    private var held: Tile?
    private var isDragging = false
    private var home = Point.zero
    private let lift: CGFloat = 70

    override func loadView() {
        view = View(frame: Rect(x: 0, y: 0, width: 640, height: 480))
        view.backgroundColor = Color(rgb: 0x6B5240)
        view.isAccessibilityElement = false
        board.backgroundColor = Color(rgb: 0x3F3026)
        view.addSubview(board)
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
        for tile in tiles { addActions(to: tile) }
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
            home = held.center
            view.bringSubviewToFront(held)
            View.animate(withDuration: 0.1) {
                held.center = Point(x: finger.x, y: finger.y - self.lift)
                held.alpha = 0.85
            }
        case .changed: held.center = Point(x: finger.x, y: finger.y - lift)
        default:
            isDragging = false
            View.animate(withDuration: 0.2) {
                held.alpha = 1
                self.put(held)
            }
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

    /// Puts a tile on the nearest squares if they are free and on the board. Otherwise, the tile goes back. Next to the
    /// board, it can be anywhere.
    private func put(_ tile: Tile) {
        let centers = tile.centers(in: board)
        guard centers.contains(where: board.bounds.contains) else { return }
        let side = Tile.side
        // The offset of the squares from those of the board is the same for all of them.
        let dx = (centers[0].x / side).rounded(.down) * side + side / 2 - centers[0].x
        let dy = (centers[0].y / side).rounded(.down) * side + side / 2 - centers[0].y
        let places = centers.map { Point(x: $0.x + dx, y: $0.y + dy) }
        let others = tiles.filter { $0 !== tile }.flatMap { $0.centers(in: board) }
        let isFree = places.allSatisfy { place in
            board.bounds.contains(place)
                && !others.contains { abs($0.x - place.x) < side / 2 && abs($0.y - place.y) < side / 2 }
        }
        guard isFree else {
            print("It doesn’t fit there.")
            return tile.center = home
        }
        tile.center.x += dx
        tile.center.y += dy
        let filled = tiles.flatMap { $0.centers(in: board) }.filter(board.bounds.contains).count
        print(filled == 15 ? "The board is full." : "\(filled) of 15 squares are filled.")
    }

    /// Lets the keyboard and screen readers do what fingers do.
    private func addActions(to tile: Tile) {
        func move(_ name: String, _ x: CGFloat, _ y: CGFloat) -> AccessibilityCustomAction {
            AccessibilityCustomAction(name: name) { [unowned self] _ in
                home = tile.center
                View.animate(withDuration: 0.2) {
                    tile.center.x += x * Tile.side
                    tile.center.y += y * Tile.side
                    self.put(tile)
                }
                return true
            }
        }
        tile.accessibilityCustomActions = [
            move("Move Left", -1, 0), move("Move Right", 1, 0), move("Move Up", 0, -1), move("Move Down", 0, 1),
        ]
    }
}

PlaygroundPage.current.liveView = TileTable()
