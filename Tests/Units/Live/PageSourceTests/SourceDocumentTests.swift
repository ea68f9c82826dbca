// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageSource
import TemporaryFolders
import Testing

@Suite struct SourceDocumentTests {
    private let folder = TemporaryFolder()

    private func document(_ text: String = "let a = 1\n") throws -> SourceDocument {
        try SourceDocument(path: folder.write("Page.swift", text))
    }

    private var fileText: String { (try? SourceDocument(path: folder.file("Page.swift")).text) ?? "–" }

    @Test func newDocumentHasTheTextOfTheFile() throws {
        let document = try document()
        #expect(document.text == "let a = 1\n")
        #expect(!document.isModified && document.draft == nil)
    }

    @Test func editsModifyUntilTheyAreUndone() throws {
        var document = try document()
        document.edit("let b = 1\n")
        #expect(document.isModified)
        document.edit("let a = 1\n")
        #expect(!document.isModified)
    }

    @Test func otherEncodingsOfACharacterAreChanges() throws {
        var document = try document("\u{e9}")
        document.edit("e\u{301}")
        #expect(document.isModified)
    }

    @Test func savingWritesTheFile() throws {
        var document = try document()
        document.edit("let b = 2\r\n")
        try document.save()
        #expect(!document.isModified)
        #expect(fileText == "let b = 2\r\n")
    }

    @Test func unmodifiedDocumentFollowsTheFile() throws {
        var document = try document()
        folder.write("Page.swift", "let c = 3\n")
        #expect(document.update() == .replaced)
        #expect(document.text == "let c = 3\n" && !document.isModified)
        #expect(document.update() == .none)
    }

    @Test func changesOnBothSidesAreAConflict() throws {
        var document = try document()
        document.edit("mine")
        folder.write("Page.swift", "theirs")
        #expect(document.update() == .conflict)
        #expect(document.text == "mine" && document.conflictingText == "theirs")
        #expect(document.update() == .none)
    }

    @Test func equalChangesOnBothSidesAreNone() throws {
        var document = try document()
        document.edit("same")
        folder.write("Page.swift", "same")
        #expect(document.update() == .none)
        #expect(!document.isModified && document.conflictingText == nil)
    }

    @Test func conflictEndsWhenTheOtherProgramGoesBack() throws {
        var document = try document()
        document.edit("mine")
        folder.write("Page.swift", "theirs")
        _ = document.update()
        folder.write("Page.swift", "let a = 1\n")
        #expect(document.update() == .none)
        #expect(document.conflictingText == nil && document.isModified)
    }

    @Test func savingNeverOverwritesAnUnseenChange() throws {
        var document = try document()
        document.edit("mine")
        folder.write("Page.swift", "theirs")
        #expect(throws: SourceDocument.SaveError.conflict) { try document.save() }
        #expect(fileText == "theirs" && document.conflictingText == "theirs")
        #expect(throws: SourceDocument.SaveError.conflict) { try document.save() }
    }

    @Test func keptTextCanBeSaved() throws {
        var document = try document()
        document.edit("mine")
        folder.write("Page.swift", "theirs")
        _ = document.update()
        document.keepText()
        try document.save()
        #expect(fileText == "mine")
    }

    @Test func fileTextCanBeTaken() throws {
        var document = try document()
        document.edit("mine")
        folder.write("Page.swift", "theirs")
        _ = document.update()
        document.takeFileText()
        #expect(document.text == "theirs" && !document.isModified)
    }

    @Test func deletedFileKeepsItsTextAndCanBeSaved() throws {
        var document = try document()
        unlink(document.path)
        #expect(document.update() == .deleted)
        #expect(document.isModified && document.text == "let a = 1\n")
        #expect(document.update() == .none)
        try document.save()
        #expect(fileText == "let a = 1\n" && !document.isModified)
    }

    @Test func fileThatComesBackIsTaken() throws {
        var document = try document()
        unlink(document.path)
        _ = document.update()
        folder.write("Page.swift", "new")
        #expect(document.update() == .replaced)
        #expect(document.text == "new")
    }

    @Test func fileThatCannotBeWrittenKeepsTheDocumentModified() throws {
        var document = try document()
        document.edit("mine")
        chmod(folder.path, 0o500)
        chmod(document.path, 0o400)
        let isSaved = asUnprivilegedUser { (try? document.save()) != nil }
        chmod(folder.path, 0o700)
        #expect(!isSaved)
        #expect(document.isModified && document.text == "mine")
    }

    @Test(arguments: [[0xFF, 0xFE], [0x61, 0x00, 0x62]] as [[UInt8]])
    func otherFilesThanTextAreRefused(_ bytes: [UInt8]) throws {
        let path = folder.write("Page.swift")
        let file = fopen(path, "w")!
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
        #expect(throws: SourceDocument.ReadError.notText) { try SourceDocument(path: path) }
    }

    @Test func missingFileIsRefused() {
        #expect(throws: SourceDocument.ReadError.unreadable) { try SourceDocument(path: folder.file("None.swift")) }
    }

    @Test func draftOfAnOlderFileIsAConflict() throws {
        var document = try document()
        document.edit("mine")
        let draft = try #require(document.draft)
        folder.write("Page.swift", "theirs")
        var restored = SourceDocument(draft)
        #expect(restored.update() == .conflict)
        #expect(restored.text == "mine" && restored.conflictingText == "theirs")
    }

    /// A text view would be busy with such a text for minutes.
    @Test(arguments: [
        (20_001, 1, true), (20_002, 1, false), (200_000, 1, false), (3_999_999, 1, false), (40, 40_000, true),
        (1, 100_000, false),
    ]) func textThatCannotBeShownIsNotEdited(length: Int, lines: Int, isShown: Bool) {
        let line = String(repeating: "x", count: length - 1) + "\n"
        let path = folder.write("Long.swift", String(repeating: line, count: lines))
        if isShown {
            #expect(throws: Never.self) { try SourceDocument(path: path) }
        } else {
            #expect(throws: SourceDocument.ReadError.unshowable) { try SourceDocument(path: path) }
        }
    }

    @Test func nameWithANewlineIsOneLine() { #expect(displayName(ofPath: "/a/b\nc\u{2028}d.swift") == "b�c�d.swift") }
}
