// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Several items that move as one. Their distances stay as they were when the group was created.
@preconcurrency @MainActor public final class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items.
    public let items: [any UIDynamicItem]
    /// The size of the rectangle around the items.
    public let bounds: CGRect
    /// The center of the items.
    public var center: CGPoint { didSet { place() } }
    /// The transform about the center, with which the items turn.
    public var transform = CGAffineTransform.identity { didSet { place() } }

    private let places: [(distance: CGPoint, transform: CGAffineTransform)]
    private static let maxItems = 50

    /// Creates a group.
    public init(items: [any UIDynamicItem]) {
        let items = Array(items.prefix(Self.maxItems))
        let frames = items.map { item in
            let size = item.transform(CGRect(origin: .zero, size: item.bounds.size)).size
            return CGRect(center: item.center, size: size)
        }
        let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        self.items = items
        bounds = CGRect(origin: .zero, size: frame.size)
        let middle = frame.center
        center = middle
        places = items.map { ($0.center - middle, $0.transform) }
        super.init()
    }

    /// The shapes of the items about the center of the group.
    var innerShapes: [BodyShape] {
        zip(items, places).map { item, place in
            var points: [CGPoint]
            switch item.shape {
            case .circle(let radius):
                points = (0..<24).map { index in
                    let angle = Double(index) * .pi / 12
                    return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
                }
            case .polygon(let corners): points = corners
            }
            points = points.map { place.transform($0) + place.distance }
            return .polygon(points)
        }
    }

    private func place() {
        for (item, place) in zip(items, places) {
            item.center = center + transform(place.distance)
            item.transform = place.transform.concatenating(transform)
        }
    }
}
