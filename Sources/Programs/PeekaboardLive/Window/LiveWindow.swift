// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the window and its widgets. The application owns the controller, which owns the runner and the stage and
// keeps references to the widgets that it updates. Closures of widgets refer to the controller weakly.

import AppShell
import CGtk
import Glibc
import GtkKit
import PageBuild
import PageHosting
import PageLink
import PageRuns
import PageSource
import Scene

/// The controller of the main window, which shows a page's board, its comments, and the console.
final class LiveWindow {
    /// The top-level window, which GTK owns.
    let window: Widget
    /// Called after the first frame of a page's board is drawn.
    var shown: () -> Void = {}

    /// The time to wait on exit for a reader that has stopped reading the pages' output, in seconds.
    private static let outputTimeout = 2.0

    let installation: Installation
    /// Passes the output of pages on to standard output; `nil` if that is used for the benchmark's results.
    let output: OutputWriter?
    private let folder: BuildFolder
    /// The folder of the builds of the open playground.
    private var builds: BuildFolder?
    private let host: GLibPageHost
    private let isTrusted: Bool
    /// Divides the window into the code, the console, and the board.
    let layout: WindowLayout
    let editor: EditorController
    let presentButton: Widget
    /// The start page, or the page.
    private let content: Widget
    let views: Widget
    private let errorBar: Widget
    private let errorLabel: Widget
    private let progressBar: Widget
    private let progress: Widget
    private let title: Object
    private let statusPage: Widget
    private let spinner: Widget
    let console: PageConsole
    let comments: CommentView
    let stage: LiveStage
    let pane: PagePane
    let preferencesButton: Widget
    /// The time line below the board, and its button that is seen in the past.
    let timeLineBar: TimeLineBar
    let backToNow: Button
    let timeLineClock = Timeout(), announcementClock = Timeout()
    /// Whether the time line is shown if there is a page.
    var showsTimeLine = true
    /// Whether the session is paused as soon as the page is shown, because it has been opened from a file.
    var pausesWhenShown = false
    /// The page that is running, which is not shown while the session is paused.
    weak var runningPage: RemotePage?
    let start: StartPage
    let sounds: SoundPlayer
    let settings: Settings
    let desktop = DesktopSettings()
    var runner: PageRunner?
    /// What a page takes for its screen.
    var device = PageDevice.phone
    /// Whether a save starts the page over.
    var startsOver = false
    /// Whether only the board and the live properties are shown.
    var isPresenting: Bool { layout.request.isPresenting }
    /// The dialogs that are open.
    var nameDialog: NameDialog?
    var guideDialog: GuideDialog?
    /// Whether the user has been asked about unsaved changes before the window closes.
    var mayClose = false
    /// Whether the user knows that the system cannot restrict pages.
    private var hasWarned = false
    private var shownPage: Playground.Page?
    let actions: ActionMap
    private var shownTime = 0.0
    let sizeClock = Timeout()
    /// Set the states of switches.
    var setPreferences: (Bool) -> Void = { _ in }
    var setPresent: (Bool) -> Void = { _ in }
    /// The number of the console's line after the latest change of a live property.
    var endOfChange = 0

