import BoardKinds
import Localization
import PageLink
import PlaygroundSupport
import Scene

/// A page's live view, connected to the sounds and announcements of its board.
final class ShownPage {
    /// The page's live view.
    let view: LiveView
    /// The kind of the board.
    let kind: any BoardKind.Type

    private let nameOfPiece: (Int) -> String?
    private let state: () -> String
    private let setDark: (Bool) -> Void
    private var knownAccessibilityState: AccessibilityState?
    /// The last valid scene, and whether it is sent in place of the current, invalid one.
    private var lastScene = PageScene(
        scene: Scene(size: Size(width: 1, height: 1), background: .white), activity: .still, longPressTime: 2,
        holdsPiece: false, accessibleState: PageScene.AccessibleState(names: [], tabOrder: [], state: ""))
    private var isShowingLastScene = false

    /// Creates a page that shows a view and reports events with `send`. Returns `nil` if the view shows no board.
    static func page(of view: LiveView, send: @escaping (FromPage) -> Void) -> ShownPage? {
        BoardKinds.all.lazy.compactMap { page(of: view, showing: $0, send) }.first
    }

    private static func page<Kind: BoardKind>(
        of view: LiveView, showing kind: Kind.Type, _ send: @escaping (FromPage) -> Void
    ) -> ShownPage? {
        guard let controller = view as? Kind.Controller else { return nil }
        let boardText = Kind.Text(board: controller.board)
        controller.eventObserver = { event in
            Kind.sound(of: event).map { send(.sound($0)) }
            boardText.announcement(of: event).map { send(.announcement($0)) }
        }
        return ShownPage(
            view, kind, nameOfPiece: boardText.name, state: { boardText.state },
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

    /// Returns whether the index of a piece is valid.
    func has(_ piece: Int) -> Bool { board.scene.pieces.indices.contains(piece) }

    /// Applies the environment to the board.
    func apply(_ environment: PageEnvironment) {
        setDark(environment.isDark)
        board.allowsMotion = environment.allowsMotion
        board.readsRightToLeft = environment.readsRightToLeft
        board.resize(to: environment.area)
    }

    /// Returns the current scene, with the accessible names if these have changed. If the window could not show that
    /// scene, returns the last valid one instead and prints a message once. The page keeps running and can undo the
    /// change.
    func scene() -> PageScene {
        let scene = presentScene()
        let wasShowingLastScene = isShowingLastScene
        isShowingLastScene = !scene.isValid
        guard isShowingLastScene else {
            lastScene = scene
            return scene
        }
        if !wasShowingLastScene { print(translated("Could not show the board: something on it is too large")) }
        // The new names have not been sent.
        knownAccessibilityState = nil
        return lastScene
    }

    private func presentScene() -> PageScene {
        let (scene, accessibilityState) = (board.scene, board.accessibilityState)
        var accessibleState: PageScene.AccessibleState?
        if accessibilityState != knownAccessibilityState {
            knownAccessibilityState = accessibilityState
            accessibleState = PageScene.AccessibleState(
                names: scene.pieces.indices.map(nameOfPiece), tabOrder: board.tabOrder, state: state())
        }
        return PageScene(
            scene: scene, activity: view.activity, longPressTime: view.longPressTime, holdsPiece: board.holdsPiece,
            accessibleState: accessibleState)
    }
}
