// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import TestHosts
import Testing

/// Output of pages, sounds, and announcements.
struct OutputTests {
    @Test func eachLineIsReportedWhenItIsComplete() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        window.forget()
        page.print("one\ntw")
        #expect(window.events == ["logged output: one"])
        page.print("o\n")
        #expect(window.events == ["logged output: one", "logged output: two"])
        #expect(window.printed == "one\ntwo\n")
    }

    @Test func errorsAreReportedAsSuchAndNotPrinted() throws {
        let window = try RunnerBench()
        window.page?.print("oh\n", to: .errors)
        #expect(window.events.last == "logged error: oh" && window.printed == "")
    }

    @Test func lineWithoutAnEndIsReportedInParts() throws {
        let window = try RunnerBench()
        window.forget()
        for _ in 0..<10 { window.page?.print(String(repeating: "x", count: 1000)) }
        #expect(window.events.count == 2)
    }

    @Test func whileOutputIsNotReadEveryRunIsHeld() throws {
        let window = try RunnerBench()
        window.runner.isOutputPaused = true
        #expect(window.page?.isOutputPaused == true)
        window.pages.last?.behavior = { _, _ in }
        window.save("Page.swift", "another page")
        #expect(window.page?.isOutputPaused == true)
        window.runner.isOutputPaused = false
        #expect(window.pages.allSatisfy { !$0.isOutputPaused })
    }

    @Test func outputOfAPageComesAfterTheCompilerMessages() throws {
        let window = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.status(0), saying: "/x/Page.swift:3:7: warning: unused\n")
            host.behavior = { message, page in
                if case .load = message { page.print("hello\n") }
                TestProcess.behave(message, page)
            }
        }
        #expect(
            window.events.dropFirst(2) == [
                "cleared", "said note: Page.swift:3:7: warning: unused", "logged output: hello", "shown Pairs board",
            ])
    }

    @Test func controlCharactersAreRemoved() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        window.forget()
        page.print("a\u{1B}]0;title\u{7}\tb\r\u{8}\u{7F}\u{9B}31m\u{202E}c\u{2066}d\u{200F}é\n")
        #expect(window.printed == "a]0;title\tb31mcdé\n")
        #expect(window.events == ["logged output: a]0;title\tb31mcdé"])
    }

    @Test func characterInSeveralPartsIsPrinted() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        for byte in Array("é→🃏\u{9B}!\n".utf8) { page.print([byte]) }
        #expect(window.printed == "é→🃏!\n")
        page.print([0xFF, 0xE2, 0x82, 0x41, 0x9B, 0x0A])
        #expect(window.printed.hasSuffix("\u{FFFD}\u{FFFD}A\u{FFFD}\n"))
    }

    @Test func floodOfSoundsAndAnnouncementsIsLimited() throws {
        let window = try RunnerBench()
        let page = try #require(window.page)
        for second in 1...2 {
            for _ in 0..<3 {
                for _ in 0..<MessageOrder.maxEvents / 2 {
                    page.send(.sound("pair"))
                    page.send(.announcement(Announcement("A pair")))
                }
                page.show()
                window.host.settle()
            }
            #expect(window.events("sound").count == 20 * second)
            #expect(window.events("announcement").count == 10 * second)
            window.host.pass(1)
        }
    }

    @Test func soundOutsideOfTheProgramEndsThePage() throws {
        let window = try RunnerBench()
        window.page?.send(.sound("../../secret"))
        window.host.pass(0.1)
        #expect(window.events("sound") == [])
        #expect(window.events.last == "failed The page sent invalid data to the window and was stopped")
    }

    @Test(arguments: ["", "bell.wav", "file:///bell.wav", "/a\0b.wav", "/" + String(repeating: "x", count: 1 << 14)])
    func pathOfASoundMustBeAbsoluteAndShort(path: String) throws {
        let window = try RunnerBench()
        window.page?.send(.soundFile(path))
        window.host.pass(0.1)
        #expect(window.events("sound") == [])
        #expect(window.events.last == "failed The page sent invalid data to the window and was stopped")
    }

    @Test func floodOfSoundFilesIsLimitedTogetherWithOtherSounds() throws {
        let window = try RunnerBench()
        let bell = window.folder.write("bell.wav", "bell")
        for _ in 0..<50 {
            window.page?.send(.soundFile(bell))
            window.page?.send(.sound("pair"))
        }
        window.host.settle()
        #expect(window.events("sound").count == 20)
    }

    @Test func soundsAndAnnouncementsAreForwarded() throws {
        let window = try RunnerBench()
        window.page?.send(.sound("pair"))
        window.page?.send(.announcement(Announcement("A pair", isVital: false)))
        window.host.settle()
        #expect(window.events.suffix(2) == ["sound pair", "announcement A pair"])
    }

    @Test func replacedPageIsIgnored() throws {
        let window = try RunnerBench()
        let old = try #require(window.page)
        window.save("Page.swift", "another page")
        window.forget()
        old.print("still here\n")
        old.send(.sound("pair"))
        window.host.settle()
        #expect(window.events == [] && old.isAbandoned)
    }
}
