// The page's time owns a display link until it is invalidated.

/// Calls a closure at every step of the page's time, sixty times a second.
@MainActor public final class CADisplayLink {
    /// The time of the current step, in seconds since the page began.
    public var timestamp: Double { PageContext.current.time.seconds }
    /// The time of the next step, in seconds.
    public var targetTimestamp: Double { timestamp + duration }
    /// The time between two steps, in seconds.
    public var duration: Double { PageTime.seconds(1) }
    /// Whether the closure is not called at present.
    public var isPaused = false

    private let body: (CADisplayLink) -> Void

    /// Creates a display link that calls `body` from the next step on.
    public init(_ body: @escaping (CADisplayLink) -> Void) {
        self.body = body
        PageContext.current.time.add(self)
    }

    /// Stops the display link for good.
    public func invalidate() { PageContext.current.time.remove(self) }

    func fire() { body(self) }
}
