import CGtk
import GtkKit

/// The line below the board that says how things stand.
struct StatusLine {
    private let turn: Widget
    private let moves: Widget
    private let pairs: Widget
    private let peeks: Widget

    init(_ builder: Builder) {
        turn = builder.widget("turn")
        moves = builder.widget("moves")
        pairs = builder.widget("pairs")
        peeks = builder.widget("peeks")
    }

    /// Shows three phrases, and a line above them where there are several players.
    func show(turn words: String?, moves: String, pairs: String, peeks: String) {
        turn.isVisible = words != nil
        gtk_label_set_text(turn.opaque, words ?? "")
        gtk_label_set_text(self.moves.opaque, moves)
        gtk_label_set_text(self.pairs.opaque, pairs)
        gtk_label_set_text(self.peeks.opaque, peeks)
    }
}
