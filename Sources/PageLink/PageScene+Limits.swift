import Scene

// A window shows what a page sends, whatever that is. So a scene keeps to what the window relies on when it looks things up and
// paints them; its process sees to that before it sends one, and the window refuses any other.

extension PageScene {
    /// The most pieces and sides that a scene has: a deck can be a folder of thousands of pictures, of which few are dealt.
    private static let mostPieces = 1000, mostSides = 10_000

    /// Whether each index in it leads somewhere, and each figure is one that can be painted.
    public var isSound: Bool {
        let (pieces, plates) = (scene.pieces, scene.plates)
        guard pieces.count <= Self.mostPieces, plates.count <= Self.mostSides, 0.1...1e6 ~= scene.size.width,
            0.1...1e6 ~= scene.size.height, 0...3600 ~= longPressTime, activity.isSound
        else { return false }
        return plates.allSatisfy(\.isSound)
            && pieces.allSatisfy { $0.isSound && plates.has($0.front) && plates.has($0.back) }
            && scene.order.map { $0.count == pieces.count && $0.areDistinct(in: pieces.indices) } ?? true
            && words.map { $0.isSound(for: pieces.indices) } ?? true
    }
}

extension PageBoard {
    /// Whether its name can be shown.
    var isSound: Bool { name.isShort }
}

extension PageScene.Words {
    fileprivate func isSound(for pieces: Range<Int>) -> Bool {
        names.count == pieces.count && tabOrder.areDistinct(in: pieces) && state.isShort
            && names.allSatisfy { $0?.isShort ?? true }
    }
}

extension Activity {
    fileprivate var isSound: Bool { if case .waiting(let time) = self { time.magnitude <= 1e12 } else { true } }
}

extension Piece {
    fileprivate var isSound: Bool {
        // A little more than what there is, as numbers that move are rounded.
        let share = -0.5...1.5
        return center.x.magnitude <= 1e6 && center.y.magnitude <= 1e6 && scale.magnitude <= 100
            && turn.magnitude <= 1e9 && rotation.magnitude <= 1e9 && share ~= opacity && share ~= held
    }
}

extension Plate {
    fileprivate var isSound: Bool {
        // What a screen has of points at most.
        let extent = 0...32_768.0
        return extent ~= size.width && extent ~= size.height && cornerRadius.magnitude <= extent.upperBound
            && caption.map { $0.title.isShort && $0.text.isShort } ?? true
            && ring.map { 0...1 ~= $0.share && extent ~= $0.width } ?? true
            && picture?.isSound ?? true && cells?.isSound ?? true
    }
}

extension Picture {
    fileprivate var isSound: Bool {
        switch self {
        // Only what lies in the program's own folder is one of its drawings.
        case .shipped(let path):
            path.isShort && path.utf8.first.map { $0 != UInt8(ascii: "/") } ?? false
                && !path.split(separator: "/").contains("..")
        case .own(let text), .text(let text): text.isShort
        }
    }
}

extension CellPattern {
    /// The most squares side by side. To find the outline of a pattern takes the longer the more squares are apart.
    private static let mostSquares = 32

    fileprivate var isSound: Bool {
        1...Self.mostSquares ~= columns && 1...Self.mostSquares ~= rows && letter?.isShort ?? true
            && filled.allSatisfy { 0..<columns ~= $0.column && 0..<rows ~= $0.row }
    }
}

extension String {
    /// Whether it can be laid out in no time. The URI of a file can be as long as this.
    fileprivate var isShort: Bool { utf8.count <= 1 << 14 }
}

extension [Int] {
    /// Whether all are of a range that begins at 0, and none is there twice.
    fileprivate func areDistinct(in range: Range<Int>) -> Bool {
        var isSeen = [Bool](repeating: false, count: range.count)
        return allSatisfy { number in
            guard range ~= number, !isSeen[number] else { return false }
            isSeen[number] = true
            return true
        }
    }
}
