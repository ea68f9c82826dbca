// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit

extension StyleSheet {
    /// Loads the program's style sheets and icons for the display.
    package static func load(_ installation: Installation) {
        load(folder: installation.data, icons: installation.icons, windowIcon: Installation.id)
    }
}
