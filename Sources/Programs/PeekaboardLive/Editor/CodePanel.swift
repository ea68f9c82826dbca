// SPDX-License-Identifier: GPL-3.0-or-later
// The panel owns the editor and its view. It holds references to its widgets, whose closures refer back weakly.

import CGtk
import CodeAssistance
import GtkKit
import HostInterface
import PageBuild
import PageSource

/// The code editor of the window: the files of the playground, one of which is shown, and the messages about it.
final class CodePanel {
    /// An event of the panel.
    enum Event {
        /// The user has chosen a page, given its index.
        case pageChosen(Int)
        /// The page has to run with the present texts.
        case runNeeded
        /// A text was changed, by the user or by the program.
        case edited(path: String)
        /// A file was saved.
        case saved(path: String, text: String)
        /// A file was modified or saved, or another one is shown.
        case stateChanged
        /// A message for the user.
        case said(String)
        /// A literal in the text of a file is about to be changed.
        case literalChangeBegan(CodeLiteral, path: String, text: String)
        /// The literal was changed, which can happen again.
        case literalChanged(CodeLiteral)
        /// The literal is not changed any more.
        case literalChangeEnded
        /// The user has changed the size of the letters, in percent.
        case zoomed(Int)
    }

    /// Called with each event.
    var happened: (Event) -> Void = { _ in }
    /// Returns the code assistant of the page; `nil` if there is none.
    var assistant: () -> CodeAssistant? = { nil } {
        didSet {
            (completion.assistant, help.assistant, choices.assistant) = (assistant, assistant, assistant)
            renaming.assistant = assistant
        }
    }
    /// The open files.
    let editor: SourceEditor
    /// The text view.
    let view = CodeView()
    /// The values in the lines.
    let values: ValueChips
    /// The rich-text comments in the code.
    let comments: RenderedComments
    /// What changes the literals in the code.
    let literals: LiteralHandles
    private let colorMarks: ColorMarks

    private let actions: ActionMap
    private let fileName: Widget
    private let fileState: Widget
    private let files: FileMenu
    private let conflict: Revealer
    private let updateBar: Widget
    private let updateProgress: Widget
    private let find: FindBar
    private let problems: ProblemNotes
    private let completion: CodeCompletion
    private let help: CodeHelp
    /// What asks for another name of a symbol.
    let renaming: SymbolRenaming
    /// Where the menu of the code has been opened, in Unicode scalars.
    private var menuOffset: Int?
    private let choices: LiteralChoices
    private let colors: ColorPopover
    private let ranges: RangePopover
    private(set) var playground: Playground?
    private(set) var page: Playground.Page?
    /// The file that could not be shown last. The page is shown again with each run, and says it once.
    private var refusedFile: String?
    /// Whether a save has not been announced yet.
    private var isSaveNews = false

    /// Creates a panel, without files, from the window's widgets. Unsaved texts are stored in `drafts`; `pictures` is the
    /// folder of the shipped drawings, which `pictureCache` provides, too.
    init(
        _ builder: Builder, drafts: DraftFolder, pictures: String, pictureCache: PictureCache, host: any PageHost
    ) {
        editor = SourceEditor(drafts: drafts, host: host)
        fileName = builder.widget("file-name")
        fileState = builder.widget("file-state")
        conflict = builder.widget("conflict")
        files = FileMenu(builder.widget("files"))
        problems = ProblemNotes(view)
        updateBar = builder.widget("update-bar")
        updateProgress = builder.widget("update-progress")
        find = FindBar(builder, view: view)
        values = ValueChips(view, pictureCache: pictureCache)
        comments = RenderedComments(view)
        choices = LiteralChoices(view, in: builder.widget("code-area"))
        literals = LiteralHandles(view, choices)
        colorMarks = ColorMarks(view, literals)
        colors = ColorPopover(in: builder.widget("code-area"))
        ranges = RangePopover(in: builder.widget("code-area"))
        completion = CodeCompletion(view)
        help = CodeHelp(view, in: builder.widget("code-area"))
        renaming = SymbolRenaming(view, in: builder.widget("code-area"))
        (builder.widget("code-area") as Box).append(view.widget)
        actions = ActionMap(within: builder.widget("code"), named: "code")
        addActions(within: builder.widget("code"))
        connect(builder)
        let names: (String) -> [String] = { [weak self] name in
            self?.page.map { PictureNames.all(in: $0, drawings: pictures, like: name) } ?? []
        }
        (choices.pictures, completion.pictures) = (names, names)
    }

    /// Whether any file has unsaved changes.
    var isModified: Bool { !editor.modifiedPaths.isEmpty }

