// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the window and its widgets. The application owns the controller, which owns the runner and the controllers of
// the window's parts. Closures of widgets refer to the controllers weakly.

import AppShell
import CGtk
import Glibc
import GtkKit
import PageBuild
import PageHosting
import PageLink
import PageRuns
import PageSource

/// The controller of the main window. It opens and closes pages, and connects their runner with the controllers of the
/// window's parts.
final class LiveWindow {
    /// The top-level window, which GTK owns.
    let window: Widget

    /// The time to wait on exit for a reader that has stopped reading the pages' output, in seconds.
    private static let outputTimeout = 2.0

    let installation: Installation
    /// Passes the output of pages on to standard output; `nil` if that is used for the benchmark's results.
    let output: OutputWriter?
    private let folder: BuildFolder
    /// The folder of the builds of the open playground.
    private var builds: BuildFolder?
    private let host: GLibPageHost
    private let programs: PagePrograms
    /// Compiles what the first build of each playground needs.
    let sharedModules: SharedModules
    /// Divides the window into the code, the console, and the board.
    let layout: WindowLayout
    let editor: EditorController
    let stage: StageController
    let properties: PropertiesController
    /// The start page, or the page.
    private let content: Widget
    private let title: Object
    let console: PageConsole
    let startPage: StartPage
    let sounds: SoundPlayer
    let playbackPlayer: PlaybackPlayer
    let settings: Settings
    let pictureCache: PictureCache
    private(set) var runner: PlaygroundRunner?
    /// Whether a save starts the page over.
    var startsOver = false
    /// The dialogs that are open.
    var nameDialog: NameDialog?
    var guideDialog: GuideDialog?
    var sharedPageDialog: SharedPageDialog?
    var linkCopiedDialog: LinkCopiedDialog?
    var exportDialog: ExportDialog?
    /// Whether the user has been asked about unsaved changes before the window closes.
    var mayClose = false
    let actions: ActionMap
    /// The time at which the start page was shown.
    private var startTime = 0.0

    init(application: Object, installation: Installation, options: LiveOptions, folder: BuildFolder) {
        self.installation = installation
        self.folder = folder
        host = GLibPageHost(sandboxProgram: installation.sandboxProgram)
        programs = PagePrograms(installation, isTrusted: options.isTrusted)
        sharedModules = SharedModules(programs, folder: folder, host: host)
        output = options.isBenchmark ? nil : OutputWriter(STDOUT_FILENO)
        let builder = Builder(file: "\(installation.data)/ui/live.ui")
        builder.add(file: "\(installation.data)/ui/preferences.ui")
        builder.add(file: "\(installation.data)/ui/code.ui")
        settings = Settings(schema: Installation.liveSchema, folder: installation.schemas)
        window = builder.widget("window")
        gtk_window_set_application(window.typed(), application.typed())
        actions = ActionMap(of: window)
        layout = WindowLayout(builder, settings: settings)
        console = PageConsole(builder, layout: layout)
        content = builder.widget("content")
        pictureCache = PictureCache(folder: installation.data)
        editor = EditorController(
            builder, window: window, layout: layout, settings: settings, installation: installation,
            pictureCache: pictureCache, host: host)
        stage = StageController(
            builder, window: window, layout: layout, settings: settings, pictureCache: pictureCache)
        title = builder.object("title")
        startPage = StartPage(builder, examples: "\(installation.data)/pages")
        sounds = SoundPlayer(folder: "\(installation.data)/sounds", isOn: !options.isMuted)
        playbackPlayer = PlaybackPlayer(isOn: !options.isMuted)
        properties = PropertiesController(builder, window: window, layout: layout, console: console)
        connect()
        addActions()
        layout.follow(window)
    }

    /// Presents the window.
    func present() { gtk_window_present(window.typed()) }

    /// Shows the start page with the examples.
    func showStart() {
        stage.present(false)
        runner?.end()
        runner = nil
        stage.close()
        properties.show(nil)
        gtk_widget_set_tooltip_text(title.typed(), nil)
        editor.close()
        editor.files.endSearch()
        layout.request.hasPage = false
        setTitle("Peekaboard Live", subtitle: nil)
        gtk_stack_set_visible_child_name(content.opaque, "start")
        startTime = now()
        startPage.fillRecent(with: recentPages)
        update()
    }

    /// Opens a page or playground and closes the current one.
    func open(_ path: String) {
        let playground: Playground
        do throws(Playground.ReadError) {
            playground = try Playground(path: path)
        } catch {
            return refuse(error.message(path: path))
        }
        editor.close()
        runner?.end()
        builds?.removeAll()
        let builds = folder.child()
        self.builds = builds
        properties.show(nil)
        console.open()
        let runner = PlaygroundRunner(path, playground: playground, programs: programs, folder: builds, host: host) {
            [unowned self] in setup
        }
        runner.happened = { [weak self] event in self?.runnerReported(event) }
        runner.startsOver = startsOver
        runner.consent.trustPackages(in: settings.texts("trusted-packages") ?? [])
        runner.isOutputPaused = output?.isFull ?? false
        self.runner = runner
        editor.open(runner)
        stage.open(runner)
        remember(playground)
        runner.start()
        turned()
        gtk_stack_set_visible_child_name(content.opaque, "page")
    }

