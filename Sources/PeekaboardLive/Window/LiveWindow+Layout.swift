import CGtk
import GtkKit

/// Windows that are narrower than this, in points, have the comments above the board.
private let narrowWidth: Int32 = 700
/// How much the comments and the console take of the window, in points.
private let commentsWidth: Int32 = 330
private let consoleHeight: Int32 = 190

/// What the desktop and the window's size ask for.
extension LiveWindow {
    /// Tells the board what the desktop asks for.
    func followDesktop() {
        desktop.changed = { [weak self] in
            guard let self else { return }
            stage.board?.allowsMotion = desktop.allowsMotion
            stage.board?.heed(isDark: desktop.isDark)
        }
    }

    /// Has the comments beside the board where there is room, else above it.
    func followSize() {
        window.on("realize") { [unowned self] in
            guard let surface = gtk_native_get_surface(window.opaque) else { return }
            Object(sharing: UnsafeMutableRawPointer(surface)).onNotify("width") { [weak self] in
                // The signal comes in the middle of an allocation, when it is too late to change the layout. A timeout, not
                // an idle callback, because a board in motion may leave no idle time.
                self?.sizeClock.start(after: 0) {
                    self?.divide(gdk_surface_get_width(surface), gdk_surface_get_height(surface))
                }
            }
        }
    }

    private func divide(_ width: Int32, _ height: Int32) {
        let isNarrow = width < narrowWidth
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        gtk_orientable_set_orientation(
            columns.opaque, isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
        gtk_paned_set_position(columns.opaque, isNarrow ? height / 5 : commentsWidth)
        gtk_paned_set_position(rows.opaque, height - (isNarrow ? height / 4 : consoleHeight) - 48)
    }
}
