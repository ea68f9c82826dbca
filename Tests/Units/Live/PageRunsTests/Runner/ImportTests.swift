// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

/// What the imports of a page say before it is compiled.
struct ImportTests {
    @Test func frameworkThatIsMissingIsReportedWithoutTheCompiler() throws {
        let bench = try RunnerBench(["Page.swift": "import UIKit\nimport SwiftUI\n"])
        let message = "This page needs SwiftUI, which isn’t available here."
        #expect(bench.events("problems") == ["problems Page.swift:2:8 \(message)"])
        #expect(bench.events("said").last == "said error: Page.swift:2:8: error: \(message)")
        #expect(bench.events.last == "notBuilt Page.swift:2:8: error: \(message)")
        #expect(bench.commands == ["swiftc -print-target-info"])
        #expect(bench.buildCount == 0)
        bench.forget()
        bench.save("Page.swift", "import UIKit\n")
        #expect(bench.events.last == "shown Pairs board" && bench.events("problems") == ["problems "])
    }

    @Test func itIsKnownBeforeTheToolchainIs() throws {
        let bench = try RunnerBench(["Page.swift": "import SwiftUI\n"]) { $0.programs["swiftc"] = .runs }
        let message = "Page.swift:1:8: error: This page needs SwiftUI, which isn’t available here."
        #expect(bench.events.last == "notBuilt \(message)")
    }

    @Test func pageThatIsShownStaysIfAFrameworkIsMissing() throws {
        let bench = try RunnerBench()
        bench.forget()
        bench.save("Page.swift", "import SpriteKit\n")
        #expect(bench.events("notBuilt").count == 1 && bench.events("shown") == [])
        #expect(bench.page != nil)
    }
}