    /// Opens the files of a playground, and the file of the page, unless another one of its files is shown already.
    func open(_ playground: Playground, page: Playground.Page) {
        let isOtherPage = page.file != self.page?.file
        if playground != self.playground { editor.restoreDrafts(of: playground.pages.flatMap(\.files)) }
        (self.playground, self.page) = (playground, page)
        if isOtherPage || !page.sources.contains(view.path ?? "") {
            open(file: page.file, isNews: page.file != refusedFile)
        }
        files.fill(with: playground, page: page, file: view.path)
    }

    /// Closes all files. Discards unsaved changes.
    func close() {
        editor.close()
        view.close()
        problems.display([])
        values.show(nil, of: nil)
        (playground, page) = (nil, nil)
        update()
    }

    /// Follows a file or folder that the window has renamed.
    func noteRename(of old: String, to new: String) {
        editor.noteRename(of: old, to: new)
        view.noteRename(of: old, to: new)
    }

    /// Closes the files that the window has removed: one, or those in a folder.
    func noteRemoval(of path: String) {
        for file in editor.paths(within: path) {
            editor.close(file)
            view.close(file)
        }
    }

    /// Opens a file of the page. `isNews` is whether to say why it cannot be opened.
    func open(file: String, isNews: Bool = true) {
        refusedFile = nil
        do throws(SourceDocument.ReadError) {
            _ = try editor.open(file)
        } catch {
            refusedFile = file
            guard isNews else { return }
            let message =
                switch error {
                case .unreadable: translated("Could not read {file}")
                case .notText: translated("{file} can’t be edited, because it isn’t text in UTF-8")
                case .unshowable:
                    translated("{file} can’t be edited, because it has too many lines, or one that is too long")
                }
            return happened(.said(filled(message, ["file": displayName(ofPath: file)])))
        }
        view.show(file) { editor.history(of: file) }
        if let playground, let page { files.fill(with: playground, page: page, file: file) }
        update()
    }

    /// Moves the cursor to the place of a message, in any file of the page.
    func go(to place: MessagePlace) {
        if place.path != view.path { open(file: place.path) }
        view.goTo(line: place.line, column: place.column)
    }

    /// Saves the file that is shown, and the others that have been changed. The screen reader says that, or what is wrong with
    /// the code, after it has been built.
    func save() {
        guard let path = view.path, save(path), saveAll() else { return }
        isSaveNews = true
        if !problems.areOld { announceSave() }
    }

    private func announceSave() {
        isSaveNews = false
        // Translators: Spoken by a screen reader: the file has been saved.
        if !problems.announceCurrent() { view.announce(translated("Saved")) }
    }

    /// Saves a file, or those in a folder. Returns whether that succeeded.
    func saveAll(within path: String) -> Bool { editor.paths(within: path).map(save).allSatisfy(\.self) }

    /// Saves all files. Returns whether that succeeded.
    func saveAll() -> Bool { editor.modifiedPaths.map(save).allSatisfy(\.self) }

    /// Shows messages about places in the code.
    func display(_ problems: [Problem]) { self.problems.display(problems) }

    /// Notes that the code was built, and whether the page runs with what the user has typed. Returns whether the screen
    /// reader says something about it.
    @discardableResult
    func noteBuild(isTyped: Bool) -> Bool {
        problems.noteBuild()
        if isTyped { values.noteRun() }
        defer { if isSaveNews { announceSave() } }
        return isSaveNews
    }

    /// Replaces the text of a file, as a step that the user can undo.
    func rewrite(_ path: String, _ text: String) {
        view.buffer(of: path)?.replaceText(with: text)
        editor.edit(path, text)
    }

    /// Replaces the text of a file that may not have been opened yet, as a step that the user can undo.
    func update(_ path: String, _ text: String) {
        guard (try? editor.open(path)) != nil else { return }
        rewrite(path, text)
    }

    /// The error with a button for the update of the page, if any.
    var updatable: Problem? {
        get { problems.updatable }
        set { problems.updatable = newValue }
    }

    /// Shows that the page is being updated, after a number of changes so far; `nil` if it is not.
    func showUpdate(count: Int?) {
        updateBar.isVisible = count != nil
        guard let count else { return }
        let text =
            // Translators: {count} is the number of changes that were made to the code.
            translated(
                "Updating the page: {count} change so far", "Updating the page: {count} changes so far", count: count)
        gtk_label_set_text(updateProgress.opaque, filled(text, ["count": "\(count)"]))
    }

    /// Makes the changes of a fix-it, unless the code has been changed since, and selects the first placeholder in it.
    private func apply(_ fixIt: FixIt) {
        var edited: [(path: String, text: String)] = []
        for file in fixIt.files {
            guard let document = try? editor.open(file) else { return }
            let source = Array(document.text.utf8)
            guard let edits = fixIt.edits(of: file, in: source), let result = TextEdit.apply(edits, to: source) else {
                return
            }
            edited.append((file, String(decoding: result, as: UTF8.self)))
        }
        for (path, text) in edited { rewrite(path, text) }
        guard let file = fixIt.files.first else { return }
        open(file: file)
        view.selectPlaceholder()
        view.grabFocus()
    }

