// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import HostInterface
import PageLink
import Scene

/// A process that behaves as the test specifies. A process for a page has its end of the link.
package final class TestProcess: HostProcess {
    /// The launch that started it.
    package let launch: ProcessLaunch
    package var isOutputPaused = false
    package var isRunnable = true
    package var hasStalled = false
    /// The share of processor time that it gets.
    package var fraction = 1.0
    /// The messages it received over the link, in order.
    package private(set) var messages: [ToPage] = []
    /// How many times it was asked where it is.
    package private(set) var questions = 0
    /// Whether it was killed or abandoned.
    package private(set) var isKilled = false, isAbandoned = false
    /// Whether it has exited.
    package private(set) var hasEnded = false
    /// Called for each message it receives.
    package var behavior: @MainActor (ToPage, TestProcess) -> Void
    /// Called when it is asked where it is.
    package var onLocationRequest: @MainActor (TestProcess) -> Void = { _ in }
    /// Whether it does not read from its link.
    package var ignoresMessages = false

    private unowned let host: TestHost
    private var shown = NodeTree.empty
    /// Whether the window has asked for a frame, and the frames that wait for that.
    private var owesFrame = false
    private var waiting: [[FromPage]] = []
    private var link: Link<FromPage, ToPage>?
    private let received: (ProcessStream, [UInt8]) -> Void
    private let ended: (ProcessEnding) -> Void

    package init(
        _ launch: ProcessLaunch, on host: TestHost, _ behavior: @escaping @MainActor (ToPage, TestProcess) -> Void,
        received: @escaping (ProcessStream, [UInt8]) -> Void, ended: @escaping (ProcessEnding) -> Void
    ) {
        self.launch = launch
        self.host = host
        self.behavior = behavior
        self.received = received
        self.ended = ended
        link = launch.descriptors[pageDescriptor].map { Link(toWindow: $0) }
    }

    package var processorTime: Double { host.now * fraction }

    package var usage: ProcessUsage { ProcessUsage(mainThreadTime: 0, memory: 0) }

    package func requestLocation() {
        questions += 1
        onLocationRequest(self)
    }

    package func kill() {
        guard !isKilled else { return }
        isKilled = true
        host.whenIdle { [self] in end(.signal(SIGKILL)) }
    }

    package func abandon() {
        isAbandoned = true
        closeLink()
    }

    /// A page that shows a board and responds to all requests.
    package static func behave(_ message: ToPage, _ process: TestProcess) {
        switch message {
        case .replay(_, let step, isLast: true) where process.launch.forks:
            process.send(.repeated(until: step, isComplete: true))
        case .showMoment(let step, let trail, _):
            process.send(.moment(.sample(step)))
            if trail > 0 { process.send(.trails([Trail(points: [Point(x: 1, y: 2), Point(x: 3, y: 2)])], from: step)) }
        case .load where process.launch.forks: break
        case .load: process.send(.loaded(PageTitle(name: "Pairs board")))
        case .replay(_, _, isLast: true), .advance: process.show()
        case .input(_, let question?): process.send(.answer(.key(.used), question: question))
        case .cursor(_, _, let question), .nearest(_, let question), .elementAt(_, _, let question):
            process.send(.answer(.element(.piece(1)), question: question))
        case .setUp, .replay, .input, .moreValues: break
        }
    }

    /// Shows a tree by a frame with what has changed since the previous one, as soon as the window asks for a frame.
    package func show(_ tree: NodeTree = .sample(), _ state: PageFrame.State? = nil) {
        let edits = tree.edits(from: shown)
        shown = tree
        showNext(edits.isEmpty && state == nil ? .unchanged : .frame(PageFrame(edits: edits, state: state)))
    }

    /// Sends a frame, or a message before it, as soon as the window asks for a frame.
    package func showNext(_ message: FromPage) {
        switch message {
        case .frame, .unchanged: waiting.append([message])
        default: waiting.append([message, .unchanged])
        }
        if owesFrame { sendNext() } else if waiting.count == 1 { send(.changed) }
    }

    private func sendNext() {
        waiting.removeFirst().forEach(send)
        if !waiting.isEmpty { send(.changed) }
    }

    /// Sends a message to the window.
    package func send(_ message: FromPage) {
        switch message {
        case .frame, .unchanged: owesFrame = false
        default: break
        }
        try? link?.send(message)
    }

    /// Sends invalid bytes.
    package func send(rubbish bytes: [UInt8]) { if let link { _ = write(link.descriptor, bytes, bytes.count) } }

    package func closeLink() { link = nil }

    /// Prints text.
    package func print(_ text: String, to stream: ProcessStream = .output) {
        if !isAbandoned, !text.isEmpty { received(stream, Array(text.utf8)) }
    }

    /// Prints bytes.
    package func print(_ bytes: [UInt8]) { received(.output, bytes) }

    /// Exits.
    package func end(_ ending: ProcessEnding) {
        closeLink()
        guard !hasEnded, !isAbandoned else { return }
        hasEnded = true
        ended(ending)
    }

    /// Reads and handles pending messages. Returns whether there were any.
    @discardableResult package func takeMessages() -> Bool {
        guard !ignoresMessages, !hasEnded, let link, isReady(link.descriptor, POLLIN), let new = try? link.receive(),
            !new.isEmpty
        else { return false }
        for message in new {
            messages.append(message)
            switch message {
            case .replay(_, _, isLast: true), .advance: owesFrame = !launch.forks
            default: break
            }
            if owesFrame, !waiting.isEmpty {
                sendNext()
            } else {
                behavior(message, self)
            }
        }
        return true
    }
}

