/*:
 # A sliding puzzle

 Fifteen tiles and one gap. Tap a tile next to the gap, and it slides there. Put the numbers in order.

 The puzzle is shuffled by three hundred random moves, so it can always be solved.

 - Experiment: Use `size = 3` or `size = 5`.
*/
import PlaygroundSupport

final class SlidingPuzzle: ViewController {
    private let size = 4
    private let side: CGFloat = 110
    /// The tiles by place, in reading order; `nil` is the gap.
    private var tiles: [Button?] = []
    private var moves = 0

    override func loadView() {
        let extent = CGFloat(size) * side + 20
        let frame = View(frame: Rect(x: 0, y: 0, width: extent, height: extent))
        frame.backgroundColor = Color(rgb: 0x3D3846)
        frame.layer.cornerRadius = 16
        view = frame
    }

    override func viewDidLoad() {
        tiles = (1..<size * size).map { number in
            let tile = Button(type: .custom)
            tile.setTitle("\(number)", for: .normal)
            tile.setTitleColor(.white, for: .normal)
            tile.titleLabel?.font = .boldSystemFont(ofSize: 40)
            tile.tag = number
            tile.layer.cornerRadius = 12
            tile.addAction(Action { [unowned self] _ in push(tile) }, for: .touchUpInside)
            view.addSubview(tile)
            return tile
        }
        tiles.append(nil)
        for _ in 0..<300 { slide(neighbors.randomElement()!) }
        for (place, tile) in tiles.enumerated() { tile?.frame = frame(at: place) }
        showState()
    }

    private func frame(at place: Int) -> Rect {
        let corner = Point(x: 10 + CGFloat(place % size) * side, y: 10 + CGFloat(place / size) * side)
        return Rect(origin: corner, size: Size(width: side, height: side)).insetBy(dx: 4, dy: 4)
    }

    private var gap: Int { tiles.firstIndex { $0 == nil }! }

    /// The places next to the gap.
    private var neighbors: [Int] {
        tiles.indices.filter { place in
            abs(place % size - gap % size) + abs(place / size - gap / size) == 1
        }
    }

    private func slide(_ place: Int) { tiles.swapAt(place, gap) }

    private func push(_ tile: Button) {
        guard let place = tiles.firstIndex(of: tile), neighbors.contains(place) else {
            return say("\(tile.tag) is not next to the gap")
        }
        let target = gap
        slide(place)
        moves += 1
        Sound(named: "glide")?.play()
        View.animate(withDuration: 0.15) { tile.frame = self.frame(at: target) }
        showState()
        if isSolved {
            print("Solved in \(moves) moves.")
            say("Solved in \(moves) moves")
        } else {
            let directions = [-size: "up", size: "down", -1: "left", 1: "right"]
            say("Moved \(directions[target - place]!)")
        }
    }

    /// Lets screen readers say something.
    private func say(_ text: String) { Accessibility.post(notification: .announcement, argument: text) }

    private var isSolved: Bool { zip(tiles, 1...).allSatisfy { $0 == nil || $0?.tag == $1 } }

    /// Tiles at their own places are green.
    private func showState() {
        for (place, tile) in tiles.enumerated() {
            let isAtHome = tile?.tag == place + 1
            tile?.backgroundColor = isAtHome ? Color(rgb: 0x26A269) : Color(rgb: 0x1C71D8)
            let words = "row \(place / size + 1), column \(place % size + 1)"
            tile?.accessibilityValue = isAtHome ? "\(words), in place" : words
        }
    }
}

PlaygroundPage.current.liveView = SlidingPuzzle()
