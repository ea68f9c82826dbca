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

    private func bench(symbolizer: TestHost.Program) throws -> (RunnerBench, TestProcess) {
        let bench = try RunnerBench { $0.programs["llvm-symbolizer"] = symbolizer }
        return (bench, try #require(bench.page))
    }

    @Test func crashIsReportedWithItsReasonAndLine() throws {
        let (bench, page) = try bench(symbolizer: .ends(.status(0), saying: Self.answer(line: 7)))
        page.print("Page/main.swift:7: Fatal error: Index out of range\n\u{1E}fault 4 1a2b 3c4d\n", to: .errors)
        page.end(.signal(4))
        bench.host.settle()
        let message = "Page.swift:7: The page crashed: Index out of range"
        #expect(bench.events.suffix(2) == ["logged error: \(message)", "failed \(message)"])
        let question = try #require(bench.host.processes.last { $0.launch.program.hasSuffix("symbolizer") })
        #expect(question.launch.arguments.suffix(2) == ["0x1a2b", "0x3c4d"])
        #expect(bench.remote?.isOver == true)
    }

    @Test func stackOfTheRuntimeIsLeftOut() throws {
        let (bench, page) = try bench(symbolizer: .ends(.status(0), saying: Self.answer(line: 7)))
        let before = bench.events.count
        let stack = """
            Current stack trace:
            0    libswiftCore.so                    0x00007f1bedb5f130 swift_reportError + 33
            11   peekaboard-page                    0x000055d06a10b2f0 _start + 33
            """
        page.print("Fatal error: no card\n\(stack)\n\u{1E}fault 4 1a2b\nlast\n", to: .errors)
        page.end(.signal(4))
        bench.host.settle()
        let message = "Page.swift:7: The page crashed: no card"
        #expect(
            bench.events[before...] == [
                "logged error: Fatal error: no card", "logged error: last", "logged error: \(message)",
                "failed \(message)",
            ])
    }

    @Test func crashWithoutAReasonIsReportedWithItsSignal() throws {
        let (bench, page) = try bench(symbolizer: .missing)
        page.end(.signal(11))
        bench.host.settle()
        #expect(bench.events.last == "failed The page crashed with signal 11")
    }

    @Test func withoutASymbolizerACrashIsStillReported() throws {
        let (bench, page) = try bench(symbolizer: .missing)
        page.print("\u{1E}fault 4 1a2b\n", to: .errors)
        page.end(.signal(4))
        #expect(bench.events.last == "failed The page crashed with signal 4")
    }

    @Test func placesOutsideThePageAreLeftOut() throws {
        let (bench, page) = try bench(symbolizer: .ends(.status(0), saying: "  Filename: ??\n  Line: 0\n\n"))
        page.print("\u{1E}fault 4 1a2b\n", to: .errors)
        page.end(.signal(4))
        bench.host.settle()
        #expect(bench.events.last == "failed The page crashed with signal 4")
    }

    @Test(arguments: [(19, false), (20, true)]) func infiniteRecursionIsDistinguishedFromOtherFaults(
        count: Int, isEndless: Bool
    ) throws {
        let (bench, page) = try bench(symbolizer: .ends(.status(0), saying: Self.answer(line: 3)))
        page.print("\u{1E}fault 11" + String(repeating: " 1a2b", count: count) + "\n", to: .errors)
        page.end(.signal(11))
        bench.host.settle()
        let message =
            isEndless ? "The page crashed: infinite recursion" : "The page crashed with signal 11"
        #expect(bench.events.last == "failed Page.swift:3: \(message)")
    }

    @Test(arguments: [0, 3]) func pageThatExitsIsReportedWithItsStatus(status: Int32) throws {
        let (bench, page) = try bench(symbolizer: .missing)
        page.end(.status(status))
        #expect(bench.events.last == "failed The page exited with status \(status)")
    }

    @Test func textBeforeAReportOnTheSameLineIsPrinted() throws {
        let (bench, page) = try bench(symbolizer: .runs)
        page.print("half a line\u{1E}fault 4 1a2b\n", to: .errors)
        #expect(bench.events.last == "logged error: half a line")
    }

    @Test func unfinishedLineIsReportedAtTheEnd() throws {
        let (bench, page) = try bench(symbolizer: .missing)
        page.print("no line")
        page.print("no error line", to: .errors)
        #expect(bench.events("logged") == [])
        page.end(.status(0))
        #expect(bench.events("logged").prefix(2) == ["logged output: no line", "logged error: no error line"])
    }

    @Test func reportWithoutALineBreakIsParsed() throws {
        let (bench, page) = try bench(symbolizer: .ends(.status(0), saying: Self.answer(line: 9)))
        page.print("\u{1E}fault 4 1a2b", to: .errors)
        page.end(.signal(4))
        bench.host.settle()
        #expect(bench.events.last == "failed Page.swift:9: The page crashed with signal 4")
    }

    @Test func afterACrashTheNextSaveIsShown() throws {
        let (bench, page) = try bench(symbolizer: .missing)
        page.end(.signal(4))
        bench.save("Page.swift", "a better page")
        #expect(bench.events.last == "shown Pairs board" && bench.remote?.isOver == false)
    }
}
