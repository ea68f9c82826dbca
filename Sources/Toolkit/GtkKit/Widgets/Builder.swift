// SPDX-License-Identifier: GPL-3.0-or-later
// A `Builder` owns the GtkBuilder, which holds a reference to each object that it has built.

import CGtk

/// Builds widgets from UI files.
package final class Builder {
    private let builder: Object

    /// Loads a UI file of the program. GTK aborts if the file is missing or invalid.
    package init(file: String) {
        builder = Object(adopting: gtk_builder_new_from_file(file)!)
    }

    /// Parses a UI definition that the program has generated.
    init(text: String) {
        builder = Object(adopting: gtk_builder_new_from_string(text, -1)!)
    }

    /// Loads another UI file, which can refer to objects that are already loaded.
    package func add(file: String) {
        if gtk_builder_add_from_file(builder.opaque, file, nil) == 0 { fatalError("could not load \(file)") }
    }

    /// Returns an object by ID.
    package func object(_ name: String) -> Object {
        guard let object = gtk_builder_get_object(builder.opaque, name) else {
            fatalError("no object with ID \(name) in the UI file")
        }
        return Object(sharing: UnsafeMutableRawPointer(object))
    }

    /// Returns a widget by ID.
    package func widget(_ name: String) -> Widget { Widget(sharing: object(name).raw) }

    /// Returns a widget of a kind by ID.
    package func widget<Kind: Widget>(_ name: String) -> Kind { Kind(sharing: object(name).raw) }
}
