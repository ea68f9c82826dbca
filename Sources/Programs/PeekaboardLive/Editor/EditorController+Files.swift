// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
import GtkKit
import PageSource

/// The window width, in points, below which the files cover the code, and from which they get more space.
private let sheetWidth = 1000, roomyWidth = 1600
/// The window width, in points, from which the header bar has buttons for the previous and the next page.
private let turnsWidth = 700

/// The files of the playground beside the code.
extension EditorController {
    /// Connects the sidebar with the playground.
    func connectFiles() {
        let list = files.list
        list.state = { [weak self] item in
            guard let self else { return FileRow.State() }
            return FileRow.State(
                isShown: item.path == panel.view.path,
                isModified: panel.editor.documents[item.path]?.isModified == true,
                errorCount: errorCounts[item.path] ?? 0)
        }
        list.allows = { [weak self] command, item in
            guard let playground = self?.runner?.playground else { return false }
            return switch command {
            case .newSource, .newFolder: item.kind == .folder
            case .rename: FileRename(item, in: playground) != nil
            case .trash: item.trashPath(in: playground) != nil
            case .show: true
            }
        }
        list.chosen = { [weak self] item in
            if item.kind != .resource { self?.open(file: item.path) }
        }
        list.commanded = { [weak self] command, item in
            guard let self else { return }
            switch command {
            case .newSource: happened(.fileNeeded(NewFile(.source, in: item.path)))
            case .newFolder: happened(.fileNeeded(NewFile(.folder, in: item.path)))
            case .rename: rename(item)
            case .trash: trash(item)
            case .show: peekaboard_open_address(window.typed(), FileURI.of(path: FilePath.folder(of: item.path)))
            }
        }
        files.searched = { [weak self] in self?.search($0) }
        files.results.chosen = { [weak self] path, hit in self?.open(file: path, at: (hit.line, hit.column)) }
        // The window can replace the row on which the files are dropped.
        files.widget.acceptFiles { [weak self] uris in
            whenIdle(for: self) { $0.addFiles(uris) }
        }
        files.setShown(false)
        filesSplit.toggled = { [weak self] isShown in
            guard let self else { return }
            // This can be called during an allocation, when it is too late to change the layout.
            whenIdle(for: self) { $0.files.setShown($0.filesSplit.isShown) }
            setFiles(isShown)
            // Escape and a click beside it hide the sheet.
            if isSheet { showsFilesSheet = isShown }
        }
    }

    /// Adds the actions to those of the window.
    func addFileActions(to actions: ActionMap) {
        actions.add(of: self, if: { ($0.runner?.pageIndex ?? 0) > 0 }, ["previous": { $0.runner?.turn(to: .previous) }])
        actions.add(
            of: self, if: { $0.runner.map { $0.pageIndex + 1 < $0.playground.pages.count } ?? false },
            ["next": { $0.runner?.turn(to: .next) }])
        wantsFiles = ["shown": true, "hidden": false][settings.text("show-files") ?? ""]
        let isEnabled = { [unowned self] in layout.request.isWhole }
        setFiles = actions.addSwitch("files", isOn: false, if: isEnabled) { [unowned self] isOn in
            if isSheet {
                showsFilesSheet = isOn
            } else {
                wantsFiles = isOn
                settings.set("show-files", to: isOn ? "shown" : "hidden")
            }
            showFiles()
            if !isOn, layout.showsCode { return panel.view.grabFocus() }
            // The sidebar is shown when the main loop is idle.
            whenIdle(for: self) { if $0.filesSplit.isShown { $0.files.list.grabFocus() } }
        }
        actions.add(of: self, if: { $0.runner != nil }, ["add-resource": { $0.chooseResource() }])
        actions.add(
            of: self, if: { $0.renamable != nil },
            [
                "rename": {
                    if let item = $0.renamable { $0.rename(item) }
                }
            ])
    }

    /// The file that is shown, if it can have another name.
    private var renamable: FileTree.Item? {
        guard let playground = runner?.playground, let path = panel.view.path, let item = files.tree?.item(at: path),
            FileRename(item, in: playground) != nil
        else { return nil }
        return item
    }

    private func chooseResource() {
        // Translators: The title of a file chooser.
        FileChooser.open(.any, title: translated("Add a Resource"), over: window) { [weak self] in
            self?.addFiles([$0])
        }
    }

    /// Follows what other programs have done to the files.
    func filesChanged() {
        panel.editor.filesChanged()
        listFiles()
    }

    /// Gives the files the keyboard focus. Returns false if they have it already, or are not shown.
    func focusFiles() -> Bool {
        guard filesSplit.isShown, !files.widget.hasFocusWithin else { return false }
        files.list.grabFocus()
        return true
    }

