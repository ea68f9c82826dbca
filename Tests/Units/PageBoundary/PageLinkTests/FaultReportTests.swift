// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Testing

/// Reports of where a page crashed or hung, and the output of the symbolizer.
struct FaultReportTests {
    @Test func reportIsParsedWithTheTextBeforeIt() throws {
        let report = try #require(FaultReport(line: "half a line\u{1E}fault 11 1a2b 3c4d"))
        #expect(report.said == "half a line")
        #expect(report.signal == 11)
        #expect(report.addresses == [0x1A2B, 0x3C4D])
        #expect(report.activity == nil)
        #expect(FaultReport(line: "\u{1E}fault 4 s120 1a2b")?.activity == .step(120))
        #expect(FaultReport(line: "\u{1E}fault 4 i7")?.activity == .input(7))
        #expect(FaultReport(line: "\u{1E}fault 4 i7 1a2b")?.addresses == [0x1A2B])
        #expect(report.question(library: "/x/page.so").suffix(2) == ["0x1a2b", "0x3c4d"])
        #expect(report.question(library: "/x/page.so").contains("--obj=/x/page.so"))
        #expect(FaultReport(line: "\u{1E}fault 10")?.addresses == [])
    }

    @Test(arguments: ["", "fault 11 1a2b", "\u{1E}", "\u{1E}fault", "\u{1E}fault x", "\u{1E}fail 11"])
    func invalidReportIsRefused(line: String) { #expect(FaultReport(line: line) == nil) }

    @Test func onlyLinesOfThePageAreTakenFromTheSymbolizer() {
        let answer = """
              Filename: /home/me/a: b/Page.swift
              Function start filename: /home/me/a: b/Page.swift
              Function start line: 11
              Function start address: 0x1f40
              Line: 12
              Column: 3

              Filename: ??
              Line: 0
              Column: 0

              Filename: /<compiler-generated>
              Line: 0
              Column: 0

              Filename: /home/me/a: b/Page.swift
              Function start address: 0x1fd0
              Line: 13
              Column: 1
              Approximate: true

              Filename: /home/me/Sources/More.swift
              Function start filename: /home/me/Sources/More.swift
              Function start line: 4
              Function start address: 0x2040
              Line: 4
              Column: 17
              Approximate: true

              Filename: /home/me/Page.swift
              Function start line: 4
              Line: 5
              Column: 0


            """
        #expect(
            FaultReport.locations(in: answer).map { "\($0.file):\($0.line):\($0.column)" } == [
                "/home/me/a: b/Page.swift:12:3", "/home/me/Sources/More.swift:4:17", "/home/me/Page.swift:5:1",
            ])
    }
}
