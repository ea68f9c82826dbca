// GTK owns the window and its widgets. The controller is owned by the application, owns the runner and the stage, holds what it
// must reach again, and lets the closures of widgets refer back weakly.

import CGtk
import Glibc
import GtkKit
import PageLink
import Pages
import Program
import Scene

/// The window in which a page is live: its board, its comments beside that, and the console below.
final class LiveWindow {
    /// The window.
    let window: Widget
    /// Called when a page's board can be seen for the first time.
    var shown: () -> Void = {}

    /// Windows that are narrower than this, in points, have the comments above the board.
    private static let narrowWidth: Int32 = 700
    /// How much the comments and the console take of the window, in points.
    private static let commentsWidth: Int32 = 330
    private static let consoleHeight: Int32 = 190
    /// How long whoever reads what pages print may take nothing of the rest at the end, in seconds.
    private static let outputPatience = 2.0

    private let installation: Installation
    /// What pages print is printed too, but where something else is to be.
    private let output: OutputWriter?
    private let folder: BuildFolder
    private let columns: Widget
    private let rows: Widget
    private let views: Widget
    private let trouble: Widget
    private let troubleWords: Widget
    private let title: Object
    private let turns: Widget
    private let statusWords: Widget
    private let spinner: Widget
    private let consoleBox: Widget
    private let console = ConsoleView(name: translated("Console"))
    private let comments: CommentView
    private let stage: LiveStage
    private let examples: ExampleList
    private let sounds: SoundPlayer
    private let desktop = DesktopSettings()
    private var runner: PageRunner?
    private var shownPage: Playground.Page?
    private var actions: [String: Object] = [:]
    private var shownTime = 0.0
    private var isNarrow: Bool?
    private let sizeClock = Timeout()
    private var showConsole: (Bool) -> Void = { _ in }

    init(application: Object, installation: Installation, options: LiveOptions, folder: BuildFolder) {
        self.installation = installation
        self.folder = folder
        output = options.isBenchmark ? nil : OutputWriter(STDOUT_FILENO)
        let builder = Builder(file: "\(installation.data)/ui/live.ui")
        window = builder.widget("window")
        gtk_window_set_application(window.typed(), application.typed())
        columns = builder.widget("columns")
        rows = builder.widget("rows")
        views = builder.widget("views")
        trouble = builder.widget("trouble")
        troubleWords = builder.widget("trouble-words")
        title = builder.object("title")
        turns = builder.widget("turns")
        statusWords = builder.widget("words")
        spinner = builder.widget("spinner")
        consoleBox = builder.widget("console")
        comments = CommentView(in: builder.widget("comments"))
        stage = LiveStage(in: builder.widget("board"), pictures: installation.data)
        examples = ExampleList(in: builder.widget("examples"), folder: "\(installation.data)/pages", over: window)
        sounds = SoundPlayer(folder: "\(installation.data)/sounds", isOn: !options.isMute)
        gtk_widget_set_vexpand(console.widget.pointer, 1)
        consoleBox.append(console.widget)
        connect()
        addActions()
        followDesktop()
        followSize()
    }

    /// Shows the window.
    func present() { gtk_window_present(window.typed()) }

    /// Offers what there is to begin with.
    func showStart() {
        runner?.end()
        runner = nil
        shownPage = nil
        stage.clear()
        setTrouble(nil)
        comments.show(RichText(""), ofNewPage: true)
        setTitle("Peekaboard", nil)
        show("start")
        setConsole(isOpen: false)
        enable()
    }

    /// Opens a page or a playground in place of what was open.
    func open(_ path: String) {
        let playground: Playground
        do throws(Playground.Problem) {
            playground = try Playground(path: path)
        } catch {
            return refuse(error.words(path: path))
        }
        runner?.end()
        stage.clear()
        console.clear()
        setTrouble(nil)
        setConsole(isOpen: true)
        show("building")
        let runner = PageRunner(path, playground: playground, installation: installation, folder: folder) {
            [unowned self] in surroundings
        }
        runner.happened = { [weak self] event in self?.take(event) }
        runner.isOutputHeld = output?.isFull ?? false
        self.runner = runner
        runner.start()
        turned()
    }

