import BoardKinds
import PageLink
import PlaygroundSupport
import Scene
import Words

/// A page's live view, with what is said and heard of its board.
final class ShownPage {
    /// What the page shows.
    let view: LiveView
    /// Which board it is.
    let kind: any BoardKind.Type

    private let nameOfPiece: (Int) -> String?
    private let state: () -> String
    private let setDark: (Bool) -> Void
    private var knownWording: Wording?
    /// The last scene that the window could show, and whether that is still what it shows instead of the present one.
    private var lastScene = PageScene(
        scene: Scene(size: Size(width: 1, height: 1), background: .white), activity: .still, longPressTime: 2,
        holdsPiece: false, words: PageScene.Words(names: [], tabOrder: [], state: ""))
    private var isStuck = false

    /// A page that shows a view; `tell` says what happens. Nil for a view of no board.
    static func page(of view: LiveView, tell: @escaping (FromPage) -> Void) -> ShownPage? {
        BoardKinds.all.lazy.compactMap { page(of: view, showing: $0, tell) }.first
    }

    private static func page<Kind: BoardKind>(
        of view: LiveView, showing kind: Kind.Type, _ tell: @escaping (FromPage) -> Void
    ) -> ShownPage? {
        guard let controller = view as? Kind.Controller else { return nil }
        let words = Kind.Words(board: controller.board)
        controller.told = { event in
            Kind.sound(of: event).map { tell(.sound($0)) }
            words.announcement(of: event).map { tell(.announcement($0)) }
        }
        return ShownPage(
            view, kind, nameOfPiece: words.name, state: { words.state },
            setDark: { controller.board.isDark = $0 })
    }

    private init(
        _ view: LiveView, _ kind: any BoardKind.Type, nameOfPiece: @escaping (Int) -> String?,
        state: @escaping () -> String, setDark: @escaping (Bool) -> Void
    ) {
        self.view = view
        self.kind = kind
        self.nameOfPiece = nameOfPiece
        self.state = state
        self.setDark = setDark
    }

    /// The board that is shown.
    var board: any Board { view.anyBoard }

    /// Whether there is a piece of that number.
    func has(_ piece: Int) -> Bool { board.scene.pieces.indices.contains(piece) }

    /// Heeds where the page is shown.
    func heed(_ surroundings: PageSurroundings) {
        setDark(surroundings.isDark)
        board.allowsMotion = surroundings.allowsMotion
        board.readsRightToLeft = surroundings.readsRightToLeft
        board.resize(to: surroundings.area)
    }

    /// All that is to be seen now, and what it is called, if that is new. Where the window could not show it, that is what was
    /// seen last, and once a line that says so: the page lives on, and can take back what it has done.
    func scene() -> PageScene {
        let scene = presentScene()
        let wasStuck = isStuck
        isStuck = !scene.isSound
        guard isStuck else {
            lastScene = scene
            return scene
        }
        if !wasStuck { print(translated("Could not show the board: something on it is too large")) }
        // What it is called has not been told.
        knownWording = nil
        return lastScene
    }

    private func presentScene() -> PageScene {
        let (scene, wording) = (board.scene, board.wording)
        var words: PageScene.Words?
        if wording != knownWording {
            knownWording = wording
            words = PageScene.Words(
                names: scene.pieces.indices.map(nameOfPiece), tabOrder: board.tabOrder, state: state())
        }
        return PageScene(
            scene: scene, activity: view.activity, longPressTime: view.longPressTime, holdsPiece: board.holdsPiece,
            words: words)
    }
}
