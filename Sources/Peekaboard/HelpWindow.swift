import CGtk
import GtkKit

/// The rules of all boards in a window of their own: a page a board, with a picture.
enum HelpWindow {
    /// Opens over a window, at the page of the board that is played.
    static func show(
        _ pages: [any BoardPage], at shown: any BoardPage, _ installation: Installation, over parent: Widget
    ) {
        let window = Widget(window: adw_window_new()!)
        let stack = Widget(adw_view_stack_new()!)
        for page in pages {
            let content = content(of: page, installation)
            adw_view_stack_add_titled_with_icon(
                stack.opaque, content.pointer, page.name.rawValue, page.title, page.iconName)
        }
        adw_view_stack_set_visible_child_name(stack.opaque, shown.name.rawValue)
        gtk_widget_set_vexpand(stack.pointer, 1)
        let switcher = Widget(adw_view_switcher_bar_new()!)
        adw_view_switcher_bar_set_stack(switcher.opaque, stack.opaque)
        adw_view_switcher_bar_set_reveal(switcher.opaque, 1)
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
        for part in [Widget(adw_header_bar_new()!), stack, switcher] { column.append(part) }
        adw_window_set_content(window.typed(), column.pointer)
        gtk_window_set_title(window.typed(), translated("Rules"))
        gtk_window_set_transient_for(window.typed(), parent.typed())
        gtk_window_set_modal(window.typed(), 1)
        gtk_window_set_default_size(window.typed(), 360, 620)
        window.addShortcut("Escape", action: "window.close")
        gtk_window_present(window.typed())
    }

    private static func content(of page: any BoardPage, _ installation: Installation) -> Widget {
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!)
        column.addClass("results")
        let picture = Widget(gtk_picture_new_for_filename("\(installation.data)/help/\(page.name.rawValue).png")!)
        gtk_widget_set_size_request(picture.pointer, -1, 220)
        // The words say it all.
        peekaboard_accessible_label(picture.raw, page.title)
        column.append(picture)
        for (about, text) in page.rules {
            let heading = paragraph(about)
            heading.addClass("heading")
            column.append(heading)
            column.append(paragraph(text))
        }
        let scroller = Widget(gtk_scrolled_window_new()!)
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scroller.opaque, column.pointer)
        return scroller
    }

    private static func paragraph(_ words: String) -> Widget {
        let label = Widget(gtk_label_new(words)!)
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_xalign(label.opaque, 0)
        return label
    }
}
