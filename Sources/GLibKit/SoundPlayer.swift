// The player owns its GSound context, which is created with the first sound.

import CGtk
import Files

/// Plays event sounds, if the user has not turned them off. Without a sound server, it plays nothing.
public final class SoundPlayer {
    /// Whether sounds are on in this program.
    public var isOn: Bool

    private let folder: String
    private let isEnabledByDesktop: () -> Bool
    private lazy var context: Object? = Self.newContext()

    /// Creates a player for the sounds in a folder. `isEnabledByDesktop` returns whether the desktop currently allows
    /// event sounds.
    public init(folder: String, isOn: Bool, isEnabledByDesktop: @escaping () -> Bool) {
        self.folder = folder
        self.isOn = isOn
        self.isEnabledByDesktop = isEnabledByDesktop
    }

    /// Plays a sound, given the name of its file without the extension.
    public func play(_ name: String) { play(file: "\(folder)/\(name).wav", as: name) }

    /// Plays an Ogg Vorbis or WAV file, given its path.
    public func play(file path: String) { play(file: path, as: path) }

    private func play(file path: String, as name: String) {
        guard isOn, isEnabledByDesktop(), SoundFile.isPlayable(path), let context else { return }
        // The event ID is prefixed with the program's name, so that it does not match a sound of the sound theme.
        let program = g_get_prgname().map { String(cString: $0) } ?? ""
        let isPlayed = peekaboard_play_sound(context.opaque, path, "\(program)-\(name)") != 0
        // Without a sound server, do not try to connect again with every sound.
        if !isPlayed { self.context = nil }
    }

    private static func newContext() -> Object? {
        // Without a sound server, libcanberra would access the audio hardware directly and print warnings, so this
        // selects PulseAudio.
        g_setenv("CANBERRA_DRIVER", "pulse", 0)
        return gsound_context_new(nil, nil).map { Object(adopting: $0) }
    }
}
