// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

/// What the imports of a page say before it is compiled.
struct ImportTests {
    @Test func frameworkThatIsMissingIsReportedWithoutTheCompiler() throws {
        let window = try RunnerBench(["Page.swift": "import UIKit\nimport SwiftUI\n"])
        let message = "This page needs SwiftUI, which isn’t available here."
        #expect(window.events("problems") == ["problems Page.swift:2:8 \(message)"])
        #expect(window.events("said").last == "said error: Page.swift:2:8: error: \(message)")
        #expect(window.events.last == "notBuilt Page.swift:2:8: error: \(message)")
        #expect(window.commands == ["swiftc -print-target-info"])
        #expect(window.buildCount == 0)
        window.forget()
        window.save("Page.swift", "import UIKit\n")
        #expect(window.events.last == "shown Pairs board" && window.events("problems") == ["problems "])
    }

    @Test func itIsKnownBeforeTheToolchainIs() throws {
        let window = try RunnerBench(["Page.swift": "import SwiftUI\n"]) { $0.programs["swiftc"] = .runs }
        let message = "Page.swift:1:8: error: This page needs SwiftUI, which isn’t available here."
        #expect(window.events.last == "notBuilt \(message)")
    }

    @Test func pageThatIsShownStaysIfAFrameworkIsMissing() throws {
        let window = try RunnerBench()
        window.forget()
        window.save("Page.swift", "import SpriteKit\n")
        #expect(window.events("notBuilt").count == 1 && window.events("shown") == [])
        #expect(window.page != nil)
    }
}
