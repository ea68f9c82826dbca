// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageBuild

/// The sentence about all names of Apple’s that a page uses although they are not available (the texts of the errors are
/// those of Swift 6.3).
struct MissingNamesTests {
    /// Returns the messages about a page in the order in which they are said.
    private func messages(_ errors: String...) -> [Diagnostic] {
        Diagnostic.all(in: errors.map { "/p/\($0)" }.joined(separator: "\n"))
            .summarizingMissingNames(ofPage: "/p/Page.swift")
    }

    @Test func sentenceNamesEachNameOnceInTheOrderOfItsFirstLine() {
        let all = messages(
            "Page.swift:30:1: error: cannot find 'UIDatePicker' in scope",
            "Page.swift:12:9: error: cannot find type 'UIDatePicker' in scope",
            "Page.swift:3:5: error: value of type 'View' (aka 'UIView') has no member 'constraints'",
            "Page.swift:30:20: error: cannot find 'UIDatePicker' in scope",
            "Page.swift:9:1: error: type 'UIColor' has no member 'sky'")
        #expect(
            all[0].message == "Page.swift:3:5: error: 3 names are not available: `UIView.constraints` (line 3), "
                + "`UIColor.sky` (line 9), `UIDatePicker` (lines 12, 30)")
        #expect(all.count == 6 && all[1].line == 30, "all errors follow it")
    }

    @Test func linesOfOtherFilesComeWithTheFile() {
        let all = messages(
            "Sources/Scene.swift:2:5: error: cannot find type 'SKNode' in scope",
            "Page.swift:8:1: error: cannot find 'SKNode' in scope")
        #expect(
            all[0].message
                == "Page.swift:8:1: error: 1 name is not available: `SKNode` (lines 8, Scene.swift:2)")
    }

    @Test func oneErrorSaysItAsWell() {
        #expect(messages("Page.swift:3:5: error: cannot find 'UITableView' in scope").count == 1)
    }

    @Test func longListsAreCut() {
        let uses = (1...6).map { "Page.swift:\($0):1: error: cannot find 'UIOther' in scope" }
        let names = (10...30).map { "Page.swift:\($0):1: error: cannot find 'UIName\($0)' in scope" }
        let text = Diagnostic.all(in: (uses + names).map { "/p/\($0)" }.joined(separator: "\n"))
            .summarizingMissingNames(ofPage: "/p/Page.swift")[0].text
        #expect(text.hasPrefix("22 names are not available: `UIOther` (lines 1, 2, 3, 4, …), `UIName10` (line 10), "))
        #expect(text.hasSuffix("`UIName20` (line 20), …"))
    }

    @Test(arguments: [
        "cannot find 'kount' in scope", "cannot find type 'Crad' in scope", "cannot find 'UInt3' in scope",
        "cannot find 'CIty' in scope", "value of type 'Game' has no member 'UIView'",
        "value of type 'UIView' has no member 'backgroundColour'; did you mean 'backgroundColor'?",
        "'redColor()' has been renamed to 'red'", "cannot convert value of type 'UIView' to specified type 'UILabel'",
    ])
    func otherErrorsStayAsTheyAre(text: String) {
        #expect(messages("Page.swift:1:2: error: \(text)").map(\.text) == [text])
    }

    @Test func warningsDoNotCount() {
        let warnings = [1, 3].map { "Page.swift:\($0):2: warning: cannot find 'UITableView' in scope" }
        #expect(messages(warnings[0], warnings[1]).count == 2)
    }

    @Test func moduleThatIsNotFoundIsNeeded() {
        let all = messages("Sources/Deck.swift:2:8: error: no such module 'Alamofire'")
        #expect(
            all.map(\.message) == ["Deck.swift:2:8: error: This page needs Alamofire, which isn’t available here."])
    }

    @Test(arguments: [
        "type 'URLSession' (aka 'AnyObject') has no member 'shared'",
        "'URLSession' is unavailable: This type has moved to the FoundationNetworking module. Import that module to use it.",
    ]) func networkIsNeeded(text: String) {
        #expect(
            messages("Page.swift:2:8: error: \(text)").map(\.message)
                == ["Page.swift:2:8: error: This page needs URLSession, which isn’t available here."])
    }
}
