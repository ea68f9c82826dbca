// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit
import PageRuns
import Scene

/// The time line of the page below the board.
extension StageController {
    /// The time between two updates of the bar while the page is running, in seconds.
    private static let updatePause = 0.25
    /// The time after which a moment is announced, so that only the last one of several is, in seconds.
    private static let announcementDelay = 0.4
    /// The number of steps that Page Up and Page Down skip, a second.
    private static let page = 60
    /// The number of steps whose room is taken by a longer time in which nothing happens.
    private static let pauseRoom = 30

    /// Creates the bar. `menu` has what is done less often.
    static func makeTimeLineBar(menu: Object) -> TimeLineBar {
        // Translators: A button: shows a page as it is, after an earlier moment was shown.
        let backToNow = Button(icon: "media-skip-forward-symbolic", name: translated("Back to Now"))
        backToNow.addClass("flat")
        backToNow.setAction("win.back-to-now")
        let more = Widget(gtk_menu_button_new()!)
        gtk_menu_button_set_icon_name(more.opaque, "view-more-symbolic")
        gtk_menu_button_set_menu_model(more.opaque, menu.typed())
        more.addClass("flat")
        // Translators: A button with a menu of commands for the time line of a page.
        more.setAccessibleName(translated("Time Line Menu"))
        // Translators: The accessible name of a slider with the times at which something has happened on a page.
        let name = translated("Time line")
        return TimeLineBar(
            name: name, page: page, hasCaptions: false, actions: [backToNow, more], timeText: timeText)
    }

    /// Whether an earlier moment is shown.
    var isInPast: Bool {
        guard let line = runner?.timeLine else { return false }
        return line.isPaused && line.position < line.length
    }

    /// Whether the page is paused, and not only as long as a literal in its code is changed.
    private var isPausedByUser: Bool {
        guard let line = runner?.timeLine else { return false }
        return line.isPaused && !line.isPausedForTrial
    }

    /// Connects the bar with the session.
    func connectTimeLine() {
        timeLineBar.moved = { [weak self] step in self?.runner?.timeLine.seek(to: step) }
        timeLineBar.toggled = { [weak self] in self?.togglePause() }
        timeLineBar.stepped = { [weak self] steps in self?.step(steps) }
        comparison.chosen = { [weak self] literal in self?.happened(.chosen(literal)) }
        comparison.removed = { [weak self] value in self?.runner?.timeLine.stopComparing(value) }
        comparison.focusLost = { [weak self] in self?.happened(.focusLost) }
        board.updated = { [weak self] in
            guard let self else { return }
            board.page.map(noteMotion)
            guard !timeLineClock.isRunning else { return }
            timeLineClock.start(after: Self.updatePause) { [weak self] in self?.updateTimeLine() }
        }
    }

    /// Shows the time line of another playground.
    func follow(_ line: TimeLine) {
        line.changed = { [weak self] in self?.timeLineChanged() }
        line.stageChanged = { [weak self] in self?.showMoment() }
        comparison.display([])
        line.comparison.changed = { [weak self, weak line] in
            if let self, let line { comparison.display(line.comparison.values) }
        }
    }

    /// Adds the actions to those of the window.
    func addTimeLineActions(to actions: ActionMap) {
        actions.add(
            of: self, if: { $0.runner?.timeLine.isAvailable == true },
            [
                "pause": { $0.togglePause() }, "step-back": { $0.step(-1) },
                "previous-input": { $0.goToInput(isForward: false) },
            ])
        actions.add(
            of: self, if: { $0.runner?.timeLine.isPaused == true },
            [
                "step-forward": { $0.step(1) }, "next-input": { $0.goToInput(isForward: true) },
                "back-to-now": { $0.runner?.timeLine.goToPresent() },
            ])
        actions.add(of: self, if: { $0.isInPast }, ["continue-here": { $0.runner?.continueHere() }])
        let isEnabled = { [unowned self] in layout.request.isWhole }
        actions.addSwitch("time-line", key: "show-time-line", of: settings, isOn: true, if: isEnabled) {
            [unowned self] isOn in
            showsTimeLine = isOn
            updateTimeLine()
        }
    }

    /// Updates the bar.
    func updateTimeLine() {
        guard
            let line = runner?.timeLine, line.isAvailable, showsTimeLine || isPausedByUser,
            !layout.request.isPresenting
        else {
            return timeLineBar.widget.isVisible = false
        }
        timeLineBar.widget.isVisible = true
        // Its room is there from the beginning, so that the page does not shrink during the first touch.
        timeLineBar.widget.isConcealed = !hasMoved && !line.hasInputs && !isPausedByUser
        timeLineRoom.color = timeLineBar.widget.isConcealed ? board.page?.tree.colorBelow : nil
        let length = line.presentStep
        let ticks = line.ticks.filter { $0.step <= length }.map { TimeLineBar.Tick($0.step, $0.text.printable) }
        timeLineBar.update(length: length, ticks: ticks, pauses: line.pauses, room: Self.pauseRoom)
        timeLineBar.update(
            position: line.isPaused ? line.position : length, isPlaying: !isPausedByUser || line.isPlaying)
        if isPausedByUser { views.showProgress(line.progress) }
        if board.page?.activity == .moving { happened(.moves) }
    }

    /// Notes whether the page moves, or waits for something that will happen. The time line appears when it does so for the
    /// first time.
    func noteMotion(of page: any ShownPage) {
        guard !hasMoved, page.activity != .still else { return }
        hasMoved = true
        updateTimeLine()
    }

    private func timeLineChanged() {
        updateTimeLine()
        happened(.stateChanged)
        guard let line = runner?.timeLine, isPausedByUser, !line.isPlaying, !line.isTrying else {
            return announcementClock.cancel()
        }
        announcementClock.start(after: Self.announcementDelay) { [weak self] in self?.announceMoment() }
    }

    /// Announces which moment is shown, the state of the boards, and what moves from there.
    private func announceMoment() {
        guard let line = runner?.timeLine, let past = line.past else { return }
        let latest = line.ticks.last { $0.step <= line.position }?.text
        let parts = [Self.timeText(line.position), latest, past.description].compactMap(\.self).filter { !$0.isEmpty }
        board.announce(Announcement(parts.joined(separator: ". ")))
    }

    /// Says why a page does not react at an earlier moment.
    private func sayHowToGoOn() {
        // Translators: Shown when the user plays on a page at an earlier moment. “Continue from Here” is a command in a menu.
        let text = translated("This is an earlier moment: choose Continue from Here to go on from it")
        views.showHint(text)
        board.announce(Announcement(text))
    }

    /// Shows the past or the running page.
    private func showMoment() {
        views.showHint(nil)
        if let past = runner?.timeLine.past {
            past.refused = { [weak self] in self?.sayHowToGoOn() }
            board.show(past)
        } else if let runningPage, runningPage.hasView {
            board.show(runningPage)
        }
        happened(.stateChanged)
    }

    private func togglePause() {
        guard let line = runner?.timeLine else { return }
        if line.isPaused, !line.isPlaying { line.play() } else { line.pause() }
    }

    private func step(_ steps: Int) {
        guard let line = runner?.timeLine else { return }
        if steps < 0 { line.stepBack() } else { line.stepForward() }
    }

    /// Shows the page as it was at the previous or the next input, if there is one.
    private func goToInput(isForward: Bool) {
        guard let line = runner?.timeLine else { return }
        let position = line.isPaused ? line.position : line.presentStep
        timeLineBar.tick(from: position, isForward: isForward).map(line.seek)
    }

    private static func timeText(_ step: Int) -> String { SessionTime.text(ofStep: step) }
}
