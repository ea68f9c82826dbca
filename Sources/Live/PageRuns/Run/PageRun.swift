// SPDX-License-Identifier: GPL-3.0-or-later
// A run and its `RemotePage` own the page's process. The runner owns the build folder, and sets the callbacks.

import Console
import HostInterface
import Localization
import PageBuild
import PageLink
import Scene

/// One run of a page: loads its library in a process and reports what happens.
package final class PageRun {
    /// An event of a run.
    package enum Event {
        /// The part of the session that has been repeated, 0...1. Only for a long replay.
        case replaying(Double)
        /// The page can be shown.
        case shown(RemotePage)
        /// The page has written to standard output. Complete lines are reported as `logged` too.
        case printed([UInt8])
        /// A line of output, or a message about an error.
        case logged(String, ConsoleLog.Kind)
        /// The page plays one of the program's sounds, given by name.
        case sound(String)
        /// The page plays a file, given by its absolute path.
        case soundFile(String)
        /// The bytes of a sound file in the memory of the page, for a player.
        case soundData([UInt8], player: Int)
        /// What the page's sound players play from now on, at a time of the page in seconds. Nothing is played while that
        /// does not go on.
        case playing([Playback], at: Double)
        /// Text for a screen reader.
        case announcement(Announcement)
        /// The run has failed, with a message for the user, and the place in the code if that is known.
        case failed(String, Problem?)
    }

    /// Called with each event.
    var happened: (Event) -> Void = { _ in }
    /// What it was built from.
    var version: PageVersion
    /// The page, after its top-level code has run.
    private(set) var page: RemotePage?
    /// How it has failed, with a message for the user; `nil` if it has not.
    private(set) var failure: String?
    /// The values of its statements so far.
    private(set) var values: RunValues
    /// Called with the lines whose values have changed.
    var valuesChanged: (Set<Int>) -> Void = { _ in }

    /// Whether the page's output is held back.
    var isOutputPaused: Bool {
        get { process.isOutputPaused }
        set { process.isOutputPaused = newValue }
    }

    private let host: any PageHost
    private let tally: AnyObject
    private let process: PageProcess
    private let session: PageSession
    /// The number of inputs and of steps that the process has been told to repeat, and how often it has caught up.
    private var replayed = (inputs: 0, step: 0, rounds: 0)
    private var isShown = false
    private var filter: OutputFilter
    private let printed = PrintedOutput()
    /// What is shown in the console, and what is passed on, without control characters.
    private var printables = (console: PrintableStream(), output: PrintableStream())
    private var output = LineReader()
    /// How many sounds and announcements the user has to bear.
    private var sounds = RateLimit(perSecond: 20)
    private var announcements = RateLimit(perSecond: 10)
    /// What is played, by the numbers of the players, as far as the user has to bear it.
    private var playbacks: [Int: Playback] = [:]
    /// The sounds in memory before the page is shown.
    private var soundData = SoundData()
    /// The files of the page.
    let files: PageFiles
    /// The first part of the session that the process has repeated.
    private(set) var replay: RepeatCheck.Replay?
    private let failures: FailureReporter

    /// The number of times that the process may catch up with what has happened while it repeated the session, and the
    /// number of steps that it may be behind.
    private static let maxRounds = 5, maxLag = 15

    /// Runs a page in a new process, which repeats the session.
    init(
        _ version: PageVersion, _ files: PageFiles, in process: PageProcess, _ session: PageSession,
        failures: FailureReporter, host: any PageHost
    ) {
        self.version = version
        values = RunValues(of: version.source)
        self.host = host
        tally = host.count("page run")
        self.process = process
        self.files = files
        self.failures = failures
        self.session = session
        filter = OutputFilter(before: session.printed)
        failures.logged = { [weak self] line in self?.happened(.logged(line, .error)) }
        process.printed = { [weak self] stream, bytes in self?.readOutput(bytes, from: stream) }
        process.received = { [weak self] message in self?.receive(message) }
        process.hasReportedLocation = { [weak self] in self?.failures.hasLocation == true }
        process.failed = { [weak self] failure in self?.processFailed(failure) }
        process.send(.setUp(session.setup))
        process.send(.load(files))
        repeatSession()
    }

    /// Whether the process has to repeat input before the page is shown.
    var repeatsInput: Bool { !isShown && replayed.inputs > 0 }

    /// Ends the process.
    func end() {
        failures.cancel()
        process.end()
        page?.retire()
        silence()
    }

    /// Lets the process repeat what it has not repeated yet.
    private func repeatSession() {
        let inputs = session.inputs[replayed.inputs...]
        replayed = (session.inputs.count, session.clock.step(at: host.now), replayed.rounds + 1)
        replayed.step = max(replayed.step, inputs.last?.step ?? 0)
        process.replay(inputs, until: replayed.step)
    }

    /// Shows the page when it has caught up with the session.
    private func caughtUp(_ page: RemotePage) {
        let lag = session.clock.step(at: host.now) - replayed.step
        let isCurrent = session.inputs.count == replayed.inputs && lag <= Self.maxLag
        guard isCurrent || replayed.rounds >= Self.maxRounds else { return repeatSession() }
        if lag > Self.maxLag { session.clock.set(step: replayed.step, at: host.now) }
        isShown = true
        session.printed = printed
        for input in session.inputs[replayed.inputs...] { process.send(.input(input)) }
        page.goLive(at: replayed.step)
        happened(.shown(page))
        for (player, bytes) in soundData.all { happened(.soundData(bytes, player: player)) }
        soundData = SoundData()
        session.timeStoppedOrWentOn = { [weak self] in self?.reportPlaybacks() }
        reportPlaybacks()
    }

    /// Notes what the page plays. What goes on is not limited.
    private func play(_ playbacks: [Playback]) {
        let before = self.playbacks
        let allowed = playbacks.filter {
            before[$0.player]?.goesOn(as: $0) == true || sounds.allows(at: host.now)
        }
        self.playbacks = Dictionary(uniqueKeysWithValues: allowed.map { ($0.player, $0) })
        if isShown { reportPlaybacks() }
    }

    private func reportPlaybacks() {
        let isHeard = session.clock.isRunning && page?.isOver == false
        let heard = isHeard ? playbacks.values.sorted { $0.player < $1.player } : []
        happened(.playing(heard, at: session.clock.seconds(at: host.now)))
    }

    private func silence() {
        playbacks = [:]
        if isShown { reportPlaybacks() }
    }

    private func receiveFrame(_ frame: PageFrame?) {
        guard let page else { return process.refuse() }
        if let frame, !page.apply(frame) { return process.refuse() }
        if isShown { page.answered() } else { caughtUp(page) }
    }

    private func receive(_ message: FromPage) {
        switch message {
        case .loaded(let title):
            guard page == nil else { return process.refuse() }
            page = RemotePage(title, in: process, session, host: host)
        case .notLoaded(let reason):
            happened(.logged(reason, .error))
            happened(.failed(translated("Could not load the page: save it to try again"), nil))
        case .frame(let frame): receiveFrame(frame)
        case .unchanged: receiveFrame(nil)
        case .progress(let step):
            if !isShown { happened(.replaying(min(1, Double(step) / Double(max(1, replayed.step))))) }
        case .checkpoints(let digests):
            guard replay == nil else { return }
            replay = RepeatCheck.Replay(
                files: files, setup: session.setup, inputs: Array(session.inputs.prefix(replayed.inputs)),
                lastStep: replayed.step, digests: digests)
        case .sound(let name): if sounds.allows(at: host.now) { happened(.sound(name)) }
        case .soundFile(let path): if sounds.allows(at: host.now) { happened(.soundFile(path)) }
        case .soundData(let bytes, let player):
            if isShown { happened(.soundData(bytes, player: player)) } else { soundData.add(bytes, of: player) }
        case .playing(let playbacks): play(playbacks)
        case .announcement(let said): if announcements.allows(at: host.now) { happened(.announcement(said)) }
        case .properties(let properties, let values):
            guard let page else { return process.refuse() }
            page.replaceProperties(with: properties, values: values)
        case .propertyChanges(let changes): if page?.applyPropertyChanges(changes) != true { process.refuse() }
        case .values(let changes): mergeValues(changes)
        case .changed: page?.noteChange()
        case .answer, .trace, .repeated, .moment, .pastValues, .trails: break
        }
    }

    private func mergeValues(_ changes: [PageValue]) {
        guard let lines = values.merge(changes) else { return process.refuse() }
        page?.requestPictures(changes.flatMap(\.thumbnail).pictures)
        valuesChanged(lines)
    }

    private func readOutput(_ bytes: [UInt8], from stream: ProcessStream) {
        switch stream {
        case .output:
            let part = filter.consume(bytes)
            printed.append(part.all)
            let new = printables.output.filter(part.new)
            if !new.isEmpty { happened(.printed(new)) }
            for line in output.consume(printables.console.filter(part.all)) { happened(.logged(line, .output)) }
        case .errors: failures.consume(bytes)
        }
    }

    private func processFailed(_ failure: PageProcess.Failure) {
        if let line = output.takeRest() { happened(.logged(line, .output)) }
        page?.stop(after: failures.activity)
        silence()
        failures.report(failure) { [weak self] text, problem in
            self?.failure = text
            self?.happened(.logged(text, .error))
            self?.happened(.failed(text, problem))
        }
    }
}
