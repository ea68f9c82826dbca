import BoardWords
import Boards
import CGtk
import GtkKit
import PentominoRules
import Scene
import Store

/// The solutions that a player has found, drawn small side by side.
enum SolutionGallery {
    private static let side = 100.0
    private static let gap = 12.0

    /// Makes, for each board of which solutions were found, the number and the pictures of them, then calls `body`, if there
    /// are any.
    static func make(of store: StoreQueue, then body: @escaping (Widget) -> Void) {
        SolutionsFound.all(in: store) { found in
            if !found.isEmpty { body(widget(of: found)) }
        }
    }

    private static func widget(of found: [(board: TileBoard, letters: [String])]) -> Widget {
        let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        for (board, letters) in found {
            let group = Widget(adw_preferences_group_new()!)
            adw_preferences_group_set_title(group.typed(), PentominoSetupWords.title(.board(board)))
            let pictures = pictures(of: letters, board)
            adw_preferences_group_add(group.typed(), pictures.pointer)
            SolutionsFound.count(letters.count, on: board) { found in
                adw_preferences_group_set_description(group.typed(), found.words)
                peekaboard_accessible_label(pictures.raw, found.words)
            }
            box.append(group)
        }
        return box
    }

    private static func pictures(of solutions: [String], _ board: TileBoard) -> Widget {
        let flow = Widget(gtk_flow_box_new()!)
        gtk_flow_box_set_selection_mode(flow.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_max_children_per_line(flow.opaque, 12)
        gtk_flow_box_set_min_children_per_line(flow.opaque, 2)
        gtk_flow_box_set_row_spacing(flow.opaque, guint(gap))
        gtk_flow_box_set_column_spacing(flow.opaque, guint(gap))
        let height = side * Double(board.rows) / Double(board.columns)
        for (index, letters) in solutions.enumerated() {
            guard let solution = Solution(letters: letters, on: board) else { continue }
            let picture = Widget.drawing(height: Int(height.rounded(.up))) { context, size in
                draw(solution, on: board, context, size)
            }
            gtk_drawing_area_set_content_width(picture.typed(), Int32(side))
            gtk_widget_set_halign(picture.pointer, GTK_ALIGN_CENTER)
            let child = Widget(gtk_flow_box_child_new()!)
            gtk_flow_box_child_set_child(child.typed(), picture.pointer)
            // The latest comes first, so the numbers stay as they are when another one is found.
            peekaboard_accessible_label(child.raw, SolutionWords.name(number: solutions.count - index))
            peekaboard_accessible_description(child.raw, SolutionWords.rows(of: solution, on: board))
            gtk_flow_box_append(flow.opaque, child.pointer)
        }
        return flow
    }

    private static func draw(_ solution: Solution, on board: TileBoard, _ context: OpaquePointer, _ size: Size) {
        let unit = min(size.width / Double(board.columns), size.height / Double(board.rows))
        for placement in solution.placements {
            let pattern = CellPattern(
                columns: board.columns, rows: board.rows,
                filled: placement.squares.map { .init(column: $0.column, row: $0.row) }, finish: .solid)
            let plate = Plate(
                size: Size(width: Double(board.columns) * unit, height: Double(board.rows) * unit),
                cornerRadius: unit * 0.15, fill: PentominoFigures.color(of: placement.tile), cells: pattern)
            plate.paintCells(on: context)
        }
    }
}
