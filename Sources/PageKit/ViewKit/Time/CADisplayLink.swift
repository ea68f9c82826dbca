// SPDX-License-Identifier: GPL-3.0-or-later
// The page's time owns a display link until it is invalidated.

/// Calls a closure at every step of the page's time, sixty times a second, from its creation on.
@preconcurrency @MainActor public final class CADisplayLink {
    /// The time of the current step, in seconds since the page began.
    public var timestamp: CFTimeInterval { PageContext.current.time.seconds }
    /// The time of the next call, in seconds.
    public var targetTimestamp: CFTimeInterval { PageTime.seconds(PageContext.current.time.step + stride) }
    /// The time between two steps, in seconds.
    public var duration: CFTimeInterval { PageTime.seconds(1) }
    /// Whether the closure is not called at present.
    public var isPaused = false
    /// How often the closure is called in a second; 0 for every step. The actual rate is the nearest one that divides
    /// 60: 60, 30, 20, 15, …
    public var preferredFramesPerSecond = 0 { didSet { stride = Self.stride(for: preferredFramesPerSecond) } }

    /// Whether the closure can still be called.
    private(set) var isValid = true

    private var body: (CADisplayLink) -> Void
    /// The number of steps from one call to the next.
    private var stride = 1
    private var latestStep = Int.min / 2

    /// Creates a display link that calls `body` from the next step on.
    public init(_ body: @escaping (CADisplayLink) -> Void) {
        self.body = body
        PageContext.current.time.add(self)
    }

    /// Creates a display link that calls a method by name from the next step on, with itself as the argument. It retains
    /// the target until it is invalid.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { NamedMethod.call(sel, of: target, $0) }
    }

    /// Has no effect, because the display link runs from its creation on. It is here for pages that were written for
    /// other systems.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Stops the display link for good.
    public func invalidate() {
        guard isValid else { return }
        isValid = false
        body = { _ in }
        PageContext.current.time.remove(self)
    }

    /// Calls the closure if it is due at a step.
    func fire(at step: Int) {
        guard step - latestStep >= stride else { return }
        latestStep = step
        body(self)
    }

    private static func stride(for rate: Int) -> Int {
        guard rate > 0 else { return 1 }
        func distance(_ stride: Int) -> Double { abs(Double(PageTime.stepsPerSecond) / Double(stride) - Double(rate)) }
        return (1...PageTime.stepsPerSecond).min { distance($0) < distance($1) } ?? 1
    }
}

/// Returns the time of the current step, in seconds since the page began.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { PageContext.current.time.seconds }
