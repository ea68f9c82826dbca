import CGtk
import GtkKit

/// The lines below a board that say how things stand: a headline, where there is something to say in it, and below it phrases
/// side by side.
final class StatusLines {
    private let headline: Widget
    private let box: Widget
    private var labels: [Widget] = []

    init(_ builder: Builder) {
        headline = builder.widget("headline")
        box = builder.widget("status")
    }

    /// Shows so many phrases; nil for no headline.
    func show(headline words: String? = nil, _ phrases: [String]) {
        headline.isVisible = words != nil
        gtk_label_set_text(headline.opaque, words ?? "")
        while labels.count < phrases.count { addLabel() }
        for (number, label) in labels.enumerated() {
            label.isVisible = number < phrases.count
            gtk_label_set_text(label.opaque, number < phrases.count ? phrases[number] : "")
        }
    }

    /// Adds a widget, such as a button, after the phrases that are there.
    func append(_ widget: Widget) { box.append(widget) }

    /// A further label, after the others and before what was added.
    private func addLabel() {
        let label = Widget(gtk_label_new(nil)!)
        label.addClass("numeric")
        gtk_box_insert_child_after(box.typed(), label.pointer, labels.last?.pointer)
        labels.append(label)
    }
}
