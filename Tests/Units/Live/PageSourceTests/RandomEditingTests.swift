// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageSource
import Seeding
import TemporaryFolders
import TestHosts
import TestTiers
import Testing

/// Edits, undos, saves, changes by other programs, and crashes in random order. Whatever the user types or another
/// program writes can be found afterward: in the editor, in its undo history, or in the file.
@MainActor @Suite struct RandomEditingTests {
    /// A view with an unlimited undo history, as a text view has it.
    private final class View {
        var past: [String] = [], text = "", future: [String] = []

        init(history: [String]) { history.forEach(replace) }

        func replace(_ text: String) {
            guard text != self.text else { return }
            past.append(self.text)
            (self.text, future) = (text, [])
        }

        func undo() {
            guard let last = past.popLast() else { return }
            future.append(text)
            text = last
        }

        func redo() {
            guard let next = future.popLast() else { return }
            past.append(text)
            text = next
        }
    }

    @Test(arguments: randomSeeds(10)) func nothingIsLost(seed: UInt64) throws {
        let folder = TemporaryFolder()
        let host = TestHost()
        var random = SeededGenerator(seed: seed)
        let path = folder.write("Page.swift", "start")
        var editor: SourceEditor! = nil
        var view: View! = nil
        func start() throws {
            editor = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: host)
            _ = try editor.open(path)
            view = View(history: editor.history(of: path))
            editor.happened = { [unowned view = view!] event in
                if case .replaced(_, let text) = event { view.replace(text) }
            }
        }
        try start()
        func fileText() throws -> String { try SourceDocument(path: path).text }
        for step in 0..<2000 {
            let choice = Int.random(in: 0..<12, using: &random)
            switch choice {
            case 0...4:
                view.replace(view.text + "\(step) ")
                editor.edit(path, view.text)
            case 5:
                view.undo()
                editor.edit(path, view.text)
            case 6:
                view.redo()
                editor.edit(path, view.text)
            case 7:
                let wasModified = editor.documents[path]!.isModified
                if editor.save(path), wasModified { #expect(try fileText() == view.text) }
            case 8:
                folder.write("Page.swift", "outside \(step)")
                if Bool.random(using: &random) { editor.filesChanged() }
            case 9: editor.keepText(path)
            case 10: editor.takeFileText(path)
            default:
                let (text, wasModified) = (view.text, editor.documents[path]!.isModified)
                editor = nil
                view = nil
                try start()
                // What was typed is there again, whatever another program has written meanwhile. A text that only the
                // other program has changed is one step back.
                if wasModified { #expect(view.text == text || view.past.last == text) }
            }
            let document = try #require(editor.documents[path])
            #expect(document.text == view.text)
            if choice == 8 {
                let written = "outside \(step)"
                // Saving does not overwrite what the user has not seen, and either choice keeps both.
                _ = editor.save(path)
                #expect(try fileText() == written)
                if let conflict = editor.documents[path]?.conflictingText {
                    #expect(conflict == written)
                    let mine = view.text
                    if Bool.random(using: &random) {
                        editor.keepText(path)
                        #expect(view.text == mine && view.past.last == written)
                    } else {
                        editor.takeFileText(path)
                        #expect(view.text == written && view.past.last == mine)
                    }
                }
            }
        }
    }
}