    /// Whether the content is complete, so that a screenshot can be taken.
    var isSettled: Bool { runner == nil ? now() - startTime > 0.5 : stage.isSettled }

    /// Ends the page and deletes the build folder.
    func end() {
        runner?.end()
        sharedModules.cancel()
        output?.finish(timeout: Self.outputTimeout)
        folder.removeAll()
    }

    private func connect() {
        console.expressionEntered = { [weak self] in self?.runner?.expressions.run($0) ?? false }
        editor.happened = { [weak self] event in self?.editorReported(event) }
        stage.happened = { [weak self] event in self?.stageReported(event) }
        playbackPlayer.refused = { [weak self] reason in self?.console.log(reason, .error) }
        properties.stateChanged = { [weak self] in self?.update() }
        properties.writeNeeded = { [weak self] in self?.runner?.writeProperties() }
        layout.changed = { [weak self] in
            guard let self else { return }
            startPage.setNarrow(layout.isNarrow)
            editor.showFiles()
            // The code has its own comments.
            stage.comments.isHidden = layout.showsCode
            stage.comments.maxHeight = max(60, min(150, layout.height / 6))
            properties.layoutChanged()
        }
        layout.focusHidden = { [weak self] in
            guard let self else { return }
            if layout.showsCode { editor.focus() } else { goToBoard() }
        }
        console.view.linkLength = { [weak self] line in self?.editor.place(in: line)?.length }
        console.view.followed = { [weak self] line in
            if let self, let place = editor.place(in: line) { editor.go(to: place) }
        }
        window.onCloseRequest { [weak self] in
            guard let self, !mayClose, editor.panel.isModified else { return false }
            editor.askAboutUnsavedChanges { [weak self] in
                guard let self else { return }
                mayClose = true
                gtk_window_close(window.typed())
            }
            return true
        }
        output?.filled = { [weak self] isFull in self?.runner?.isOutputPaused = isFull }
        // A user who is typing goes on typing.
        stage.board.takesFocus = { [weak self] in self?.editor.panel.view.isUsed != true }
        // Opening a page destroys the board, which must not happen before the drop is finished.
        let dropped = { [weak self] (uris: [String]) in
            whenIdle(for: self) { $0.drop(uris) }
        }
        for widget in [content, layout.codeBox, stage.board.slot] { widget.acceptFiles(dropped) }
    }

    /// Follows a link in a comment.
    func follow(_ target: RichText.Target) {
        if case .web(let address) = target {
            peekaboard_open_address(window.typed(), address)
        } else {
            runner?.turn(to: target)
        }
    }

    /// Shows the current page.
    func turned() {
        guard let runner else { return }
        let (page, playground) = (runner.page, runner.playground)
        let count = playground.pages.count
        setTitle(
            page.name,
            subtitle: count == 1
                ? shortPath(playground.folder)
                : filled(
                    // Translators: The name of a playground, and which of its pages is shown: “Boards, page 2 of 3”.
                    translated("{name}, page {number} of {all}"),
                    ["name": playground.title, "number": "\(runner.pageIndex + 1)", "all": "\(count)"]))
        gtk_widget_set_tooltip_text(title.typed(), shortPath(page.file))
        editor.turned()
        stage.turned(editor.text(of: page))
        layout.request.hasPage = true
        update()
    }

    /// Opens a page or playground that was dropped on the window. The open page can read other files from now on.
    private func drop(_ uris: [String]) {
        for uri in uris {
            guard let path = path(ofURI: uri) else {
                refuse(filled(translated("Could not read {file}"), ["file": uri]))
                continue
            }
            if path.hasSuffix(".\(SavedSession.fileExtension)") { return openSession(path) }
            if path.hasSuffix(PageFile.ending) { return showPageFile(path) }
            do throws(Playground.ReadError) {
                _ = try Playground(path: path)
                return editor.askAboutUnsavedChanges { [weak self] in self?.open(path) }
            } catch {
                guard error == .unknownKind, let runner else {
                    refuse(error.message(path: path))
                    continue
                }
                runner.allowReading(path)
            }
        }
    }

    func setTitle(_ title: String, subtitle: String?) {
        let (title, subtitle) = (title.printable, subtitle?.printable)
        adw_window_title_set_title(self.title.opaque, title)
        adw_window_title_set_subtitle(self.title.opaque, subtitle ?? "")
        gtk_window_set_title(window.typed(), title)
    }

    func refuse(_ reason: String) {
        printError(reason)
        stage.views.showError(reason)
    }

    /// The setup of a session that begins now.
    var setup: PageSetup {
        PageSetup(
            data: installation.data, translations: installation.translations, fontName: DesktopFont.name,
            seed: UInt64.random(in: 0...UInt64(UInt32.max)), start: .now, environment: stage.environment,
            device: stage.device)
    }
}