    /// Whether all that is to come by itself is there: a picture of the window is one of the page.
    var isSettled: Bool {
        switch visibleView {
        case "board": stage.isDrawn && (stage.board?.activity == .still || now() - shownTime > 4)
        case "building": false
        // What the page has printed comes a little later.
        default: now() - shownTime > 0.5
        }
    }

    /// Ends what runs behind the window.
    func end() {
        runner?.end()
        output?.finish(patience: Self.outputPatience)
        folder.removeAll()
    }

    private func connect() {
        comments.followed = { [weak self] target in
            guard let self else { return }
            if case .web(let address) = target {
                peekaboard_open_address(window.typed(), address)
            } else {
                runner?.turn(to: target)
            }
        }
        stage.shown = { [weak self] in
            self?.shown()
        }
        output?.filled = { [weak self] isFull in self?.runner?.isOutputHeld = isFull }
        stage.refused = { [weak self] reason in self?.console.add(reason, .error) }
        examples.opened = { [weak self] path in self?.open(path) }
        examples.refused = { [weak self] reason in self?.refuse(reason) }
    }

    private func take(_ event: PageRunner.Event) {
        switch event {
        case .turned: turned()
        case .building: if visibleView != "board" { show("building") }
        case .cleared: console.clear()
        case .noToolchain(let driver):
            let words =
                driver.map { filled(translated("{file} belongs to a toolchain that cannot build pages"), ["file": $0]) }
                ?? translated("Swift is needed to build a page, and no swiftc is on the PATH")
            complain(words)
            console.add(words, .error)
            let way = translated("How to get it: {address}")
            say(words, filled(way, ["address": "https://www.swift.org/install/linux"]))
        case .run(let event): take(event)
        }
    }

    private func take(_ event: PageRun.Event) {
        switch event {
        case .shown(let board):
            setTrouble(nil)
            stage.show(board)
            show("board")
        case .noView:
            setTrouble(nil)
            stage.clear()
            say(
                translated("No live view"),
                translated("The page has run. It shows a board where it sets PlaygroundPage.current.liveView."))
        case .printed(let bytes): output?.write(bytes)
        case .told(let line, let kind): console.add(line, kind)
        case .sound(let name): sounds.play(name)
        case .announcement(let said): stage.announce(said)
        case .failed(let reason):
            stage.heedEnd()
            stage.announce(Announcement(reason, isVital: true))
            setTrouble(reason)
            if visibleView == "building" { say(translated("The page does not run"), "") }
        }
    }

    /// Shows which page is run, and what it says.
    private func turned() {
        guard let runner else { return }
        let (page, playground) = (runner.page, runner.playground)
        let count = playground.pages.count
        setTitle(
            page.name,
            count == 1
                ? nil
                : filled(
                    // Translators: The name of a playground, and which of its pages is shown: “Boards, page 2 of 3”.
                    translated("{name}, page {number} of {all}"),
                    ["name": playground.title, "number": "\(runner.place + 1)", "all": "\(count)"]))
        turns.isVisible = count > 1
        comments.show(RichText(commentsOf: page.text ?? ""), ofNewPage: page.file != shownPage?.file)
        shownPage = page
        enable()
    }

    private func setTitle(_ words: String, _ more: String?) {
        adw_window_title_set_title(title.opaque, words)
        adw_window_title_set_subtitle(title.opaque, more ?? "")
        gtk_window_set_title(window.typed(), words)
    }

    private func show(_ view: String) {
        shownTime = now()
        gtk_stack_set_visible_child_name(views.opaque, view)
        gtk_spinner_set_spinning(spinner.opaque, view == "building" ? 1 : 0)
    }

    private var visibleView: String {
        gtk_stack_get_visible_child_name(views.opaque).map { String(cString: $0) } ?? ""
    }

    private func say(_ words: String, _ more: String) {
        adw_status_page_set_title(statusWords.opaque, words)
        adw_status_page_set_description(statusWords.opaque, more)
        show("words")
    }

    private func refuse(_ reason: String) {
        complain(reason)
        setTrouble(reason)
    }

    private func setTrouble(_ words: String?) {
        if let words { gtk_label_set_text(troubleWords.opaque, words) }
        gtk_revealer_set_reveal_child(trouble.opaque, words == nil ? 0 : 1)
    }

