/// A finger, or the pointer's primary button, at one moment, as a toolkit reports it.
public struct Touch: Equatable, Sendable {
    /// What has happened to it.
    public enum Phase: Sendable {
        /// It has come down.
        case began
        case moved
        /// It was lifted.
        case ended
        /// The system, or another gesture, has taken it away.
        case canceled
    }

    /// Tells it from all others that are down.
    public var id: UInt
    /// What has happened to it.
    public var phase: Phase
    /// Where it is, in points.
    public var point: Point
    /// When that was, in seconds.
    public var time: Double
    /// Whether it is a finger.
    public var device: Device

    /// A touch at one moment.
    public init(id: UInt, _ phase: Phase, at point: Point, time: Double, by device: Device) {
        self.id = id
        self.phase = phase
        self.point = point
        self.time = time
        self.device = device
    }
}
