// The settings and the style manager live as long as the program; they own the closures until `deinit` disconnects them.

import CGtk

/// What the user has set for the whole desktop.
@MainActor public final class DesktopSettings {
    /// Called when one of the settings has changed.
    public var changed: () -> Void = {}

    private let tally = Tally("desktop settings")
    private let settings = Object(sharing: gtk_settings_get_default()!)
    private let style = Object(sharing: adw_style_manager_get_default()!)
    private var connections: [(Object, gulong)] = []

    /// Follows the desktop's settings for as long as this object lives.
    public init() {
        for name in Set(["gtk-enable-animations", PEEKABOARD_MOTION_SETTING]) { follow(name, of: settings) }
        for name in ["dark", "high-contrast"] { follow(name, of: style) }
    }

    isolated deinit { for (object, id) in connections { g_signal_handler_disconnect(object.raw, id) } }

    /// Whether things may be seen to move.
    public var allowsMotion: Bool { peekaboard_allows_motion(settings.opaque) != 0 }

    /// Whether colors are to be dark.
    public var isDark: Bool { adw_style_manager_get_dark(style.opaque) != 0 }

    /// Whether contrast is to be high.
    public var isHighContrast: Bool { adw_style_manager_get_high_contrast(style.opaque) != 0 }

    private func follow(_ property: String, of object: Object) {
        connections.append((object, object.onNotify(property) { [weak self] in self?.changed() }))
    }
}
