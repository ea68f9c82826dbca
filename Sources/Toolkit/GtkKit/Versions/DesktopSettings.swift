// SPDX-License-Identifier: GPL-3.0-or-later
// The settings and the style manager exist as long as the program. They own the closures until `deinit` disconnects
// them.

import CGtk

/// The desktop's settings for motion, dark style, contrast, and the size of texts.
@MainActor package final class DesktopSettings {
    /// Called when a setting changes.
    package var changed: () -> Void = {}

    private let tally = Tally("desktop settings")
    private let settings = Object(sharing: gtk_settings_get_default()!)
    private let style = Object(sharing: adw_style_manager_get_default()!)
    private var connections: [(Object, gulong)] = []

    /// Connects to the settings. The handlers are disconnected on deinitialization.
    package init() {
        let names = Set(["gtk-enable-animations", PEEKABOARD_MOTION_SETTING, Self.resolution])
        for name in names { follow(name, of: settings) }
        for name in ["dark", "high-contrast"] { follow(name, of: style) }
    }

    isolated deinit { for (object, id) in connections { g_signal_handler_disconnect(object.raw, id) } }

    /// Whether animations are enabled.
    package var allowsMotion: Bool { peekaboard_allows_motion(settings.opaque) != 0 }

    /// Whether the dark style is in use.
    package var isDark: Bool { adw_style_manager_get_dark(style.opaque) != 0 }

    /// Whether high contrast is enabled.
    package var isHighContrast: Bool { adw_style_manager_get_high_contrast(style.opaque) != 0 }

    /// How much larger texts are than usual.
    package var textScale: Double {
        // In 1024ths of a dot per inch; -1 if it is not known.
        let resolution = peekaboard_get_int(settings.raw, Self.resolution)
        return resolution > 0 ? Double(resolution) / 1024 / 96 : 1
    }

    private static let resolution = "gtk-xft-dpi"

    private func follow(_ property: String, of object: Object) {
        connections.append((object, object.onNotify(property) { [weak self] in self?.changed() }))
    }
}
