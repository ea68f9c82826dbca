// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Testing

@testable import PageSource

struct GuideSearchTests {
    private let guide = Guide(
        text: """
            # Guide
            Start here.
            ## Controls
            | name | in UIKit | what it does |
            | --- | --- | --- |
            | `Slider` | `UISlider` | `value`, and more |
            | `Control` | `UIControl` | the base class of `Slider` |
            ### Old
            - A `UISliderOfOld` in a list.
            """, file: "a.md")

    @Test func headingsBeginSections() {
        #expect(guide.sections.map(\.title) == ["Guide", "Controls", "Old"])
        #expect(guide.sections.map(\.level) == [1, 2, 3])
        #expect(guide.sections[0].blocks == RichText("Start here.").blocks)
    }

    @Test func linkLeadsToTheBeginningOfAFile() {
        #expect(guide.index(of: RichText.Target("a.md")) == 0)
        #expect(guide.index(of: RichText.Target("a.md#controls")) == 0)
        #expect(guide.index(of: RichText.Target("b.md")) == nil)
        #expect(guide.index(of: RichText.Target("https://a.md")) == nil)
    }

    @Test(arguments: ["UISlider", "uislider", " UISlider "])
    func rowOfANameIsFoundFirst(text: String) throws {
        let matches = GuideSearch(guide).matches(for: text)
        #expect(matches.map(\.section) == [1, 2])
        guard case .table(let table) = matches[0].blocks[0] else {
            Issue.record("\(matches[0].blocks)")
            return
        }
        #expect(table.rows.map { $0[0].map(\.text) } == [["Slider"]])
        #expect(table.header.count == 3)
    }

    @Test func nameComesBeforeTextThatContainsIt() {
        let rows = GuideSearch(guide).matches(for: "Slider").flatMap(\.blocks)
        let names = rows.compactMap { block -> String? in
            if case .table(let table) = block { table.rows[0][0][0].text } else { nil }
        }
        #expect(names == ["Slider", "Control"])
    }

    @Test(arguments: [
        ("tap", true), ("recognizer", true), ("tapgesture", true), ("uitap", true), ("data", true), ("provider", true),
        ("ap", false), ("tapro", false), ("gestures", false),
    ])
    func wordsAreFoundFromTheirBeginning(text: String, isFound: Bool) {
        let guide = Guide(text: "# Guide\nUITapGestureRecognizer and CGDataProvider", file: "a.md")
        #expect(GuideSearch(guide).matches(for: text).isEmpty != isFound)
    }

    @Test func codeIsShownAfterTheParagraphThatIntroducesIt() {
        let guide = Guide(text: "# Guide\nTap like this:\n```\ntap()\n```\n\nNo code.\n```\nother()\n```", file: "a.md")
        let search = GuideSearch(guide)
        #expect(search.matches(for: "like").map(\.blocks.count) == [2])
        #expect(search.matches(for: "other").map(\.blocks.count) == [1])
    }

    @Test func allWordsHaveToOccur() {
        let search = GuideSearch(guide)
        #expect(search.matches(for: "base class").count == 1)
        #expect(search.matches(for: "class base").count == 1)
        #expect(search.matches(for: "base of nothing").isEmpty)
        #expect(search.matches(for: " ").isEmpty)
    }

    @Test func wordsCanBeInDifferentPartsOfASection() {
        let matches = GuideSearch(guide).matches(for: "class controls")
        #expect(matches.map(\.section) == [1])
        guard case .table(let table) = matches[0].blocks[0] else {
            Issue.record("\(matches[0].blocks)")
            return
        }
        #expect(table.rows[0][0].map(\.text) == ["Control"])
        #expect(GuideSearch(guide).matches(for: "start guide").map(\.section) == [0])
    }

    @Test(arguments: ["fix", "Ctrl+.", "count kept", "kept save", "error correct", "F8"])
    func guideAnswersWhatPeopleLookFor(text: String) {
        let root = #filePath.components(separatedBy: "/Tests/")[0]
        #expect(!GuideSearch(Guide(files: ["playground.md"], in: "\(root)/docs")).matches(for: text).isEmpty)
    }

    @Test func onlyNamesInCodeAreExplained() {
        let search = GuideSearch(guide)
        #expect(search.explains("UISlider") && search.explains("Slider"))
        #expect(!search.explains("value") && !search.explains("more") && !search.explains("Slide"))
    }

    @Test(arguments: GuideTopic.Part.allCases)
    func partsOfTheWindowHaveASection(part: GuideTopic.Part) {
        let root = #filePath.components(separatedBy: "/Tests/")[0]
        #expect(Guide(files: ["playground.md"], in: "\(root)/docs").index(of: part) != nil)
    }

    @Test(arguments: [
        ("let gravity = Live(1)\ngravity.|", ["gravity", "Live"]),
        ("let a: UISlider? = nil; a.val|ue", ["value", "a", "UISlider"]),
        ("é|", ["é"]), ("\"é\"; UISlider().|", ["UISlider"]), ("a.b.|c", ["c", "b", "a"]), ("UI|Slider.", ["UISlider"]),
        ("f(|x)", ["x"]), ("a.b|", ["b", "a"]),
    ]) func topicIsTheNameAtTheCursorOrBeforeADot(code: String, names: [String]) {
        let parts = code.split(separator: "|", omittingEmptySubsequences: false)
        #expect(GuideTopic(at: parts[0].unicodeScalars.count, in: parts.joined()) == .names(names))
    }

    @Test(arguments: ["|", "a |", ".|", "1 + |", "\"a.|\""]) func otherPlacesHaveNoTopic(code: String) {
        let parts = code.split(separator: "|", omittingEmptySubsequences: false)
        #expect(GuideTopic(at: parts[0].unicodeScalars.count, in: parts.joined()) == nil)
    }

    @Test func missingFilesLeaveTheGuideEmpty() {
        let guide = Guide(files: ["a.md"], in: "/nowhere")
        #expect(guide.sections.isEmpty && GuideSearch(guide).matches(for: "a").isEmpty)
    }
}
