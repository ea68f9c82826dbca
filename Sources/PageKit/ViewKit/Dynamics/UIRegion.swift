// SPDX-License-Identifier: GPL-3.0-or-later
/// An area about the position of a field. It does not change.
@preconcurrency @MainActor public final class UIRegion: NSObject, NSCopying {
    private indirect enum Area {
        case everything
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case inverse(UIRegion)
        case union(UIRegion, UIRegion)
        case difference(UIRegion, UIRegion)
        case intersection(UIRegion, UIRegion)
    }

    private let area: Area
    /// How many areas the region consists of.
    private let count: Int
    private static let maxCount = 64

    /// The whole plane.
    public static let infinite = UIRegion(.everything)

    private init(_ area: Area, count: Int = 1) {
        (self.area, self.count) = (area, count)
        super.init()
    }

    /// Creates a circle.
    public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }

    /// Creates a rectangle.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// Returns everything outside of the region.
    public func inverse() -> UIRegion { combined(with: nil) { one, _ in .inverse(one) } }

    /// Returns what is in the region or in another one.
    public func union(with region: UIRegion) -> UIRegion { combined(with: region) { .union($0, $1) } }

    /// Returns what is in the region and not in another one.
    public func difference(from region: UIRegion) -> UIRegion { combined(with: region) { .difference($0, $1) } }

    /// Returns what is in the region and in another one.
    public func intersection(with region: UIRegion) -> UIRegion { combined(with: region) { .intersection($0, $1) } }

    /// A region that consists of too many areas stays as it is.
    private func combined(with other: UIRegion?, _ combine: (UIRegion, UIRegion) -> Area) -> UIRegion {
        let count = self.count + (other?.count ?? 1)
        return count > Self.maxCount ? self : UIRegion(combine(self, other ?? self), count: count)
    }

    /// Returns whether a point, from the position of the field, is in the region.
    public func contains(_ point: CGPoint) -> Bool {
        switch area {
        case .everything: true
        case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
        case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
        case .inverse(let one): !one.contains(point)
        case .union(let one, let other): one.contains(point) || other.contains(point)
        case .difference(let one, let other): one.contains(point) && !other.contains(point)
        case .intersection(let one, let other): one.contains(point) && other.contains(point)
        }
    }

    /// Returns the region, which does not change.
    public func copy(with zone: NSZone?) -> Any { self }
}
