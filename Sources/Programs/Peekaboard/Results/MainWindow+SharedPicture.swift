// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import Scene

extension MainWindow {
    /// Copies a picture of a solved puzzle, or lets the user save it.
    func give(_ tree: NodeTree, saving: Bool) {
        guard let picture = TreePicture(of: tree, pictureCache: PictureCache(folder: installation.data)) else { return }
        guard saving else {
            picture.copy(from: window)
            // Translators: A message: a picture of a solved puzzle is on the clipboard.
            return toasts.replace(with: translated("Picture copied"))
        }
        FileChooser.save(
            picture.png, as: "peekaboard.png",
            // Translators: The title of a file chooser.
            title: translated("Save Picture"), over: window
        ) { [weak self] file, isSaved in
            isSaved
                ? self?.toasts.replace(with: FileChooser.success(ofSaving: file))
                : self?.refuse(unwritableMessage(file: file))
        }
    }
}
