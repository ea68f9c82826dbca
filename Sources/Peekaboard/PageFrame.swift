import CGtk
import GtkKit
import Program

/// What every page has around its board: the panel that says how a game went over it, and the status lines below it.
struct PageFrame {
    /// All of it, to be put into the window.
    let widget: Widget
    /// What is seen when a game is over.
    let result: ResultPanel
    /// The lines below the board.
    let status: StatusLines

    /// A frame around the area of a board.
    init(_ installation: Installation, around area: BoardArea) {
        let builder = Builder(file: "\(installation.data)/ui/page.ui")
        widget = builder.widget("page")
        result = ResultPanel(builder)
        status = StatusLines(builder)
        let slot = builder.widget("board-slot")
        gtk_overlay_set_child(slot.opaque, area.widget)
    }
}