    init(application: Object, installation: Installation, options: LiveOptions, folder: BuildFolder) {
        self.installation = installation
        self.folder = folder
        host = GLibPageHost(sandboxProgram: installation.sandboxProgram)
        isTrusted = options.isTrusted
        output = options.isBenchmark ? nil : OutputWriter(STDOUT_FILENO)
        let builder = Builder(file: "\(installation.data)/ui/live.ui")
        builder.add(file: "\(installation.data)/ui/preferences.ui")
        builder.add(file: "\(installation.data)/ui/code.ui")
        settings = Settings(schema: "\(Installation.id).Live", folder: installation.schemas)
        window = builder.widget("window")
        gtk_window_set_application(window.typed(), application.typed())
        actions = ActionMap(of: window)
        layout = WindowLayout(builder, settings: settings)
        console = PageConsole(builder, layout: layout)
        content = builder.widget("content")
        presentButton = builder.widget("present-button")
        editor = EditorController(
            builder, window: window, layout: layout, settings: settings, installation: installation, host: host)
        views = builder.widget("views")
        errorBar = builder.widget("error-bar")
        errorLabel = builder.widget("error-label")
        progressBar = builder.widget("progress-bar")
        progress = builder.widget("progress")
        title = builder.object("title")
        statusPage = builder.widget("status")
        spinner = builder.widget("spinner")
        comments = CommentView(in: builder.widget("comments"))
        stage = LiveStage(in: builder.widget("board"), pictures: installation.data)
        (timeLineBar, backToNow) = Self.makeTimeLineBar(menu: builder.object("time-line-menu"))
        layout.boardColumn.append(timeLineBar.widget)
        start = StartPage(builder, examples: "\(installation.data)/pages")
        sounds = SoundPlayer(folder: "\(installation.data)/sounds", isOn: !options.isMuted)
        pane = PagePane(builder, parent: window)
        preferencesButton = builder.widget("preferences-button")
        connect()
        connectTimeLine()
        addActions()
        followDesktop()
        followSize()
    }

    /// Presents the window.
    func present() { gtk_window_present(window.typed()) }

    /// Shows the start page with the examples.
    func showStart() {
        present(false)
        runner?.end()
        runner = nil
        shownPage = nil
        clearPage()
        setError(nil)
        gtk_widget_set_tooltip_text(title.typed(), nil)
        comments.show(RichText(""), ofNewPage: true)
        editor.close()
        editor.files.endSearch()
        layout.request.hasPage = false
        setTitle("Peekaboard Live", subtitle: nil)
        gtk_stack_set_visible_child_name(content.opaque, "start")
        shownTime = now()
        start.show(recentPages)
        enable()
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
        clearPage()
        console.open()
        setError(nil)
        show("building")
        let runner = PageRunner(path, playground: playground, programs: programs, folder: builds, host: host) {
            [unowned self] in setup
        }
        runner.happened = { [weak self] event in self?.handle(event) }
        runner.startsOver = startsOver
        runner.isOutputPaused = output?.isFull ?? false
        self.runner = runner
        editor.open(runner)
        follow(runner.timeLine)
        remember(playground)
        runner.start()
        turned()
        gtk_stack_set_visible_child_name(content.opaque, "page")
    }

    /// Whether the content is complete, so that a screenshot can be taken.
    var isSettled: Bool {
        guard runner != nil else { return now() - shownTime > 0.5 }
        return switch visibleView {
        case "board": stage.isDrawn && (stage.page?.activity == .still || now() - shownTime > 4)
        case "building": false
        // Output of the page may arrive a little later.
        default: now() - shownTime > 0.5
        }
    }

    /// Ends the page and deletes the build folder.
    func end() {
        runner?.end()
        output?.finish(timeout: Self.outputTimeout)
        folder.removeAll()
    }

    private func connect() {
        console.entry.entered = { [weak self] in self?.runner?.run(expression: $0) ?? false }
        editor.happened = { [weak self] event in self?.handle(event) }
        comments.followed = { [weak self] in self?.follow($0) }
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
        stage.shown = { [weak self] in
            self?.shown()
        }
        output?.filled = { [weak self] isFull in self?.runner?.isOutputPaused = isFull }
        stage.allowsReading = { [weak self] uri in self?.runner?.allowsReading(uri: uri) ?? false }
        // Opening a page destroys the board, which must not happen before the drop is finished.
        let dropped = { [weak self] (uris: [String]) in
            whenIdle(for: self) { $0.drop(uris) }
        }
        stage.filesDropped = dropped
        for widget in [content, layout.codeBox] { widget.acceptFiles(dropped) }
        stage.refused = { [weak self] reason in self?.console.log(reason, .error) }
    }

