// SPDX-License-Identifier: GPL-3.0-or-later
// The server owns its end of the link and the page's player. It runs until the link is closed.

import CPageFaults
import Glibc
import PageLink
import PlaygroundSupport
import Scene
import ViewKit

/// Runs one page, then serves it over the link: it waits for messages, handles them, and sends what has changed. It has
/// no clock; the window says how many steps to advance. Between messages it runs the page's tasks.
final class PageServer {
    /// The time between two reports of the progress of many steps, in seconds.
    private static let progressPause = 0.1

    private let link: Link<FromPage, ToPage>
    private let queue = MainQueue()
    private let texts = PageTexts()
    private var setup: PageSetup?
    private var player: PagePlayer?
    private var frames = FrameWriter()
    /// The values of the page's statements, if the window shows them.
    private var values: ValueServer?
    /// Whether the window needs a frame.
    private var needsFrame = false
    /// Whether the page may have changed since the latest frame, and whether the window knows.
    private var hasChanged = false, hasSaidChange = false
    /// Whether the window has asked for values.
    private var needsValues = false
    /// The number of sounds and announcements since the latest frame.
    private var events = 0
    /// What the window is playing.
    private var playbacks: [Playback] = []
    /// The sounds in memory that the window has.
    private var sentSounds = SoundData()
    /// Whether the page has caught up with the window, so that it is heard.
    private var isLive = false
    private var lastProgress = 0.0
    /// The digests at the checkpoints of the replay so far.
    private var digests: [UInt64] = []

    /// How long a process waits for its page before it warms up, in milliseconds, so that it does not slow the compiler.
    private static let spareTime: Int32 = 1000

    /// How long a page that has crashed waits until the window asks for values, in seconds.
    private static let lastPause = 0.8
    /// The server whose page may crash. A signal handler has no context.
    private static var current: PageServer?

    init(_ link: Link<FromPage, ToPage>) { self.link = link }

