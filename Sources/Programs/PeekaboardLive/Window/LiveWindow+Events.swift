// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import GtkKit
import PageBuild
import PageRuns
import Scene

/// Event handling.
extension LiveWindow {
    /// Handles an event of the runner.
    func runnerReported(_ event: PlaygroundRunner.Event) {
        event.log()
        switch event {
        case .turned: turned()
        case .building: stage.buildStarted()
        case .cleared: console.view.clear()
        case .noToolchain(let driver):
            let message = ToolchainSearch.missingMessage(driver: driver)
            printError(message)
            console.log(message, .error)
            let advice =
                Installation.isFlatpak
                // Translators: {name} is the ID and the version of a Flatpak.
                ? filled(translated("Install the Flatpak {name}"), ["name": Installation.swiftExtension])
                : filled(
                    translated("Install Swift from {address}"), ["address": "https://www.swift.org/install/linux"])
            stage.views.showStatus(title: message, description: advice)
            layout.request.hasBoard = true
        case .consentNeeded(let warning):
            printError(warning)
            console.log(warning, .note)
            stage.hold(warning)
            update()
        case .trusted(let package):
            settings.set("trusted-packages", to: (settings.texts("trusted-packages") ?? []) + [package])
        case .said(let line, let kind): console.log(line, kind)
        case .notBuilt(let reason):
            let isSaid = editor.panel.noteBuild(isTyped: false)
            fail(reason, isQuiet: runner?.isTyped == true, isSaid: isSaid, isInCode: layout.showsCode)
        case .filesChanged: editor.filesChanged()
        case .rewritten(let path, let text): editor.panel.rewrite(path, text)
        case .problems(let problems): editor.display(problems)
        case .updating(let count): editor.panel.showUpdate(count: count)
        case .updated(let texts, let message): editor.applyUpdate(texts, message)
        case .run(let event): runReported(event)
        }
    }

    /// Handles an event of the editor.
    func editorReported(_ event: EditorController.Event) {
        switch event {
        case .stateChanged: update()
        case .said(let message): if let runner { runner.log(message) } else { console.log(message, .note) }
        case .refused(let reason): refuse(reason)
        case .nameNeeded(let dialog): present(dialog)
        case .fileNeeded(let file): create(file)
        case .renamed(let playground): remember(playground)
        case .followed(let target): follow(target)
        }
    }

    /// Handles an event of the stage.
    func stageReported(_ event: StageController.Event) {
        switch event {
        case .stateChanged: update()
        case .moves: editor.pageMoves()
        case .presented(let isPresenting):
            update()
            if !isPresenting, layout.showsCode { editor.panel.view.grabFocus() }
        case .refused(let reason): console.log(reason, .error)
        case .followed(let target): follow(target)
        case .chosen(let literal): editor.choose(literal)
        case .focusLost: goToOtherPart()
        }
    }

    private func runReported(_ event: PageRun.Event) {
        switch event {
        case .replaying(let fraction): stage.views.showProgress(fraction)
        case .shown(let page):
            stage.pageStarted(page)
            playbackPlayer.forgetMemory()
            // A run of what the code was before is no news about the present code.
            if let runner, runner.isUpToDate { editor.panel.noteBuild(isTyped: runner.isTyped) }
            properties.show(page.properties)
            update()
            runner?.toolchain.map(sharedModules.start)
        case .printed(let bytes): output?.write(bytes)
        case .logged(let line, let kind): console.log(line, kind)
        case .sound(let name): sounds.play(name)
        case .soundFile(let path): sounds.play(file: path)
        case .soundData(let bytes, let player): playbackPlayer.setSound(bytes, of: player)
        case .playing(let playbacks, let time): playbackPlayer.play(playbacks, at: time)
        case .announcement(let said): announce(said)
        case .failed(let reason, _): fail(reason)
        }
    }

    /// Shows that the page has ended or could not be run. `isInCode` says whether the reason can be seen in the code.
    private func fail(_ reason: String, isQuiet: Bool = false, isSaid: Bool = false, isInCode: Bool = false) {
        if !isQuiet, !isSaid { announce(Announcement(reason, isVital: true)) }
        stage.fail(reason, isInCode: isInCode)
        update()
    }

    /// Lets the screen reader say something, also while there is no page, or while the code takes its place.
    private func announce(_ said: Announcement) {
        if stage.board.isShown, layout.showsBoard {
            stage.board.announce(said)
        } else {
            editor.panel.view.announce(said.text)
        }
    }
}

extension PlaygroundRunner.Event {
    /// Logs the event, unless it is of interest to the user only. The host logs the processes.
    fileprivate func log() {
        switch self {
        case .building: debug("Page: build started")
        case .problems(let problems): debug("Page: \(problems.count) diagnostics")
        case .notBuilt(let reason): debug("Page: not built: \(reason)")
        case .run(.shown): debug("Page: loaded and shown")
        case .run(.failed(let reason, _)): debug("Page: failed: \(reason)")
        default: break
        }
    }
}
