// SPDX-License-Identifier: GPL-3.0-or-later
// A `PageProcess` owns its child process and its end of the link. Closures hold weak references; the owner sets the
// callbacks.

import HostInterface
import PageLink

/// The child process that runs one page. A crash of the page does not affect the window.
final class PageProcess {
    /// The reason why the process ended unexpectedly.
    enum Failure: Equatable {
        /// The process has not responded for a number of seconds and was killed.
        case hung(seconds: Int)
        /// The window was busy for too long while the process ran, which was killed.
        case stalled
        /// The process exited, or a signal ended it.
        case ended(ProcessEnding)
        /// The process sent invalid data and was killed.
        case damaged
    }

    /// Called with each message, except answers to questions.
    var received: (FromPage) -> Void = { _ in }
    /// Called with the process's output.
    var printed: (ProcessStream, [UInt8]) -> Void = { _, _ in }
    /// Called at most once.
    var failed: (Failure) -> Void = { _ in }

    /// Whether output is left in the pipe. A page that waits because the pipe is full does not count as hung.
    var isOutputPaused = false {
        didSet {
            child?.isOutputPaused = isOutputPaused
            // The page could not respond while its output was held.
            if oldValue, !isOutputPaused, isAwaitingResponse, failure == nil { awaitAnswer() }
        }
    }

    /// Returns whether the process has already reported where it is.
    var hasReportedLocation: () -> Bool = { false }

    /// The processor time that a process has for a response, and the time that a hung one then has to report where it is,
    /// in seconds. On a busy machine, much more time may pass on the clock. The message about a hung process spells the
    /// first number out.
    static let responseTimeout = 2.0
    private static let reportTimeout = 2.0
    /// The time that a process has for a response if it sleeps, and if it is not given the processor, in seconds.
    private static let maxSleepingTime = 6.0, maxResponseTime = 20.0
    /// How much of the time a process has at least used the processor if it does not sleep.
    private static let leastUse = 0.1
    /// The precision with which processor time is measured, and the time after which it is measured again, in seconds.
    private static let precision = 0.02, recheckPause = 0.5
    /// The number of times that the report is requested, and the processor time that a process needs for it, in seconds.
    private static let maxLocationRequests = 20, reportingTime = 0.5
    /// The time that messages take in a turn of the main loop, in seconds, apart from the last one.
    private static let turn = 0.004
    /// The number of turns that messages take after the end of the process.
    private static let lastTurns = 16
    /// The time after which the next values are asked for, in seconds.
    private static let valuesPause = 0.1
    /// The memory limit, in bytes, so that a page crashes before the system runs out of memory.
    private static let memoryLimit = 2 << 30
    /// The timeout of a synchronous question, in seconds.
    private static let questionTimeout = 0.4

    private let host: any PageHost
    private let tally: AnyObject
    private var child: (any HostProcess)?
    private var link: Link<ToPage, FromPage>?
    private var reading: AnyObject?
    private var writing: AnyObject?
    private let overdue: any HostTimer
    /// Whether a frame, or the end of loading, is outstanding.
    private(set) var isAwaitingResponse = false
    /// When the outstanding response was requested, and the process's CPU time at that moment, in seconds.
    private var expected = (time: 0.0, processorTime: 0.0)
    /// Whether the process has to repeat a session of which it shows moments, and the step of the moment that is
    /// outstanding.
    private var isRepeating = false
    private var awaitedMoment: Int?
    private var failure: Failure?
    private var inbox: [FromPage] = []
    private var order: MessageOrder
    /// Whether messages have to be read that have arrived already.
    private var isBehind = false
    private let valuesTimer: any HostTimer
    private var questionCount: UInt32 = 0

    /// Whether the process shows moments of a session instead of running it.
    private let showsMoments: Bool

    /// Starts a process that waits for its page. Returns `nil` on failure.
    init?(_ launch: ProcessLaunch, host: any PageHost) {
        self.host = host
        showsMoments = launch.forks
        tally = host.count("page process")
        order = MessageOrder(showsMoments: launch.forks)
        overdue = host.makeTimer()
        valuesTimer = host.makeTimer()
        guard let ends = linkDescriptors() else { return nil }
        link = Link(toPage: ends.window)
        var launch = launch
        launch.descriptors = [pageDescriptor: ends.page]
        launch.memoryLimit = Self.memoryLimit
        launch.endsIfStalled = true
        child = host.start(
            launch, received: { [weak self] stream, bytes in self?.printed(stream, bytes) },
            ended: { [weak self] ending in
                self?.receiveRest()
                self?.fail(self?.child?.hasStalled == true ? .stalled : .ended(ending))
            })
        guard child != nil else { return nil }
        reading = host.watch(ends.window, for: .reading) { [weak self] in self?.receive() }
    }

