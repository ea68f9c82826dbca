import GtkKit
import PageSupervision
import Program
import Scene

/// Event handling.
extension LiveWindow {
    /// Handles an event of the runner.
    func handle(_ event: PageRunner.Event) {
        switch event {
        case .turned: turned()
        case .building: if visibleView != "board" { show("building") }
        case .cleared: console.clear()
        case .noToolchain(let driver):
            let message =
                driver.map {
                    filled(translated("The Swift toolchain that contains {file} can’t build pages"), ["file": $0])
                }
                ?? translated("Swift is required to build pages, but swiftc was not found in PATH")
            printError(message)
            console.add(message, .error)
            let hint = translated("Install Swift from {address}")
            showStatus(title: message, description: filled(hint, ["address": "https://www.swift.org/install/linux"]))
        case .unrestricted(let warning): warnOnce(warning)
        case .said(let line, let kind): console.add(line, kind)
        case .notBuilt(let reason): fail(reason)
        case .run(let event): handle(event)
        }
    }

    private func handle(_ event: PageRun.Event) {
        switch event {
        case .replaying(let fraction): showProgress(fraction)
        case .shown(let page):
            showProgress(nil)
            setError(nil)
            stage.show(page)
            pane.show(page.properties)
            pane.setRunning(true)
            show("board")
        case .noView:
            setError(nil)
            clearPage()
            showStatus(
                title: translated("No Live View"),
                description: translated(
                    "The page ran but showed nothing. To show a board, set PlaygroundPage.current.liveView."))
        case .printed(let bytes): output?.write(bytes)
        case .logged(let line, let kind): console.add(line, kind)
        case .sound(let name): sounds.play(name)
        case .soundFile(let path): sounds.play(file: path)
        case .announcement(let said): stage.announce(said)
        case .failed(let reason): fail(reason)
        }
    }

    /// Shows that the page has ended or could not be run. The last scene stays visible.
    private func fail(_ reason: String) {
        showProgress(nil)
        stage.showEnd()
        pane.setRunning(stage.page?.isOver != true)
        stage.announce(Announcement(reason, isVital: true))
        setError(reason)
        if visibleView == "building" { showStatus(title: translated("Could Not Run the Page"), description: "") }
    }
}
