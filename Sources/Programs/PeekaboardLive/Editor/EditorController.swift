// SPDX-License-Identifier: GPL-3.0-or-later
// The window's controller owns this one, which owns the panel and the sidebar. Closures of widgets refer to it weakly.

import AppShell
import CGtk
import GtkKit
import HostInterface
import PageBuild
import PageRuns
import PageSource

/// The controller of the code, and of the files of the playground beside it.
final class EditorController {
    /// An event of the controller.
    enum Event {
        /// What can be done with the code has changed.
        case stateChanged
        /// A message for the user.
        case said(String)
        /// Something was not possible, with a message for the user.
        case refused(String)
        /// The user has to enter a name.
        case nameNeeded(NameDialog)
        /// The user wants a new file.
        case fileNeeded(NewFile)
        /// Files of the playground have other names.
        case renamed(Playground)
        /// The user has followed a link in a comment.
        case followed(RichText.Target)
    }

    /// Called with each event.
    var happened: (Event) -> Void = { _ in }
    /// The panel with the code.
    let panel: CodePanel
    /// The files of the playground before the code, what contains them, and what they replace.
    let files = FilesSidebar()
    let filesSplit: Sidebar
    let filesButton: Widget, fileMenu: Widget, turns: Widget
    /// Whether the user wants to see the files beside the code; `nil` if there is no wish yet.
    var wantsFiles: Bool?
    /// Whether the files cover the code, in a window that is too narrow for both.
    var showsFilesSheet = false
    /// Sets the state of the switch for the files.
    var setFiles: (Bool) -> Void = { _ in }
    /// The number of errors in each file.
    var errorCounts: [String: Int] = [:]
    /// Runs the page; `nil` if there is none.
    private(set) var runner: PlaygroundRunner?
    let window: Widget
    let layout: WindowLayout
    let settings: Settings
    /// The settings of the desktop for assistive technologies.
    private let accessibility: Settings
    private let literalHint: LiteralHint

    /// The literal whose values are compared, or can be.
    var compared: ComparedLiteral?
    let comparedClock = Timeout()

    private static let screenReader = "screen-reader-enabled"

    /// Creates a controller, without files, of the window's widgets.
    init(
        _ builder: Builder, window: Widget, layout: WindowLayout, settings: Settings, installation: Installation,
        pictureCache: PictureCache, host: any PageHost
    ) {
        (self.window, self.layout, self.settings) = (window, layout, settings)
        accessibility = Settings(schema: "org.gnome.desktop.a11y.applications", folder: installation.schemas)
        panel = CodePanel(
            builder, drafts: DraftFolder(path: installation.drafts), pictures: installation.data,
            pictureCache: pictureCache, host: host)
        literalHint = LiteralHint(builder, settings: settings)
        filesSplit = Sidebar(files.widget, before: builder.widget("sides"))
        filesButton = builder.widget("files-button")
        fileMenu = builder.widget("files")
        turns = builder.widget("turns")
        (builder.widget("page") as Box).append(filesSplit.widget)
        panel.assistant = { [weak self] in self?.runner?.assistant }
        panel.happened = { [weak self] in self?.panelReported($0) }
        panel.values.areEarlier = { [weak self] in
            guard let self, let timeLine = runner?.timeLine else { return false }
            return panel.literals.isChanging || timeLine.isPausedForTrial || timeLine.valuesAreEarlier
        }
        panel.comments.followed = { [weak self] target in self?.happened(.followed(target)) }
        connectFiles()
    }

    /// Handles an event of the panel.
    private func panelReported(_ event: CodePanel.Event) {
        switch event {
        case .pageChosen(let index): runner?.turn(to: index)
        case .runNeeded: runner?.run(.typing)
        case .edited(let path):
            checkCompared(path)
            if !panel.literals.isChanging { layout.request.showsEffect = false }
        case .saved(let path, let text): runner?.saved(path, text: text)
        case .stateChanged:
            happened(.stateChanged)
            files.list.update()
        case .said(let message): happened(.said(message))
        case .literalChangeBegan(let literal, let path, let text): beginTrial(literal, path, text)
        case .literalChanged(let literal):
            runner?.trial.show(literal)
            compared?.note(literal)
        case .literalChangeEnded: endTrial()
        case .zoomed(let percent): settings.set("code-zoom", to: percent)
        }
    }

    /// Adds the actions to those of the window.
    func addActions(to actions: ActionMap) {
        layout.addSwitch(of: .code, to: actions) { [unowned self] in panel.view.grabFocus() }
        actions.add(of: self, if: { $0.panel.isModified }, ["save": { $0.panel.save() }])
        actions.add(
            of: self, if: { $0.layout.request.isWhole },
            [
                "find": { $0.find(toReplace: false) }, "replace": { $0.find(toReplace: true) },
                "format": { $0.format() },
            ])
        actions.add(
            of: self, if: { $0.layout.request.isWhole && $0.runner?.assistant.isAvailable == true },
            ["rename-symbol": { $0.renameSymbol() }])
        actions.add(of: self, if: { $0.runner?.updatable != nil }, ["update-page": { $0.updatePage() }])
        actions.add(of: self, ["cancel-update": { $0.runner?.cancelUpdate() }])
        actions.addSwitch("values", key: "show-values", of: settings, isOn: true) { [unowned self] isOn in
            panel.values.isShown = isOn
            runner?.showsValues = isOn
        }
        actions.addSwitch("wrap-lines", key: "wrap-lines", of: settings, isOn: false) { [unowned self] isOn in
            panel.view.wrapsLines = isOn
        }
        panel.view.zoom = settings.whole("code-zoom") ?? 100
        accessibility.onChangeFromOutside(of: Self.screenReader) { [weak self] in self?.updateComments() }
        actions.addSwitch("markup-source", key: "show-markup-source", of: settings, isOn: false) { [unowned self] _ in
            updateComments()
        }
        actions.addSwitch("run-as-you-type", key: "run-as-you-type", of: settings, isOn: true) { [unowned self] isOn in
            panel.editor.runsOnEdit = isOn
        }
        actions.add(of: self, if: { $0.canKeep }, ["keep-for-comparison": { $0.keepForComparison() }])
        addFileActions(to: actions)
    }

