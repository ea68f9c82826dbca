// SPDX-License-Identifier: GPL-3.0-or-later
/// An event of a finger or the pointer's primary button, as reported by a toolkit.
public struct Touch: Equatable, Sendable {
    /// The type of the event.
    public enum Phase: Sendable {
        /// The finger or button was pressed.
        case began
        case moved
        /// The finger or button was released.
        case ended
        /// The system or another gesture canceled the touch.
        case canceled
    }

    /// Identifies the touch among all that are down.
    public var id: UInt
    /// The type of the event.
    public var phase: Phase
    /// The position, in points.
    public var point: Point
    /// The time of the event, in seconds.
    public var time: Double
    /// The device that caused the event.
    public var device: Device

    /// Creates a touch event.
    public init(id: UInt, _ phase: Phase, at point: Point, time: Double, by device: Device) {
        self.id = id
        self.phase = phase
        self.point = point
        self.time = time
        self.device = device
    }
}
