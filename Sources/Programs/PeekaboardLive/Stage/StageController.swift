// SPDX-License-Identifier: GPL-3.0-or-later
// The window's controller owns this one, which owns the board and the time line below it. Closures of widgets refer to it
// weakly.

import CGtk
import GtkKit
import PageLink
import PageRuns
import PageSource
import Scene

/// The controller of what a page shows: its board, its comments, and its time line.
final class StageController {
    /// An event of the controller.
    enum Event {
        /// Another moment is shown, or the session is paused, or no longer.
        case stateChanged
        /// The page moves.
        case moves
        /// A presentation has begun or ended.
        case presented(Bool)
        /// Something cannot be shown, with a message for the user.
        case refused(String)
        /// The user has followed a link in a comment.
        case followed(RichText.Target)
        /// The user has chosen a value of a literal that is compared, or has removed the last one with the keyboard.
        case chosen(CodeLiteral), focusLost
    }

    /// Called with each event.
    var happened: (Event) -> Void = { _ in }
    /// The page that is shown.
    let board: LiveStage
    /// What is shown in its place, and above it.
    let views: StageViews
    /// The comments above the board.
    let comments: CommentView
    /// The time line below the board, and its button that is seen in the past.
    let timeLineBar: TimeLineBar
    /// The room of the time line, which looks like a part of the page before there is one.
    let timeLineRoom = ColoredRoom()
    /// The values of a literal that are compared, in a row below the code.
    let comparison = ComparisonRow()
    let timeLineClock = Timeout(), announcementClock = Timeout()
    /// Whether the time line is shown if there is a page.
    var showsTimeLine = true
    /// Whether the page has moved since it was opened.
    var hasMoved = false
    /// Whether the session is paused as soon as the page is shown, because it has been opened from a file.
    var pausesWhenShown = false
    /// What a page takes for its screen.
    private(set) var device = PageDevice.phone
    /// Runs the page; `nil` if there is none.
    private(set) var runner: PlaygroundRunner?
    /// The page that is running, which is not shown while the session is paused.
    private(set) weak var runningPage: RemotePage?
    let window: Widget, presentButton: Widget
    let layout: WindowLayout
    let settings: Settings
    /// Sets the state of the switch for presenting.
    var setPresent: (Bool) -> Void = { _ in }
    private let desktop = DesktopSettings()
    /// The file of the page whose comments are shown.
    private var shownFile: String?

    /// Creates a controller, without a page, of the window's widgets.
    init(_ builder: Builder, window: Widget, layout: WindowLayout, settings: Settings, pictureCache: PictureCache) {
        (self.window, self.layout, self.settings) = (window, layout, settings)
        board = LiveStage(in: builder.widget("board"), pictureCache: pictureCache)
        views = StageViews(builder)
        comments = CommentView(in: builder.widget("comments"))
        presentButton = builder.widget("present-button")
        timeLineBar = Self.makeTimeLineBar(menu: builder.object("time-line-menu"))
        // Below the code, the row doesn’t change the size of the page.
        layout.codeBox.append(comparison.widget)
        timeLineRoom.add(timeLineBar.widget)
        layout.boardColumn.append(timeLineRoom.widget)
        connectTimeLine()
        comments.followed = { [weak self] target in self?.happened(.followed(target)) }
        board.pictureQueue.allowsReading = { [weak self] uri in self?.runner?.allowsReading(uri: uri) ?? false }
        board.pictureQueue.refused = { [weak self] reason in self?.happened(.refused(reason)) }
        desktop.changed = { [weak self] in
            guard let self else { return }
            board.page?.allowsMotion = desktop.allowsMotion
            board.page?.update(isDark: desktop.isDark, textScale: desktop.textScale)
        }
    }

