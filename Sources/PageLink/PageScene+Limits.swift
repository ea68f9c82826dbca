import Scene

// The window paints any scene that a page sends, so a scene must satisfy the conditions that painting and lookups rely
// on. The page's process checks them before it sends a scene, and the window rejects a scene that violates them.

extension PageScene {
    /// The limits for pieces and sides. There are more sides because a deck can be a folder of thousands of pictures of
    /// which only a few are dealt.
    private static let maxPieces = 1000, maxSides = 10_000

    /// Whether every index is in range and every number can be painted.
    public var isValid: Bool {
        let (pieces, plates) = (scene.pieces, scene.plates)
        guard pieces.count <= Self.maxPieces, plates.count <= Self.maxSides, 0.1...1e6 ~= scene.size.width,
            0.1...1e6 ~= scene.size.height, 0...3600 ~= longPressTime, activity.isValid
        else { return false }
        return plates.allSatisfy(\.isValid)
            && pieces.allSatisfy { $0.isValid && plates.has($0.front) && plates.has($0.back) }
            && scene.order.map { $0.count == pieces.count && $0.areDistinct(in: pieces.indices) } ?? true
            && accessibleState.map { $0.isValid(for: pieces.indices) } ?? true
    }
}

extension PageBoard {
    /// Whether the name is short enough to be shown.
    var isValid: Bool { name.isShort }
}

extension PageScene.AccessibleState {
    fileprivate func isValid(for pieces: Range<Int>) -> Bool {
        names.count == pieces.count && tabOrder.areDistinct(in: pieces) && state.isShort
            && names.allSatisfy { $0?.isShort ?? true }
    }
}

extension Activity {
    fileprivate var isValid: Bool { if case .waiting(let time) = self { time.magnitude <= 1e12 } else { true } }
}

extension Piece {
    fileprivate var isValid: Bool {
        // Slightly more than the range in use, to allow for rounding during animations.
        let fraction = -0.5...1.5
        return center.x.magnitude <= 1e6 && center.y.magnitude <= 1e6 && scale.magnitude <= 100
            && turn.magnitude <= 1e9 && rotation.magnitude <= 1e9 && fraction ~= opacity && fraction ~= held
    }
}

extension Plate {
    fileprivate var isValid: Bool {
        // More points than any screen has.
        let extent = 0...32_768.0
        return extent ~= size.width && extent ~= size.height && cornerRadius.magnitude <= extent.upperBound
            && caption.map { $0.title.isShort && $0.text.isShort } ?? true
            && ring.map { 0...1 ~= $0.fraction && extent ~= $0.width } ?? true
            && picture?.isValid ?? true && cells?.isValid ?? true
    }
}

extension Picture {
    fileprivate var isValid: Bool {
        switch self {
        // Paths of shipped pictures must not lead out of the data folder.
        case .shipped(let path):
            path.isShort && path.utf8.first.map { $0 != UInt8(ascii: "/") } ?? false
                && !path.split(separator: "/").contains("..")
        case .custom(let text), .text(let text): text.isShort
        }
    }
}

extension CellPattern {
    /// The maximum number of columns and rows. Tracing the outline of a pattern takes longer the more separate squares
    /// it has.
    private static let maxSquares = 32

    fileprivate var isValid: Bool {
        1...Self.maxSquares ~= columns && 1...Self.maxSquares ~= rows && letter?.isShort ?? true
            && filled.allSatisfy { 0..<columns ~= $0.column && 0..<rows ~= $0.row }
    }
}

extension String {
    /// Whether the text can be laid out quickly. The limit is long enough for the URI of any file.
    fileprivate var isShort: Bool { utf8.count <= 1 << 14 }
}

extension [Int] {
    /// Whether all elements are in a range that starts at 0, without duplicates.
    fileprivate func areDistinct(in range: Range<Int>) -> Bool {
        var isSeen = [Bool](repeating: false, count: range.count)
        return allSatisfy { number in
            guard range ~= number, !isSeen[number] else { return false }
            isSeen[number] = true
            return true
        }
    }
}
