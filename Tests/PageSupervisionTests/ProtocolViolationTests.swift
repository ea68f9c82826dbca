import PageLink
import PageSupervision
import Scene
import Testing

/// Pages that violate the protocol of the link.
struct ProtocolViolationTests {
    private static let failure = "failed The page sent invalid data to the window and was stopped"

    @Test func pageThatSendsInvalidBytesIsKilled() throws {
        let window = try TestWindow()
        let page = try #require(window.page)
        page.send(rubbish: [UInt8](repeating: 255, count: 4096))
        window.host.pass(0.1)
        #expect(page.isKilled && window.events.last == Self.failure && window.board?.isOver == true)
    }

    @Test func messagesAfterInvalidBytesAreIgnored() throws {
        let window = try TestWindow()
        window.forget()
        window.page?.send(rubbish: [1, 0, 0, 0, 99])
        window.page?.send(.sound("pair"))
        window.host.pass(0.1)
        #expect(window.events("sound") == [])
    }

    @Test func pageThatClosesItsLinkButKeepsRunningIsKilled() throws {
        let window = try TestWindow()
        let page = try #require(window.page)
        page.closeLink()
        window.host.pass(1.9)
        #expect(!page.isKilled)
        window.host.pass(0.2)
        #expect(page.isKilled && window.events.last == Self.failure)
    }

    @Test func pageThatClosesItsLinkAndExitsIsReportedAsExited() throws {
        let window = try TestWindow()
        let page = try #require(window.page)
        page.closeLink()
        window.host.pass(0.5)
        page.end(.status(0))
        #expect(window.events.last == "failed The page exited with status 0")
    }

    @Test func sceneThatCannotBePaintedIsAViolation() throws {
        let window = try TestWindow()
        var scene = PageScene.sample()
        scene.scene.pieces[0].front = PlateID(index: 7)
        window.page?.send(.scene(scene))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
    }

    @Test func sceneThatCannotFollowThePreviousOneIsAViolation() throws {
        let window = try TestWindow()
        var scene = PageScene.sample(pieces: 5)
        scene.accessibleState = nil
        window.page?.send(.scene(scene))
        window.host.pass(0.1)
        #expect(window.events.last == Self.failure)
        #expect(window.board?.scene.pieces.count == 3)
    }

    @Test func sceneBeforeThePageIsLoadedIsNotShown() throws {
        let window = try TestWindow { host in
            host.behavior = { message, page in if case .load = message { page.send(.scene(.sample())) } }
        }
        #expect(window.events("shown") == [] && window.board == nil)
    }
}
