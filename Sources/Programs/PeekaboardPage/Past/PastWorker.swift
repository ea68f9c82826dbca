// SPDX-License-Identifier: GPL-3.0-or-later
// The worker owns the player of its process.

import CPageForks
import Glibc
import PageLink
import PageValues
import Scene
import ViewKit

/// Runs the page in a process of the past: the recorder, a checkpoint, or a process that shows a moment. Each takes orders
/// by its slot.
final class PastWorker {
    /// The time between two reports of the progress, and the longest time for a trail, in seconds.
    private static let (progressPause, longestTrace) = (0.1, 1.0)
    /// The longest time for a trail while the user changes a literal, in seconds.
    private static let longestTrialTrace = 0.05
    /// The number of steps after which the recorder finds out whether the page has read a cell.
    private static let stepsPerPart = 60
    /// How often the recorder looks for threads before the first checkpoint, at intervals of ten milliseconds.
    private static let maxLooks = 30
    /// Reading the clock takes longer than most steps.
    private static let stepsPerLook = 4

    private let session: PastSession
    private let link: Link<FromPage, ToPage>
    private let pipes: PastPipes
    private let queue = MainQueue()
    private let texts = PageTexts()
    private let values: ValueServer?
    /// The page, which is loaded when it is first needed.
    private lazy var player = loadPage()
    private var slot: Int
    /// The number of inputs that have been applied.
    private var applied = 0
    private var steps = 0
    private var lastReport = monotonicTime(), lastCheckpoint = monotonicTime()
    /// The work between two checkpoints, in seconds.
    private var interval = 0.0

    init(_ session: PastSession, _ link: Link<FromPage, ToPage>, _ pipes: PastPipes, slot: Int) {
        self.session = session
        self.link = link
        self.pipes = pipes
        self.slot = slot
        values = session.files.showsValues ? ValueServer() : nil
        PageContext.current.setUp(session.setup, texts: texts) { _ in }
    }

    /// Loads the page. The past of a page that cannot be loaded cannot be shown.
    private func loadPage() -> PagePlayer {
        page_fork_set_reports(true)
        values?.start(tracing: false) {}
        guard
            let player = try? PagePlayer.load(
                session.files, session.setup, values,
                runTasks: { [queue] in
                    queue?.drainAll()
                }, send: { _ in })
        else { exit(1) }
        return player
    }

    /// Repeats the whole session and makes checkpoints on the way. If the page reads cells, it repeats only what comes
    /// before that, so that each checkpoint is good for all values.
    func record() -> Never {
        let readsCells = session.files.readsCells
        if readsCells {
            texts.warmUp()
            _ = try? PageLibrary(path: session.files.library)
            waitForThreads()
            makeCheckpoint(at: -1)
        }
        _ = player
        waitForThreads()
        makeCheckpoint(at: player.step)
        var (end, reported) = (0, 0)
        repeat {
            end = readsCells ? min(end + Self.stepsPerPart, session.end) : session.end
            advance(to: end) { [self] step, now in
                if now - lastReport >= Self.progressPause, step >= reported + MessageOrder.progressStride {
                    pipes.reports.send(.reached(step: step))
                    (lastReport, reported) = (now, step)
                }
                if now - lastCheckpoint >= interval { makeCheckpoint(at: step) }
            }
        } while end < session.end && !LiteralCells.areRead
        pipes.reports.send(.finished)
        takeOrders()
    }

    /// The thread that looks for fonts may still be busy, and others may be about to end.
    private func waitForThreads() { for _ in 0..<Self.maxLooks where page_has_threads() { usleep(10_000) } }

    /// Shows a step with values of the cells, then takes orders.
    func serve(from step: Int, with cells: CellValues) -> Never {
        LiteralCells.values = cells.all
        sendMoment(at: step)
        takeOrders()
    }

