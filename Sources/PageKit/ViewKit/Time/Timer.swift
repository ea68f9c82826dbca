// SPDX-License-Identifier: GPL-3.0-or-later
// The page's time owns a timer from its start until it has fired for the last time or is invalidated.

/// Calls a block after a time, once or repeatedly, at the first step that is not before that time.
@preconcurrency @MainActor public final class Timer: NSObject {
    /// Whether the timer can still fire.
    public private(set) var isValid = true
    /// The time between two calls of a timer that repeats, in seconds; 0 if it does not repeat.
    public var timeInterval: TimeInterval { repeats ? interval : 0 }

    /// The shortest interval, in seconds. A timer fires at most once a step.
    private static let leastInterval = 0.0001

    /// What the timer was created with.
    public private(set) var userInfo: Any?

    private let interval: TimeInterval
    private let repeats: Bool
    private var block: (Timer) -> Void
    /// The step from which the times are counted, and the number of intervals until the next call.
    private var (startStep, count) = (0, 1)
    private var sleeper: Int?

    /// Creates a timer that starts when it is added to the run loop.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.interval = interval > Self.leastInterval ? interval : Self.leastInterval
        self.repeats = repeats
        self.block = block
    }

    /// Creates a timer that calls a method by name, with itself as the argument. It starts when it is added to the run
    /// loop, and retains the target until it is invalid.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo) { NamedMethod.call(aSelector, of: aTarget, $0) }
        self.userInfo = userInfo
    }

    /// Creates a timer that calls a method by name, and starts it.
    @discardableResult public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.start()
        return timer
    }

    /// Creates a timer and starts it.
    @discardableResult public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Calls the block now. A timer that does not repeat is then invalid; the times of one that repeats do not change.
    public func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
    }

    /// Stops the timer for good.
    public func invalidate() {
        isValid = false
        block = { _ in }
        if let sleeper { _ = PageContext.current.time.cancel(sleeper) }
        sleeper = nil
    }

    func start() {
        guard isValid, sleeper == nil else { return }
        startStep = PageContext.current.time.step
        sleep()
    }

    private func sleep() {
        let time = PageContext.current.time
        // The times do not drift, and those that are over are left out.
        var step = startStep + PageTime.steps(lasting: interval * Double(count))
        if step <= time.step {
            count = Int(PageTime.seconds(time.step - startStep) / interval) + 1
            step = startStep + PageTime.steps(lasting: interval * Double(count))
        }
        sleeper = time.sleep(until: step) { [self] in
            sleeper = nil
            count += 1
            fire()
            if isValid { sleep() }
        }
    }
}
