// SPDX-License-Identifier: GPL-3.0-or-later
// The coordinator owns the link of its process, and exists until the process ends.

import CPageForks
import Glibc
import PageLink

/// Serves the link of the past, and gives its orders to the other processes.
final class PastCoordinator {
    /// The time between the values of two moments while the user drags the position, in seconds.
    private static let valuesPause = 0.1

    private let session: PastSession
    private let link: Link<FromPage, ToPage>
    private let pipes: PastPipes
    private var table: CheckpointTable
    private var freeSlots: [Int]
    /// The process that shows a moment, and the step that it shows.
    private var shown: (slot: Int, step: Int)?
    /// Whether that process has not sent the moment yet.
    private var isBusy = false
    /// The latest moment that the window has asked for.
    private var request: (step: Int, trail: Int, cells: CellValues)?
    /// The values of the cells in that process.
    private var cells = CellValues.none
    /// The steps that should be traced once the moment has been sent.
    private var trail = 0
    /// Whether the window has not been sent the values of the moment.
    private var owesValues = false
    /// Whether a process sends values, and when the next one may.
    private var isTellingValues = false, nextValues = -Double.infinity
    /// The step up to which the recorder has repeated the session.
    private var reached = -1
    /// Whether there cannot be any checkpoint, so that each moment is repeated from the beginning.
    private var isWithoutCheckpoints = false

    init(_ session: PastSession, _ link: Link<FromPage, ToPage>, _ pipes: PastPipes, _ table: CheckpointTable) {
        self.session = session
        self.link = link
        self.pipes = pipes
        self.table = table
        freeSlots = Array(pipes.otherSlots)
    }

    /// Serves until the link is closed. `messages` have been received already.
    func run(_ messages: ArraySlice<ToPage>) -> Never {
        messages.forEach(receive)
        do throws(LinkError) {
            while true {
                serve()
                tellValues()
                var watched = [
                    pollfd(fd: link.descriptor, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: pipes.reports.readingEnd, events: Int16(POLLIN), revents: 0),
                ]
                guard poll(&watched, 2, timeout) > 0 else { continue }
                if watched[0].revents != 0 { try link.receive().forEach(receive) }
                if watched[1].revents != 0, let report = pipes.reports.receive() { processReported(report) }
            }
        } catch {
            // All other processes end too.
            exit(error == .closed ? 0 : 1)
        }
    }

    /// Only the latest request counts.
    private func receive(_ message: ToPage) {
        guard case .showMoment(let step, let trail, let cells) = message else { return }
        request = (min(max(step, 0), session.end), trail, CellValues(cells))
    }

    private func processReported(_ report: PastReport) {
        switch report {
        case .needsSlot(let step, let memory):
            guard let slot = freeSlots.popLast() else { exit(1) }
            for dropped in table.add(step: step, slot: slot, memory: memory) { pipes.order(.leave, dropped) }
            pipes.order(.keep(slot: slot, interval: table.interval), PastPipes.recorder)
            reached = max(reached, step)
        case .hasThreads(let step): isWithoutCheckpoints = isWithoutCheckpoints || step == 0
        case .reached(let step):
            reached = step
            send(.repeated(until: step, isComplete: false))
        case .finished:
            reached = session.end
            send(.repeated(until: session.end, isComplete: true))
        case .shown:
            (isBusy, owesValues) = (false, session.files.showsValues)
            if trail > 0, request == nil, let shown { pipes.order(.trace(steps: trail), shown.slot) }
        case .toldValues: isTellingValues = false
        case .notForked(let slot):
            table.remove(slot: slot)
            freeSlots.append(slot)
            if shown?.slot == slot { tryAgain() }
        case .left(let slot): freeSlots.append(slot)
        }
    }

    /// Asks for a moment again with half of the checkpoints, because there are too many processes.
    private func tryAgain() {
        let dropped = table.thin()
        guard !dropped.isEmpty, let shown else { exit(1) }
        for slot in dropped { pipes.order(.leave, slot) }
        request = request ?? (shown.step, trail, cells)
        (self.shown, isBusy) = (nil, false)
    }

    /// Lets a process show the moment that the window has asked for, if it can be shown yet.
    private func serve() {
        guard !isBusy, let request, isWithoutCheckpoints || request.step <= reached else { return }
        let checkpoint = table.latest(until: request.step)
        // What has read a cell does not go on with another value of it.
        if let shown, !session.files.readsCells, (checkpoint?.step ?? 0)...request.step ~= shown.step {
            pipes.order(.show(step: request.step), shown.slot)
            self.shown?.step = request.step
        } else {
            guard let slot = freeSlots.popLast() else { return }
            if let shown { pipes.order(.leave, shown.slot) }
            if let checkpoint {
                pipes.order(.fork(slot: slot, step: request.step, cells: request.cells), checkpoint.slot)
            } else {
                forkFromBeginning(slot, showing: request.step, request.cells)
            }
            cells = request.cells
            shown = (slot, request.step)
        }
        (self.request, trail, isBusy, owesValues) = (nil, request.trail, true, false)
    }

    /// Whether the moment that was asked for last is shown, and its values can follow.
    private var canTellValues: Bool { owesValues && !isTellingValues && request == nil && shown != nil }

    /// How long to wait for messages and reports, in milliseconds; -1 for any time.
    private var timeout: Int32 {
        canTellValues ? Int32(max(0, min(Self.valuesPause, nextValues - monotonicTime())) * 1000) + 1 : -1
    }

    /// Lets a process send the values of the moment that is shown.
    private func tellValues() {
        let now = monotonicTime()
        guard canTellValues, now >= nextValues, let shown else { return }
        (owesValues, isTellingValues, nextValues) = (false, true, now + Self.valuesPause)
        pipes.order(.tellValues, shown.slot)
    }

    /// Repeats the session from the beginning in another process.
    private func forkFromBeginning(_ slot: Int, showing step: Int, _ cells: CellValues) {
        switch page_fork() {
        case 0: PastWorker(session, link, pipes, slot: slot).serve(from: step, with: cells)
        case 1: break
        default: exit(1)
        }
    }

    private func send(_ message: FromPage) { pipes.send(message, over: link) }
}
