// A process owns its child and its end of the link. Closures refer back weakly; the owner of the process sets its callbacks.

import PageLink

/// The process in which one page runs, apart from the window: whatever the page does there, the window lives on.
final class PageProcess {
    /// How it has come to an end that nobody asked for.
    enum Failure: Equatable {
        /// It has not answered for too long, and was ended.
        case hung
        /// It has ended, and how.
        case ended(ProcessEnding)
        /// What it has sent cannot be understood; it was ended.
        case damaged
    }

    /// Called with what it tells, but for the answers to questions.
    var told: (FromPage) -> Void = { _ in }
    /// Called with what it prints.
    var printed: (ProcessStream, [UInt8]) -> Void = { _, _ in }
    /// Called at most once.
    var failed: (Failure) -> Void = { _ in }

    /// Whether what it prints is left in its pipe. When that is full the page waits, which is not to hang.
    var isOutputHeld = false {
        didSet {
            child?.isOutputHeld = isOutputHeld
            // It has had no chance to answer since.
            if oldValue, !isOutputHeld, owesAnswer, failure == nil { awaitAnswer() }
        }
    }

    /// Whether it has said where it is, as far as it was asked.
    var hasSaidWhere: () -> Bool = { false }

    /// How long it may leave something unanswered, in seconds, and how long it then has to say where it is.
    private static let patience = 2.0
    private static let lastWords = 2.0
    /// How often it is asked in that time.
    private static let questions = 20
    /// How much longer it has on a machine that does not let it run, in seconds; and what it must have had of a processor
    /// before it counts as one that could have answered.
    private static let mostPatience = 20.0
    private static let fairShare = 0.5
    /// How much memory of its own it may have, in bytes: it shall crash before the machine has none left.
    private static let mostMemory = 2 << 30
    /// How long the window waits for an answer that it needs at once, in seconds.
    private static let askingTime = 0.4

    private let host: any PageHost
    private let tally: AnyObject
    private var child: (any HostProcess)?
    private var link: Link<ToPage, FromPage>?
    private var reading: AnyObject?
    private var writing: AnyObject?
    private let overdue: any HostTimer
    /// Whether a scene, or the end of loading, is still to come.
    private(set) var owesAnswer = false
    /// When that began, and what processor time the process had had then, in seconds.
    private var expected = (time: 0.0, processorTime: 0.0)
    private var failure: Failure?
    private var inbox: [FromPage] = []
    private var scenes = SceneSequence()
    private var questionCount: UInt32 = 0

    /// Starts a process that waits for its page; nil where that cannot be.
    init?(program: String, libraries: String, host: any PageHost) {
        self.host = host
        tally = host.count("page process")
        overdue = host.makeTimer()
        guard let ends = linkDescriptors() else { return nil }
        link = Link(toPage: ends.window)
        child = host.start(
            ProcessLaunch(
                program: program, arguments: [], environment: ["LD_LIBRARY_PATH": libraries],
                descriptors: [pageDescriptor: ends.page], memoryLimit: Self.mostMemory),
            received: { [weak self] stream, bytes in self?.printed(stream, bytes) },
            ended: { [weak self] ending in self?.fail(.ended(ending)) })
        guard child != nil else { return nil }
        reading = host.watch(ends.window, for: .reading) { [weak self] in self?.receive() }
    }

    isolated deinit { end() }

    /// The time that it and the window have in common, in seconds.
    var now: Double { host.now }

    /// Tells it something.
    func send(_ message: ToPage) {
        guard let link, failure == nil else { return }
        switch message {
        case .load, .advance: expectAnswer()
        default: break
        }
        do throws(LinkError) {
            try link.send(message)
            if link.isWaiting, writing == nil {
                writing = host.watch(link.descriptor, for: .writing) { [weak self] in self?.flush() }
            }
        } catch {
            // One that reads nothing any more is found by its silence, one that has closed the link by its end.
            expectAnswer()
        }
    }