    /// Adds the actions to those of the window.
    func addActions(to actions: ActionMap) {
        layout.addSwitch(of: .board, to: actions)
        device = settings.text("device").flatMap(PageDevice.init) ?? .phone
        actions.addChoice("device", device.rawValue) { [unowned self] name in
            guard let device = PageDevice(rawValue: name), device != self.device else { return }
            self.device = device
            settings.set("device", to: name)
            // A device does not change while a page runs.
            runner?.run(.startOver)
        }
        addPresentActions(to: actions)
        addTimeLineActions(to: actions)
    }

    /// The environment of a page that begins now.
    var environment: PageEnvironment {
        PageEnvironment(
            area: views.size, isDark: desktop.isDark, allowsMotion: desktop.allowsMotion,
            readsRightToLeft: gtk_widget_get_direction(window.pointer) == GTK_TEXT_DIR_RTL,
            textScale: desktop.textScale, enlarges: layout.request.isPresenting)
    }

    /// Shows another playground, whose runner has not started yet.
    func open(_ runner: PlaygroundRunner) {
        self.runner = runner
        board.clear()
        views.showError(nil)
        views.show(.building)
        follow(runner.timeLine)
    }

    /// Removes the page and its comments.
    func close() {
        (runner, shownFile) = (nil, nil)
        board.clear()
        comparison.display([])
        views.showError(nil)
        comments.show(RichText(""), ofNewPage: true)
    }

    /// Shows the comments in the text of the current page.
    func turned(_ text: String) {
        guard let runner else { return }
        let (page, isOther) = (runner.page, runner.page.file != shownFile)
        comments.show(RichText(commentsOf: text.printable), ofNewPage: isOther)
        if isOther {
            hasMoved = false
            layout.request.hasBoard = page.mayShowView(edited: runner.editedTexts())
        }
        shownFile = page.file
    }

    /// Shows that a build has started, unless there is a page to see meanwhile.
    func buildStarted() { if views.visible != .board { views.show(.building) } }

    /// Shows a page that has begun to run.
    func pageStarted(_ page: RemotePage) {
        views.showProgress(nil)
        views.showError(nil)
        runningPage = page
        page.enlarges = layout.request.isPresenting
        if !page.hasView {
            board.clear()
            board.loadPictures(of: page)
            views.showStatus(
                icon: .board, title: translated("No Live View"),
                description: translated(
                    "The page ran but showed nothing. To show a board, set PlaygroundPage.current.liveView."))
        } else {
            if runner?.timeLine.isPaused != true { board.show(page) }
            views.show(.board)
        }
        layout.request.hasBoard = page.hasView
        noteMotion(of: page)
        if pausesWhenShown { runner?.timeLine.pause() }
        pausesWhenShown = false
        updateTimeLine()
    }

    /// Shows that the page does not run unless the user says so.
    func hold(_ warning: String) {
        views.showError(nil)
        board.clear()
        layout.request.hasBoard = true
        // Translators: A heading above a warning and the button Run Anyway.
        views.showStatus(title: translated("Not Run Yet"), description: warning, offersRun: true)
    }

    /// Shows that the page has ended or could not be run. The last scene stays visible. Errors that can be seen in the code
    /// are shown only there.
    func fail(_ reason: String, isInCode: Bool) {
        views.showProgress(nil)
        board.showEnd()
        if views.visible == .building {
            layout.request.hasBoard = false
            views.showError(nil)
            return views.showStatus(title: translated("Could Not Run the Page"), description: reason)
        }
        if isInCode {
            // Translators: Above a board, while the code beside it has errors.
            let note = views.visible == .board ? translated("Shows the last version that ran") : nil
            views.showError(note, isNote: true)
        } else {
            views.showError(reason)
        }
    }

    /// Whether the board or what is shown in its place is complete, so that a screenshot can be taken.
    var isSettled: Bool {
        switch views.visible {
        case .board: (board.isDrawn || !board.isSeen) && (board.page?.activity == .still || now() - views.shownTime > 4)
        case .building: false
        // Output of the page may arrive a little later.
        case .status, nil: now() - views.shownTime > 0.5
        }
    }
}
