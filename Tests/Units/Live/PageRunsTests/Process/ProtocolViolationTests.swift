// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import TestHosts
import Testing

/// Pages that violate the protocol of the link.
struct ProtocolViolationTests {
    private static let failure = "failed The page sent invalid data to the window and was stopped"

    @Test func pageThatSendsInvalidBytesIsKilled() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        page.send(rubbish: [UInt8](repeating: 255, count: 4096))
        bench.host.pass(0.1)
        #expect(page.isKilled && bench.events.last == Self.failure && bench.remote?.isOver == true)
    }

    @Test func messagesAfterInvalidBytesAreIgnored() throws {
        let bench = try RunnerBench()
        bench.forget()
        bench.page?.send(rubbish: [1, 0, 0, 0, 99])
        bench.page?.send(.sound("pair"))
        bench.host.pass(0.1)
        #expect(bench.events("sound") == [])
    }

    @Test func pageThatClosesItsLinkButKeepsRunningIsKilled() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        page.closeLink()
        bench.host.pass(1.9)
        #expect(!page.isKilled)
        bench.host.pass(0.2)
        #expect(page.isKilled && bench.events.last == Self.failure)
    }

    @Test func pageThatClosesItsLinkAndExitsIsReportedAsExited() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        page.closeLink()
        bench.host.pass(0.5)
        page.end(.status(0))
        #expect(bench.events.last == "failed The page exited with status 0")
    }

    @Test func sceneThatCannotBePaintedIsAViolation() throws {
        let bench = try RunnerBench()
        var scene = try #require(NodeTree.sample().scene)
        scene.pieces[0].front = PlateID(index: 7)
        let edit = NodeEdit(.board, .board([.center(1, Point(x: 9, y: 9)), .piece(0, scene.pieces[0])]))
        bench.page?.showNext(.frame(PageFrame(edits: [edit])))
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
        #expect(bench.remote?.tree == .sample(), "it must not be painted")
    }

    @Test func sceneThatCannotFollowThePreviousOneIsAViolation() throws {
        let bench = try RunnerBench()
        let pieces = try #require(NodeTree.sample(pieces: 5).scene).pieces
        let edits = [3, 4].map { BoardEdit.piece($0, pieces[$0]) }
        bench.page?.showNext(.frame(PageFrame(edits: [NodeEdit(.board, .board(edits))])))
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
        #expect(bench.remote?.tree == .sample(), "it has no names for the new pieces")
    }

    @Test func timeThatCannotBeWaitedForIsAViolation() throws {
        let bench = try RunnerBench()
        bench.page?.showNext(.frame(PageFrame(edits: [], state: PageFrame.State(.waiting(until: 1e10)))))
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
    }

    @Test func secondTitleIsAViolation() throws {
        let bench = try RunnerBench()
        bench.page?.send(.loaded(PageTitle(name: "Another board")))
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
    }

    @Test func sceneBeforeThePageIsLoadedIsNotShown() throws {
        let bench = try RunnerBench { host in
            host.behavior = { message, page in if case .load = message { page.show() } }
        }
        #expect(bench.events("shown") == [] && bench.remote == nil)
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
    }

    // MARK: - Messages that nobody has asked for

    @Test func frameThatWasNotRequestedIsAViolation() throws {
        for message in [FromPage.unchanged, .frame(PageFrame(edits: []))] {
            let bench = try RunnerBench()
            bench.page?.send(message)
            bench.host.pass(0.1)
            #expect(bench.events.last == Self.failure)
        }
    }

    @Test func propertiesThatWereNotRequestedAreAViolation() throws {
        for message in [FromPage.properties([], values: []), .propertyChanges([])] {
            let bench = try RunnerBench()
            bench.page?.send(message)
            bench.host.pass(0.1)
            #expect(bench.events.last == Self.failure)
        }
    }

    @Test func valuesAreRequestedOneAfterTheOther() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        page.send(.values([]))
        bench.host.settle()
        #expect(page.messages.last != .moreValues, "they must not be read without a pause")
        bench.host.pass(0.1)
        #expect(page.messages.last == .moreValues)
        page.send(.values([]))
        page.send(.values([]))
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
    }

    @Test func changesAreSaidOnce() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        page.behavior = { _, _ in }
        page.send(.changed)
        bench.host.settle()
        #expect(page.messages.last == .advance(to: 0) && bench.remote?.isOver == false)
        page.send(.changed)
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
    }

    /// A page that changes all the time does not get more frames than a display shows.
    @Test func changesAreShownOnceInAStep() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        page.behavior = { message, page in
            TestProcess.behave(message, page)
            if case .advance = message { page.send(.changed) }
        }
        let before = page.messages.count
        page.send(.changed)
        bench.host.pass(1)
        #expect(page.messages.count - before <= 70 && bench.remote?.isOver == false)
    }

    @Test func soundsBetweenTwoFramesAreLimited() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        for _ in 0..<MessageOrder.maxEvents { page.send(.sound("pair")) }
        page.show()
        bench.host.settle()
        for _ in 0..<MessageOrder.maxEvents { page.send(.sound("pair")) }
        bench.host.settle()
        #expect(bench.remote?.isOver == false)
        page.send(.sound("pair"))
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
    }

    @Test func answerWithoutAQuestionIsAViolation() throws {
        let bench = try RunnerBench()
        bench.page?.send(.answer(.element(nil), question: 99))
        bench.host.pass(0.1)
        #expect(bench.events.last == Self.failure)
    }
}
