// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene
import Testing

@testable import PageLink

/// Messages between the two ends of a link.
struct LinkTests {
    @Test func messagesGoBothWays() throws {
        let (window, page) = try ends()
        try window.send(.nearest(to: ElementID(piece: 3), question: 1))
        try window.send(.advance(to: 2))
        try page.send(.sound("pair"))
        #expect(try page.receive() == [.nearest(to: ElementID(piece: 3), question: 1), .advance(to: 2)])
        #expect(try window.receive() == [.sound("pair")])
        #expect(try window.receive() == [])
    }

    @Test func closedLinkIsDetectedAfterTheLastMessage() throws {
        let (window, page) = try ends()
        try { try $0.send(.advance(to: 1)) }(consume window)
        #expect(try page.receive() == [.advance(to: 1)])
        #expect(throws: LinkError.closed) { try page.receive() }
        #expect(throws: LinkError.closed) { try page.send(.sound("pair")) }
    }

    @Test func messagesBeyondTheSocketBufferAreQueuedAndArriveWhole() throws {
        let (window, page) = try ends()
        var random = RandomMessages(seed: 6)
        let messages = (0..<3000).map { _ in random.fromPage() }
        for message in messages { try page.send(message) }
        #expect(page.isWaiting)
        var found: [FromPage] = []
        while found.count < messages.count {
            found += try window.receive()
            try page.flush()
        }
        #expect(found == messages)
        #expect(!page.isWaiting)
    }

    @Test func peerThatReadsNothingIsCutOffEventually() throws {
        let (window, page) = try ends()
        let text = String(repeating: "x", count: 1 << 20)
        #expect(throws: LinkError.full) { for _ in 0..<100 { try page.send(.announcement(Announcement(text))) } }
        _ = window
    }

    @Test func invalidMessageIsRefused() throws {
        let (window, page) = try ends()
        let bytes: [UInt8] = [1, 0, 0, 0, 99]
        #expect(write(window.descriptor, bytes, bytes.count) == bytes.count)
        #expect(throws: LinkError.damaged) { try page.receive() }
    }

    private func ends() throws -> (Link<ToPage, FromPage>, Link<FromPage, ToPage>) {
        let ends = try #require(linkDescriptors())
        return (Link(toPage: ends.window), Link(toWindow: ends.page))
    }
}