    /// Lists the files of the playground as they are now.
    func listFiles() {
        if let runner { files.fill(with: FileTree(runner.playground, page: runner.page)) }
    }

    /// Shows or hides the files, and what they replace.
    func showFiles() {
        let (hasFiles, isSheet) = (layout.request.isWhole, isSheet)
        let isOn = hasFiles && (isSheet ? showsFilesSheet : wantsFiles ?? files.tree?.hasSeveralFiles ?? false)
        filesButton.isVisible = hasFiles
        let width = isSheet ? (layout.width < 600 ? 280 : 260) : layout.width < roomyWidth ? 188 : 232
        filesSplit.setWidth(width...width)
        files.setWide(width >= 240)
        filesSplit.setNarrow(isSheet)
        if filesSplit.isShown != isOn { filesSplit.isShown = isOn }
        setFiles(isOn)
        let replacesMenu = isOn && !isSheet
        fileMenu.isVisible = !replacesMenu
        // The header bar of a narrow window has no space for more buttons.
        turns.isVisible = !replacesMenu && isRoomForTurns && (runner?.playground.pages.count ?? 0) > 1
    }

    private var isRoomForTurns: Bool { layout.width == 0 || layout.width >= turnsWidth }

    /// Whether the window is too narrow for the files beside the code. Before it is shown, it has no width.
    private var isSheet: Bool { layout.width > 0 && layout.width < sheetWidth }

    /// Opens a file of any page in the editor, and moves the cursor to a line and a column.
    private func open(file: String, at place: (line: Int, column: Int)? = nil) {
        guard let runner else { return }
        if !runner.page.files.contains(file) {
            guard let index = runner.playground.pages.firstIndex(where: { $0.files.contains(file) }) else { return }
            runner.turn(to: index)
        }
        if isSheet, showsFilesSheet {
            showsFilesSheet = false
            showFiles()
        }
        layout.reveal(.code)
        panel.open(file: file)
        files.list.update()
        panel.view.grabFocus()
        guard let place else { return }
        // The view scrolls to where the file was left when it is laid out.
        whenIdle(for: self) { $0.panel.view.goTo(line: place.line, column: place.column) }
    }

    private func search(_ text: String) {
        guard let runner else { return }
        let (playground, page, edited) = (runner.playground, runner.page, panel.editor.editedTexts)
        inBackground {
            FileSearch(text, in: playground, page: page, edited: edited)
        } then: { [weak self] in
            self?.files.fillResults(with: $0, for: text)
        }
    }

    private func rename(_ item: FileTree.Item) {
        guard let runner, let file = FileRename(item, in: runner.playground) else { return }
        let dialog = NameDialog(file)
        // The watch of the files must not find the old name missing before.
        dialog.done = { [weak self] path in
            guard let self, let runner = self.runner else { return }
            panel.noteRename(of: file.path, to: path)
            runner.noteMove(of: file.path, to: path)
            happened(.renamed(runner.playground))
        }
        happened(.nameNeeded(dialog))
    }

    private func trash(_ item: FileTree.Item) {
        // What comes back from the trash is what the user saw.
        guard let runner, let path = item.trashPath(in: runner.playground), panel.saveAll(within: path) else {
            return
        }
        let name = item.name.printable
        switch Trash.move(path) {
        case .moved: removed(path)
        case .failed:
            let message = translated("Could not move {file} to the trash: check the folder’s permissions")
            happened(.refused(filled(message, ["file": name])))
        case .missing:
            Question.ask(
                // Translators: The heading of a question.
                heading: translated("Delete Permanently?"),
                text: filled(translated("There is no trash for {file}."), ["file": name]),
                answers: [
                    // Translators: A verb, on a button of a question.
                    Question.Response(translated("_Delete"), .destructive) { [weak self] in
                        Disk.remove(path)
                        self?.removed(path)
                    }
                ], over: window)
        }
    }

    private func removed(_ path: String) {
        guard !Disk.exists(path) else {
            let message = translated("Could not delete {file}: check the folder’s permissions")
            return happened(.refused(filled(message, ["file": FilePath.name(of: path).printable])))
        }
        panel.noteRemoval(of: path)
        runner?.noteMove(of: path, to: nil)
    }

    private func addFiles(_ uris: [String]) {
        guard let runner else { return }
        let paths = uris.map { path(ofURI: $0) ?? $0 }
        let files = FileImport(paths, for: runner.page)
        for file in files.refused {
            let message = translated("Could not add {file}: it can’t be read, is too large, or is a folder")
            happened(.refused(filled(message, ["file": displayName(ofPath: file).printable])))
        }
        runner.checkForChanges()
    }
}