    isolated deinit { end() }

    /// The number of bytes that the process has sent over the link.
    var receivedCount: Int { link?.receivedCount ?? 0 }
    /// Measures the process.
    var usage: ProcessUsage { child?.usage ?? ProcessUsage(mainThreadTime: 0, memory: 0) }
    /// The time that the window has spent on messages of the process, in seconds.
    private(set) var receiveTime = 0.0

    /// The time of the clock that the process and the window share, in seconds.
    var now: Double { host.now }

    /// Whether the moment that was asked for last is outstanding.
    var isAwaitingMoment: Bool { awaitedMoment != nil }

    /// Sends a message.
    func send(_ message: ToPage) {
        guard let link, failure == nil else { return }
        order.note(message)
        switch message {
        case .replay(_, _, isLast: true) where showsMoments:
            isRepeating = true
            expectAnswer()
        case .showMoment(let step, _, _):
            awaitedMoment = step
            expectAnswer()
        case .load, .advance, .replay(_, _, isLast: true): expectAnswer()
        default: break
        }
        do throws(LinkError) {
            try link.send(message)
            if link.isWaiting, writing == nil {
                writing = host.watch(link.descriptor, for: .writing) { [weak self] in self?.flush() }
            }
        } catch {
            // A process that has stopped reading is detected by the timeout, and one that has closed the link by its
            // exit.
            expectAnswer()
        }
    }

    /// Sends recorded inputs, after which the page advances to a step.
    func replay(_ inputs: ArraySlice<TimedInput>, until step: Int) {
        var rest = inputs
        while rest.count > TimedInput.maxCount {
            send(.replay(Array(rest.prefix(TimedInput.maxCount)), until: step, isLast: false))
            rest = rest.dropFirst(TimedInput.maxCount)
        }
        send(.replay(Array(rest), until: step, isLast: true))
    }

    /// Sends a question and waits for the answer. Returns `nil` on timeout.
    func ask(_ message: (UInt32) -> ToPage) -> Answer? {
        // Do not wait for a process that is already late.
        let isLate = isAwaitingResponse && now - expected.time > Self.questionTimeout
        guard let link, failure == nil, !isLate else { return nil }
        questionCount &+= 1
        let question = questionCount
        send(message(question))
        let end = now + Self.questionTimeout
        var answer: Answer?
        while answer == nil, failure == nil {
            do throws(LinkError) {
                if let message = try link.next() {
                    guard order.accept(message) else {
                        refuse()
                        break
                    }
                    if case .answer(let given, question) = message { answer = given } else { inbox.append(message) }
                } else if try !link.readPart() {
                    guard end > now, host.waitToRead(link.descriptor, seconds: end - now) else { break }
                }
            } catch {
                break
            }
        }
        // The caller is in the middle of an operation, so other messages, and errors, are handled later.
        receiveSoon()
        return answer
    }

    /// Kills the process and clears the callbacks.
    func end() {
        overdue.cancel()
        valuesTimer.cancel()
        (reading, writing, link) = (nil, nil, nil)
        child?.abandon()
        child = nil
        (received, printed, failed) = ({ _ in }, { _, _ in }, { _ in })
    }

    private func expectAnswer() {
        guard !isAwaitingResponse else { return }
        isAwaitingResponse = true
        awaitAnswer()
    }

    private func awaitAnswer() {
        expected = (now, child?.processorTime ?? 0)
        overdue.start(after: Self.responseTimeout) { [weak self] in self?.isOverdue() }
    }

    private func isOverdue() {
        // The answer may have arrived while the window was busy.
        receive()
        guard isAwaitingResponse, failure == nil, reading != nil, let child else { return }
        let (elapsed, used) = (now - expected.time, child.processorTime - expected.processorTime)
        let isRunnable = child.isRunnable
        let isAsleep = !isRunnable && used < Self.leastUse * elapsed
        let isHung =
            used > Self.responseTimeout - Self.precision || elapsed >= Self.maxResponseTime
            || isAsleep && elapsed >= Self.maxSleepingTime
        let waitsForReader = isOutputPaused && !isRunnable
        guard isHung, !waitsForReader, !isBehind else {
            let left = max(Self.precision, min(Self.recheckPause, Self.responseTimeout - used))
            return overdue.start(after: left) { [weak self] in self?.isOverdue() }
        }
        failure = .hung(seconds: Int(isAsleep || used < Self.responseTimeout / 2 ? elapsed : Self.responseTimeout))
        expected = (now, child.processorTime)
        ask(timesLeft: Self.maxLocationRequests)
    }

