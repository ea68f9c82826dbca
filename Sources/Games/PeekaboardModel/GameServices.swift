// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Store

/// The services that the boards of a window share.
package struct GameServices {
    /// Clocks, random seeds, and threads.
    package let platform: any Platform
    /// The store of games in progress and of results.
    package let store: StoreQueue
    /// The seed from the command line; `nil` for random games.
    package let seed: UInt64?
    /// Returns the stored settings of a board.
    package let settings: (_ board: String) -> any SettingsStore
    package let playSound: (_ name: String) -> Void
    /// Plays the sound file at a URI, instead of the one that is playing.
    package let playFile: (_ uri: String) -> Void
    /// Called after something was saved.
    let saved: (_ board: String) -> Void
    /// The save errors that have already been reported.
    let saveErrors: SaveErrors

    /// Creates the services of a window. `canSaveSettings` returns whether changed settings can currently be saved.
    package init(
        platform: any Platform, store: StoreQueue, seed: UInt64?,
        settings: @escaping (_ board: String) -> any SettingsStore,
        playSound: @escaping (_ name: String) -> Void, playFile: @escaping (_ uri: String) -> Void,
        canSaveSettings: @escaping () -> Bool, saved: @escaping (_ board: String) -> Void = { _ in }
    ) {
        self.platform = platform
        self.store = store
        self.seed = seed
        self.settings = settings
        self.playSound = playSound
        self.playFile = playFile
        self.saved = saved
        saveErrors = SaveErrors(canSaveSettings: canSaveSettings)
    }
}
