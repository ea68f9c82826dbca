// The player owns its GSound context, made when the first sound is played.

import CGtk

/// Plays short sounds through the desktop's own sound system, and only if the desktop wants event sounds. Without a sound
/// server all is silent, and nothing else changes.
public final class SoundPlayer {
    /// Whether anything is to be heard.
    public var isOn: Bool

    private let folder: String
    private lazy var context: Object? = gsound_context_new(nil, nil).map { Object(taking: $0) }

    /// A player of the sounds in a folder.
    public init(folder: String, isOn: Bool) {
        self.folder = folder
        self.isOn = isOn
    }

    /// Plays the sound of a name, that of its file without the ending.
    public func play(_ name: String) {
        guard isOn, let settings = gtk_settings_get_default(),
            peekaboard_get_bool(UnsafeMutableRawPointer(settings), "gtk-enable-event-sounds") != 0, let context
        else { return }
        _ = peekaboard_play_sound(context.opaque, "\(folder)/\(name).wav", "peekaboard-\(name)")
    }
}
