// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the time line, which owns the process of the past. The window sets the callbacks, which refer to it
// weakly.

import HostInterface
import PageBuild
import PageLink
import PageSource
import Scene

/// The time of a page's session. It can be stopped and turned back: while the session is paused, the page is shown as it
/// was at any step, under the code as it is now.
///
/// The running page stays as it is meanwhile. Its past is shown by another process, which repeats the session.
package final class TimeLine {
    /// Called when anything but the trees of the shown pages has changed.
    package var changed: () -> Void = {}
    /// Called when the window has to show another page: `past`, or the running page if that is `nil`.
    package var stageChanged: () -> Void = {}

    /// What the page has shown at the position; `nil` if the session is not paused.
    package private(set) var past: PastPage?
    /// The step to show. The latest request counts, so it can differ from `past.step` for a moment.
    package private(set) var position = 0
    /// The step of the present, at which the session is paused.
    package private(set) var length = 0
    /// Whether the session is played on from the position.
    package private(set) var isPlaying = false
    /// Whether the session goes on from the position as soon as the page has been run up to there.
    package private(set) var isContinuing = false
    /// The part of the session that can be shown, 0...1; `nil` as soon as that is all of it.
    package private(set) var progress: Double?
    /// The values of statements at the moment that is shown; `nil` at the present, and as long as they are not known.
    private(set) var values: RunValues?
    /// The values of a literal that the user compares.
    package let comparison = Comparison()

    /// The number of steps in a second.
    package static let stepsPerSecond = StepClock.stepsPerSecond
    /// The number of steps that trails show.
    private static let trailLength = 120

    /// Starts a process that may fork itself.
    var makeProcess: () -> PageProcess? = { nil }
    /// Creates the reporter of a run.
    var makeReporter: (PageFiles) -> FailureReporter? = { _ in nil }
    /// Called with what the runner has to show beside the page.
    var happened: (Event) -> Void = { _ in }

    private let host: any PageHost
    private let tally: AnyObject
    private var session: PageSession?
    /// The run that is shown at the present.
    private var present: PageRun?
    private var run: PastRun?
    /// The failure of the past that the user was told about last.
    private var toldFailure: String?
    /// The time while the session is played on.
    private var clock = StepClock()
    private var isVisible = true
    /// Whether the code has been changed since the session was paused, so that trails are shown.
    private var showsTrails = false
    /// The changes of a literal that are shown.
    private var trial: Trial?
    /// Whether the session was paused only to show changes of a literal.
    private var pausesForTrial = false

    /// What can happen to the past.
    enum Event {
        /// There are values of another moment, or those of the present again.
        case valuesChanged
        /// The past cannot be shown, with a message for the user, and the place in the code if that is known.
        case failed(String, Problem?)
    }

    /// Changes of a literal, which are shown one after another.
    private struct Trial {
        /// A build of the page that reads the literal from cells.
        let files: PageFiles
        /// The values of the cells; empty for what is written in the code.
        var cells: [Double] = []
        /// The values that are on their way, and whether their trails are, too. The trails may be all that is wanted, for the
        /// kept value with a color.
        var request: (cells: [Double], hasTrails: Bool, color: Int?)?
        /// The values that are shown, and those of the trails.
        var shown: [Double]?, traced: [Double]?
        /// The values with which the page has failed last.
        var failed: [Double]?
        /// When the trails have arrived.
        var traceTime = -Double.infinity
    }

    /// The least time between the trails of two values while others follow, in seconds.
    private static let tracePause = 0.15

    init(host: any PageHost) {
        self.host = host
        tally = host.count("time line")
    }

    /// Whether the session is paused.
    package var isPaused: Bool { past != nil }

    /// Whether the session is paused only as long as the user changes a literal.
    package var isPausedForTrial: Bool { isPaused && pausesForTrial }

    /// Whether changes of a literal are shown.
    package var isTrying: Bool { trial != nil }

    /// The values of the cells that are shown, while changes of a literal are tried.
    package var cellsShown: [Double]? { trial?.shown }

    /// Whether the values that are known are those of another moment than the one that is shown.
    package var valuesAreEarlier: Bool { values == nil && isPaused && position < length }

    /// Whether there is a page that can be paused. One without a view has no moments to see.
    package var isAvailable: Bool { present?.page?.hasView == true && session != nil }

    /// Whether the user has done something with the page. Changes of its surroundings don’t count.
    package var hasInputs: Bool {
        session?.inputs.contains { if case .environment = $0.input { false } else { true } } == true
    }

    /// The inputs of the session.
    package var ticks: [SessionTick] { session?.ticks.all ?? [] }

    /// When nothing has happened on the page, in the order of the steps.
    package var pauses: [Range<Int>] {
        guard let session else { return [] }
        let latest = present?.page.flatMap { $0.isOver ? nil : $0.pause(until: presentStep) }
        return session.pauses + [latest].compactMap(\.self)
    }

    /// The step of the present, which increases while the session is not paused.
    package var presentStep: Int { isPaused ? length : session.map(end) ?? 0 }

    /// The last moment before the running page failed; `nil` if it has not.
    private var lastMoment: (step: Int, inputs: Int)? { present?.page?.lastMoment }

    /// Returns the last step of a session that can be shown.
    private func end(of session: PageSession) -> Int { lastMoment?.step ?? session.step(at: host.now) }

    /// What the processes of the past have cost so far; `nil` if there are none.
    package var usage: ProcessUsage? { run?.usage }

    // MARK: - Actions of the user

    /// Stops the time of the page, and gets ready to turn it back.
    package func pause() {
        guard !isPaused else { return stopPlaying() }
        guard let session, let present, let page = present.page else { return }
        session.hold(at: host.now)
        length = end(of: session)
        position = length
        past = PastPage(page, at: length, of: self, host: host)
        start()
        stageChanged()
        if page.showsPresent { changed() } else { request(length) }
    }

    /// Shows the page as it was at a step. Pauses the session first.
    package func seek(to step: Int) {
        if !isPaused { pause() }
        guard isPaused, !isContinuing else { return }
        stopPlaying()
        request(step)
    }

    /// Shows the next step.
    package func stepForward() { seek(to: position + 1) }

    /// Shows the previous step.
    package func stepBack() { seek(to: (isPaused ? position : presentStep) - 1) }

    /// Plays the session on from the position, and goes on with the running page at the present.
    package func play() {
        guard let past, !isPlaying, !isContinuing else { return }
        guard position < length else { return goToPresent() }
        clock = StepClock()
        clock.set(step: position, at: host.now)
        if isVisible { clock.resume(at: host.now) }
        isPlaying = true
        past.isPlaying = true
        changed()
    }

    /// Forgets what has happened after the position, and goes on from there. Returns whether the page has to be run
    /// again for that, up to the end of the session.
    func continueHere() -> Bool {
        guard let session, isPaused, !isContinuing else { return false }
        stopPlaying()
        guard position < length else {
            goToPresent()
            return false
        }
        session.forget(after: position, at: host.now)
        comparison.forgetTrails()
        length = position
        isContinuing = true
        changed()
        return true
    }

    /// Goes on with the running page at the present.
    package func goToPresent() {
        guard isPaused, !isContinuing else { return }
        session?.release(at: host.now, resumes: present?.page?.isOver == false)
        leave()
    }

    // MARK: - Changes of a literal

    /// Begins to show changes of a literal at the position, which a build of the page reads from cells. The session is
    /// paused meanwhile.
    func beginTrial(_ files: PageFiles) {
        guard isAvailable, !isContinuing else { return }
        trial = Trial(files: files)
        showsTrails = true
        stopPlaying()
        if isPaused {
            start()
        } else {
            pausesForTrial = true
            pause()
        }
        requestTrial()
    }

    /// Shows the page with other values of the cells, as soon as the values before are shown.
    func tryCells(_ cells: [Double]) {
        guard trial != nil else { return }
        trial?.cells = cells
        requestTrial()
    }

    /// Ends the changes because the page cannot be run with the literal that they have ended with.
    func abandonTrial() { if trial != nil || pausesForTrial { cancelPreview() } }

    /// Asks for the latest values. Their trails take longer, so they follow when there are no other values, or every now
    /// and then.
    private func requestTrial() {
        guard let trial, trial.request == nil else { return }
        if trial.cells != trial.shown || trial.cells != trial.traced {
            let hasTrails = trial.cells == trial.shown || host.now - trial.traceTime >= Self.tracePause
            self.trial?.request = (trial.cells, hasTrails, nil)
        } else if let value = comparison.unknown(at: moment) {
            self.trial?.request = (value.literal.cells, true, value.color)
        } else {
            return
        }
        request(position)
    }

    /// Notes that the values that were on their way are shown.
    private func noteMomentOfTrial() {
        guard let request = trial?.request, request.color == nil else { return }
        trial?.shown = request.cells
        guard !request.hasTrails else { return }
        trial?.request = nil
        requestTrial()
    }

    /// Notes that the trails have arrived, too, or that the values cannot be shown.
    private func endRequestOfTrial() {
        guard let request = trial?.request else { return }
        trial?.request = nil
        if let color = request.color {
            // Nothing is known if it has failed, and that does not change.
            if comparison.unknown(at: moment)?.color == color { comparison.setTrails([], ofColor: color, at: moment) }
            return requestTrial()
        }
        trial?.shown = request.cells
        trial?.traced = request.cells
        trial?.traceTime = host.now
        requestTrial()
    }

    // MARK: - Comparing values

    /// Whether there are trails that can be kept.
    var hasTrails: Bool { trial != nil || past?.trails.isEmpty == false }

    /// Keeps the trails of the value that a literal has, so that others can be compared with it. They may follow.
    func keepTrails(of literal: CodeLiteral) {
        let areShown = trial.map { $0.traced == $0.cells } ?? (past?.trails.isEmpty == false)
        let hasFailed = trial.map { $0.failed == $0.cells } ?? false
        comparison.keep(literal, hasFailed ? [] : areShown ? past?.pageTrails : nil, at: moment)
        showCompared()
        requestTrial()
    }

    /// Stops comparing a value.
    package func stopComparing(_ value: Comparison.KeptValue) {
        comparison.remove(value)
        showCompared()
    }

    /// Stops comparing values.
    package func stopComparing() {
        comparison.removeAll()
        showCompared()
    }

    /// The moment that is shown.
    private var moment: Comparison.Moment { Comparison.Moment(step: past?.step ?? position, length: length) }

    private func showCompared() { past?.setComparedTrails(comparison.trails(at: moment)) }

    // MARK: - Runs of the page

    /// Attaches a run that is shown from now on, and its session.
    func attach(_ run: PageRun, _ session: PageSession) {
        if self.session !== session {
            leave()
            comparison.removeAll()
        }
        let hadFailed = lastMoment != nil
        (present, self.session) = (run, session)
        past?.page = run.page
        toldFailure = nil
        if isContinuing || pausesForTrial {
            isContinuing = false
            goToPresent()
        } else if isPaused, hadFailed {
            // What has followed the failure can be shown, too.
            length = end(of: session)
            start()
            request(position)
        }
        changed()
    }

    /// Shows the position under other code, which is about to be run with the session.
    func preview(_ files: PageFiles, of source: String, _ session: PageSession) {
        guard isPaused, self.session === session, !isContinuing else { return }
        trial = nil
        // The present is about to be shown.
        guard !pausesForTrial else { return }
        showsTrails = true
        start(files, of: source)
        request(position)
    }

    /// Shows the position under the code of the running page again, because that which should have replaced it has
    /// failed.
    func cancelPreview() {
        isContinuing = false
        trial = nil
        guard !pausesForTrial else { return goToPresent() }
        guard isPaused, let present, run?.files != present.files else { return }
        start()
        request(position)
    }

    /// Ends the past without going on with the session.
    func leave() {
        run?.end()
        run = nil
        (trial, pausesForTrial, toldFailure) = (nil, false, nil)
        guard let past else { return }
        past.isPlaying = false
        if values != nil {
            values = nil
            happened(.valuesChanged)
        }
        (self.past, progress, showsTrails, isPlaying, isContinuing) = (nil, nil, false, false, false)
        stageChanged()
        changed()
    }

    // MARK: - The past

    /// Repeats the session under the code of the running page, or with changes of a literal in it.
    private func start() {
        if let present { start(trial?.files ?? present.files, of: present.version.source) }
    }

    private func start(_ files: PageFiles, of source: String) {
        run?.end()
        run = nil
        guard let session, let process = makeProcess(), let reporter = makeReporter(files) else { return }
        progress = 0
        let inputs = lastMoment?.inputs ?? session.inputs.count
        run = PastRun(files, of: source, in: process, session, until: length, inputs: inputs, failures: reporter) {
            [weak self] in self?.pastReported($0)
        }
    }

    private func request(_ step: Int) {
        position = min(max(step, 0), length)
        // A process that has failed gets another chance.
        if run == nil { start() }
        let hasTrails = showsTrails && trial?.request?.hasTrails != false
        run?.requestMoment(at: position, trail: hasTrails ? Self.trailLength : 0, cells: trial?.request?.cells ?? [])
        changed()
    }

    private func pastReported(_ event: PastRun.Event) {
        switch event {
        case .moment(let moment):
            // Only the trails of a kept value are wanted.
            if trial?.request?.color != nil { return }
            if past?.apply(moment, keepsTrails: trial != nil) == true {
                showCompared()
                noteMomentOfTrial()
            } else {
                run?.refuse()
            }
        case .values(let values, let pictures, let step):
            guard step == past?.step else { return }
            past?.requestPictures(pictures)
            // The page that has failed has shown more values since.
            self.values = step == lastMoment?.step ? nil : values
            happened(.valuesChanged)
        case .trails(let trails, let step):
            guard step == past?.step, showsTrails else { return }
            if let color = trial?.request?.color {
                comparison.setTrails(trails, ofColor: color, at: self.moment)
                showCompared()
            } else {
                past?.setTrails(trails, areEarlier: trial?.request?.cells == [])
                if trial == nil { changed() }
            }
            endRequestOfTrial()
        case .reached(let step):
            let part = length > 0 ? Double(min(step, length)) / Double(length) : 1
            progress = part < 1 ? part : nil
            changed()
        case .failed(let message, let problem):
            run = nil
            progress = nil
            stopPlaying()
            // A value that makes the page fail is soon followed by others.
            if trial == nil, ![toldFailure, present?.failure].contains(message) {
                toldFailure = message
                happened(.failed(message, problem))
            }
            let request = trial?.request
            trial?.failed = request?.cells
            endRequestOfTrial()
            changed()
        }
    }

    // MARK: - Playing

    /// Shows the step of the present time, in each frame while the session is played on.
    func advance(to now: Double) {
        guard isPlaying else { return }
        let step = clock.step(at: now)
        guard step < length else { return goToPresent() }
        guard step > position, let run, !run.isAwaitingMoment else { return }
        request(step)
    }

    private func stopPlaying() {
        guard isPlaying else { return }
        isPlaying = false
        past?.isPlaying = false
        changed()
    }

    /// Stops playing while the area is hidden.
    func setVisible(_ isVisible: Bool, at now: Double) {
        self.isVisible = isVisible
        guard isPlaying else { return }
        if isVisible { clock.resume(at: now) } else { clock.pause(at: now) }
    }
}
