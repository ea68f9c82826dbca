import BoardWords
import Boards
import PageLink
import PlaygroundSupport
import Scene
import Words

/// A page's live view, with what is said and heard of its board.
final class ShownPage {
    /// What the page shows.
    let view: LiveView
    /// What the board is called, in the player's language.
    let name: String

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
    init?(_ view: LiveView, tell: @escaping (FromPage) -> Void) {
        self.view = view
        switch view {
        case let view as GameController:
            let words = MemoryWords(board: view.board)
            name = translated("Memory board")
            (nameOfPiece, state) = ({ words.name(of: $0) }, { words.state })
            setDark = { view.board.isDark = $0 }
            view.told = { event in
                event.sound.map { tell(.sound($0)) }
                words.announcement(of: event).map { tell(.announcement($0)) }
            }
        case let view as TileController:
            let words = PentominoWords(board: view.board)
            name = translated("Pentomino board")
            (nameOfPiece, state) = ({ words.name(of: $0) }, { words.state })
            setDark = { view.board.isDark = $0 }
            view.told = { event in
                event.sound.map { tell(.sound($0)) }
                words.announcement(of: event).map { tell(.announcement($0)) }
            }
        case let view as CircleController:
            let words = PasscodeWords(board: view.board)
            name = translated("Passcode board")
            (nameOfPiece, state) = ({ words.name(of: $0) }, { words.state })
            setDark = { view.board.isDark = $0 }
            view.board.translate = { translated($0) }
            view.told = { event in
                event.sound.map { tell(.sound($0)) }
                words.announcement(of: event).map { tell(.announcement($0)) }
            }
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
        if !wasStuck { print(translated("The board cannot be shown: something on it is too large or too long")) }
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
