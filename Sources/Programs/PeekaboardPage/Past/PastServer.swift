// SPDX-License-Identifier: GPL-3.0-or-later
// The server owns the link until it is divided among processes.

import CPageForks
import Glibc
import PageLink
import Scene
import ViewKit

/// Shows any moment of a session, in a process that may fork itself.
///
/// The process divides itself in two. The *recorder* runs the page and repeats the session. Every few milliseconds it
/// forks a *checkpoint*, a process that waits. The *coordinator* never runs code of the page. It serves the link: to show
/// a step, it lets the latest checkpoint before that step fork a process that goes on from there.
final class PastServer {
    /// The number of checkpoints, and the work between two of them at first, in seconds.
    private static let (maxCheckpoints, interval) = (64, 0.015)
    /// The number of processes that are on their way out, or show a moment.
    private static let otherProcesses = 16

    private let link: Link<FromPage, ToPage>

    init(_ link: Link<FromPage, ToPage>) { self.link = link }

    /// Serves until the link is closed.
    func run() -> Never {
        // Workers turn reports on while they run code of the page.
        page_fork_set_reports(false)
        do throws(LinkError) {
            var messages: ArraySlice<ToPage> = []
            let session = try receiveSession(&messages)
            let slots = 1 + Self.maxCheckpoints + Self.otherProcesses
            guard let pipes = PastPipes(slots: slots) else { exit(1) }
            let table = CheckpointTable(limit: Self.maxCheckpoints, interval: Self.interval)
            switch page_fork() {
            case 0:
                PastCoordinator(session, link, pipes, table).run(messages)
            case 1:
                PastWorker(session, link, pipes, slot: PastPipes.recorder).record()
            default:
                exit(1)
            }
        } catch {
            exit(error == .closed ? 0 : 1)
        }
    }

    /// Receives the session, and messages that have arrived after it.
    private func receiveSession(_ rest: inout ArraySlice<ToPage>) throws(LinkError) -> PastSession {
        var (setup, session): (PageSetup?, PastSession?)
        while true {
            var watched = pollfd(fd: link.descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&watched, 1, -1)
            rest += try link.receive()
            while let message = rest.popFirst() {
                switch message {
                case .setUp(let new): setup = new
                case .load(let files): session = setup.map { PastSession($0, files) }
                case .replay(let inputs, let step, let isLast):
                    session?.add(inputs, until: step)
                    if isLast, let session { return session }
                default: break
                }
            }
        }
    }
}
