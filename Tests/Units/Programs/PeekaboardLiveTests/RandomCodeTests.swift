// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import PageBuild
import PageHosting
import PageSource
import Seeding
import TemporaryFolders
import TestTiers
import Testing

@testable import PeekaboardLive

/// Edits, undos, redos, saves, fix-its, marks, and changes by other programs in random order, in the text buffer of the
/// editor. Nothing is lost, and undo leads back to each earlier text.
struct RandomCodeTests {
    /// The texts that the buffer has had, as an undo history without a limit has them.
    private final class History {
        /// A text, and whether typing has led to it. Several in succession can be one step.
        struct State {
            let text: String
            let isTyped: Bool
        }

        private(set) var states: [State]
        private(set) var current = 0
        /// Where the steps that have been undone began.
        private var undone: [Int] = []

        init(_ text: String) { states = [State(text: text, isTyped: false)] }

        var text: String { states[current].text }
        var canUndo: Bool { current > 0 }
        var canRedo: Bool { !undone.isEmpty }

        func add(_ text: String, isTyped: Bool) {
            guard !text.isSame(as: self.text) else { return }
            states = states[...current] + [State(text: text, isTyped: isTyped)]
            current += 1
            undone = []
        }

        /// Notes that an undo has led to a text. Returns whether that is the text before the present step.
        func undo(to text: String) -> Bool {
            var place = current
            repeat {
                place -= 1
                if states[place].text.isSame(as: text) {
                    undone.append(current)
                    current = place
                    return true
                }
            } while place > 0 && states[place].isTyped && states[place + 1].isTyped
            return false
        }

        /// Notes that a redo has led to a text. Returns whether that is the text after the step.
        func redo(to text: String) -> Bool {
            guard let place = undone.popLast(), states[place].text.isSame(as: text) else { return false }
            current = place
            return true
        }
    }

    private let folder = TemporaryFolder()
    private let path: String
    private let editor: SourceEditor
    private let buffer: CodeBuffer

    init() throws {
        // What needs no display.
        gtk_disable_setlocale()
        gtk_init_check()
        path = folder.write("Page.swift", "let a = 1\n")
        editor = SourceEditor(drafts: DraftFolder(path: folder.file("drafts")), host: GLibPageHost(sandboxProgram: ""))
        _ = try editor.open(path)
        buffer = CodeBuffer(history: editor.history(of: path))
    }

    @Test(arguments: randomSeeds(5)) func nothingIsLost(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let history = History(buffer.text)
        var isTyping = false
        buffer.changed = { [editor, path] in editor.edit(path, $0) }
        editor.happened = { [buffer] event in
            guard case .replaced(_, let text) = event else { return }
            buffer.replaceText(with: text)
            history.add(text, isTyped: false)
        }
        for step in 0..<2500 {
            isTyping = false
            switch Int.random(in: 0..<20, using: &random) {
            case 0...6:
                isTyping = true
                type(&random)
            case 7:
                isTyping = true
                delete(&random)
            case 8: deleteSelection(&random)
            case 9:
                isTyping = true
                insert("\(step) ä😀\n", &random)
            case 10...12:
                if history.canUndo {
                    gtk_text_buffer_undo(buffer.pointer)
                    #expect(history.undo(to: buffer.text), "step \(step)")
                }
            case 13, 14:
                if history.canRedo {
                    gtk_text_buffer_redo(buffer.pointer)
                    #expect(history.redo(to: buffer.text), "step \(step)")
                }
            case 15: buffer.replaceText(with: changed(buffer.text, step, &random))
            case 16: mark(&random)
            case 17:
                #expect(editor.save(path))
                #expect(try SourceDocument(path: path).text.isSame(as: buffer.text))
            default: try changeFile(step, &random, history)
            }
            history.add(buffer.text, isTyped: isTyping)
            #expect(history.text.isSame(as: buffer.text) && buffer.text.isSame(as: editor.documents[path]?.text ?? ""))
            #expect((gtk_text_buffer_get_can_undo(buffer.pointer) != 0) == history.canUndo)
            #expect((gtk_text_buffer_get_can_redo(buffer.pointer) != 0) == history.canRedo)
        }
        while gtk_text_buffer_get_can_undo(buffer.pointer) != 0, history.canUndo {
            gtk_text_buffer_undo(buffer.pointer)
            try #require(history.undo(to: buffer.text))
        }
        #expect(!history.canUndo && buffer.text == "let a = 1\n")
        while gtk_text_buffer_get_can_redo(buffer.pointer) != 0, history.canRedo {
            gtk_text_buffer_redo(buffer.pointer)
            try #require(history.redo(to: buffer.text))
        }
        #expect(!history.canRedo && history.states.last?.text.isSame(as: buffer.text) == true)
    }

