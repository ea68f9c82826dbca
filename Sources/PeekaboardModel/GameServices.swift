import BoardKinds
import Store

/// What the boards of a window share, and what they ask of the machine.
public struct GameServices {
    /// Clocks, chance and threads.
    public let platform: any Platform
    /// The games in progress and the finished ones.
    public let store: StoreQueue
    /// The seed that was asked for; nil for another game each time.
    public let seed: UInt64?
    /// The stored settings of the board of a name.
    public let settings: (_ board: String) -> any SettingsStore
    /// Plays the sound of a name.
    public let playSound: (_ name: String) -> Void
    /// What is already known not to be kept.
    let troubles: KeepingTroubles

    /// Services of a window; `keepsSettings` says whether changes of settings can be kept now.
    public init(
        platform: any Platform, store: StoreQueue, seed: UInt64?,
        settings: @escaping (_ board: String) -> any SettingsStore,
        playSound: @escaping (_ name: String) -> Void, keepsSettings: @escaping () -> Bool
    ) {
        self.platform = platform
        self.store = store
        self.seed = seed
        self.settings = settings
        self.playSound = playSound
        troubles = KeepingTroubles(keepsSettings: keepsSettings)
    }
}
