import CSandbox
import Glibc
import PageSupervision

/// A host with real processes and the real clock, whose main loop runs while a test waits.
final class RealHost: PageHost {
    private var timers: [Weak<RealTimer>] = []
    private var watches: [Weak<RealWatch>] = []
    private var idle: [() -> Void] = []
    private var processes: [Weak<RealProcess>] = []
    private let isConfined: Bool
    /// All launches.
    private(set) var launches: [ProcessLaunch] = []

    /// Creates a host. `isConfined` is whether the limits of processes apply.
    init(isConfined: Bool) { self.isConfined = isConfined }

    /// The folder that contains the products built together with these tests.
    static let builtProducts: String = {
        let path = realpath("/proc/self/exe", nil)!
        defer { free(path) }
        let parts = String(cString: path).split(separator: "/")
        return "/" + parts.dropLast().joined(separator: "/")
    }()

    nonisolated var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    var canConfine: Bool { sandbox_landlock_version() > 0 && sandbox_can_filter() }

    func makeTimer() -> any HostTimer {
        let timer = RealTimer { [unowned self] in now }
        timers.append(Weak(timer))
        return timer
    }

    func whenIdle(_ body: @escaping @MainActor () -> Void) { idle.append(body) }

    func start(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) -> (any HostProcess)? {
        launches.append(launch)
        var launch = launch
        if !isConfined { launch.confinement = nil }
        launch = launch.confined(by: "\(Self.builtProducts)/peekaboard-sandbox")
        guard let process = RealProcess(launch, received: received, ended: ended) else { return nil }
        processes.append(Weak(process))
        return process
    }

    func watch(_ descriptor: Int32, for event: DescriptorEvent, _ body: @escaping @MainActor () -> Void) -> AnyObject {
        let watch = RealWatch(descriptor, Int16(event == .reading ? POLLIN : POLLOUT), body)
        watches.append(Weak(watch))
        return watch
    }

    func waitToRead(_ descriptor: Int32, seconds: Double) -> Bool { false }

    func watch(folders: [String], settling: Double, _ body: @escaping @MainActor () -> Void) -> AnyObject { self }

    func count(_ kind: StaticString) -> AnyObject { Token() }

    /// The process that was started last, if it has not ended.
    var process: RealProcess? { processes.last?.value }

    /// Runs the main loop until a condition holds. Returns whether it does, within the time that a busy machine needs.
    func run(seconds: Double = 120, until isDone: () -> Bool) -> Bool {
        let end = now + seconds
        while !isDone() {
            guard now < end else { return false }
            handleEvents()
        }
        return true
    }

    private func handleEvents() {
        let watches = watches.compactMap(\.value)
        let processes = processes.compactMap(\.value)
        var waits = watches.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
        waits += processes.flatMap(\.outputs).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // A timer is late by this time at most.
        poll(&waits, nfds_t(waits.count), idle.isEmpty ? 10 : 0)
        for (watch, wait) in zip(watches, waits) where wait.revents != 0 { watch.body() }
        for process in processes { process.read() }
        for timer in timers.compactMap(\.value) where timer.isDue { timer.fire() }
        let idle = idle
        self.idle = []
        for body in idle { body() }
        self.watches.removeAll { $0.value == nil }
        self.processes.removeAll { $0.value == nil }
        timers.removeAll { $0.value == nil }
    }
}

private final class Token {}

/// A timer on the real clock.
private final class RealTimer: HostTimer {
    private var time = 0.0
    private var body: (() -> Void)?
    private let now: () -> Double

    init(_ now: @escaping () -> Double) { self.now = now }

    var isRunning: Bool { body != nil }
    var isDue: Bool { isRunning && time <= now() }

    func start(after seconds: Double, _ body: @escaping () -> Void) {
        time = now() + seconds
        self.body = body
    }

    func cancel() { body = nil }

    func fire() {
        let body = body
        self.body = nil
        body?()
    }
}

/// A watch that lasts until its last reference is released.
private final class RealWatch {
    let descriptor: Int32
    let events: Int16
    let body: () -> Void

    init(_ descriptor: Int32, _ events: Int16, _ body: @escaping () -> Void) {
        self.descriptor = descriptor
        self.events = events
        self.body = body
    }
}

private struct Weak<Value: AnyObject> {
    weak var value: Value?
    init(_ value: Value) { self.value = value }
}
