/*:
 # 4. Rules

 The dark board has room for all three tiles. When a drag ends, the tile moves to the nearest squares of the board. If
 one of them is taken, the tile returns to where it was.

 Each tile also has actions for the keyboard and for screen readers. Press Tab until a tile has the focus. Return turns
 it, and Shift+F10 shows the actions that move it.

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
            let tray = Point(x: 120 + CGFloat(index) * 200, y: 380)
            tile.center = tray
            view.addSubview(tile)
            let turned = tile.turned
            tile.turned = { [unowned self] in
                // On the board, a turned tile needs other squares.
                let isPlaced = isOnBoard(tile) && !(isDragging && tile === held)
                if isPlaced { putDown(tile, otherwise: tray) } else { turned() }
            }
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
        for tile in tiles {
            describe(tile)
            addActions(to: tile)
        }
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
            putDown(held, otherwise: home)
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

    // MARK: Rules

    /// Puts a tile where it fits, or back.
    private func putDown(_ tile: Tile, movedBy way: Vector = .zero, otherwise home: Point) {
        let place = place(for: tile, movedBy: way)
        View.animate(withDuration: 0.2) {
            tile.alpha = 1
            tile.center = place ?? home
        }
        describe(tile)
        guard place != nil else { return report("It doesn’t fit there.") }
        guard isOnBoard(tile) else { return }
        let filled = tiles.flatMap { $0.centers(in: board) }.filter(board.bounds.contains).count
        report(filled == 15 ? "The board is full." : "\(filled) of 15 squares are filled.")
    }

    /// Returns the center of a tile on the nearest squares of the board, if they are free. Next to the board, it can be
    /// anywhere on the table.
    private func place(for tile: Tile, movedBy way: Vector) -> Point? {
        let center = Point(x: tile.center.x + way.dx, y: tile.center.y + way.dy)
        let centers = tile.centers(in: board).map { Point(x: $0.x + way.dx, y: $0.y + way.dy) }
        guard centers.contains(where: board.bounds.contains) else {
            return view.bounds.contains(center) ? center : nil
        }
        let dx = offset(of: centers.map(\.x), in: board.bounds.width)
        let dy = offset(of: centers.map(\.y), in: board.bounds.height)
        let places = centers.map { Point(x: $0.x + dx, y: $0.y + dy) }
        let others = tiles.filter { $0 !== tile }.flatMap { $0.centers(in: board) }
        let isTaken = places.contains { place in
            others.contains { abs($0.x - place.x) < Tile.side / 2 && abs($0.y - place.y) < Tile.side / 2 }
        }
        return isTaken ? nil : Point(x: center.x + dx, y: center.y + dy)
    }

    /// Returns how far the squares with these centers are from the nearest ones of the board, in one direction.
    private func offset(of centers: [CGFloat], in length: CGFloat) -> CGFloat {
        let (low, high) = (centers.min()!, centers.max()!)
        let first = Tile.side / 2
        let nearest = ((low - first) / Tile.side).rounded() * Tile.side + first
        return max(first, min(nearest, length - first - (high - low))) - low
    }

    private func isOnBoard(_ tile: Tile) -> Bool { tile.centers(in: board).contains(where: board.bounds.contains) }

    // MARK: Keyboard and screen readers

    /// Prints what has happened, and lets screen readers say it.
    private func report(_ text: String) {
        print(text)
        Accessibility.post(notification: .announcement, argument: text)
    }

    private func describe(_ tile: Tile) {
        let corner = tile.convert(tile.bounds, to: board).origin
        let (row, column) = (Int((corner.y / Tile.side).rounded()) + 1, Int((corner.x / Tile.side).rounded()) + 1)
        tile.accessibilityValue = isOnBoard(tile) ? "row \(row), column \(column)" : "beside the board"
    }

    /// Adds actions that move a tile to the next place where it fits.
    private func addActions(to tile: Tile) {
        func move(_ name: String, _ x: CGFloat, _ y: CGFloat) -> AccessibilityCustomAction {
            AccessibilityCustomAction(name: name) { [unowned self] _ in
                let ways = (1...8).map { Vector(dx: x * CGFloat($0) * Tile.side, dy: y * CGFloat($0) * Tile.side) }
                let way = ways.first { place(for: tile, movedBy: $0) != nil } ?? ways[7]
                putDown(tile, movedBy: way, otherwise: tile.center)
                return true
            }
        }
        tile.accessibilityCustomActions = [
            move("Move Left", -1, 0), move("Move Right", 1, 0), move("Move Up", 0, -1), move("Move Down", 0, 1),
        ]
    }
}

PlaygroundPage.current.liveView = TileTable()
