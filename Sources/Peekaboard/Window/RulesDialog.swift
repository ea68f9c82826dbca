import BoardKinds
import CGtk
import GtkKit
import Program

/// A dialog with the rules of all boards: a tab with a picture for each board.
enum RulesDialog {
    /// Opens the dialog over a window, at the tab of the board that is shown.
    static func show(
        at shown: any BoardKind.Type, _ installation: Installation, over parent: Widget
    ) {
        let stack = Widget(adw_view_stack_new()!)
        for kind in BoardKinds.all {
            let content = content(of: kind, installation)
            adw_view_stack_add_titled_with_icon(
                stack.opaque, content.pointer, kind.name, kind.title, kind.iconName)
        }
        adw_view_stack_set_visible_child_name(stack.opaque, shown.name)
        let switcher = Widget(adw_view_switcher_bar_new()!)
        adw_view_switcher_bar_set_stack(switcher.opaque, stack.opaque)
        adw_view_switcher_bar_set_reveal(switcher.opaque, 1)
        // Translators: The rules of a game. The title of a dialog.
        Dialog(title: translated("Rules"), width: 360, height: 620, content: stack, bar: switcher).present(over: parent)
    }

    private static func content(of kind: any BoardKind.Type, _ installation: Installation) -> Widget {
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!)
        column.addClass("results")
        let picture = Widget(gtk_picture_new_for_filename("\(installation.data)/help/\(kind.name).png")!)
        gtk_widget_set_size_request(picture.pointer, -1, 220)
        // The rules below say everything that the picture shows.
        peekaboard_accessible_label(picture.raw, kind.title)
        column.append(picture)
        for part in kind.rules {
            let heading = Widget.paragraph(part.heading)
            heading.addClass("heading")
            column.append(heading)
            column.append(.paragraph(part.text))
        }
        return .scroller(of: column)
    }
}