    /// Edits the files of another playground, whose runner has not started yet.
    func open(_ runner: PlaygroundRunner) {
        self.runner = runner
        runner.editedTexts = { [weak self] in self?.panel.editor.editedTexts ?? [:] }
        runner.showsValues = panel.values.isShown
    }

    /// Closes the playground. Discards unsaved changes.
    func close() {
        runner = nil
        panel.close()
    }

    /// Shows the current page.
    func turned() {
        guard let runner else { return }
        panel.open(runner.playground, page: runner.page)
        panel.values.show(runner.values, of: runner.page.file)
        listFiles()
        showFiles()
    }

    /// Returns the text of a page as the user edits it.
    func text(of page: Playground.Page) -> String { panel.editor.documents[page.file]?.text ?? page.text ?? "" }

    /// Shows the code, and gives it the keyboard focus.
    func focus() {
        layout.reveal(.code)
        panel.view.grabFocus()
    }

    /// Returns the place in the code with which a line of the console begins.
    func place(in line: String) -> MessagePlace? { runner.flatMap { MessagePlace(in: line, of: $0.page.files) } }

    /// Shows a place in the code.
    func go(to place: MessagePlace) {
        layout.reveal(.code)
        panel.go(to: place)
    }

    /// Shows messages about places in the code, and how many of them are errors in each file.
    func display(_ problems: [Problem]) {
        panel.display(problems)
        errorCounts = Dictionary(grouping: problems.filter(\.isError), by: \.path).mapValues(\.count)
        files.list.update()
    }

    /// Applies what an update has made of files, and runs the page as after an edit.
    func applyUpdate(_ texts: [String: String], _ message: String) {
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) { panel.update(path, text) }
        happened(.said(message))
        panel.view.announce(message)
        if !texts.isEmpty, !panel.editor.runsOnEdit { runner?.run(.typing) }
    }

    /// Calls `body` after asking what to do about unsaved changes, unless the user cancels.
    func askAboutUnsavedChanges(then body: @escaping () -> Void) {
        guard panel.isModified else { return body() }
        let names = panel.editor.modifiedPaths.map { panel.name(of: $0).printable }
        Question.ask(
            // Translators: The heading of a question.
            heading: translated("Save Changes?"),
            text: filled(
                // Translators: {files} is a list of file names.
                translated("Changes that are not saved will be lost: {files}"),
                ["files": names.joined(separator: ", ")]),
            answers: [
                // Translators: A verb, on a button of a question: closes the files without saving the changes.
                Question.Response(translated("_Discard"), .destructive) { [weak self] in
                    self?.panel.close()
                    body()
                },
                Question.Response(translated("_Save"), .suggested) { [weak self] in
                    if self?.panel.saveAll() == true { body() }
                },
            ], over: window)
    }

    /// Lets the page show changes of a literal, instead of running it after a pause.
    private func beginTrial(_ literal: CodeLiteral, _ path: String, _ text: String) {
        guard let runner else { return }
        panel.editor.defersRuns = true
        compare(literal, path, text)
        runner.beginTrial(of: literal, in: path, text) { [weak self] in self?.panel.editor.defersRuns = false }
        layout.request.showsEffect = true
        happened(.stateChanged)
    }

    /// Runs the page with the literal as it is now.
    private func endTrial() {
        announceMotion()
        literalHint.end()
        let deferredRuns = panel.editor.defersRuns
        panel.editor.defersRuns = false
        if deferredRuns || panel.editor.runsOnEdit { panel.editor.runNow() }
    }

    /// Shows the code and its search bar.
    private func find(toReplace: Bool) {
        layout.reveal(.code)
        panel.showFindBar(toReplace: toReplace)
    }

    /// Shows the code and formats the file that is shown.
    private func format() {
        layout.reveal(.code)
        if let runner { panel.format(with: runner) }
    }

    /// Shows the code, and asks for another name of the symbol at the cursor.
    private func renameSymbol() {
        layout.reveal(.code)
        if !panel.renameSymbol() { panel.say(translated("Put the cursor on a name in the code first")) }
    }

    /// Makes a page of an earlier version of Swift one of today.
    private func updatePage() {
        layout.reveal(.code)
        runner?.updatePage()
    }

    /// Says how the page follows changes of the code, because it moves. Screen readers read the guide instead.
    func pageMoves() { if !isRead { literalHint.show() } }

    private var isRead: Bool { accessibility.flag(Self.screenReader) == true }

    /// Shows comments as text, or as source. GTK leaves invisible text out of what a screen reader gets, but counts it in
    /// the places in the text.
    private func updateComments() {
        panel.comments.isShown = settings.flag("show-markup-source") != true && !isRead
    }
}
