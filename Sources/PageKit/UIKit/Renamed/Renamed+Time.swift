// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Timers, run loops, and queues.

@available(*, unavailable, renamed: "Timer") public typealias NSTimer = Timer
@available(*, unavailable, renamed: "RunLoop") public typealias NSRunLoop = RunLoop
@available(*, unavailable, renamed: "TimeInterval") public typealias NSTimeInterval = TimeInterval
@available(*, unavailable, renamed: "RunLoop.Mode.common") public var NSRunLoopCommonModes: RunLoop.Mode { renamed() }
@available(*, unavailable, renamed: "RunLoop.Mode.default") public var NSDefaultRunLoopMode: RunLoop.Mode { renamed() }
@available(*, unavailable, renamed: "RunLoop.Mode") public typealias RunLoopMode = RunLoop.Mode

extension Timer {
    @available(
        *, unavailable, renamed: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"
    )
    public static func scheduledTimerWithTimeInterval(
        _ interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { renamed() }
}

extension RunLoop {
    @available(*, unavailable, renamed: "getter:main()") public static func mainRunLoop() -> RunLoop { renamed() }
    @available(*, unavailable, renamed: "getter:current()") public static func currentRunLoop() -> RunLoop { renamed() }
    @available(*, unavailable, renamed: "add(_:forMode:)")
    public func addTimer(_ timer: Timer, forMode: Mode) { renamed() }
}

extension RunLoop.Mode {
    @available(*, unavailable, renamed: "common") public static var commonModes: Self { renamed() }
    @available(*, unavailable, renamed: "default") public static var defaultRunLoopMode: Self { renamed() }
}

extension CADisplayLink {
    @available(*, unavailable, renamed: "isPaused") public var paused: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "add(to:forMode:)")
    public func addToRunLoop(_ runLoop: RunLoop, forMode: RunLoop.Mode) { renamed() }
}
// Dispatch itself has the other functions of its queues, which are those of C.

@available(*, unavailable, renamed: "DispatchQueue.asyncAfter(deadline:self:execute:)")
public func dispatch_after(_ time: DispatchTime, _ queue: Any, _ work: @escaping () -> Void) { renamed() }
