// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Initializes GTK, and returns whether it has a display. If Cairo draws, OpenGL is not started: on X11, that takes as much
/// time and memory as the rest of GTK.
package func initializeToolkit() -> Bool {
    guard let renderer = g_getenv("GSK_RENDERER"), g_ascii_strcasecmp(renderer, "cairo") == 0 else {
        return gtk_init_check() != 0
    }
    // Programs that are started later get the variable as it was.
    let disabled = g_getenv(PEEKABOARD_DISABLED_FEATURES).map { String(cString: $0) }
    g_setenv(PEEKABOARD_DISABLED_FEATURES, (disabled.map { $0 + "," } ?? "") + PEEKABOARD_OPENGL_FEATURE, 1)
    defer {
        if let disabled {
            g_setenv(PEEKABOARD_DISABLED_FEATURES, disabled, 1)
        } else {
            g_unsetenv(PEEKABOARD_DISABLED_FEATURES)
        }
    }
    return gtk_init_check() != 0
}
