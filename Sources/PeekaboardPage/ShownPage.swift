import PageLink
import PlaygroundSupport
import Scene

/// A page's live view, with what is said about its board.
final class ShownPage {
    /// What the page shows.
    let view: LiveView
    /// Which board it is.
    let kind: PageBoard

    private let setDark: (Bool) -> Void
    private var knownWording: Int?

    /// A page that shows a view; `tell` says what happens. Nil for a view that is none of a board's.
    init?(_ view: LiveView, tell: @escaping (FromPage) -> Void) {
        self.view = view
        switch view {
        case let view as GameController:
            kind = .memory
            setDark = { view.board.isDark = $0 }
        case let view as TileController:
            kind = .pentominoes
            setDark = { view.board.isDark = $0 }
        case let view as CircleController:
            kind = .passcode
            setDark = { view.board.isDark = $0 }
        default: return nil
        }
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

    /// All that is to be seen now.
    func scene() -> PageScene {
        PageScene(
            scene: board.scene, activity: view.activity, longPressTime: view.longPressTime,
            holdsPiece: board.holdsPiece, words: nil)
    }
}