    /// Asks something that is needed at once; nil where the answer takes too long.
    func ask(_ message: (UInt32) -> ToPage) -> Answer? {
        // One that is not heard of anyway is not waited for.
        let isLate = owesAnswer && now - expected.time > Self.askingTime
        guard let link, failure == nil, !isLate else { return nil }
        questionCount &+= 1
        let question = questionCount
        send(message(question))
        let end = now + Self.askingTime
        var answer: Answer?
        while answer == nil, failure == nil {
            let left = end - now
            guard left > 0, host.waitToRead(link.descriptor, seconds: left) else { break }
            guard let messages = try? link.receive() else { break }  // The watch hears of it too.
            for message in messages {
                if case .answer(let given, question) = message { answer = given } else { inbox.append(message) }
            }
        }
        // Whoever asks is in the middle of something; what else has come is for later.
        if !inbox.isEmpty { host.whenIdle { [weak self] in self?.deliver() } }
        // One that is slow is not yet one that hangs: what it says to this tells which.
        if answer == nil, !owesAnswer { send(.advance(to: now)) }
        return answer
    }

    /// Ends it, and hears nothing more of it.
    func end() {
        overdue.cancel()
        (reading, writing, link) = (nil, nil, nil)
        child?.abandon()
        child = nil
        (told, printed, failed) = ({ _ in }, { _, _ in }, { _ in })
    }

    private func expectAnswer() {
        guard !owesAnswer else { return }
        owesAnswer = true
        awaitAnswer()
    }

    private func awaitAnswer() {
        expected = (now, child?.processorTime ?? 0)
        overdue.start(after: Self.patience) { [weak self] in self?.isOverdue() }
    }

    private func isOverdue() {
        let waitsForReader = isOutputHeld && child?.wantsToRun == false
        guard !waitsForReader, !isStarved(share: Self.fairShare) else {
            return overdue.start(after: Self.patience / 4) { [weak self] in self?.isOverdue() }
        }
        failure = .hung
        expected = (now, child?.processorTime ?? 0)
        ask(timesLeft: Self.questions)
    }

    /// Has it say where it is, again and again, for there are places from which the way back to the page cannot be found, and on
    /// a machine that has much to do questions are lost; then ends it.
    private func ask(timesLeft: Int) {
        let isLast = hasSaidWhere() || timesLeft <= 0 && !isStarved(share: Self.fairShare)
        if isLast {
            child?.kill()
            return
        }
        child?.askWhere()
        overdue.start(after: Self.lastWords / Double(Self.questions)) { [weak self] in
            self?.ask(timesLeft: timesLeft - 1)
        }
    }

    /// Whether it would go on, but has had less than a share of a processor's time, in seconds, since an answer is expected.
    private func isStarved(share: Double) -> Bool {
        guard let child, child.wantsToRun, now - expected.time < Self.mostPatience else { return false }
        return child.processorTime - expected.processorTime < share
    }

    private func flush() {
        try? link?.flush()
        if link?.isWaiting != true {
            writing = nil
        }
    }

    private func receive() {
        do throws(LinkError) {
            inbox += try link?.receive() ?? []
        } catch {
            reading = nil
            // A process whose link has ended is about to end; one that sends rubbish, or has closed its link alone, is not to go on.
            if error == .damaged { failure = failure ?? .damaged }
            overdue.start(after: error == .damaged ? 0 : Self.lastWords) { [weak self] in
                guard let self else { return }
                failure = failure ?? .damaged
                child?.kill()
            }
        }
        deliver()
    }

    private func deliver() {
        while !inbox.isEmpty {
            let messages = inbox
            inbox = []
            for message in messages where failure == nil { deliver(message) }
        }
    }

    private func deliver(_ message: FromPage) {
        switch message {
        case .answer: return  // It has come too late.
        case .scene(let scene) where !scenes.takes(scene): return refuse()
        case .scene, .loaded, .notLoaded:
            owesAnswer = false
            if reading != nil { overdue.cancel() }
        default: break
        }
        told(message)
    }

    /// Ends it because of what it has sent.
    private func refuse() {
        failure = .damaged
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
