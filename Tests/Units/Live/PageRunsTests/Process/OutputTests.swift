// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import TestHosts
import Testing

/// Output of pages, sounds, and announcements.
struct OutputTests {
    @Test func eachLineIsReportedWhenItIsComplete() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        bench.forget()
        page.print("one\ntw")
        #expect(bench.events == ["logged output: one"])
        page.print("o\n")
        #expect(bench.events == ["logged output: one", "logged output: two"])
        #expect(bench.printed == "one\ntwo\n")
    }

    @Test func errorsAreReportedAsSuchAndNotPrinted() throws {
        let bench = try RunnerBench()
        bench.page?.print("oh\n", to: .errors)
        #expect(bench.events.last == "logged error: oh" && bench.printed == "")
    }

    @Test func lineWithoutAnEndIsReportedInParts() throws {
        let bench = try RunnerBench()
        bench.forget()
        for _ in 0..<10 { bench.page?.print(String(repeating: "x", count: 1000)) }
        #expect(bench.events.count == 2)
    }

    @Test func whileOutputIsNotReadEveryRunIsHeld() throws {
        let bench = try RunnerBench()
        bench.runner.isOutputPaused = true
        #expect(bench.page?.isOutputPaused == true)
        bench.pages.last?.behavior = { _, _ in }
        bench.save("Page.swift", "another page")
        #expect(bench.page?.isOutputPaused == true)
        bench.runner.isOutputPaused = false
        #expect(bench.pages.allSatisfy { !$0.isOutputPaused })
    }

    @Test func outputOfAPageComesAfterTheCompilerMessages() throws {
        let bench = try RunnerBench { host in
            host.programs["swift-frontend"] = .ends(.status(0), saying: "/x/Page.swift:3:7: warning: unused\n")
            host.behavior = { message, page in
                if case .load = message { page.print("hello\n") }
                TestProcess.behave(message, page)
            }
        }
        #expect(
            bench.events.dropFirst(2) == [
                "cleared", "said note: Page.swift:3:7: warning: unused", "logged output: hello", "shown Pairs board",
            ])
    }

    @Test func controlCharactersAreRemoved() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        bench.forget()
        page.print("a\u{1B}]0;title\u{7}\tb\r\u{8}\u{7F}\u{9B}31m\u{202E}c\u{2066}d\u{200F}é\n")
        #expect(bench.printed == "a]0;title\tb31mcdé\n")
        #expect(bench.events == ["logged output: a]0;title\tb31mcdé"])
    }

    @Test func characterInSeveralPartsIsPrinted() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        for byte in Array("é→🃏\u{9B}!\n".utf8) { page.print([byte]) }
        #expect(bench.printed == "é→🃏!\n")
        page.print([0xFF, 0xE2, 0x82, 0x41, 0x9B, 0x0A])
        #expect(bench.printed.hasSuffix("\u{FFFD}\u{FFFD}A\u{FFFD}\n"))
    }

    @Test func floodOfSoundsAndAnnouncementsIsLimited() throws {
        let bench = try RunnerBench()
        let page = try #require(bench.page)
        for second in 1...2 {
            for _ in 0..<3 {
                for _ in 0..<MessageOrder.maxEvents / 2 {
                    page.send(.sound("pair"))
                    page.send(.announcement(Announcement("A pair")))
                }
                page.show()
                bench.host.settle()
            }
            #expect(bench.events("sound").count == 20 * second)
            #expect(bench.events("announcement").count == 10 * second)
            bench.host.pass(1)
        }
    }

    @Test func soundOutsideOfTheProgramEndsThePage() throws {
        let bench = try RunnerBench()
        bench.page?.send(.sound("../../secret"))
        bench.host.pass(0.1)
        #expect(bench.events("sound") == [])
        #expect(bench.events.last == "failed The page sent invalid data to the window and was stopped")
    }

    @Test(arguments: ["", "bell.wav", "file:///bell.wav", "/a\0b.wav", "/" + String(repeating: "x", count: 1 << 14)])
    func pathOfASoundMustBeAbsoluteAndShort(path: String) throws {
        let bench = try RunnerBench()
        bench.page?.send(.soundFile(path))
        bench.host.pass(0.1)
        #expect(bench.events("sound") == [])
        #expect(bench.events.last == "failed The page sent invalid data to the window and was stopped")
    }

    @Test func floodOfSoundFilesIsLimitedTogetherWithOtherSounds() throws {
        let bench = try RunnerBench()
        let bell = bench.folder.write("bell.wav", "bell")
        for _ in 0..<50 {
            bench.page?.send(.soundFile(bell))
            bench.page?.send(.sound("pair"))
        }
        bench.host.settle()
        #expect(bench.events("sound").count == 20)
    }

    @Test func soundsAndAnnouncementsAreForwarded() throws {
        let bench = try RunnerBench()
        bench.page?.send(.sound("pair"))
        bench.page?.send(.announcement(Announcement("A pair", isVital: false)))
        bench.host.settle()
        #expect(bench.events.suffix(2) == ["sound pair", "announcement A pair"])
    }

    @Test func replacedPageIsIgnored() throws {
        let bench = try RunnerBench()
        let old = try #require(bench.page)
        bench.save("Page.swift", "another page")
        bench.forget()
        old.print("still here\n")
        old.send(.sound("pair"))
        bench.host.settle()
        #expect(bench.events == [] && old.isAbandoned)
    }
}
