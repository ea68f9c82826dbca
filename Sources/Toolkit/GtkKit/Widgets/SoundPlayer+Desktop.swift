// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

extension SoundPlayer {
    /// Creates a player for the sounds in a folder that respects the desktop's event sounds setting.
    package convenience init(folder: String, isOn: Bool) {
        self.init(folder: folder, isOn: isOn) {
            gtk_settings_get_default().map {
                peekaboard_get_bool(UnsafeMutableRawPointer($0), "gtk-enable-event-sounds") != 0
            } ?? false
        }
    }
}
