// SPDX-License-Identifier: GPL-3.0-or-later
// The worker owns the player of its process.

import CPageForks
import Glibc
import PageLink
import Scene
import ViewKit

/// Runs the page in a process of the past: the recorder, a checkpoint, or a process that shows a moment. Each takes orders
/// by its slot.
final class PastWorker {
    /// The time between two reports of the progress, and the longest time for a trail, in seconds.
    private static let (progressPause, longestTrace) = (0.1, 1.0)
    /// How often the recorder looks for threads before the first checkpoint, at intervals of ten milliseconds.
    private static let maxLooks = 30
    /// Reading the clock takes longer than most steps.
    private static let stepsPerLook = 4

    private let session: PastSession
    private let link: Link<FromPage, ToPage>
    private let pipes: PastPipes
    private let queue = MainQueue()
    private let texts = PageTexts()
    private let player: PagePlayer
    private var slot: Int
    /// The number of inputs that have been applied.
    private var applied = 0
    private var steps = 0
    private var lastReport = monotonicTime(), lastCheckpoint = monotonicTime()
    /// The work between two checkpoints, in seconds.
    private var interval = 0.0

    /// Loads the page. The past of a page that cannot be loaded cannot be shown.
    init(_ session: PastSession, _ link: Link<FromPage, ToPage>, _ pipes: PastPipes, slot: Int) {
        self.session = session
        self.link = link
        self.pipes = pipes
        self.slot = slot
        page_fork_set_reports(true)
        PageContext.current.setUp(session.setup, texts: texts) { _ in }
        let values = session.files.showsValues ? ValueServer() : nil
        guard
            let player = try? PagePlayer.load(
                session.files, session.setup, values,
                runTasks: { [queue] in
                    queue?.drainAll()
                }, send: { _ in })
        else { exit(1) }
        self.player = player
    }

    /// Repeats the whole session and makes checkpoints on the way.
    func record() -> Never {
        // The thread that looks for fonts may still be busy, and others may be about to end.
        for _ in 0..<Self.maxLooks where page_has_threads() { usleep(10_000) }
        makeCheckpoint()
        var reported = 0
        advance(to: session.end) { [self] step, now in
            if now - lastReport >= Self.progressPause, step >= reported + MessageOrder.progressStride {
                pipes.reports.send(.reached(step: step))
                (lastReport, reported) = (now, step)
            }
            if now - lastCheckpoint >= interval { makeCheckpoint() }
        }
        pipes.reports.send(.finished)
        takeOrders()
    }

    /// Shows a step, then takes orders.
    func show(from step: Int) -> Never {
        show(step)
        takeOrders()
    }

    private func takeOrders() -> Never {
        while true {
            page_fork_set_reports(false)
            switch pipes.nextOrder(for: slot, link: link.descriptor) {
            case .show(let step): show(step)
            case .fork(let slot, let step): if fork(slot) { show(step) }
            case .keep(let slot, _): _ = fork(slot)
            case .trace(let steps): trace(steps)
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

    private func makeCheckpoint() {
        page_fork_set_reports(false)
        defer {
            page_fork_set_reports(true)
            lastCheckpoint = monotonicTime()
        }
        guard !page_has_threads() else { return pipes.reports.send(.hasThreads(step: player.step)) }
        pipes.reports.send(.needsSlot(step: player.step, memory: page_own_memory()))
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

    private func show(_ end: Int) {
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
        send(.moment(Moment(step: end, edits: shown.take(edits) ? edits : [])))
        pipes.reports.send(.shown)
    }

    /// Shows where things move in a process of its own, because this one stays where it is.
    private func trace(_ count: Int) {
        guard page_fork() == 0 else { return }
        becomeIndependent()
        page_fork_set_reports(true)
        let (start, end) = (player.step, min(player.step + count, session.end + count))
        let time = monotonicTime()
        var tracer = TrailTracer(player.tree)
        for step in start + 1...end where monotonicTime() - time < Self.longestTrace {
            advance(to: step) { _, _ in }
            tracer.add(player.tree)
        }
        send(.trails(tracer.trails, from: start))
        page_fork_leave()
    }

    private func send(_ message: FromPage) { pipes.send(message, over: link) }
}
