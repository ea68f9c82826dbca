// The board owns the process, and is owned by the view that shows it. Its callbacks refer back weakly.

import PageLink
import Scene

/// The board of a page as the window shows it: the page's process plays it, and tells what is to be seen.
public final class RemoteBoard: Board {
    /// What is to be seen, as it was last told.
    public private(set) var scene: Scene
    /// What everything is called.
    public private(set) var words = PageScene.Words(names: [], tabOrder: [], state: "")
    /// How long a press rests before it is a long one, in seconds.
    public private(set) var longPressTime: Double
    /// Whether a piece is in the player's hand.
    public private(set) var holdsPiece: Bool
    /// Called when there is something new to be seen.
    public var changed: () -> Void = {}
    /// Called with pictures of the player's that are on the board for the first time, by their URIs.
    public var picturesNeeded: ([String]) -> Void = { _ in }
    /// Those that were on it so far.
    public private(set) var ownPictures: Set<String> = []
    /// Whether there is no page behind it any more.
    public private(set) var isOver = false
    /// What the board is called.
    public let name: String

    /// Whether pieces may be seen to move.
    public var allowsMotion: Bool {
        get { surroundings.allowsMotion }
        set { surroundings.allowsMotion = newValue }
    }
    /// Whether the player reads from right to left.
    public var readsRightToLeft: Bool {
        get { surroundings.readsRightToLeft }
        set { surroundings.readsRightToLeft = newValue }
    }

    private let tally: AnyObject
    private let process: PageProcess
    private var lastActivity: Activity
    private var surroundings: PageSurroundings {
        didSet { if surroundings != oldValue { tell(.surroundings(surroundings), at: process.now) } }
    }
    /// Whether something was told that a scene is to follow.
    private var isOutdated = false

    /// The board of a page whose first scene has come, in a process that was told of these surroundings.
    init(
        _ board: PageBoard, _ first: PageScene, in process: PageProcess, _ surroundings: PageSurroundings,
        host: any PageHost
    ) {
        tally = host.count("remote board")
        name = board.name
        self.process = process
        scene = first.scene
        lastActivity = first.activity
        longPressTime = first.longPressTime
        holdsPiece = first.holdsPiece
        words = first.words ?? words
        self.surroundings = surroundings
        ownPictures = newPictures()
    }

    /// While the page is busy there is nothing to wait for but its answer.
    public var activity: Activity {
        if isOver { return .still }
        return lastActivity != .moving && process.owesAnswer ? .still : lastActivity
    }

    /// Takes what the page tells of what is to be seen.
    func take(_ told: PageScene) {
        scene = told.scene
        lastActivity = told.activity
        longPressTime = told.longPressTime
        holdsPiece = told.holdsPiece
        if let words = told.words { self.words = words }
        if isOutdated { ask(toAdvanceTo: process.now) }
        let pictures = newPictures()
        if !pictures.isEmpty {
            ownPictures.formUnion(pictures)
            picturesNeeded(Array(pictures))
        }
        changed()
    }

    /// Stays as it is: there is no page behind it any more.
    func stop() {
        isOver = true
        changed()
    }

    /// Heeds that the desktop asks for dark colours, or no longer.
    public func heed(isDark: Bool) { surroundings.isDark = isDark }

    /// Tells the page whether anybody can see the board.
    public func setSeen(_ isSeen: Bool, at now: Double) { tell(.seen(isSeen, at: now), at: now) }

    /// Tells the page what the player does.
    public func handle(_ input: Input, at now: Double) { tell(.input(input, at: now), at: now) }

    /// Tells the page of a key. Returns what it has done with that; one that is too late has not used it.
    public func press(_ key: Key, on piece: Int, shift: Bool, at now: Double) -> KeyAnswer {
        let answer = process.ask { .key(key, on: piece, shift: shift, at: now, question: $0) }
        ask(toAdvanceTo: now)
        guard case .key(let answer) = answer else { return .unused }
        if case .focus(let piece) = answer, !scene.pieces.indices.contains(piece) { return .used }
        return answer
    }

    /// Asks for the next scene, if the last has come.
    public func advance(to now: Double) { if !process.owesAnswer { ask(toAdvanceTo: now) } }

    /// Tells the page the size of its area.
    public func resize(to area: Size) { surroundings.area = area }

    /// The piece that a press at a place is for; what is seen there, where the page does not say in time.
    public func piece(at point: Point, by device: Device) -> Int? {
        piece { .pieceAt(point, by: device, question: $0) } ?? scene.piece(at: point)
    }

    /// What the names follow from.
    public var wording: Wording { Wording(words) }

    /// The pieces in the order in which Tab goes round them.
    public var tabOrder: [Int] { words.tabOrder }

    /// The piece that the cursor goes to from a piece.
    public func piece(from piece: Int, toward direction: Direction) -> Int? {
        self.piece { .cursor(from: piece, toward: direction, question: $0) }
    }

    /// The piece that takes over from one that has gone.
    public func piece(nearestTo piece: Int) -> Int? { self.piece { .nearest(to: piece, question: $0) } }

    /// What a piece is called; nil for one that is gone.
    public func name(of piece: Int) -> String? { words.names.indices.contains(piece) ? words.names[piece] : nil }

    private func newPictures() -> Set<String> {
        var uris: Set<String> = []
        for plate in scene.plates {
            if case .own(let uri) = plate.picture, !ownPictures.contains(uri) { uris.insert(uri) }
        }
        return uris
    }

    private func piece(_ question: (UInt32) -> ToPage) -> Int? {
        guard case .piece(let piece?) = process.ask(question), scene.pieces.indices.contains(piece) else { return nil }
        return piece
    }

    /// Tells the page something, and has it show what comes of that.
    private func tell(_ message: ToPage, at now: Double) {
        process.send(message)
        ask(toAdvanceTo: now)
    }

    /// Has the page show how things are. A page that has not yet answered is asked when it has: a slow one shows fewer frames,
    /// and one that does not come back from what it was told is found out.
    private func ask(toAdvanceTo time: Double) {
        isOutdated = process.owesAnswer
        if !isOutdated { process.send(.advance(to: time)) }
    }
}
