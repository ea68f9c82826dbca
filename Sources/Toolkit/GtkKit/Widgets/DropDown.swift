import CGtk

extension Widget {
    /// Creates a drop-down list with an accessible name. The selected item is ellipsized in a narrow window; the items in
    /// the popup are not.
    package static func dropDown(_ items: [String], named name: String) -> Widget {
        let list = Widget(items.withCStrings { gtk_drop_down_new_from_strings($0)! })
        gtk_drop_down_set_list_factory(list.opaque, gtk_drop_down_get_factory(list.opaque))
        let bytes = g_bytes_new(chosen, gsize(chosen.utf8.count))
        defer { g_bytes_unref(bytes) }
        let factory = Object(adopting: gtk_builder_list_item_factory_new_from_bytes(nil, bytes)!)
        gtk_drop_down_set_factory(list.opaque, factory.opaque)
        // New versions of GTK name the list after its selected item, which takes precedence over its own name.
        gtk_accessible_reset_relation(list.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        list.setAccessibleLabel(name)
        return list
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
