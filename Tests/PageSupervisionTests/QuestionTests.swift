import PageLink
import PageSupervision
import Scene
import Testing

/// Synchronous requests to pages that are fast, late, or silent.
struct QuestionTests {
    private let window: TestWindow
    private let board: RemoteBoard
    private let page: TestProcess

    init() throws {
        window = try TestWindow()
        board = try #require(window.board)
        page = try #require(window.page)
    }

    @Test func responseIsUsed() {
        #expect(board.press(.escape, on: 0, shift: false, at: window.host.now) == .used)
        #expect(board.piece(from: 0, toward: .right) == 1)
        #expect(board.piece(nearestTo: 2) == 1)
        #expect(board.piece(at: Point(x: 10, y: 50), by: .pointer) == 1)
    }

    @Test func keyWithoutAResponseInTimeIsUnused() {
        page.behavior = { _, _ in }
        let start = window.host.now
        #expect(board.press(.escape, on: 0, shift: false, at: start) == .unused)
        #expect(abs(window.host.now - start - 0.4) < 1e-9)
    }

    @Test func lateResponseIsNotTakenForThatOfTheNextRequest() {
        page.behavior = { _, _ in }
        #expect(board.press(.escape, on: 0, shift: false, at: window.host.now) == .unused)
        page.behavior = { message, page in
            if case .cursor(_, _, let question) = message {
                page.send(.answer(.piece(2), question: question - 1))
                page.send(.answer(.piece(1), question: question))
            } else {
                TestProcess.behave(message, page)
            }
        }
        page.send(.scene(.sample()))
        window.host.settle()
        #expect(board.piece(from: 0, toward: .right) == 1)
    }

    @Test func latePageIsNotAskedAgain() {
        page.behavior = { _, _ in }
        _ = board.press(.escape, on: 0, shift: false, at: window.host.now)
        window.host.pass(0.5)
        let (start, count) = (window.host.now, page.messages.count)
        #expect(board.press(.escape, on: 0, shift: false, at: start) == .unused)
        #expect(window.host.now == start && page.messages.count == count)
    }

    @Test func pageThatNeverRespondsHangs() {
        page.behavior = { _, _ in }
        _ = board.piece(nearestTo: 0)
        window.host.pass(4.5)
        #expect(page.isKilled)
    }

    @Test func pageThatSendsFramesWithoutRespondingDoesNotHang() {
        page.behavior = { message, page in if case .advance = message { page.send(.scene(.sample())) } }
        _ = board.piece(nearestTo: 0)
        window.host.pass(60)
        #expect(!page.isKilled && page.questions == 0)
    }

    @Test func otherMessagesAreHandledAfterwards() {
        page.behavior = { message, page in
            page.send(.sound("turn"))
            TestProcess.behave(message, page)
        }
        window.forget()
        #expect(board.piece(nearestTo: 0) == 1)
        #expect(window.events == [], "the caller must not be interrupted")
        window.host.settle()
        #expect(window.events.first == "sound turn")
    }

    @Test func nonexistentPieceIsIgnored() {
        page.behavior = { message, page in
            switch message {
            case .cursor(_, _, let question), .pieceAt(_, _, let question):
                page.send(.answer(.piece(99), question: question))
            case .key(_, _, _, _, let question): page.send(.answer(.key(.focus(99)), question: question))
            default: TestProcess.behave(message, page)
            }
        }
        #expect(board.piece(from: 0, toward: .left) == nil)
        #expect(board.press(.escape, on: 0, shift: false, at: window.host.now) == .used)
        // The visible scene is used for the hit test instead.
        #expect(board.piece(at: Point(x: 210, y: 50), by: .pointer) == 2)
    }

    @Test func pageThatHasExitedIsNotAsked() {
        page.end(.status(0))
        let start = window.host.now
        #expect(board.piece(nearestTo: 0) == nil && board.piece(at: Point(x: 110, y: 50), by: .finger) == 1)
        #expect(window.host.now == start)
    }
}
