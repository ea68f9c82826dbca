// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import PageRuns
import PageSource
import Scene
import TemporaryFolders
import TestHosts
import Testing

/// Live properties of a page in the window: changes are inputs of the session, can be undone, and can be written into the
/// source.
struct PropertyTests {
    private static let source = "let gravity = Live(\"Gravity\", 9.8, in: 0...20)\nlet isOn = Live(\"On\", true)\n"

    private let bench: RunnerBench
    private let page: TestProcess
    private let log = Log()

    private final class Log {
        var lines: [String] = []
        var lists = 0, histories = 0
        var values: [Int] = []
    }

    init() throws {
        // Every process shows the properties of the source as it is when it loads the page.
        bench = try RunnerBench(["Page.swift": Self.source])
        page = try #require(bench.page)
        showProperties(page)
    }

    private var properties: PageProperties { get throws { try #require(bench.remote).properties } }

    /// Lets a page send its properties: two of its own, and one of a board.
    private func showProperties(
        _ process: TestProcess, gravity: Double = 9.8, value: Double? = nil, line: Int = 1, extra: [PageProperty] = []
    ) {
        let file = bench.folder.file("Page.swift")
        let all =
            extra + [
                PageProperty(
                    key: "Gravity", title: "Gravity", section: "", kind: .number(0...20, step: 0.1, unit: .other("")),
                    style: .decimal, defaultValue: .number(gravity),
                    origin: .source(file: file, line: line, column: 19)),
                PageProperty(
                    key: "On", title: "On", section: "", kind: .flag, style: .plain, defaultValue: .flag(true),
                    origin: .source(file: file, line: line + 1, column: 16)),
                PageProperty(
                    key: "gc.padding", title: "Padding", section: "Appearance",
                    kind: .number(0...100, step: 1, unit: .points), style: .plain, defaultValue: .number(10),
                    origin: .board(name: "gc.padding")),
            ]
        var values = all.map(\.defaultValue)
        if let value { values[extra.count] = .number(value) }
        process.showNext(.properties(all, values: values))
        bench.host.settle()
    }

    private func watch() throws {
        let properties = try properties
        properties.happened = { [log] event in
            switch event {
            case .changed(let lines, let replacesLast):
                if replacesLast { log.lines.removeLast() }
                log.lines += lines
            case .valueChanged(let index): log.values.append(index)
            case .listChanged: log.lists += 1
            case .historyChanged: log.histories += 1
            }
        }
    }

    /// The inputs for properties that a process has received while it was shown.
    private func inputs(of process: TestProcess) -> [PropertyInput] {
        process.messages.compactMap { message in
            if case .input(let timed, _) = message, case .property(let input) = timed.input { input } else { nil }
        }
    }

    private func gravity(_ value: Double, default defaultValue: Double = 9.8) -> PropertyInput {
        PropertyInput(key: "Gravity", value: .number(value), defaultValue: .number(defaultValue))
    }

    /// Saves the page, lets the new run show its properties before its first frame, and returns its process.
    private func save(_ text: String, _ show: (TestProcess) -> Void) throws -> TestProcess {
        bench.host.pass(1)
        let old = try #require(bench.page)
        try #require(bench.pages.last).behavior = { message, page in
            if case .load = message { page.send(.loaded(PageTitle(name: "Pairs board"))) }
        }
        bench.save("Page.swift", text)
        bench.host.settle()
        let next = try #require(bench.page)
        try #require(next !== old)
        show(next)
        next.behavior = TestProcess.behave
        next.show()
        bench.host.settle()
        return next
    }

    // MARK: - Changes

    @Test func propertiesOfThePageAreShown() throws {
        #expect(try properties.all.map(\.title) == ["Gravity", "On", "Padding"])
        #expect(try properties.value(at: 0) == .number(9.8) && properties.hasDefaultValue(at: 0))
        #expect(try !properties.areChanged && !properties.canBeWritten)
    }

    @Test func valuesOfEarlierAreRestoredWithoutAStepOfTheHistory() throws {
        try watch()
        try properties.restore([
            "Gravity": .number(3), "gc.padding": .text("no number"), "On": .flag(true), "gone": .flag(true),
        ])
        bench.host.settle()
        #expect(inputs(of: page) == [gravity(3)])
        #expect(try properties.history.toUndo == nil && properties.value(at: 0) == .number(3))
        #expect(try properties.chosen == ["Gravity": .number(3)])
        try properties.reset(0)
        #expect(try properties.chosen == ["Gravity": nil])
    }

    @Test func changeIsSentAtOnceAndShown() throws {
        try watch()
        try properties.set(0, to: .number(3.5))
        bench.host.settle()
        #expect(inputs(of: page) == [gravity(3.5)])
        guard case .advance = page.messages.last else { return #expect(Bool(false), "no frame was requested") }
        #expect(try properties.value(at: 0) == .number(3.5) && properties.areChanged && properties.canBeWritten)
        #expect(log.values == [0] && log.lines == ["gravity.value = 3.5"] && log.histories == 1)
    }

    @Test func linesNameThePropertyInTheSource() throws {
        try watch()
        try properties.set(1, to: .flag(false))
        try properties.set(2, to: .number(20))
        #expect(log.lines == ["isOn.value = false", "gc.padding = 20"])
    }

    @Test func propertyIsFoundAfterTheTextThatRunsIsSaved() throws {
        let (path, edited) = (bench.folder.file("Page.swift"), "// typed\n" + Self.source)
        bench.runner.editedTexts = { [path: edited] }
        bench.runner.run(.typing)
        bench.host.settle()
        showProperties(try #require(bench.page), line: 2)
        bench.folder.save("Page.swift", edited)
        bench.runner.editedTexts = { [:] }
        bench.runner.saved(path, text: edited)
        try watch()
        try properties.set(1, to: .flag(false))
        #expect(log.lines == ["isOn.value = false"])
    }

    @Test func valueThatThePropertyCannotHaveIsNotSent() throws {
        try properties.set(0, to: .number(21))
        try properties.set(0, to: .flag(true))
        try properties.set(9, to: .flag(true))
        bench.host.settle()
        #expect(try inputs(of: page) == [] && properties.value(at: 0) == .number(9.8))
    }

    @Test func dragIsOneStepAndOneLine() throws {
        try watch()
        for value in [9.0, 8, 7] { try properties.set(0, to: .number(value), hold: 1) }
        bench.host.settle()
        #expect(inputs(of: page) == [gravity(9), gravity(8), gravity(7)] && log.lines == ["gravity.value = 7.0"])
        try properties.undo()
        #expect(try properties.value(at: 0) == .number(9.8) && properties.history.toUndo == nil)
        try properties.redo()
        bench.host.settle()
        #expect(inputs(of: page).suffix(2) == [gravity(9.8), gravity(7)])
    }

    @Test func resetsAreStepsToo() throws {
        try properties.set(0, to: .number(3))
        try properties.set(1, to: .flag(false))
        try properties.reset(0)
        #expect(try properties.value(at: 0) == .number(9.8) && properties.areChanged)
        try properties.undo()
        try properties.resetAll()
        #expect(try !properties.areChanged && properties.value(at: 1) == .flag(true))
        try properties.undo()
        #expect(try properties.value(at: 0) == .number(3) && properties.value(at: 1) == .flag(false))
        bench.host.settle()
        #expect(inputs(of: page).count == 8)
    }

    @Test func valuesThatThePageChangesAreShown() throws {
        try watch()
        page.showNext(.propertyChanges([PropertyChange(index: 0, value: .number(5))]))
        bench.host.settle()
        #expect(try properties.value(at: 0) == .number(5) && properties.history.toUndo == nil)
        #expect(log.values == [0] && log.lines == [] && inputs(of: page) == [])
    }

    @Test(arguments: [
        PropertyChange(index: 3, value: .number(5)), PropertyChange(index: -1, value: .number(5)),
        PropertyChange(index: 0, value: .flag(true)), PropertyChange(index: 0, value: .number(21)),
    ]) func pageThatSendsInvalidValuesIsStopped(change: PropertyChange) {
        page.showNext(.propertyChanges([change]))
        bench.host.settle()
        #expect(page.isKilled)
    }

    // MARK: - Saves

    @Test func saveRepeatsChangesAndKeepsTheRows() throws {
        try properties.set(0, to: .number(3.5))
        bench.host.settle()
        try watch()
        let next = try save("\n" + Self.source) { showProperties($0, value: 3.5, line: 2) }
        #expect(next.replays.joined().map(\.input) == [.property(gravity(3.5))])
        #expect(try properties.value(at: 0) == .number(3.5) && log.lists == 0)
        try properties.undo()
        bench.host.settle()
        #expect(inputs(of: next) == [gravity(9.8)], "the history goes on")
        #expect(log.lines == ["gravity.value = 9.8"])
    }

    @Test func otherPropertiesReplaceTheRows() throws {
        try watch()
        let extra = PageProperty(
            key: "New", title: "New", section: "", kind: .flag, style: .plain, defaultValue: .flag(false),
            origin: .board(name: "gc.new"))
        try properties.set(0, to: .number(3.5))
        _ = try save(Self.source + " ") { showProperties($0, value: 3.5, extra: [extra]) }
        #expect(try log.lists == 1 && properties.value(at: 1) == .number(3.5))
        try properties.undo()
        #expect(try properties.value(at: 1) == .number(9.8), "it is still the same property")
        _ = try save(Self.source) { _ in }
        #expect(try log.lists == 2 && properties.all.isEmpty)
        try properties.redo()
        #expect(try properties.history.toRedo == nil, "a property that is gone is left out")
    }

    @Test func editOfTheSourceTakesPrecedence() throws {
        try properties.set(0, to: .number(3.5))
        try properties.set(1, to: .flag(false))
        let edited = Self.source.replacing("9.8", with: "2.0")
        _ = try save(edited) { showProperties($0, gravity: 2) }
        #expect(try properties.value(at: 0) == .number(2))
        // Even if it is changed back later.
        let last = try save(Self.source) { showProperties($0) }
        let kept = PropertyInput(key: "On", value: .flag(false), defaultValue: .flag(true))
        #expect(last.replays.joined().map(\.input) == [.property(kept)])
    }

    @Test func startingOverForgetsChanges() throws {
        try properties.set(0, to: .number(3.5))
        bench.runner.run(.startOver)
        bench.host.settle()
        #expect(try properties.history.toUndo == nil && bench.page?.replays == [[]])
    }

    // MARK: - Writing

    private var text: String {
        get throws { try #require(bench.runner.page.text) }
    }

    @Test func valuesAreWrittenIntoTheSource() throws {
        try properties.set(0, to: .number(3))
        try properties.set(1, to: .flag(false))
        try properties.set(2, to: .number(20))
        bench.forget()
        bench.runner.writeProperties()
        #expect(try text == "let gravity = Live(\"Gravity\", 3.0, in: 0...20)\nlet isOn = Live(\"On\", false)\n")
        bench.changed()
        bench.host.settle()
        #expect(bench.events.contains("said note: The values were written to Page.swift"))
    }

    @Test func fileThatHasChangedIsNotWritten() throws {
        try properties.set(0, to: .number(3))
        bench.forget()
        bench.folder.save("Page.swift", "// other\n" + Self.source)
        bench.runner.writeProperties()
        #expect(try text == "// other\n" + Self.source)
        #expect(bench.events == ["said error: Nothing was written: Page.swift has changed since it was last run"])
    }

    @Test func placeThatIsNotInTheSourceIsNotWritten() throws {
        showProperties(page, line: 2)
        try properties.set(0, to: .number(3))
        bench.forget()
        bench.runner.writeProperties()
        #expect(try text == Self.source)
        #expect(
            bench.events == ["said error: Nothing was written: the live properties were not found in Page.swift"])
    }

    @Test func otherFilesAreNotWritten() throws {
        bench.folder.write("Other.swift", Self.source)
        let foreign = PageProperty(
            key: "Foreign", title: "Foreign", section: "", kind: .flag, style: .plain, defaultValue: .flag(true),
            origin: .source(file: bench.folder.file("Other.swift"), line: 2, column: 16))
        showProperties(page, extra: [foreign])
        try properties.set(0, to: .flag(false))
        bench.forget()
        bench.runner.writeProperties()
        #expect(try Playground(path: bench.folder.file("Other.swift")).pages[0].text == Self.source)
        #expect(bench.events == ["said error: Nothing was written: Other.swift is not a file of this page"])
    }
}
