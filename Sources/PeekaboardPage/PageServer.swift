// The server owns its end of the link and the page's player. It runs until the link is closed.

import CPageTasks
import Glibc
import Localization
import PageLink
import PlaygroundSupport
import Scene
import Seeding
import UIKit

/// Runs one page, then serves it over the link: it waits for messages, handles them, and sends what has changed. It has
/// no clock; the window says how many steps to advance. Between messages it runs the page's tasks.
final class PageServer {
    /// The time between two reports of the progress of many steps, in seconds.
    private static let progressPause = 0.1

    /// The largest length of an announcement, in bytes.
    private static let maxAnnouncement = 4096

    private let link: Link<FromPage, ToPage>
    private let queue = MainQueue()
    private let texts = PageTexts()
    private var setup: PageSetup?
    private var player: PagePlayer?
    private var frames = FrameWriter()
    /// Whether the window needs a frame.
    private var needsFrame = false
    /// Whether the page has caught up with the window, so that it is heard.
    private var isLive = false
    private var lastProgress = 0.0
    /// The digests at the checkpoints of the replay so far.
    private var digests: [UInt64] = []

    /// How long a process waits for its page before it warms up, in milliseconds, so that it does not slow the compiler.
    private static let spareTime: Int32 = 1000

    init(_ link: Link<FromPage, ToPage>) { self.link = link }

    /// Serves until the link is closed.
    func run() -> Never {
        do {
            while true {
                wait()
                try link.flush()
                for message in try link.receive() { try handle(message) }
                try sendFrame()
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
        // A process that has nothing to do yet gets ready to measure texts.
        let isSpare = setup == nil && !texts.isReady
        let count = poll(&watched, 2, isSpare ? Self.spareTime : -1)
        if count == 0 { texts.warmUp() }
        guard count > 0, watched[1].revents != 0 else { return }
        queue?.drain()
        // During a replay, the only frame is the one at its end.
        needsFrame = needsFrame || isLive
    }

    private func handle(_ message: ToPage) throws(LinkError) {
        switch message {
        case .setUp(let setup): setUp(setup)
        case .load(let files): try load(files)
        default: if let player { try handle(message, player) }
        }
    }

    private func handle(_ message: ToPage, _ player: PagePlayer) throws(LinkError) {
        switch message {
        case .replay(let inputs, let step, let isLast):
            let checkpoints = Checkpoints.steps(until: step)
            for input in inputs {
                replay(player, to: input.step, checkpoints)
                _ = player.apply(input.input)
            }
            guard isLast else { return }
            replay(player, to: step, checkpoints)
            digests.append(player.tree.digest)
            try link.send(.checkpoints(digests))
            digests = []
            needsFrame = true
        case .input(let input, let question):
            goLive()
            advance(player, to: input.step, of: input.step)
            let result = player.apply(input.input)
            if let question { try link.send(.answer(.key(result ?? .unused), question: question)) }
        case .advance(let step):
            goLive()
            advance(player, to: step, of: step)
            needsFrame = true
        case .cursor(let element, let direction, let question):
            try link.send(.answer(.element(player.element(from: element, toward: direction)), question: question))
        case .nearest(let element, let question):
            try link.send(.answer(.element(player.element(nearestTo: element)), question: question))
        case .elementAt(let point, let device, let question):
            try link.send(.answer(.element(player.element(at: point, by: device)), question: question))
        case .setUp, .load: break
        }
    }

    private func setUp(_ setup: PageSetup) {
        guard self.setup == nil else { return }
        self.setup = setup
        setUpTranslation(domain: "peekaboard", folder: setup.translations)
        let page = PageContext.current
        if page_tasks_install_hook() {
            page.time.resuming = { resume in
                page_tasks_set_resuming(true)
                resume()
                page_tasks_set_resuming(false)
            }
        }
        texts.fontName = setup.fontName
        texts.connect(to: page)
        page.data = setup.data
        page.random = SeededGenerator(seed: setup.seed)
        page.today = (setup.today.year, setup.today.month, setup.today.day)
        page.announce = { [weak self] text in self?.announce(text) }
        page.translate = { filled(translated($0), $1) }
        page.playSound = { [weak self] in self?.sendIfLive($0.hasPrefix("/") ? .soundFile($0) : .sound($0)) }
        page.apply(setup.environment)
    }

    private func load(_ files: PageFiles) throws(LinkError) {
        guard player == nil, let setup else { return }
        PageContext.current.resources = files.resources
        do {
            try PageLibrary(path: files.library).run()
        } catch {
            return try link.send(.notLoaded(error.reason))
        }
        guard PlaygroundPage.current.show() else { return try link.send(.loaded(nil)) }
        let player = PagePlayer(setup.environment) { [weak self] board in
            board.controller.flatMap { ShownBoard.connect($0) { self?.sendIfLive($0) } }
        }
        player.ranStep = { [weak self] in self?.runTasks() }
        runTasks()
        self.player = player
        try link.send(.loaded(PageTitle(name: player.title)))
    }

    /// Advances the page during a replay, past the checkpoints on the way. The last one is the end of the replay.
    private func replay(_ player: PagePlayer, to step: Int, _ checkpoints: [Int]) {
        let end = checkpoints[checkpoints.count - 1]
        for checkpoint in checkpoints.dropFirst(digests.count) where checkpoint < min(step + 1, end) {
            advance(player, to: checkpoint, of: end)
            digests.append(player.tree.digest)
        }
        advance(player, to: step, of: end)
    }

    /// Advances the page, and reports the progress if that takes long. `end` is the last step of the replay.
    private func advance(_ player: PagePlayer, to step: Int, of end: Int) {
        player.advance(to: step) { done in
            // Reading the clock takes longer than most steps.
            guard done % 16 == 0 else { return }
            let now = monotonicTime()
            guard now - lastProgress >= Self.progressPause else { return }
            if lastProgress > 0 { try? link.send(.progress(min(1, Double(done) / Double(max(end, 1))))) }
            lastProgress = now
        }
    }

    /// Runs the tasks that have become ready in a step.
    private func runTasks() { queue?.drainAll() }

    /// Sends a text of the page to the screen reader. No one listens to a very long one.
    private func announce(_ text: String) {
        let text = String(decoding: text.utf8.prefix(Self.maxAnnouncement), as: UTF8.self)
        sendIfLive(.announcement(Announcement(text, isVital: true)))
    }

    /// Sends a sound or an announcement, except during a replay.
    private func sendIfLive(_ message: FromPage) { if isLive { try? link.send(message) } }

    /// Ends the replay. What the page prints from now on is new.
    private func goLive() {
        guard !isLive else { return }
        isLive = true
        fflush(nil)
        let mark = LiveMark.bytes
        _ = write(STDOUT_FILENO, mark, mark.count)
    }

    private func sendFrame() throws(LinkError) {
        guard needsFrame, let player else { return }
        needsFrame = false
        lastProgress = 0
        let state = PageFrame.State(activity: player.activity, interceptsEvents: player.interceptsEvents)
        let tree = player.tree
        for message in player.properties.messages() { try link.send(message) }
        try link.send(frames.message(tree: tree, state: state))
    }
}

private func monotonicTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
