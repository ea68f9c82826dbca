// SPDX-License-Identifier: GPL-3.0-or-later
import CPageForks
import Glibc
import PageLink

/// What a process of the past has to do.
enum PastOrder: BitwiseCopyable {
    /// Repeats the session up to a step, and shows that.
    case show(step: Int)
    /// Forks, so that the new process shows a step, with values of the cells, and takes the orders of a slot.
    case fork(slot: Int, step: Int, cells: CellValues)
    /// Forks, so that the new process stays where it is as a checkpoint and takes the orders of a slot. The next one is
    /// due after `interval` seconds of work.
    case keep(slot: Int, interval: Double)
    /// Shows where things move during a number of steps.
    case trace(steps: Int)
    /// Shows the values of the statements so far.
    case tellValues
    /// Ends.
    case leave
}

/// What a process of the past says to the coordinator.
enum PastReport: BitwiseCopyable {
    /// The recorder has come to a step, and needs a slot for a checkpoint there, which has so much memory of its own, in
    /// bytes, at the most. It waits for `keep`.
    case needsSlot(step: Int, memory: Int)
    /// The recorder cannot make a checkpoint at a step.
    case hasThreads(step: Int)
    /// The recorder has repeated the session up to a step.
    case reached(step: Int)
    /// The recorder has repeated the whole session.
    case finished
    /// A moment has been sent.
    case shown
    /// The values of a moment have been sent.
    case toldValues
    /// The system has refused the process of a slot.
    case notForked(slot: Int)
    /// The process of a slot has ended.
    case left(slot: Int)
}

/// The pipes between the processes of the past. They are made before there is a second process, because none can be
/// passed on later.
struct PastPipes {
    /// The slot of the process that repeats the session first.
    static let recorder = 0

    /// What all processes report.
    let reports: ValuePipe<PastReport>
    private let orders: [ValuePipe<PastOrder>]
    /// Contains a value while no process writes to the link.
    private let turns: ValuePipe<UInt8>

    /// Creates pipes for a number of processes. Returns `nil` if the system is out of file descriptors.
    init?(slots: Int) {
        orders = (0..<slots).compactMap { _ in ValuePipe() }
        guard orders.count == slots, let reports = ValuePipe<PastReport>(), let turns = ValuePipe<UInt8>() else {
            return nil
        }
        (self.reports, self.turns) = (reports, turns)
        turns.send(0)
    }

    /// The slots of the processes other than the recorder.
    var otherSlots: Range<Int> { 1..<orders.count }

    /// Gives an order to the process of a slot.
    func order(_ order: PastOrder, _ slot: Int) { orders[slot].send(order) }

    /// Waits for the next order to the process of a slot. Ends the process if the window closes the link.
    func nextOrder(for slot: Int, link: Int32) -> PastOrder {
        var watched = [
            pollfd(fd: orders[slot].readingEnd, events: Int16(POLLIN), revents: 0),
            pollfd(fd: link, events: 0, revents: 0),
        ]
        while poll(&watched, 2, -1) < 0 {}
        guard watched[1].revents == 0, let order = orders[slot].receive() else { return .leave }
        return order
    }

    /// Calls `body` while no other process writes to the link.
    func inTurn(_ body: () -> Void) {
        _ = turns.receive()
        body()
        turns.send(0)
    }
}

extension PastPipes {
    /// Sends a message completely. Ends the process if the window has closed the link.
    func send(_ message: FromPage, over link: Link<FromPage, ToPage>) {
        inTurn {
            do throws(LinkError) {
                try link.send(message)
                while link.isWaiting {
                    var watched = pollfd(fd: link.descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&watched, 1, -1)
                    try link.flush()
                }
            } catch {
                exit(error == .closed ? 0 : 1)
            }
        }
    }
}