    private var surroundings: PageSurroundings {
        let area = Size(
            width: Double(max(1, gtk_widget_get_width(views.pointer))),
            height: Double(max(1, gtk_widget_get_height(views.pointer))))
        return PageSurroundings(
            data: installation.data, translations: installation.translations, area: area,
            isDark: desktop.isDark,
            allowsMotion: desktop.allowsMotion,
            readsRightToLeft: gtk_widget_get_direction(window.pointer) == GTK_TEXT_DIR_RTL)
    }
}

/// What the player can do besides playing.
extension LiveWindow {
    private func addActions() {
        let map = ActionMap(of: window)
        for (name, body) in [
            ("open", { window in window.choose() }), ("examples", { window in window.showStart() }),
            ("run", { window in window.runner?.run() }), ("next", { window in window.runner?.turn(to: .next) }),
            ("previous", { window in window.runner?.turn(to: .previous) }),
            ("copy-console", { window in window.console.copyAll() }),
            ("clear-console", { window in window.console.clear() }),
            ("shortcuts", { window in window.showShortcuts() }),
            ("about", { window in About.show(over: window.window) }),
        ] as [(String, (LiveWindow) -> Void)] {
            actions[name] = map.add(name) { [unowned self] in body(self) }
        }
        showConsole = map.addSwitch("console", isOn: true) { [unowned self] isOn in consoleBox.isVisible = isOn }
        _ = map.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in sounds.isOn = isOn }
        enable()
    }

    /// Lets be done what can be done now.
    private func enable() {
        let (place, count) = (runner?.place ?? 0, runner?.playground.pages.count ?? 0)
        for (name, isEnabled) in [("run", count > 0), ("previous", place > 0), ("next", place + 1 < count)] {
            if let action = actions[name] { g_simple_action_set_enabled(action.opaque, isEnabled ? 1 : 0) }
        }
    }

    private func choose() {
        FileChooser.open(.page, title: translated("Open a Swift page"), over: window) { [weak self] uri in
            if let path = path(ofURI: uri) { self?.open(path) }
        }
    }

    private func showShortcuts() {
        let shortcuts = [
            Shortcut("<Control>r", translated("Run again")), Shortcut("<Control>o", translated("Open a Swift page")),
            Shortcut("<Alt>Page_Up", translated("Previous page")), Shortcut("<Alt>Page_Down", translated("Next page")),
            Shortcut("F12", translated("Console")), Shortcut("F10", translated("Main menu")),
            Shortcut("<Control>question", translated("Keyboard shortcuts")),
            Shortcut("<Control>w", translated("Close the window")), Shortcut("<Control>q", translated("Quit")),
        ]
        ShortcutsList.show([ShortcutsSection(title: translated("Swift pages, live"), shortcuts)], over: window)
    }

    private func setConsole(isOpen: Bool) {
        consoleBox.isVisible = isOpen
        showConsole(isOpen)
    }
}

/// What the desktop and the window's size ask for.
extension LiveWindow {
    private func followDesktop() {
        desktop.changed = { [weak self] in
            guard let self else { return }
            stage.board?.allowsMotion = desktop.allowsMotion
            stage.board?.heed(isDark: desktop.isDark)
        }
    }

    /// Has the comments beside the board where there is room, else above it.
    private func followSize() {
        window.on("realize") { [unowned self] in
            guard let surface = gtk_native_get_surface(window.opaque) else { return }
            Object(sharing: UnsafeMutableRawPointer(surface)).onNotify("width") { [weak self] in
                // That is told in the middle of an allocation, when it is too late to divide the room anew; and a board that
                // moves may leave no idle time.
                self?.sizeClock.start(after: 0) {
                    self?.divide(gdk_surface_get_width(surface), gdk_surface_get_height(surface))
                }
            }
        }
    }

    private func divide(_ width: Int32, _ height: Int32) {
        let isNarrow = width < Self.narrowWidth
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        gtk_orientable_set_orientation(
            columns.opaque, isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
        gtk_paned_set_position(columns.opaque, isNarrow ? height / 5 : Self.commentsWidth)
        gtk_paned_set_position(rows.opaque, height - (isNarrow ? height / 4 : Self.consoleHeight) - 48)
    }
}
