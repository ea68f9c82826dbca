// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageSource
import TemporaryFolders
import TestHosts
import Testing

@MainActor @Suite struct SourceEditorTests {
    private let folder = TemporaryFolder()
    private let host = TestHost()
    private let editor: SourceEditor
    private let log = EventLog()

    private final class EventLog { var events: [SourceEditor.Event] = [] }

    init() {
        let log = log
        editor = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: host)
        editor.happened = { log.events.append($0) }
    }

    private var path: String { folder.file("Page.swift") }

    private func open(_ text: String = "one") throws {
        folder.write("Page.swift", text)
        _ = try editor.open(path)
        log.events = []
    }

    private var fileText: String { (try? SourceDocument(path: path).text) ?? "–" }
    private var runCount: Int { log.events.count { $0 == .runNeeded } }

    @Test func pageRunsAPauseAfterTheLastEdit() throws {
        try open()
        editor.edit(path, "two")
        host.pass(0.2)
        editor.edit(path, "three")
        host.pass(0.29)
        #expect(runCount == 0)
        host.pass(0.02)
        #expect(runCount == 1)
        #expect(editor.editedTexts == [path: "three"])
    }

    /// Something else shows what the edits do meanwhile.
    @Test func pageDoesNotRunWhileItIsHeld() throws {
        try open()
        editor.edit(path, "two")
        editor.defersRuns = true
        editor.edit(path, "three")
        host.pass(1)
        #expect(runCount == 0)
        editor.defersRuns = false
        host.pass(0.29)
        #expect(runCount == 0)
        host.pass(0.02)
        #expect(runCount == 1)
        editor.defersRuns = true
        editor.edit(path, "four")
        editor.runNow()
        #expect(runCount == 2 && !editor.defersRuns)
        host.pass(1)
        #expect(runCount == 2)
    }

    @Test func pageDoesNotRunIfThatIsTurnedOff() throws {
        try open()
        editor.edit(path, "two")
        editor.runsOnEdit = false
        editor.edit(path, "three")
        host.pass(1)
        #expect(runCount == 0)
    }

    @Test func sameTextIsNoEdit() throws {
        try open()
        editor.edit(path, "one")
        host.pass(1)
        #expect(log.events.isEmpty)
    }

    @Test func savingWritesTheFileAndNeedsNoRun() throws {
        try open()
        editor.edit(path, "two")
        #expect(editor.save(path))
        host.pass(1)
        #expect(fileText == "two" && runCount == 0 && editor.editedTexts.isEmpty)
        #expect(log.events == [.stateChanged(path: path), .stateChanged(path: path)])
    }

    @Test func outsideChangeReplacesTheText() throws {
        try open()
        folder.write("Page.swift", "theirs")
        editor.filesChanged()
        #expect(log.events == [.replaced(path: path, text: "theirs")])
    }

    @Test func conflictIsReportedAndSavingRefused() throws {
        try open()
        editor.edit(path, "mine")
        folder.write("Page.swift", "theirs")
        editor.filesChanged()
        #expect(log.events.last == .stateChanged(path: path))
        #expect(!editor.save(path) && fileText == "theirs")
    }

    @Test func keptTextLeavesTheOtherOneStepBack() throws {
        try open()
        editor.edit(path, "mine")
        folder.write("Page.swift", "theirs")
        editor.filesChanged()
        log.events = []
        editor.keepText(path)
        let steps: [SourceEditor.Event] = [
            .replaced(path: path, text: "theirs"), .replaced(path: path, text: "mine"),
        ]
        #expect(log.events.filter { $0 != .stateChanged(path: path) } == steps)
        #expect(editor.save(path) && fileText == "mine")
    }

    @Test func takenFileTextReplacesTheUsers() throws {
        try open()
        editor.edit(path, "mine")
        folder.write("Page.swift", "theirs")
        editor.filesChanged()
        editor.takeFileText(path)
        #expect(log.events.contains(.replaced(path: path, text: "theirs")))
        #expect(editor.modifiedPaths.isEmpty)
    }

    @Test func unsavedTextSurvivesACrash() throws {
        try open()
        var crashed: SourceEditor? = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: host)
        _ = try crashed?.open(path)
        crashed?.edit(path, "typed")
        crashed = nil
        let next = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: host)
        next.happened = { [log] in log.events.append($0) }
        #expect(try next.open(path).text == "typed")
        #expect(log.events == [.said("Your unsaved changes to Page.swift were restored")])
        #expect(next.history(of: path) == ["one", "typed"])
    }

    @Test func draftsOfTwoCrashesAreBothInTheHistory() throws {
        folder.write("Page.swift", "one")
        for text in ["first", "second"] {
            let crashed = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: host)
            _ = try crashed.open(path)
            crashed.edit(path, text)
        }
        #expect(try editor.open(path).text == "second")
        // The second window has taken over the draft of the first one.
        #expect(editor.history(of: path) == ["one", "second"])
    }

    @Test func closingDiscardsDrafts() throws {
        try open()
        editor.edit(path, "typed")
        editor.close()
        let next = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: host)
        #expect(try next.open(path).text == "one")
    }

    @Test func unsavedChangesFollowARenamedFolder() throws {
        folder.write("A/Page.swift", "one")
        let (old, new) = (folder.file("A/Page.swift"), folder.file("B/Page.swift"))
        _ = try editor.open(old)
        editor.edit(old, "typed")
        rename(folder.file("A"), folder.file("B"))
        editor.noteRename(of: folder.file("A"), to: folder.file("B"))
        editor.filesChanged()
        #expect(editor.editedTexts == [new: "typed"])
        #expect(editor.documents[new]?.isDeleted == false)
        // The draft has the new name, too.
        let next = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: host)
        folder.write("A/Page.swift", "another")
        #expect(try next.open(old).text == "another")
        #expect(editor.save(new))
        #expect(try SourceDocument(path: new).text == "typed")
    }

    @Test func closedFileIsReadAgain() throws {
        try open()
        editor.edit(path, "typed")
        #expect(editor.paths(within: folder.path) == [path])
        editor.close(path)
        #expect(editor.modifiedPaths.isEmpty)
        #expect(try editor.open(path).text == "one")
    }

    @Test func savingLeavesNoDraft() throws {
        try open()
        editor.edit(path, "typed")
        #expect(editor.save(path))
        folder.write("Page.swift", "later")
        let next = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: host)
        #expect(try next.open(path).text == "later")
    }

    @Test func unwritableDraftsAreReportedOnce() throws {
        folder.write("drafts", "a file in the place of the folder")
        try open()
        editor.edit(path, "a")
        editor.edit(path, "b")
        #expect(log.events.count { if case .said = $0 { true } else { false } } == 1)
        #expect(editor.editedTexts == [path: "b"])
    }
}
