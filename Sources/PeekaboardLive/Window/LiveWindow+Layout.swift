import CGtk
import GtkKit

/// The window width, in points, below which the comments are above the board.
private let narrowWidth: Int32 = 700
/// The window width, in points, below which the live properties cover the board.
private let sidebarWidth: Int32 = 900
/// The default sizes of the comments and the console, in points.
private let commentsWidth: Int32 = 330
private let consoleHeight: Int32 = 190

/// Adapting to desktop settings and to the size of the window.
extension LiveWindow {
    /// Keeps the page up to date with the desktop settings.
    func followDesktop() {
        desktop.changed = { [weak self] in
            guard let self else { return }
            stage.page?.allowsMotion = desktop.allowsMotion
            stage.page?.update(isDark: desktop.isDark)
        }
    }

    /// Places the comments beside the board, or above it if the window is narrow.
    func followSize() {
        window.on("realize") { [unowned self] in
            guard let surface = gtk_native_get_surface(window.opaque) else { return }
            Object(sharing: UnsafeMutableRawPointer(surface)).onNotify("width") { [weak self] in
                // The signal is emitted during an allocation, when it is too late to change the layout. An animated
                // board may leave no idle time, so this uses a timeout instead of an idle callback.
                self?.sizeClock.start(after: 0) {
                    self?.divide(gdk_surface_get_width(surface), gdk_surface_get_height(surface))
                }
            }
        }
    }

    private func divide(_ width: Int32, _ height: Int32) {
        sidebar.setNarrow(width < sidebarWidth)
        let isNarrow = width < narrowWidth
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        gtk_orientable_set_orientation(
            columns.opaque, isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
        gtk_paned_set_position(columns.opaque, isNarrow ? height / 5 : commentsWidth)
        gtk_paned_set_position(rows.opaque, height - (isNarrow ? height / 4 : consoleHeight) - 48)
    }
}
