// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A GtkDropDown. The selected item is ellipsized in a narrow window; the items in the popup are not.
package final class DropDown: Widget {
    /// Creates a drop-down list with an accessible name.
    package convenience init(_ items: [String], named name: String) {
        self.init(items.withCStrings { gtk_drop_down_new_from_strings($0)! })
        gtk_drop_down_set_list_factory(opaque, gtk_drop_down_get_factory(opaque))
        let bytes = g_bytes_new(Self.chosen, gsize(Self.chosen.utf8.count))
        defer { g_bytes_unref(bytes) }
        let factory = Object(adopting: gtk_builder_list_item_factory_new_from_bytes(nil, bytes)!)
        gtk_drop_down_set_factory(opaque, factory.opaque)
        // New versions of GTK name the list after its selected item, which takes precedence over its own name.
        gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        setAccessibleLabel(name)
    }

    /// The index of the selected item.
    package var selected: Int {
        get { Int(gtk_drop_down_get_selected(opaque)) }
        set { gtk_drop_down_set_selected(opaque, guint(newValue)) }
    }

    /// Calls `body` with the index of each item that is selected.
    package func onSelect(_ body: @escaping @MainActor (Int) -> Void) {
        onNotify("selected") { [opaque] in body(Int(gtk_drop_down_get_selected(opaque))) }
    }

    /// Inserts an item. The model is only added to: GTK hangs if it is replaced during a selection.
    func insert(_ item: String, at index: Int) {
        [item].withCStrings { gtk_string_list_splice(gtk_drop_down_get_model(opaque), guint(index), 0, $0) }
    }

    private static let chosen = """
        <interface>
          <template class="GtkListItem">
            <property name="child">
              <object class="GtkLabel">
                <property name="ellipsize">end</property>
                <property name="xalign">0</property>
                <binding name="label">
                  <lookup name="string" type="GtkStringObject"><lookup name="item">GtkListItem</lookup></lookup>
                </binding>
              </object>
            </property>
          </template>
        </interface>
        """
}
