// SPDX-License-Identifier: GPL-3.0-or-later
// The player owns its GSound context, which is created with the first sound. A sound of a card owns a closure until it
// has ended. The thread of the sound server releases that sound's reference to the context, and must not be the last to
// do so, because it cannot end itself. So a context that has played such a sound is never released.

import CGtk
import Files

/// Plays event sounds, if the user has not turned them off, and the sounds of cards. Without a sound server, it plays
/// nothing.
@MainActor package final class SoundPlayer {
    /// Whether sounds are on in this program. When they are turned off, the sound of a card stops.
    package var isOn: Bool { didSet { if !isOn { stopContent() } } }
    /// The path of the card’s sound that is playing.
    package private(set) var content: String?

    private let folder: String
    private let isEnabledByDesktop: () -> Bool
    private lazy var context: Object? = Self.newContext()
    /// Stops the card’s sound.
    private var cancellable: Object?
    private var hasPlayedContent = false

    /// Creates a player for the sounds in a folder. `isEnabledByDesktop` returns whether the desktop currently allows
    /// event sounds.
    package init(folder: String, isOn: Bool, isEnabledByDesktop: @escaping () -> Bool) {
        self.folder = folder
        self.isOn = isOn
        self.isEnabledByDesktop = isEnabledByDesktop
    }

    isolated deinit { stopContent() }

    /// Plays a sound, given the name of its file without the extension.
    package func play(_ name: String) { play(file: "\(folder)/\(name).wav", as: name) }

    /// Plays an Ogg Vorbis or WAV file, given its path.
    package func play(file path: String) { play(file: path, as: path) }

    /// Plays the sound of a card, given the path of an Ogg Vorbis or WAV file. It is content and not an event, so it is
    /// played even if the desktop’s event sounds are off. The previous one stops.
    package func play(content path: String) {
        stopContent()
        guard isOn, SoundFile.isPlayable(path), let context else { return }
        if !hasPlayedContent { _ = Unmanaged.passRetained(context) }
        hasPlayedContent = true
        let cancellable = Object(adopting: g_cancellable_new()!)
        self.cancellable = cancellable
        content = path
        let ended: @MainActor () -> Void = { [weak self, weak cancellable] in
            guard let self, let cancellable, cancellable === self.cancellable else { return }
            self.cancellable = nil
            content = nil
        }
        peekaboard_play_whole_sound(
            context.opaque, path, "\(Self.program)-card", cancellable.typed(),
            { context, result, data in
                gsound_context_play_full_finish(OpaquePointer(context), result, nil)
                let ended = UserData<@MainActor () -> Void>.taken(data)
                ended()
            }, UserData.retained(ended))
    }

    /// Stops the sound of a card.
    package func stopContent() {
        if let cancellable { g_cancellable_cancel(cancellable.typed()) }
        cancellable = nil
        content = nil
    }

    private func play(file path: String, as name: String) {
        guard isOn, isEnabledByDesktop(), SoundFile.isPlayable(path), let context else { return }
        // The event ID is prefixed with the program's name, so that it does not match a sound of the sound theme.
        let isPlayed = peekaboard_play_sound(context.opaque, path, "\(Self.program)-\(name)") != 0
        // Without a sound server, do not try to connect again with every sound.
        if !isPlayed { self.context = nil }
    }

    private static var program: String { g_get_prgname().map { String(cString: $0) } ?? "" }

    private static func newContext() -> Object? {
        // Without a sound server, libcanberra would access the audio hardware directly and print warnings, so this
        // selects PulseAudio.
        g_setenv("CANBERRA_DRIVER", "pulse", 0)
        return gsound_context_new(nil, nil).map { Object(adopting: $0) }
    }
}
