import CGtk
import GtkKit

/// The window that lists the keys, those of each board in a part of its own. It is read when it is first asked for: most who
/// start the program never open it.
enum ShortcutsWindow {
    /// Opens over a window, at the part of the board that is played.
    static func show(at board: Options.BoardName, _ installation: Installation, over parent: Widget) {
        let window = Builder(file: "\(installation.data)/ui/shortcuts.ui").widget("shortcuts")
        window.set("section-name", to: board.rawValue)
        gtk_window_set_transient_for(window.typed(), parent.typed())
        gtk_window_present(window.typed())
    }
}