    private func takeOrders() -> Never {
        while true {
            page_fork_set_reports(false)
            switch pipes.nextOrder(for: slot, link: link.descriptor) {
            case .show(let step): sendMoment(at: step)
            case .fork(let slot, let step, let cells): if fork(slot) { serve(from: step, with: cells) }
            case .keep(let slot, _): _ = fork(slot)
            case .trace(let steps): trace(steps)
            case .tellValues: tellValues()
            case .leave:
                pipes.reports.send(.left(slot: slot))
                page_fork_leave()
            }
        }
    }

    /// Forks a process for a slot. Returns whether this is that process.
    private func fork(_ slot: Int) -> Bool {
        switch page_fork() {
        case 0:
            self.slot = slot
            becomeIndependent()
            return true
        case 1: return false
        default:
            pipes.reports.send(.notForked(slot: slot))
            return false
        }
    }

    /// Separates this process from the one that it was forked from.
    private func becomeIndependent() {
        if let queue { page_fork_replace_counter(queue.descriptor) }
        texts.replaceFonts()
    }

    private func makeCheckpoint(at step: Int) {
        guard !LiteralCells.areRead else { return }
        page_fork_set_reports(false)
        defer {
            page_fork_set_reports(true)
            lastCheckpoint = monotonicTime()
        }
        guard !page_has_threads() else { return pipes.reports.send(.hasThreads(step: step)) }
        pipes.reports.send(.needsSlot(step: step, memory: page_own_memory()))
        guard case .keep(let slot, let interval) = pipes.nextOrder(for: slot, link: link.descriptor) else { exit(1) }
        self.interval = interval
        if fork(slot) { takeOrders() }
    }

    /// Repeats the session up to a step. `looked` is called every now and then with the step and the time.
    private func advance(to end: Int, looked: (Int, Double) -> Void) {
        func look(_ step: Int) {
            steps += 1
            if steps % Self.stepsPerLook == 0 { looked(step, monotonicTime()) }
        }
        while applied < session.inputs.count, session.inputs[applied].step <= end {
            let input = session.inputs[applied]
            player.advance(to: input.step, progressed: look)
            applied += 1
            _ = player.apply(input.input)
        }
        player.advance(to: end, progressed: look)
    }

    private func sendMoment(at end: Int) {
        page_fork_set_reports(true)
        var reported = player.step
        lastReport = monotonicTime()
        advance(to: end) { step, now in
            guard now - lastReport >= Self.progressPause, step >= reported + MessageOrder.progressStride else { return }
            (lastReport, reported) = (now, step)
            send(.progress(step: step))
        }
        let tree = player.tree
        var shown = NodeTree.empty
        let edits = tree.edits(from: shown)
        send(.moment(Moment(step: end, edits: shown.apply(edits) ? edits : [])))
        pipes.reports.send(.shown)
    }

    /// Shows where things move in a process of its own, because this one stays where it is.
    private func trace(_ count: Int) {
        guard page_fork() == 0 else { return }
        becomeIndependent()
        page_fork_set_reports(true)
        let (start, end) = (player.step, min(player.step + count, session.end + count))
        let longest = session.files.readsCells ? Self.longestTrialTrace : Self.longestTrace
        let time = monotonicTime()
        var tracer = TrailTracer(player.tree)
        for step in start + 1...end where monotonicTime() - time < longest {
            advance(to: step) { _, _ in }
            tracer.add(player.tree)
        }
        send(.trails(tracer.trails, from: start))
        page_fork_leave()
    }

    /// Sends the values of the statements so far. That is done in a process of its own, because this one must still have
    /// all of them at later steps, and because getters of the page may run.
    private func tellValues() {
        guard let values else { return }
        let outcome = values.withoutRecording { page_fork() }
        guard outcome == 0 else {
            if outcome < 0 { pipes.reports.send(.toldValues) }
            return
        }
        becomeIndependent()
        page_fork_set_reports(true)
        for number in 0..<MessageOrder.maxPastValues {
            let part = values.takeValues()
            // Without any, the window has to know that, too.
            guard number == 0 || !part.isEmpty else { break }
            send(.pastValues(part, at: player.step))
        }
        pipes.reports.send(.toldValues)
        page_fork_leave()
    }

    private func send(_ message: FromPage) { pipes.send(message, over: link) }
}