    /// Shows the search bar, with the row that replaces what is found if wanted.
    func showFindBar(toReplace: Bool) { find.open(toReplace: toReplace) }

    @discardableResult
    private func save(_ path: String) -> Bool {
        guard let text = editor.documents[path]?.text, editor.save(path) else { return false }
        happened(.saved(path: path, text: text))
        return true
    }

    private func connect(_ builder: Builder) {
        view.happened = { [weak self] in self?.viewReported($0) }
        problems.layoutNeeded = { [weak self] in self?.values.layOutSoon() }
        comments.layoutNeeded = { [weak self] in self?.values.layOutSoon() }
        colorMarks.layoutNeeded = { [weak self] in
            self?.view.resize()
            self?.values.layOutSoon()
        }
        values.willLayOut = { [weak self] in
            guard let self else { return }
            comments.layOut()
            problems.layOut()
            values.hiddenLines = problems.lines.union([literals.changedLine].compactMap(\.self))
            literals.layOut()
            colorMarks.layOut()
        }
        literals.happened = { [weak self] in self?.literalsReported($0) }
        colors.chosen = { [weak self] in self?.literals.set(color: $0) }
        colors.closed = { [weak self] in
            self?.literals.end()
            self?.view.grabFocus()
        }
        choices.closed = { [weak self] in self?.view.grabFocus() }
        ranges.typed = { [weak self] in self?.literals.set(range: $0) }
        ranges.closed = { [weak self] in self?.view.grabFocus() }
        renaming.renamed = { [weak self] in self?.apply($0) }
        completion.selected = { [weak self] in self?.view.announce($0) }
        completion.toggled = { [weak self] in self?.problems.areHidden = $0 }
        files.pageChosen = { [weak self] in self?.happened(.pageChosen($0)) }
        files.fileChosen = { [weak self] in self?.open(file: $0) }
        problems.fileNeeded = { [weak self] in self?.open(file: $0) }
        problems.fixChosen = { [weak self] in self?.apply($0) }
        builder.widget("keep-mine").on("clicked") { [weak self] in
            if let self, let path = view.path { editor.keepText(path) }
        }
        builder.widget("use-file").on("clicked") { [weak self] in
            if let self, let path = view.path { editor.takeFileText(path) }
        }
        editor.happened = { [weak self] event in
            guard let self else { return }
            switch event {
            case .replaced(let path, let text): view.buffer(of: path)?.replaceText(with: text)
            case .stateChanged: update()
            case .runNeeded: happened(.runNeeded)
            case .said(let message): happened(.said(message))
            }
        }
    }

    /// Handles an event of the text view.
    private func viewReported(_ event: CodeView.Event) {
        switch event {
        case .changed(let path, let text):
            // The language server starts when the user edits the code.
            if let assistant = assistant(), assistant.isRunning || editor.documents[path]?.text != text {
                assistant.textChanged(text, of: path)
            }
            problems.noteChange()
            renaming.close()
            editor.edit(path, text)
            happened(.edited(path: path))
        case .refused:
            let message = translated("The text was not inserted: it has too many lines, or a line would be too long")
            happened(.said(message))
        case .historyChanged:
            let buffer = view.buffer?.pointer
            actions.enable("undo", buffer.map { gtk_text_buffer_get_can_undo($0) != 0 } ?? false)
            actions.enable("redo", buffer.map { gtk_text_buffer_get_can_redo($0) != 0 } ?? false)
        case .laidOut: values.layOutSoon()
        case .scrolled: values.noteScroll()
        case .cursorMoved:
            problems.followCursor()
            values.noteCursor()
        case .zoomed(let percent): happened(.zoomed(percent))
        }
    }

    /// Handles an event of the handles of literals.
    private func literalsReported(_ event: LiteralHandles.Event) {
        switch event {
        case .began(let literal, let path, let text): happened(.literalChangeBegan(literal, path: path, text: text))
        case .changed(let literal): happened(.literalChanged(literal))
        case .ended: happened(.literalChangeEnded)
        case .keepRefused:
            // Translators: A message after a key that keeps the value of a number in the code, so that others can be
            // compared with it.
            let message = translated("There is no value to keep: change a number or a color in the code first")
            say(message)
        case .announced(let text): view.announce(text)
        case .colorNeeded(let color, let place): colors.popUp(color, at: place)
        case .rangeNeeded(let literal, let range, let place): ranges.popUp(literal, range: range, at: place)
        case .menuOpens(let literal, let offset):
            menuOffset = offset
            actions.enable("rename-symbol", renaming.hasName(at: offset))
            actions.enable("range", literal?.isNumber == true)
            actions.enable("color", literal?.isColor == true)
        }
    }

