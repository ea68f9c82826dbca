// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// The window width, in points, below which either the code or the page is shown.
private let narrowWidth: Int32 = 700
/// The width of the page's part of the window, in points, below which the comments are above the board.
private let columnsWidth: Int32 = 700
/// The default sizes of the code, the comments, and the console, in points.
private let codeWidth: Int32 = 520
private let commentsWidth: Int32 = 330
private let consoleHeight: Int32 = 190

/// Adapting to desktop settings and to the size of the window.
extension LiveWindow {
    /// The window width, in points, below which the live properties cover the board.
    static var sidebarWidth: Int32 { 900 }

    /// Keeps the page up to date with the desktop settings.
    func followDesktop() {
        desktop.changed = { [weak self] in
            guard let self else { return }
            stage.page?.allowsMotion = desktop.allowsMotion
            stage.page?.update(isDark: desktop.isDark)
        }
    }

    /// Follows the size of the window: places the code and the comments beside the board, if there is space for them.
    func followSize() {
        window.on("realize") { [unowned self] in
            guard let surface = gtk_native_get_surface(window.opaque) else { return }
            Object(sharing: UnsafeMutableRawPointer(surface)).onNotify("width") { [weak self] in
                let (width, height) = (gdk_surface_get_width(surface), gdk_surface_get_height(surface))
                // The signal is emitted during an allocation, when it is too late to change the layout. An animated
                // board may leave no idle time, so this uses a timeout instead of an idle callback.
                self?.sizeClock.start(after: 0) { self?.divide(width, height) }
            }
        }
    }

    private func divide(_ width: Int32, _ height: Int32) {
        size = (width, height)
        sidebar.setNarrow(width < Self.sidebarWidth)
        start.setNarrow(width < narrowWidth)
        showCode()
    }

    /// Shows or hides the code, and divides the rest of the window.
    func showCode() {
        showFiles()
        let (width, height) = size
        let hasCode = runner != nil
        let isNarrow = width < narrowWidth
        codeButton.isVisible = hasCode && !isPresenting
        codeBox.isVisible = hasCode && showsCode && !isPresenting
        rows.isVisible = !(codeBox.isVisible && isNarrow)
        guard width > 0 else { return }
        if isNarrow != self.isNarrow {
            self.isNarrow = isNarrow
            gtk_paned_set_position(sides.opaque, min(codeWidth, width * 9 / 20))
        }
        let pageWidth = codeBox.isVisible && !isNarrow ? width - gtk_paned_get_position(sides.opaque) : width
        let isStacked = pageWidth < columnsWidth
        guard isStacked != self.isStacked else { return }
        self.isStacked = isStacked
        gtk_orientable_set_orientation(
            columns.opaque, isStacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
        gtk_paned_set_position(columns.opaque, isStacked ? height / 6 : commentsWidth)
        gtk_paned_set_position(rows.opaque, height - (isNarrow ? height / 5 : consoleHeight) - 48)
    }
}