    /// Serves until the link is closed.
    func run() -> Never {
        Self.current = self
        page_faults_call_at_end { MainActor.assumeIsolated { try? PageServer.current?.sendLastValues() } }
        do {
            while true {
                wait()
                try link.flush()
                for message in try link.receive() { try receive(message) }
                // The values that a page makes at the beginning are there when it is shown.
                if needsValues, let message = values?.message(at: monotonicTime()) {
                    needsValues = false
                    try link.send(message)
                }
                try sendFrame()
                try sendChange()
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
        let valuesDelay = needsValues ? values?.delay(at: monotonicTime()) : nil
        let timeout = isSpare ? Self.spareTime : valuesDelay ?? -1
        let count = poll(&watched, 2, timeout)
        if count == 0, isSpare { texts.warmUp() }
        guard count > 0, watched[1].revents != 0 else { return }
        queue?.drain()
        // During a replay, the only frame is the one at its end.
        hasChanged = hasChanged || isLive
    }

    private func receive(_ message: ToPage) throws(LinkError) {
        switch message {
        case .setUp(let setup): setUp(setup)
        case .load(let files): try load(files)
        case .moreValues: needsValues = true
        default: if let player { try perform(message, player) }
        }
    }

    private func perform(_ message: ToPage, _ player: PagePlayer) throws(LinkError) {
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
            if let trace = values?.trace { try link.send(.trace(trace)) }
            needsFrame = true
        case .input(let input, let question):
            goLive()
            advance(player, to: input.step)
            let result = player.apply(input.input)
            if let question { try link.send(.answer(.key(result ?? .unused), question: question)) }
        case .advance(let step):
            goLive()
            advance(player, to: step)
            needsFrame = true
        case .cursor(let element, let direction, let question):
            try link.send(.answer(.element(player.element(from: element, toward: direction)), question: question))
        case .nearest(let element, let question):
            try link.send(.answer(.element(player.element(nearestTo: element)), question: question))
        case .elementAt(let point, let device, let question):
            try link.send(.answer(.element(player.element(at: point, by: device)), question: question))
        case .setUp, .load, .showMoment, .moreValues: break
        }
    }

    /// Sends the values that the page made before it crashed.
    private func sendLastValues() throws(LinkError) {
        guard player != nil, let values, values.isFree else { return }
        let end = monotonicTime() + Self.lastPause
        func wait(for event: Int32) {
            var watched = pollfd(fd: link.descriptor, events: Int16(event), revents: 0)
            _ = poll(&watched, 1, Int32(Self.lastPause * 1000))
        }
        while !needsValues, monotonicTime() < end {
            wait(for: POLLIN)
            for case .moreValues in try link.receive() { needsValues = true }
        }
        guard needsValues else { return }
        try link.send(.values(values.takeValues()))
        while link.isWaiting, monotonicTime() < end + Self.lastPause {
            wait(for: POLLOUT)
            try link.flush()
        }
    }

    private func setUp(_ setup: PageSetup) {
        guard self.setup == nil else { return }
        self.setup = setup
        PageContext.current.setUp(setup, texts: texts) { [weak self] in self?.sendIfLive($0) }
    }

    private func load(_ files: PageFiles) throws(LinkError) {
        guard player == nil, let setup else { return }
        if files.showsValues || files.tracesValues {
            needsValues = !files.tracesValues
            values = ValueServer()
            values?.start(tracing: files.tracesValues) { [descriptor = queue?.descriptor] in
                // The queue is empty, but the server stops waiting.
                var count: UInt64 = 1
                if let descriptor { _ = write(descriptor, &count, 8) }
            }
        }
        let loaded: FromPage
        do throws(PageLibrary.LoadError) {
            let player = try PagePlayer.load(
                files, setup, values, runTasks: { [weak self] in self?.runTasks() },
                send: { [weak self] in self?.sendIfLive($0) })
            self.player = player
            loaded = .loaded(PageTitle(name: player.title, hasView: player.hasView))
        } catch {
            loaded = .notLoaded(error.reason)
        }
        try link.send(loaded)
    }

    /// Advances the page during a replay, past the checkpoints on the way. The last one is the end of the replay.
    private func replay(_ player: PagePlayer, to step: Int, _ checkpoints: [Int]) {
        let end = checkpoints[checkpoints.count - 1]
        for checkpoint in checkpoints.dropFirst(digests.count) where checkpoint < min(step + 1, end) {
            advance(player, to: checkpoint)
            digests.append(player.tree.digest)
        }
        advance(player, to: step)
    }

    /// Advances the page, and reports the progress if that takes long.
    private func advance(_ player: PagePlayer, to step: Int) {
        player.advance(to: step) { done in
            // Reading the clock takes longer than most steps.
            guard done % MessageOrder.progressStride == 0 else { return }
            let now = monotonicTime()
            guard now - lastProgress >= Self.progressPause else { return }
            if lastProgress > 0 { try? link.send(.progress(step: done)) }
            lastProgress = now
        }
    }

    /// Runs the tasks that have become ready in a step.
    private func runTasks() { queue?.drainAll() }

    /// Sends a sound or an announcement, except during a replay. No one could hear more of them.
    private func sendIfLive(_ message: FromPage) {
        guard isLive, events < MessageOrder.maxEvents else { return }
        events += 1
        try? link.send(message)
    }

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
        (needsFrame, hasChanged, hasSaidChange, events) = (false, false, false, 0)
        lastProgress = 0
        let state = PageFrame.State(activity: player.activity, interceptsEvents: player.interceptsEvents)
        let tree = player.tree
        for message in player.properties.messages() { try link.send(message) }
        let heard = PageContext.current.heardPlaybacks
        for player in heard.filter({ $0.file == nil }).map(\.player) where sentSounds.all[player] == nil {
            let bytes = PageContext.current.soundData[player] ?? []
            sentSounds.add(bytes, of: player)
            try link.send(.soundData(bytes, player: player))
        }
        if heard != playbacks { try link.send(.playing(heard)) }
        playbacks = heard
        try link.send(frames.message(tree: tree, state: state))
    }

    /// Lets the window request a frame.
    private func sendChange() throws(LinkError) {
        guard hasChanged, !hasSaidChange else { return }
        hasSaidChange = true
        try link.send(.changed)
    }
}
