import GtkKit
import Program
import Store

/// What all pages share.
struct Surroundings {
    /// Where the program's files are.
    let installation: Installation
    /// The window, over which choosers open.
    let window: Widget
    /// The window's actions, to which a page adds its own.
    let actions: ActionMap
    /// The games under way and the finished ones.
    let store: StoreQueue
    /// Why nothing can be kept, so far as it was told.
    let troubles = KeepingTroubles()
    /// What plays sounds.
    let sounds: SoundPlayer
    /// The seed that was asked for; nil for another game each time.
    let seed: UInt64?

    /// The stored settings of a board, in a schema of its name.
    func settings(of board: Options.BoardName) -> Settings {
        Settings(schema: "\(Installation.id).\(board.rawValue)", folder: installation.schemas)
    }
}