extension TestProcess: Equatable {
    package nonisolated static func == (one: TestProcess, other: TestProcess) -> Bool { one === other }
}

extension Moment {
    /// The moment that a page shows at a step.
    package static func sample(_ step: Int) -> Moment {
        Moment(step: step, edits: NodeTree.sample(left: 10 + Double(step % 50)).edits(from: .empty))
    }
}

extension NodeTree {
    /// Returns a tree with a board in the middle of the area. The first of its pieces is at `left`.
    package nonisolated static func sample(
        left: Double = 10, pieces: Int = 3, accessibility: BoardAccessibility? = nil, picture: Picture? = nil
    ) -> NodeTree {
        let plate = Plate(size: Size(width: 20, height: 20), cornerRadius: 2, fill: .white, picture: picture)
        let scene = Scene(
            size: Size(width: 300, height: 100), background: .black, plates: [plate],
            pieces: (0..<pieces).map {
                Piece(center: Point(x: left + 100 * Double($0), y: 50), front: .first, back: .first)
            })
        let names = BoardAccessibility(
            title: "Pairs board", state: "dealt", names: (0..<pieces).map { "Card \($0 + 1)" },
            tabOrder: Array(0..<pieces))
        let middle = Point(x: 400, y: 300)
        var tree = NodeTree(
            root: Node(center: middle, bounds: Rect(origin: Point(x: 0, y: 0), size: Size(width: 800, height: 600))))
        tree[.board] = Node(
            center: middle, bounds: Rect(origin: Point(x: 0, y: 0), size: scene.size),
            content: .board(NodeBoard(scene: scene, accessibility: accessibility ?? names)))
        tree.root.children = [.board]
        return tree
    }

    /// The scene of the board.
    package var scene: Scene? {
        guard case .board(let board) = self[.board]?.content else { return nil }
        return board.scene
    }
}

extension NodeID {
    /// The node of the sample’s board.
    package nonisolated static let board = NodeID(number: 1)
}

extension ElementID {
    /// A piece of the sample’s board.
    package nonisolated static func piece(_ piece: Int) -> ElementID { ElementID(node: .board, piece: piece) }
}

extension PageFrame.State {
    /// The state of a page with an activity.
    package nonisolated init(_ activity: Activity) { self.init(activity: activity, interceptsEvents: false) }
}

extension TimedInput {
    /// Whether the input is a touch.
    package nonisolated var isTouch: Bool { if case .touch = input { true } else { false } }
}

extension Touch {
    /// A finger on the area.
    package nonisolated static func finger(_ phase: Phase, x: Double = 400, time: Double = 0) -> Touch {
        Touch(id: 1, phase, at: Point(x: x, y: 300), time: time, by: .finger)
    }
}
