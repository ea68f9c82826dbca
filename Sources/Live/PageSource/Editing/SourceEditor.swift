// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns the editor, and the callbacks refer to the window weakly.

import HostInterface
import Localization

/// The open files of a playground: their texts as the user edits them, what other programs do to the files, and drafts
/// of everything that has not been saved. It has no widgets; a view reports edits and shows what the events say.
@MainActor package final class SourceEditor {
    /// An event of the editor.
    package enum Event: Equatable {
        /// The view has to replace the text of a file, as a single step that the user can undo.
        case replaced(path: String, text: String)
        /// A file was modified or saved, or a conflict has begun or ended.
        case stateChanged(path: String)
        /// The user has edited a file, and the page should run with the present texts.
        case runNeeded
        /// A message for the user.
        case said(String)
    }

    /// Called with each event.
    package var happened: (Event) -> Void = { _ in }
    /// Whether the page runs shortly after each edit.
    package var runsOnEdit = true {
        didSet { if !runsOnEdit { runTimer.cancel() } }
    }
    /// Whether the page does not run after edits for now, because something else shows what they do.
    package var defersRuns = false {
        didSet {
            guard defersRuns != oldValue else { return }
            if defersRuns { runTimer.cancel() } else { runSoon() }
        }
    }

    /// The open files by path.
    package private(set) var documents: [String: SourceDocument] = [:]

    /// The pause after an edit before the page runs, in seconds.
    private static let runDelay = 0.3

    private let drafts: DraftFolder
    private let runTimer: any HostTimer
    /// Earlier unsaved texts of a file that the view has yet to show, the oldest first.
    private var restored: [String: [String]] = [:]
    private var hasWarned = false

    /// Creates an editor without files. Unsaved texts are stored in `drafts`.
    package init(drafts: DraftFolder, host: any PageHost) {
        self.drafts = drafts
        runTimer = host.makeTimer()
    }

    /// The texts of the modified files by path, which a build uses instead of the files.
    package var editedTexts: [String: String] {
        documents.filter(\.value.isModified).mapValues(\.text)
    }

    /// The paths of the modified files, sorted.
    package var modifiedPaths: [String] { documents.values.filter(\.isModified).map(\.path).sorted() }

    /// Returns a file, which is read when it is first asked for.
    package func open(_ path: String) throws(SourceDocument.ReadError) -> SourceDocument {
        if documents[path] == nil { restoreDrafts(of: [path]) }
        if let document = documents[path] { return document }
        let document = try SourceDocument(path: path)
        documents[path] = document
        return document
    }

    /// Opens the files of which a window that was killed has left unsaved changes.
    package func restoreDrafts(of paths: [String]) {
        let abandoned = drafts.takeAbandoned { paths.contains($0) && documents[$0] == nil }
        for draft in abandoned {
            documents[draft.path] = SourceDocument(draft)
            restored[draft.path, default: []].append(draft.text)
        }
        for path in Set(abandoned.map(\.path)).sorted() {
            guard var document = documents[path] else { continue }
            _ = document.update()
            documents[path] = document
            keepDraft(of: document)
            guard document.isModified else { continue }
            // Translators: {file} is the name of a file of Swift code.
            let message = translated("Your unsaved changes to {file} were restored")
            report(filled(message, ["file": displayName(ofPath: path)]))
        }
    }

    /// Returns the texts with which a view of a file begins: each one is a step that the user can undo.
    package func history(of path: String) -> [String] {
        guard let document = documents[path] else { return [] }
        let steps = [document.fileText].compactMap(\.self) + (restored.removeValue(forKey: path) ?? [])
        return (steps + [document.text]).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// Records an edit by the user.
    package func edit(_ path: String, _ text: String) {
        guard var document = documents[path], !document.text.utf8.elementsEqual(text.utf8) else { return }
        document.edit(text)
        store(document)
        runSoon()
    }

    private func runSoon() {
        guard runsOnEdit, !defersRuns else { return }
        runTimer.start(after: Self.runDelay) { [weak self] in self?.happened(.runNeeded) }
    }

    /// Runs the page with the present texts.
    package func runNow() {
        defersRuns = false
        runTimer.cancel()
        happened(.runNeeded)
    }

    /// Saves a file. Returns false, after a message, if that failed, or if another program has changed the file.
    package func save(_ path: String) -> Bool {
        guard var document = documents[path], document.isModified else { return true }
        runTimer.cancel()
        do throws(SourceDocument.SaveError) {
            try document.save()
        } catch {
            store(document)
            if error == .unwritable { report(unwritableMessage(file: displayName(ofPath: path))) }
            return false
        }
        store(document)
        return true
    }

    /// Looks at all open files again.
    package func filesChanged() {
        for var document in documents.values.sorted(by: { $0.path < $1.path }) {
            let effect = document.update()
            guard document != documents[document.path] else { continue }
            store(document)
            if effect == .replaced { happened(.replaced(path: document.path, text: document.text)) }
        }
    }

    /// Ends a conflict: the file's text replaces the user's, which can be undone.
    package func takeFileText(_ path: String) {
        guard var document = documents[path], document.conflictingText != nil else { return }
        document.takeFileText()
        store(document)
        happened(.replaced(path: path, text: document.text))
    }

    /// Ends a conflict: the user's text stays. The file's text is one step back in the view's history.
    package func keepText(_ path: String) {
        guard var document = documents[path], let other = document.conflictingText else { return }
        document.keepText()
        store(document)
        happened(.replaced(path: path, text: other))
        happened(.replaced(path: path, text: document.text))
    }

    /// Follows a file or folder that the window has renamed. Unsaved changes stay.
    package func noteRename(of old: String, to new: String) {
        for path in paths(within: old) {
            guard let moved = documents.removeValue(forKey: path)?.moved(to: path.moved(from: old, to: new)) else {
                continue
            }
            drafts.remove(of: path)
            documents[moved.path] = moved
            keepDraft(of: moved)
            restored[moved.path] = restored.removeValue(forKey: path)
        }
    }

    /// Returns the paths of the open files that are, or are in, a file or folder.
    package func paths(within path: String) -> [String] {
        documents.keys.filter { $0 == path || $0.hasPrefix(path + "/") }.sorted()
    }

    /// Closes a file. Unsaved changes are discarded.
    package func close(_ path: String) {
        drafts.remove(of: path)
        (documents[path], restored[path]) = (nil, nil)
    }

    /// Closes all files. Unsaved changes are discarded, so the caller asks the user first.
    package func close() {
        runTimer.cancel()
        for path in documents.keys { drafts.remove(of: path) }
        documents = [:]
        restored = [:]
    }

    private func store(_ document: SourceDocument) {
        let old = documents[document.path]
        documents[document.path] = document
        keepDraft(of: document)
        if old?.isModified != document.isModified || old?.conflictingText != document.conflictingText
            || old?.isDeleted != document.isDeleted
        {
            happened(.stateChanged(path: document.path))
        }
    }

    private func keepDraft(of document: SourceDocument) {
        guard let draft = document.draft else { return drafts.remove(of: document.path) }
        if !drafts.write(draft), !hasWarned {
            hasWarned = true
            report(translated("Unsaved changes can’t be kept if Peekaboard crashes: check the free space"))
        }
    }

    private func report(_ message: String) { happened(.said(message)) }
}
