// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import PageRuns
import Scene
import TestHosts
import Testing

/// Synchronous requests to pages that are fast, late, or silent.
struct QuestionTests {
    private let bench: RunnerBench
    private let remote: RemotePage
    private let page: TestProcess

    init() throws {
        bench = try RunnerBench()
        remote = try #require(bench.remote)
        page = try #require(bench.page)
    }

    @Test func responseIsUsed() {
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: bench.host.now) == .used)
        #expect(remote.element(from: .piece(0), toward: .right) == .piece(1))
        #expect(remote.element(nearestTo: .piece(2)) == .piece(1))
        #expect(remote.receive(.finger(.began), at: bench.host.now) == .piece(1))
    }

    @Test func keyWithoutAResponseInTimeIsUnused() {
        page.behavior = { _, _ in }
        let start = bench.host.now
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: start) == .unused)
        #expect(abs(bench.host.now - start - 0.4) < 1e-9)
    }

    @Test func lateResponseIsNotTakenForThatOfTheNextRequest() {
        page.behavior = { _, _ in }
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: bench.host.now) == .unused)
        page.behavior = { message, page in
            if case .cursor(_, _, let question) = message {
                page.send(.answer(.element(.piece(2)), question: question - 1))
                page.send(.answer(.element(.piece(1)), question: question))
            } else {
                TestProcess.behave(message, page)
            }
        }
        page.show()
        bench.host.settle()
        #expect(remote.element(from: .piece(0), toward: .right) == .piece(1))
    }

    @Test func latePageIsNotAskedAgain() {
        page.behavior = { _, _ in }
        _ = remote.press(.escape, on: .piece(0), shift: false, at: bench.host.now)
        bench.host.pass(0.5)
        let (start, count) = (bench.host.now, page.messages.count)
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: start) == .unused)
        #expect(bench.host.now == start && page.messages.count == count)
    }

    @Test func pageThatNeverRespondsHangs() {
        page.behavior = { _, _ in }
        _ = remote.element(nearestTo: .piece(0))
        bench.host.pass(4.5)
        #expect(page.isKilled)
    }

    @Test func pageThatSendsFramesWithoutRespondingDoesNotHang() {
        page.behavior = { message, page in if case .advance = message { page.show() } }
        _ = remote.element(nearestTo: .piece(0))
        bench.host.pass(60)
        #expect(!page.isKilled && page.questions == 0)
    }

    @Test func otherMessagesAreHandledAfterwards() {
        page.behavior = { message, page in
            page.send(.sound("turn"))
            TestProcess.behave(message, page)
        }
        bench.forget()
        #expect(remote.element(nearestTo: .piece(0)) == .piece(1))
        #expect(bench.events == [], "the caller must not be interrupted")
        bench.host.settle()
        #expect(bench.events.first == "sound turn")
    }

    @Test(arguments: [
        ElementID.piece(99), .piece(-1), ElementID(piece: 0), ElementID(node: NodeID(number: 9), piece: 0),
    ])
    func nonexistentPieceIsIgnored(missing: ElementID) {
        page.behavior = { message, page in
            switch message {
            case .cursor(_, _, let question), .elementAt(_, _, let question):
                page.send(.answer(.element(missing), question: question))
            case .input(_, let question?): page.send(.answer(.key(.focus(missing)), question: question))
            default: TestProcess.behave(message, page)
            }
        }
        #expect(remote.element(from: .piece(0), toward: .left) == nil)
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: bench.host.now) == .used)
        #expect(remote.receive(.finger(.began), at: bench.host.now) == nil)
    }

    @Test func pageThatHasExitedIsNotAsked() {
        page.end(.status(0))
        let start = bench.host.now
        #expect(remote.element(nearestTo: .piece(0)) == nil && remote.element(from: nil, toward: .right) == nil)
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: start) == .unused)
        #expect(remote.receive(.finger(.began), at: start) == nil)
        #expect(bench.host.now == start)
    }
}
