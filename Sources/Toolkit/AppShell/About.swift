// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// The About dialog.
package enum About {
    /// Presents the dialog over a window.
    package static func present(over parent: Widget) {
        let about = Widget(window: peekaboard_about_new()!)
        for (property, text) in [
            ("application-name", "Peekaboard"), ("application-icon", Installation.id),
            ("developer-name", translated("The Peekaboard team")), ("version", Installation.version),
            ("comments", translated("Puzzles you can reshape as you play.")),
            ("copyright", "© 2026 The Peekaboard team"),
        ] { about.set(property, to: text) }
        // Translators: Replace this with your names, one per line. They are listed in the About dialog.
        let translators = translated("translator-credits")
        if translators != "translator-credits" { about.set("translator-credits", to: translators) }
        peekaboard_set_uint(about.raw, "license-type", GTK_LICENSE_GPL_3_0.rawValue)
        peekaboard_dialog_present(about.pointer, parent.pointer, nil)
    }

    /// Presents the dialog of another program that runs in this one. `icon` is the name of its icon.
    package static func present(
        name: String, icon: String, comments: String, license: GtkLicense, over parent: Widget
    ) {
        let about = Widget(window: peekaboard_about_new()!)
        for (property, text) in [("application-name", name), ("application-icon", icon), ("comments", comments)] {
            about.set(property, to: text)
        }
        peekaboard_set_uint(about.raw, "license-type", license.rawValue)
        peekaboard_dialog_present(about.pointer, parent.pointer, nil)
    }
}
