// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import HostInterface
import PageLink

/// A host with a manual clock, whose processes behave as the test specifies.
package final class TestHost: PageHost {
    /// The behavior of a program that is started.
    package enum Program {
        /// Prints text and exits.
        case ends(ProcessEnding, saying: String = "")
        /// Runs until the test ends it.
        case runs
        /// Cannot be started.
        case missing
    }

    package private(set) var now = 100.0
    package var confinementSupport = ConfinementSupport.complete
    /// The behavior of commands, by program name and first argument or by program name alone. All others run.
    package var programs: [String: Program] = [:]
    /// The behavior of pages in processes that are started from now on.
    package var behavior: @MainActor (ToPage, TestProcess) -> Void = TestProcess.behave
    /// All launches, including those that failed.
    package private(set) var launches: [ProcessLaunch] = []
    /// All processes that were started.
    package private(set) var processes: [TestProcess] = []
    /// The number of living objects of each counted kind.
    package private(set) var counts: [String: Int] = [:]

    private var timers: [Weak<TestTimer>] = []
    private var watches: [Weak<TestWatch>] = []
    private var idle: [() -> Void] = []

    package init() {}

    /// Sets the behavior of compiling a page, with or without the driver.
    package func compile(_ program: Program) {
        for command in ["swift-frontend", "swiftc -c"] { programs[command] = program }
    }

    package func makeTimer() -> any HostTimer {
        let timer = TestTimer { [unowned self] in now }
        timers.append(Weak(timer))
        return timer
    }

    package func whenIdle(_ body: @escaping @MainActor () -> Void) { idle.append(body) }

    package func start(
        _ launch: ProcessLaunch, received: @escaping (ProcessStream, [UInt8]) -> Void,
        ended: @escaping (ProcessEnding) -> Void
    ) -> (any HostProcess)? {
        launches.append(launch)
        let program = programs[launch.command] ?? programs[launch.name] ?? .runs
        if case .missing = program {
            for descriptor in launch.descriptors.values { close(descriptor) }
            return nil
        }
        let process = TestProcess(launch, on: self, behavior, received: received, ended: ended)
        processes.append(process)
        if case .ends(let ending, let text) = program {
            whenIdle {
                process.print(text)
                process.end(ending)
            }
        }
        return process
    }

    package func watch(_ descriptor: Int32, for event: DescriptorEvent, _ body: @escaping @MainActor () -> Void)
        -> AnyObject
    {
        let watch = TestWatch(event == .reading ? .read(descriptor) : .write(descriptor), body)
        watches.append(Weak(watch))
        return watch
    }

    /// Either the response is available immediately, or the whole timeout passes.
    package func waitToRead(_ descriptor: Int32, seconds: Double) -> Bool {
        for process in processes { process.takeMessages() }
        if isReady(descriptor, POLLIN) { return true }
        now += seconds
        return false
    }

    package func watch(folders: [String], settling: Double, _ body: @escaping @MainActor () -> Void) -> AnyObject {
        let watch = TestWatch(.folders(folders), body)
        watches.append(Weak(watch))
        return watch
    }

    package func count(_ kind: StaticString) -> AnyObject {
        counts[kind.description, default: 0] += 1
        return Counted { [weak self] in self?.counts[kind.description, default: 0] -= 1 }
    }

    /// The folders being watched.
    package var watchedFolders: [String] {
        watches.compactMap(\.value).flatMap { watch -> [String] in
            if case .folders(let folders) = watch.subject { folders } else { [] }
        }
    }

    /// Reports a change in a folder to its watches.
    package func reportChange(in folder: String) {
        for watch in watches.compactMap(\.value) {
            if case .folders(let folders) = watch.subject, folders.contains(folder) { watch.body() }
        }
        settle()
    }

    /// Handles everything that is due now.
    package func settle() {
        for _ in 0..<1000 {
            var isQuiet = true
            while !idle.isEmpty {
                idle.removeFirst()()
                isQuiet = false
            }
            for process in processes where process.takeMessages() { isQuiet = false }
            for watch in watches.compactMap(\.value) {
                switch watch.subject {
                case .read(let descriptor) where isReady(descriptor, POLLIN): watch.body()
                case .write(let descriptor) where isReady(descriptor, POLLOUT): watch.body()
                default: continue
                }
                isQuiet = false
            }
            watches.removeAll { $0.value == nil }
            if isQuiet { return }
        }
        fatalError("the host never becomes idle")
    }

    /// Lets time pass while the window handles nothing but the timers that are due afterward.
    package func passBusily(_ seconds: Double) {
        now += seconds
        for timer in timers.compactMap(\.value) where timer.isRunning && timer.time <= now { timer.fire() }
        settle()
    }

    /// Lets time pass.
    package func pass(_ seconds: Double) {
        settle()
        let end = now + seconds
        while let next = timers.compactMap(\.value).filter(\.isRunning).min(by: { $0.time < $1.time }),
            next.time <= end
        {
            now = max(now, next.time)
            next.fire()
            settle()
        }
        now = max(now, end)
    }
}

extension ProcessLaunch {
    /// The name of the program.
    package var name: String { String(program.split(separator: "/").last ?? "") }
    /// The name of the program, and the first argument.
    package var command: String { ([name] + arguments.prefix(1)).joined(separator: " ") }
}

/// Returns whether a file descriptor is ready for events of `poll`.
package func isReady(_ descriptor: Int32, _ events: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&wait, 1, 0) > 0
}

/// A timer on the host's manual clock.
private final class TestTimer: HostTimer {
    private(set) var time = 0.0
    private var body: (() -> Void)?
    private let now: () -> Double

    init(_ now: @escaping () -> Double) { self.now = now }

    var isRunning: Bool { body != nil }

    func start(after seconds: Double, _ body: @escaping () -> Void) {
        time = now() + seconds
        self.body = body
    }

    func cancel() { body = nil }

    /// Calls the handler.
    func fire() {
        let body = body
        self.body = nil
        body?()
    }
}

/// A watch that lasts until its last reference is released.
private final class TestWatch {
    enum Subject {
        case read(Int32), write(Int32)
        case folders([String])
    }

    let subject: Subject
    let body: () -> Void

    init(_ subject: Subject, _ body: @escaping @MainActor () -> Void) {
        self.subject = subject
        self.body = body
    }
}

private final class Counted {
    private let gone: () -> Void
    init(_ gone: @escaping () -> Void) { self.gone = gone }
    isolated deinit { gone() }
}

private struct Weak<Value: AnyObject> {
    weak var value: Value?
    init(_ value: Value) { self.value = value }
}
