// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import Files
import GtkKit
import PageSource

/// New pages, files, and playgrounds, and copies of the examples.
extension LiveWindow {
    /// Adds the actions to the window.
    func addNewActions() {
        actions.add(of: self, ["new-page": { $0.newPage() }, "new-playground": { $0.newPlayground() }])
        actions.add(
            of: self, if: { $0.runner != nil },
            ["new-source": { $0.create(.source) }, "new-folder": { $0.create(.folder) }])
        startPage.pageChosen = { [weak self] path in self?.open(path) }
        startPage.exampleChosen = { [weak self] example in self?.openCopy(of: example) }
    }

    /// Stores that a playground was opened.
    func remember(_ playground: Playground) {
        var recent = recentPages
        recent.add(playground)
        settings.set("recent-pages", to: recent.paths)
    }

    /// The pages that were opened last.
    var recentPages: RecentPages { RecentPages(settings.texts("recent-pages") ?? []) }

    private var newPageFolder: String {
        NewFile.folder(
            beside: runner?.playground, chosen: settings.text("new-page-folder"), default: PageFolder.ofUser)
    }

    private func newPage() {
        create(runner.flatMap { NewFile(pageOf: $0.playground) } ?? NewFile(.page, in: newPageFolder))
    }

    private func newPlayground() { create(NewFile(.playground, in: newPageFolder)) }

    /// Creates a source file, or a folder for such files.
    private func create(_ kind: NewFile.Kind) {
        if let runner { create(NewFile(kind, sourceFor: runner.page)) }
    }

    /// Asks for the name of a new file, and creates and opens it.
    func create(_ file: NewFile) {
        let dialog = NameDialog(file, suggestion: Self.suggestion(for: file.kind), text: Self.text(of: file.kind))
        dialog.done = { [weak self] path in
            whenIdle(for: self) { $0.openNewFile(path, of: file) }
        }
        dialog.folderChosen = { [weak self] folder in self?.settings.set("new-page-folder", to: folder) }
        present(dialog)
    }

    /// Presents a dialog that asks for a name.
    func present(_ dialog: NameDialog) {
        dialog.closed = { [weak self] in
            whenIdle(for: self) { $0.nameDialog = nil }
        }
        nameDialog = dialog
        dialog.present(over: window)
    }

    /// Opens a file that was just created.
    private func openNewFile(_ path: String, of file: NewFile) {
        if let runner, file.isInPlayground {
            runner.turn(toPageIn: path)
            editor.focus()
        } else if file.kind == .folder {
            runner?.checkForChanges()
        } else if let runner, file.kind == .source {
            runner.checkForChanges()
            editor.focus()
            editor.panel.open(file: path)
        } else {
            editor.askAboutUnsavedChanges { [weak self] in
                guard let self else { return }
                open(path)
                let folder = runner.map { FilePath.folder(of: $0.playground.path) } ?? file.folder
                runner?.log(filled(translated("The page is in {folder}"), ["folder": shortPath(folder)]))
                editor.focus()
            }
        }
    }

    private func openCopy(of example: Examples.Example) {
        guard let copy = Examples.copy(example, into: PageFolder.ofUser) else {
            return refuse(unwritableMessage(folder: shortPath(PageFolder.ofUser)))
        }
        open(copy)
        // Translators: {file} is the path of the user’s own copy of an example.
        runner?.log(filled(translated("This is your own copy of the example: {file}"), ["file": shortPath(copy)]))
    }

    private static func suggestion(for kind: NewFile.Kind) -> String {
        switch kind {
        // Translators: The suggested name of a new page.
        case .page: translated("Page")
        // Translators: The suggested name of a new file of Swift code. Use only letters from A to Z.
        case .source: translated("Source")
        // Translators: The suggested name of a new folder.
        case .folder: translated("Folder")
        // Translators: The suggested name of a new playground.
        case .playground: translated("Playground")
        }
    }

    private static func text(of kind: NewFile.Kind) -> String {
        switch kind {
        case .page, .playground:
            // Translators: The first line of a new page, about what it shows. The page moves the ball from side to side.
            Templates.page(note: translated("Tap the ball. Then change a color or a number, and see what happens."))
        case .source:
            // Translators: A comment at the beginning of a new file of Swift code.
            Templates.source(note: translated("The page can use everything that is in this file."))
        case .folder: ""
        }
    }
}