    private func addActions(within widget: Widget) {
        find.addActions(to: actions)
        actions.add("help") { [weak self] in self?.help.open() }
        actions.add("pin") { [weak self] in
            if let self { view.announce(values.togglePin()) }
        }
        actions.add("next-problem") { [weak self] in self?.problems.goToNext(isForward: true) }
        actions.add("previous-problem") { [weak self] in self?.problems.goToNext(isForward: false) }
        actions.add("fix") { [weak self] in self?.problems.focusFixes() }
        actions.add("range") { [weak self] in self?.literals.askForRange() }
        actions.add("color") { [weak self] in self?.literals.chooseColor() }
        actions.add("rename-symbol") { [weak self] in _ = self?.renameSymbol(at: self?.menuOffset) }
        actions.add("rename") { [weak self] in
            guard let self, !renameSymbol() else { return }
            gtk_widget_activate_action_variant(view.view.pointer, "win.rename", nil)
        }
        for action in ["range", "color", "rename-symbol"] { actions.enable(action, false) }
        let menu = Widget.menu(of: [
            [
                // Translators: In the menu of the code: opens two fields for the least and the largest value of a number.
                Widget.MenuItem(translated("_Range of the Number…"), action: "code.range"),
                // Translators: In the menu of the code: opens a chooser for the color at the pointer.
                Widget.MenuItem(translated("Choose _Color…"), action: "code.color"),
                // Translators: In the menu of the code: asks for another name of the variable, function, or type.
                Widget.MenuItem(translated("Rename _Symbol…"), action: "code.rename-symbol"),
            ]
        ])
        gtk_text_view_set_extra_menu(view.view.typed(), menu.typed())
        actions.add("comment") { [weak self] in self?.view.toggleComment() }
        actions.add("undo") { [weak self] in self?.view.buffer.map { gtk_text_buffer_undo($0.pointer) } }
        actions.add("redo") { [weak self] in self?.view.buffer.map { gtk_text_buffer_redo($0.pointer) } }
        actions.add("zoom-in") { [weak self] in self?.view.zoom(by: 1) }
        actions.add("zoom-out") { [weak self] in self?.view.zoom(by: -1) }
        actions.add("zoom-reset") { [weak self] in self?.view.zoom(by: nil) }
        for (keys, action) in [
            ("<Control>equal|<Control>KP_Add", "code.zoom-in"), ("<Control>KP_Subtract", "code.zoom-out"),
            ("<Control>KP_0", "code.zoom-reset"),
        ] {
            widget.addShortcut(keys, action: action, scope: .window)
        }
        widget.addShortcut("<Control>plus", action: "code.zoom-in", scope: .window)
        widget.addShortcut("<Control>minus", action: "code.zoom-out", scope: .window)
        widget.addShortcut("<Control>0", action: "code.zoom-reset", scope: .window)
        widget.addShortcut("<Control>slash", action: "code.comment", scope: .withinFirst)
        widget.addShortcut("<Control>i", action: "code.help", scope: .withinFirst)
        widget.addShortcut("<Control>e", action: "code.pin", scope: .withinFirst)
        // In the list of files, the key renames the selected one; elsewhere, the symbol at the cursor or the file.
        widget.addShortcut("F2", action: "code.rename", scope: .withinFirst)
        widget.addShortcut("F8", action: "code.next-problem", scope: .withinFirst)
        widget.addShortcut("<Shift>F8", action: "code.previous-problem", scope: .withinFirst)
        widget.addShortcut("<Control>period", action: "code.fix", scope: .withinFirst)
        widget.addShortcut("<Control>g", action: "code.find-next")
        widget.addShortcut("<Control><Shift>g", action: "code.find-previous")
    }

    /// Returns the name of a page, or of another file.
    func name(of path: String?) -> String {
        guard let path else { return "" }
        return playground?.pages.first { $0.file == path }?.name ?? displayName(ofPath: path)
    }

    /// Shows the name and the state of the file.
    private func update() {
        let document = view.path.flatMap { editor.documents[$0] }
        gtk_label_set_text(fileName.opaque, name(of: view.path).printable)
        let state =
            if document?.isDeleted == true {
                // Translators: The state of a file that another program has deleted.
                translated("Deleted")
            } else if document?.isModified == true {
                // Translators: The state of a file that has unsaved changes.
                translated("Not saved")
            } else { "" }
        gtk_label_set_text(fileState.opaque, state)
        conflict.setRevealed(document?.conflictingText != nil)
        happened(.stateChanged)
    }
}
