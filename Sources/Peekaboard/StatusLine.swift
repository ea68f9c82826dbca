import CGtk
import GtkKit

/// The line below the board that says how things stand.
struct StatusLine {
    private let moves: Widget
    private let pairs: Widget
    private let peeks: Widget

    init(_ builder: Builder) {
        moves = builder.widget("moves")
        pairs = builder.widget("pairs")
        peeks = builder.widget("peeks")
    }

    /// Shows three phrases.
    func show(moves: String, pairs: String, peeks: String) {
        gtk_label_set_text(self.moves.opaque, moves)
        gtk_label_set_text(self.pairs.opaque, pairs)
        gtk_label_set_text(self.peeks.opaque, peeks)
    }
}