    /// Types a character, usually at the cursor.
    private func type(_ random: inout SeededGenerator) {
        if Int.random(in: 0..<4, using: &random) == 0 { moveCursor(&random) }
        let text = ["a", "b", " ", "\n", "é", "e\u{301}", "😀", "\t", "}"].randomElement(using: &random) ?? "a"
        gtk_text_buffer_insert_interactive_at_cursor(buffer.pointer, text, -1, 1)
    }

    /// Deletes the character before the cursor.
    private func delete(_ random: inout SeededGenerator) {
        if Int.random(in: 0..<4, using: &random) == 0 { moveCursor(&random) }
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer.pointer, &place, gtk_text_buffer_get_insert(buffer.pointer))
        gtk_text_buffer_backspace(buffer.pointer, &place, 1, 1)
    }

    private func deleteSelection(_ random: inout SeededGenerator) {
        let start = Int.random(in: 0...length, using: &random)
        var place = buffer.iterator(at: start)
        var end = buffer.iterator(at: start + Int.random(in: 0...30, using: &random))
        gtk_text_buffer_select_range(buffer.pointer, &place, &end)
        gtk_text_buffer_delete_selection(buffer.pointer, 1, 1)
    }

    private func insert(_ text: String, _ random: inout SeededGenerator) {
        moveCursor(&random)
        gtk_text_buffer_insert_interactive_at_cursor(buffer.pointer, text, -1, 1)
    }

    private func moveCursor(_ random: inout SeededGenerator) {
        buffer.moveCursor(to: Int.random(in: 0...length, using: &random))
    }

    private var length: Int { Int(gtk_text_buffer_get_char_count(buffer.pointer)) }

    /// Shows messages and leaves space below a line, which is no edit.
    private func mark(_ random: inout SeededGenerator) {
        let lineCount = buffer.text.split(separator: "\n", omittingEmptySubsequences: false).count
        let line = Int.random(in: 0...lineCount + 1, using: &random)
        buffer.mark([Problem(path: path, line: line, column: 3, isError: true, text: "no")])
        buffer.setSpace(Int.random(in: 0...20, using: &random), belowLine: line, for: .values(1))
        buffer.setDark(Bool.random(using: &random))
    }

    /// Lets another program change the file. The user chooses a version if both have changed.
    private func changeFile(_ step: Int, _ random: inout SeededGenerator, _ history: History) throws {
        let mine = buffer.text
        let before = try SourceDocument(path: path).text
        let theirs = changed(before, step, &random)
        guard !theirs.isSame(as: before) else { return }
        folder.write("Page.swift", theirs)
        editor.filesChanged()
        guard editor.documents[path]?.conflictingText != nil else {
            #expect(buffer.text.isSame(as: theirs) || mine.isSame(as: theirs))
            return
        }
        let keepsMine = Bool.random(using: &random)
        if keepsMine { editor.keepText(path) } else { editor.takeFileText(path) }
        #expect(buffer.text.isSame(as: keepsMine ? mine : theirs))
        #expect(history.states.suffix(2).first?.text.isSame(as: keepsMine ? theirs : mine) == true)
    }

    /// Returns a text with other lines at some places.
    private func changed(_ text: String, _ step: Int, _ random: inout SeededGenerator) -> String {
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        for _ in 0...2 {
            let place = Int.random(in: 0..<lines.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: lines[place] = "changed \(step) 😀"
            case 1: lines.insert("new \(step)\r", at: place)
            case 2: if lines.count > 5 { lines.removeSubrange(place...min(lines.count - 1, place + 20)) }
            default: lines[place] += "x"
            }
            if lines.isEmpty { lines = [""] }
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// Whether the texts are the same bytes.
    fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
