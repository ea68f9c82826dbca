// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import PageRuns
import Scene
import TestHosts
import Testing

/// Synchronous requests to pages that are fast, late, or silent.
struct QuestionTests {
    private let window: RunnerBench
    private let remote: RemotePage
    private let page: TestProcess

    init() throws {
        window = try RunnerBench()
        remote = try #require(window.remote)
        page = try #require(window.page)
    }

    @Test func responseIsUsed() {
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: window.host.now) == .used)
        #expect(remote.element(from: .piece(0), toward: .right) == .piece(1))
        #expect(remote.element(nearestTo: .piece(2)) == .piece(1))
        #expect(remote.receive(.finger(.began), at: window.host.now) == .piece(1))
    }

    @Test func keyWithoutAResponseInTimeIsUnused() {
        page.behavior = { _, _ in }
        let start = window.host.now
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: start) == .unused)
        #expect(abs(window.host.now - start - 0.4) < 1e-9)
    }

    @Test func lateResponseIsNotTakenForThatOfTheNextRequest() {
        page.behavior = { _, _ in }
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: window.host.now) == .unused)
        page.behavior = { message, page in
            if case .cursor(_, _, let question) = message {
                page.send(.answer(.element(.piece(2)), question: question - 1))
                page.send(.answer(.element(.piece(1)), question: question))
            } else {
                TestProcess.behave(message, page)
            }
        }
        page.show()
        window.host.settle()
        #expect(remote.element(from: .piece(0), toward: .right) == .piece(1))
    }

    @Test func latePageIsNotAskedAgain() {
        page.behavior = { _, _ in }
        _ = remote.press(.escape, on: .piece(0), shift: false, at: window.host.now)
        window.host.pass(0.5)
        let (start, count) = (window.host.now, page.messages.count)
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: start) == .unused)
        #expect(window.host.now == start && page.messages.count == count)
    }

    @Test func pageThatNeverRespondsHangs() {
        page.behavior = { _, _ in }
        _ = remote.element(nearestTo: .piece(0))
        window.host.pass(4.5)
        #expect(page.isKilled)
    }

    @Test func pageThatSendsFramesWithoutRespondingDoesNotHang() {
        page.behavior = { message, page in if case .advance = message { page.show() } }
        _ = remote.element(nearestTo: .piece(0))
        window.host.pass(60)
        #expect(!page.isKilled && page.questions == 0)
    }

    @Test func otherMessagesAreHandledAfterwards() {
        page.behavior = { message, page in
            page.send(.sound("turn"))
            TestProcess.behave(message, page)
        }
        window.forget()
        #expect(remote.element(nearestTo: .piece(0)) == .piece(1))
        #expect(window.events == [], "the caller must not be interrupted")
        window.host.settle()
        #expect(window.events.first == "sound turn")
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
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: window.host.now) == .used)
        #expect(remote.receive(.finger(.began), at: window.host.now) == nil)
    }

    @Test func pageThatHasExitedIsNotAsked() {
        page.end(.status(0))
        let start = window.host.now
        #expect(remote.element(nearestTo: .piece(0)) == nil && remote.element(from: nil, toward: .right) == nil)
        #expect(remote.press(.escape, on: .piece(0), shift: false, at: start) == .unused)
        #expect(remote.receive(.finger(.began), at: start) == nil)
        #expect(window.host.now == start)
    }
}
