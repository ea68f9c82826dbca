// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import TestHosts
import Testing

/// Pages that violate the protocol of the link.
struct ProtocolViolationTests {
    private static let failure = "failed The page sent invalid data to the window and was stopped"

    @Test func pageThatSendsInvalidBytesIsKilled() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        page.send(rubbish: [UInt8](repeating: 255, count: 4096))
        window.host.pass(0.1)
        #expect(page.isKilled && window.events.last == Self.failure && window.remote?.isOver == true)
    }

    @Test func messagesAfterInvalidBytesAreIgnored() throws {
        let window = try RunnerBench()
        window.forget()
        window.page?.send(rubbish: [1, 0, 0, 0, 99])
        window.page?.send(.sound("pair"))
        window.host.pass(0.1)
        #expect(window.events("sound") == [])
    }

    @Test func pageThatClosesItsLinkButKeepsRunningIsKilled() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        page.closeLink()
        window.host.pass(1.9)
        #expect(!page.isKilled)
        window.host.pass(0.2)
        #expect(page.isKilled && window.events.last == Self.failure)
    }

    @Test func pageThatClosesItsLinkAndExitsIsReportedAsExited() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        page.closeLink()
        window.host.pass(0.5)
        page.end(.status(0))
        #expect(window.events.last == "failed The page exited with status 0")
    }

    @Test func sceneThatCannotBePaintedIsAViolation() throws {
        let window = try RunnerBench()
        var scene = try #require(NodeTree.sample().scene)
        scene.pieces[0].front = PlateID(index: 7)
        let edit = NodeEdit(.board, .board([.center(1, Point(x: 9, y: 9)), .piece(0, scene.pieces[0])]))
        window.page?.showNext(.frame(PageFrame(edits: [edit])))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
        #expect(window.remote?.tree == .sample(), "it must not be painted")
    }

    @Test func sceneThatCannotFollowThePreviousOneIsAViolation() throws {
        let window = try RunnerBench()
        let pieces = try #require(NodeTree.sample(pieces: 5).scene).pieces
        let edits = [3, 4].map { BoardEdit.piece($0, pieces[$0]) }
        window.page?.showNext(.frame(PageFrame(edits: [NodeEdit(.board, .board(edits))])))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
        #expect(window.remote?.tree == .sample(), "it has no names for the new pieces")
    }

    @Test func timeThatCannotBeWaitedForIsAViolation() throws {
        let window = try RunnerBench()
        window.page?.showNext(.frame(PageFrame(edits: [], state: PageFrame.State(.waiting(until: 1e10)))))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
    }

    @Test func secondTitleIsAViolation() throws {
        let window = try RunnerBench()
        window.page?.send(.loaded(PageTitle(name: "Another board")))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
    }

    @Test func sceneBeforeThePageIsLoadedIsNotShown() throws {
        let window = try RunnerBench { host in
            host.behavior = { message, page in if case .load = message { page.show() } }
        }
        #expect(window.events("shown") == [] && window.remote == nil)
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
    }

    // MARK: - Messages that nobody has asked for

    @Test func frameThatWasNotRequestedIsAViolation() throws {
        for message in [FromPage.unchanged, .frame(PageFrame(edits: []))] {
            let window = try RunnerBench()
            window.page?.send(message)
            window.host.pass(0.1)
            #expect(window.events.last == Self.failure)
        }
    }

    @Test func propertiesThatWereNotRequestedAreAViolation() throws {
        for message in [FromPage.properties([], values: []), .propertyChanges([])] {
            let window = try RunnerBench()
            window.page?.send(message)
            window.host.pass(0.1)
            #expect(window.events.last == Self.failure)
        }
    }

    @Test func valuesAreRequestedOneAfterTheOther() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        page.send(.values([]))
        window.host.settle()
        #expect(page.messages.last != .moreValues, "they must not be read without a pause")
        window.host.pass(0.1)
        #expect(page.messages.last == .moreValues)
        page.send(.values([]))
        page.send(.values([]))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
    }

    @Test func changesAreSaidOnce() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        page.behavior = { _, _ in }
        page.send(.changed)
        window.host.settle()
        #expect(page.messages.last == .advance(to: 0) && window.remote?.isOver == false)
        page.send(.changed)
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
    }

    /// A page that changes all the time does not get more frames than a display shows.
    @Test func changesAreShownOnceInAStep() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        page.behavior = { message, page in
            TestProcess.behave(message, page)
            if case .advance = message { page.send(.changed) }
        }
        let before = page.messages.count
        page.send(.changed)
        window.host.pass(1)
        #expect(page.messages.count - before <= 70 && window.remote?.isOver == false)
    }

    @Test func soundsBetweenTwoFramesAreLimited() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        for _ in 0..<MessageOrder.maxEvents { page.send(.sound("pair")) }
        page.show()
        window.host.settle()
        for _ in 0..<MessageOrder.maxEvents { page.send(.sound("pair")) }
        window.host.settle()
        #expect(window.remote?.isOver == false)
        page.send(.sound("pair"))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
    }

    @Test func answerWithoutAQuestionIsAViolation() throws {
        let window = try RunnerBench()
        window.page?.send(.answer(.element(nil), question: 99))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
    }
}
