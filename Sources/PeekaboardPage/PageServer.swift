// The server owns its end of the link and the page's view. It runs until the link is closed.

import Glibc
import Localization
import PageLink
import PlaygroundSupport
import Scene

/// Runs one page, then serves its board over the link: it waits for messages, handles them, and sends the resulting
/// scene. It has no clock; the window requests each frame. Between messages it runs the page's tasks.
final class PageServer {
    private let link: Link<FromPage, ToPage>
    private let queue = MainQueue()
    private var environment: PageEnvironment?
    private var page: ShownPage?
    /// Whether the window needs a new scene.
    private var needsScene = false

    init(_ link: Link<FromPage, ToPage>) { self.link = link }

    /// Serves until the link is closed.
    func run() -> Never {
        do {
            while true {
                wait()
                try link.flush()
                for message in try link.receive() { try handle(message) }
                try sendScene()
            }
        } catch {
            exit(error == .closed ? 0 : 1)
        }
    }

    /// Waits for messages or tasks, and runs the tasks.
    private func wait() {
        let events = Int16(link.isWaiting ? POLLIN | POLLOUT : POLLIN)
        var watched = [
            pollfd(fd: link.descriptor, events: events, revents: 0),
            pollfd(fd: queue?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&watched, 2, -1) > 0, watched[1].revents != 0 else { return }
        queue?.drain()
        needsScene = true
    }

    private func handle(_ message: ToPage) throws(LinkError) {
        switch message {
        case .environment(let environment):
            if self.environment == nil { setUpTranslation(domain: "peekaboard", folder: environment.translations) }
            self.environment = environment
            page?.apply(environment)
        case .load(let files): try load(files)
        default: if let page { try handle(message, on: page) }
        }
    }

    private func handle(_ message: ToPage, on page: ShownPage) throws(LinkError) {
        switch message {
        case .input(let input, let time): page.view.handle(input, at: time)
        case .advance(let time):
            page.view.advance(to: time)
            needsScene = true
        case .visibility(let isVisible, let time): page.board.setVisible(isVisible, at: time)
        case .key(let key, let piece, let shift, let time, let question):
            let answer = page.has(piece) ? page.board.press(key, on: piece, shift: shift, at: time) : .unused
            try link.send(.answer(.key(answer), question: question))
        case .cursor(let piece, let direction, let question):
            let next = page.has(piece) ? page.board.piece(from: piece, toward: direction) : nil
            try link.send(.answer(.piece(next), question: question))
        case .nearest(let piece, let question):
            let next = page.has(piece) ? page.board.piece(nearestTo: piece) : nil
            try link.send(.answer(.piece(next), question: question))
        case .pieceAt(let point, let device, let question):
            try link.send(.answer(.piece(page.board.piece(at: point, by: device)), question: question))
        case .environment, .load: break
        }
    }

    private func load(_ files: PageFiles) throws(LinkError) {
        guard page == nil else { return }
        PlaygroundPage.current.resources = files.resources
        PlaygroundPage.current.data = environment?.data ?? ""
        PlaygroundPage.current.translate = { filled(translated($0), $1) }
        do {
            try PageLibrary(path: files.library).run()
        } catch {
            return try link.send(.notLoaded(error.reason))
        }
        guard let view = PlaygroundPage.current.liveView,
            let shown = ShownPage.page(of: view, send: { [link] in try? link.send($0) })
        else { return try link.send(.loaded(nil)) }
        page = shown
        environment.map(shown.apply)
        try link.send(.loaded(PageBoard(name: shown.kind.boardTitle)))
        view.begin()
        needsScene = true
    }

    private func sendScene() throws(LinkError) {
        guard needsScene, let page else { return }
        needsScene = false
        page.view.reportCorrections()
        try link.send(.scene(page.scene()))
    }
}