    /// Follows a link in a comment.
    func follow(_ target: RichText.Target) {
        if case .web(let address) = target {
            peekaboard_open_address(window.typed(), address)
        } else {
            runner?.turn(to: target)
        }
    }

    /// Removes the page and its live properties.
    func clearPage() {
        stage.clear()
        pane.show(nil)
        console.entry.isEnabled = false
    }

    /// Updates the title and the comments for the current page.
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
        let text = editor.panel.editor.documents[page.file]?.text ?? page.text ?? ""
        comments.show(RichText(commentsOf: text.printable), ofNewPage: page.file != shownPage?.file)
        // A page that shows something says so in its code, or nearly always does.
        if page.file != shownPage?.file {
            let code = String(decoding: page.code(edited: runner.editedTexts()), as: UTF8.self)
            layout.request.hasBoard = ["liveView", "LiveView", "XCPShowView"].contains(where: code.contains)
        }
        shownPage = page
        layout.request.hasPage = true
        enable()
    }

    /// Prints a warning once.
    func warnOnce(_ warning: String) {
        if !hasWarned { printError(warning) }
        hasWarned = true
    }

    /// Opens a page or playground that was dropped on the window. The open page can read other files from now on.
    private func drop(_ uris: [String]) {
        for uri in uris {
            guard let path = path(ofURI: uri) else {
                refuse(filled(translated("Could not read {file}"), ["file": uri]))
                continue
            }
            if path.hasSuffix(".\(SavedSession.fileExtension)") { return openSession(path) }
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

    func show(_ view: String) {
        shownTime = now()
        gtk_stack_set_visible_child_name(views.opaque, view)
        gtk_spinner_set_spinning(spinner.opaque, view == "building" ? 1 : 0)
    }

    var visibleView: String {
        gtk_stack_get_visible_child_name(views.opaque).map { String(cString: $0) } ?? ""
    }

    func showStatus(title: String, description: String) {
        adw_status_page_set_title(statusPage.opaque, title)
        adw_status_page_set_description(statusPage.opaque, description)
        show("status")
    }

    /// Shows how much of a long session has been repeated; `nil` if none is.
    func showProgress(_ fraction: Double?) {
        gtk_revealer_set_reveal_child(progressBar.opaque, fraction == nil ? 0 : 1)
        if let fraction { gtk_progress_bar_set_fraction(progress.opaque, fraction) }
    }

    func refuse(_ reason: String) {
        printError(reason)
        setError(reason)
    }

    /// Shows what is wrong with the page, or a quiet note about what is shown; `nil` for nothing.
    func setError(_ message: String?, isNote: Bool = false) {
        if let message { gtk_label_set_text(errorLabel.opaque, message.printable) }
        errorLabel.setClass("error-bar", !isNote)
        errorLabel.setClass("old-version", isNote)
        errorLabel.setClass("dim-label", isNote)
        gtk_label_set_xalign(errorLabel.opaque, isNote ? 0.5 : 0)
        gtk_revealer_set_reveal_child(errorBar.opaque, message == nil ? 0 : 1)
    }

    private var programs: PagePrograms { PagePrograms(installation, isTrusted: isTrusted) }

    /// The setup of a session that begins now.
    var setup: PageSetup {
        PageSetup(
            data: installation.data, translations: installation.translations, fontName: DesktopFont.name,
            seed: UInt64.random(in: 0...UInt64(UInt32.max)), start: .now, environment: environment,
            device: device)
    }

    private var environment: PageEnvironment {
        let area = Size(
            width: Double(max(1, gtk_widget_get_width(views.pointer))),
            height: Double(max(1, gtk_widget_get_height(views.pointer))))
        return PageEnvironment(
            area: area, isDark: desktop.isDark, allowsMotion: desktop.allowsMotion,
            readsRightToLeft: gtk_widget_get_direction(window.pointer) == GTK_TEXT_DIR_RTL)
    }
}