    /// Requests a report of where the process is, then kills it. The request is repeated because the stack cannot be
    /// unwound from every location, and because requests can be lost on a busy machine.
    private func ask(timesLeft: Int) {
        let isLast = hasReportedLocation() || timesLeft <= 0 && !isStarved
        if isLast {
            child?.kill()
            return
        }
        child?.requestLocation()
        overdue.start(after: Self.reportTimeout / Double(Self.maxLocationRequests)) { [weak self] in
            self?.ask(timesLeft: timesLeft - 1)
        }
    }

    /// Whether the process is runnable but could not report yet where it is.
    private var isStarved: Bool {
        guard let child, child.isRunnable, now - expected.time < Self.maxResponseTime else { return false }
        return child.processorTime - expected.processorTime < Self.reportingTime
    }

    private func flush() {
        try? link?.flush()
        if link?.isWaiting != true {
            writing = nil
        }
    }

    /// Handles messages in a part of a turn of the main loop, and the rest in the next turns, after input and in turns
    /// with frames.
    private func receive() {
        let start = now
        defer { receiveTime += now - start }
        repeat {
            do throws(LinkError) {
                guard let message = try nextMessage() else { return }
                deliver(message)
                // It takes time to check a tree, and to paint it.
                if message.showsTree { break }
            } catch {
                return close(error)
            }
        } while now - start < Self.turn
        receiveSoon()
    }

    /// Returns the next message, in its turn, or `nil` if there is none.
    private func nextMessage() throws(LinkError) -> FromPage? {
        guard failure == nil else { return nil }
        if !inbox.isEmpty { return inbox.removeFirst() }
        while let link {
            if let message = try link.next() {
                guard order.accept(message) else { throw .damaged }
                return message
            }
            guard try link.readPart() else { return nil }
        }
        return nil
    }

    private func receiveSoon() {
        guard !isBehind else { return }
        isBehind = true
        host.whenIdle { [weak self] in
            guard let self, isBehind else { return }
            isBehind = false
            receive()
        }
    }

    /// Handles what the process has sent before its end, unless that is a flood.
    private func receiveRest() {
        for _ in 0..<Self.lastTurns {
            isBehind = false
            receive()
            guard isBehind else { return }
        }
    }

    private func close(_ error: LinkError) {
        reading = nil
        guard error == .closed else { return refuse() }
        // The process is usually about to exit. Kill it if it is not.
        overdue.start(after: Self.reportTimeout) { [weak self] in
            guard let self else { return }
            failure = failure ?? .damaged
            child?.kill()
        }
    }

    private func deliver(_ message: FromPage) {
        switch message {
        case .answer: return  // Too late: `ask` has timed out.
        case .values:
            valuesTimer.start(after: Self.valuesPause) { [weak self] in self?.send(.moreValues) }
        // The process still has to replay after it has loaded the page.
        case .loaded: awaitAnswer()
        case .progress: if isAwaitingResponse { awaitAnswer() }
        case .frame, .unchanged, .notLoaded: answered()
        case .repeated(_, let isComplete):
            isRepeating = !isComplete
            answered()
        case .moment(let moment):
            if moment.step == awaitedMoment { awaitedMoment = nil }
            answered()
        default: break
        }
        received(message)
    }

    /// Notes an answer, and waits for the next one if others are outstanding.
    private func answered() {
        if isAwaitingResponse, isRepeating || awaitedMoment != nil { return awaitAnswer() }
        isAwaitingResponse = false
        if reading != nil { overdue.cancel() }
    }

    /// Kills the process because it has sent invalid data.
    func refuse() {
        failure = failure ?? .damaged
        overdue.cancel()
        child?.kill()
    }

    private func fail(_ last: Failure) {
        overdue.cancel()
        let reason = failure ?? last
        let failed = failed
        end()
        failed(reason)
    }
}

extension FromPage {
    /// Whether there is a tree in the message.
    fileprivate var showsTree: Bool {
        switch self {
        case .frame, .moment: true
        default: false
        }
    }
}
