// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Drag and drop of files.
extension BoardArea {
    func addDropTarget() { gtk_widget_add_controller(widget, fileDropTarget { [weak self] in self?.filesDropped($0) }) }
}
