import CGtk

extension SoundPlayer {
    /// A player of the sounds in a folder, heard while the desktop's event sounds are enabled.
    public convenience init(folder: String, isOn: Bool) {
        self.init(folder: folder, isOn: isOn) {
            gtk_settings_get_default().map {
                peekaboard_get_bool(UnsafeMutableRawPointer($0), "gtk-enable-event-sounds") != 0
            } ?? false
        }
    }
}
