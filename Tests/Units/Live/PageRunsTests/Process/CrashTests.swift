// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import TestHosts
import Testing

/// Pages that crash or exit, and the lines at which they did.
struct CrashTests {
    /// Returns the output of `llvm-symbolizer` for a place in a page.
    static func answer(line: Int) -> String {
        """
          Filename: /home/me/Page.swift
          Function start filename: /home/me/Page.swift
          Function start line: 1
          Line: \(line)


        """
    }

    private func window(symbolizer: TestHost.Program) throws -> (RunnerBench, TestProcess) {
        let window = try RunnerBench { $0.programs["llvm-symbolizer"] = symbolizer }
        return (window, try #require(window.page))
    }

    @Test func crashIsReportedWithItsReasonAndLine() throws {
        let (window, page) = try window(symbolizer: .ends(.status(0), saying: Self.answer(line: 7)))
        page.print("Page/main.swift:7: Fatal error: Index out of range\n\u{1E}fault 4 1a2b 3c4d\n", to: .errors)
        page.end(.signal(4))
        window.host.settle()
        let message = "Page.swift:7: The page crashed: Index out of range"
        #expect(window.events.suffix(2) == ["logged error: \(message)", "failed \(message)"])
        let question = try #require(window.host.processes.last { $0.launch.program.hasSuffix("symbolizer") })
        #expect(question.launch.arguments.suffix(2) == ["0x1a2b", "0x3c4d"])
        #expect(window.remote?.isOver == true)
    }

    @Test func stackOfTheRuntimeIsLeftOut() throws {
        let (window, page) = try window(symbolizer: .ends(.status(0), saying: Self.answer(line: 7)))
        let before = window.events.count
        let stack = """
            Current stack trace:
            0    libswiftCore.so                    0x00007f1bedb5f130 swift_reportError + 33
            11   peekaboard-page                    0x000055d06a10b2f0 _start + 33
            """
        page.print("Fatal error: no card\n\(stack)\n\u{1E}fault 4 1a2b\nlast\n", to: .errors)
        page.end(.signal(4))
        window.host.settle()
        let message = "Page.swift:7: The page crashed: no card"
        #expect(
            window.events[before...] == [
                "logged error: Fatal error: no card", "logged error: last", "logged error: \(message)",
                "failed \(message)",
            ])
    }

    @Test func crashWithoutAReasonIsReportedWithItsSignal() throws {
        let (window, page) = try window(symbolizer: .missing)
        page.end(.signal(11))
        window.host.settle()
        #expect(window.events.last == "failed The page crashed with signal 11")
    }

    @Test func withoutASymbolizerACrashIsStillReported() throws {
        let (window, page) = try window(symbolizer: .missing)
        page.print("\u{1E}fault 4 1a2b\n", to: .errors)
        page.end(.signal(4))
        #expect(window.events.last == "failed The page crashed with signal 4")
    }

    @Test func placesOutsideThePageAreLeftOut() throws {
        let (window, page) = try window(symbolizer: .ends(.status(0), saying: "  Filename: ??\n  Line: 0\n\n"))
        page.print("\u{1E}fault 4 1a2b\n", to: .errors)
        page.end(.signal(4))
        window.host.settle()
        #expect(window.events.last == "failed The page crashed with signal 4")
    }

    @Test(arguments: [(19, false), (20, true)]) func infiniteRecursionIsDistinguishedFromOtherFaults(
        count: Int, isEndless: Bool
    ) throws {
        let (window, page) = try window(symbolizer: .ends(.status(0), saying: Self.answer(line: 3)))
        page.print("\u{1E}fault 11" + String(repeating: " 1a2b", count: count) + "\n", to: .errors)
        page.end(.signal(11))
        window.host.settle()
        let message =
            isEndless ? "The page crashed: infinite recursion" : "The page crashed with signal 11"
        #expect(window.events.last == "failed Page.swift:3: \(message)")
    }

    @Test(arguments: [0, 3]) func pageThatExitsIsReportedWithItsStatus(status: Int32) throws {
        let (window, page) = try window(symbolizer: .missing)
        page.end(.status(status))
        #expect(window.events.last == "failed The page exited with status \(status)")
    }

    @Test func textBeforeAReportOnTheSameLineIsPrinted() throws {
        let (window, page) = try window(symbolizer: .runs)
        page.print("half a line\u{1E}fault 4 1a2b\n", to: .errors)
        #expect(window.events.last == "logged error: half a line")
    }

    @Test func unfinishedLineIsReportedAtTheEnd() throws {
        let (window, page) = try window(symbolizer: .missing)
        page.print("no line")
        page.print("no error line", to: .errors)
        #expect(window.events("logged") == [])
        page.end(.status(0))
        #expect(window.events("logged").prefix(2) == ["logged output: no line", "logged error: no error line"])
    }

    @Test func reportWithoutALineBreakIsParsed() throws {
        let (window, page) = try window(symbolizer: .ends(.status(0), saying: Self.answer(line: 9)))
        page.print("\u{1E}fault 4 1a2b", to: .errors)
        page.end(.signal(4))
        window.host.settle()
        #expect(window.events.last == "failed Page.swift:9: The page crashed with signal 4")
    }

    @Test func afterACrashTheNextSaveIsShown() throws {
        let (window, page) = try window(symbolizer: .missing)
        page.end(.signal(4))
        window.save("Page.swift", "a better page")
        #expect(window.events.last == "shown Pairs board" && window.remote?.isOver == false)
    }
}
