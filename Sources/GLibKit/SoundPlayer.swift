// The player owns its GSound context, made when the first sound is played.

import CGtk

/// Plays short sounds through the desktop's own sound system, and only if the user wants event sounds. Without a sound
/// server all is silent, and nothing else changes.
public final class SoundPlayer {
    /// Whether anything is to be heard.
    public var isOn: Bool

    private let folder: String
    private let isWanted: () -> Bool
    private lazy var context: Object? = Self.newContext()

    /// A player of the sounds in a folder. `isWanted` returns whether the desktop is to be heard at the moment.
    public init(folder: String, isOn: Bool, isWanted: @escaping () -> Bool) {
        self.folder = folder
        self.isOn = isOn
        self.isWanted = isWanted
    }

    /// Plays the sound of a name, that of its file without the ending.
    public func play(_ name: String) {
        guard isOn, isWanted(), let context else { return }
        // The name of an event is the program's own, or a theme's sound could be played instead.
        let program = g_get_prgname().map { String(cString: $0) } ?? ""
        let isPlayed = peekaboard_play_sound(context.opaque, "\(folder)/\(name).wav", "\(program)-\(name)") != 0
        // Where there is no sound server now, the next tap shall not look for one again.
        if !isPlayed { self.context = nil }
    }

    private static func newContext() -> Object? {
        // Event sounds go to the sound server. Without one libcanberra would try the bare hardware, and complain.
        g_setenv("CANBERRA_DRIVER", "pulse", 0)
        return gsound_context_new(nil, nil).map { Object(taking: $0) }
    }
}
