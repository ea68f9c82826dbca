// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import BoardKinds
import CGtk
import GtkKit
import Scene

/// A dialog with the rules of all boards, some with a picture: a tab for each board.
enum RulesDialog {
    /// Returns the dialog, at the tab of the board that is shown.
    static func make(at shown: any BoardKind.Type, _ installation: Installation) -> Dialog {
        let stack = ViewStack()
        for kind in BoardKinds.all {
            stack.add(content(of: kind, installation), name: kind.name, title: kind.title, icon: kind.iconName)
        }
        stack.visiblePage = shown.name
        let switcher = Widget(adw_view_switcher_bar_new()!)
        adw_view_switcher_bar_set_stack(switcher.opaque, stack.opaque)
        adw_view_switcher_bar_set_reveal(switcher.opaque, 1)
        // Translators: The rules of a game. The title of a dialog.
        return Dialog(title: translated("Rules"), width: 360, height: 620, content: stack, bar: switcher)
    }

    private static func content(of kind: any BoardKind.Type, _ installation: Installation) -> Widget {
        let column = Box(.vertical, spacing: 12)
        column.addClass("results")
        let pictureCache = PictureCache(folder: installation.data)
        let fromRight = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        for part in kind.rules(fromRight: fromRight) {
            let heading = Widget.paragraph(part.heading)
            heading.addClass("heading")
            column.append(heading)
            if let picture = part.picture { column.append(Self.picture(picture, pictureCache)) }
            column.append(.paragraph(part.text))
        }
        return ScrolledWindow(of: column)
    }

    /// Returns a picture of a rule, which fits a narrow window. It has no accessible name, because the text below it says
    /// everything that it shows.
    private static func picture(_ scene: Scene, _ pictureCache: PictureCache) -> Widget {
        let picture = Widget.thumbnail(of: NodeTree(of: scene), side: 288, pictureCache: pictureCache)
        picture.halign = .center
        let frame = Box(.vertical)
        frame.addClass("rule-picture")
        frame.append(picture)
        return frame
    }
}
