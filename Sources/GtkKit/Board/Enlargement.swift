import Glibc
import Scene

/// The part of the transform from a node to the area that is not a translation.
struct Enlargement {
    /// The limits within which something can be seen, and within which a renderer can calculate.
    private static let largest = 1e4, smallestArea = 1e-8, farthest = 1e7
    /// The range of resolutions at which nodes are painted.
    private static let resolutions = 0.25...4.0
    /// The enlargement that is not visible as blur.
    private static let tolerance = 1.125

    /// The resolution at which a node is painted, a power of 2. During an animation, it changes seldom.
    private(set) var resolution = 1.0
    private var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)

    /// Returns the enlargement of a child with the given transform. Returns `nil` if it would not be visible.
    func applied(after transform: AffineTransform) -> Enlargement? {
        guard transform.tx.magnitude <= Self.farthest, transform.ty.magnitude <= Self.farthest else { return nil }
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 { return self }
        var whole = self
        (whole.a, whole.b) = (transform.a * a + transform.b * c, transform.a * b + transform.b * d)
        (whole.c, whole.d) = (transform.c * a + transform.d * c, transform.c * b + transform.d * d)
        let largest = max(max(whole.a.magnitude, whole.b.magnitude), max(whole.c.magnitude, whole.d.magnitude))
        let own = (transform.a * transform.d - transform.b * transform.c).magnitude
        guard largest <= Self.largest, own >= Self.smallestArea, whole.area >= Self.smallestArea else { return nil }
        let power = exp2(log2(whole.area.squareRoot() / Self.tolerance).rounded(.up))
        whole.resolution = min(max(power, Self.resolutions.lowerBound), Self.resolutions.upperBound)
        return whole
    }

    /// The area of a unit square.
    private var area: Double { (a * d - b * c).magnitude }
}
