// A `Builder` owns the GtkBuilder, which owns a reference to each object of its file until it is gone.

import CGtk

/// The widgets that a file of the program's data describes.
public final class Builder {
    private let builder: Object

    /// Reads a description. A file of our own that is missing or wrong leaves nothing to show, so it ends the program
    /// with GTK's own message.
    public init(file: String) {
        builder = Object(taking: gtk_builder_new_from_file(file)!)
    }

    /// Reads a description that the program has written itself.
    init(text: String) {
        builder = Object(taking: gtk_builder_new_from_string(text, -1)!)
    }

    /// Reads another description, which can refer to the objects of those before.
    func add(file: String) {
        if gtk_builder_add_from_file(builder.opaque, file, nil) == 0 { fatalError("\(file) cannot be read") }
    }

    /// The object of a name.
    public func object(_ name: String) -> Object {
        guard let object = gtk_builder_get_object(builder.opaque, name) else {
            fatalError("the description has no object \(name)")
        }
        return Object(sharing: UnsafeMutableRawPointer(object))
    }

    /// The widget of a name.
    public func widget(_ name: String) -> Widget { Widget(sharing: object(name).raw) }
}
