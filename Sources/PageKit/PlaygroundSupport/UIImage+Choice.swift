// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Files
import Scene
import ViewKit

extension UIImage {
    /// Converts a choice of a property whose default drawing is `shipped`. Returns `nil` if the choice is to have no
    /// picture.
    convenience init?(_ choice: PictureChoice, shipped: String) {
        switch choice {
        case .plain: return nil
        case .shipped: self.init(.drawing(shipped))
        case .custom(let uri): self.init(.file(uri))
        }
    }

    /// Returns the corresponding choice of a property whose default drawing is `shipped`.
    func choice(shipped: String) -> PictureChoice {
        switch source {
        case .drawing(shipped): return .shipped
        case .drawing(let path): return .custom(uri: FileURI.of(path: PageContext.current.data + "/" + path))
        case .file(let uri): return .custom(uri: uri)
        case .recorded, .bitmap:
            ConsoleLine(phrase("A board can’t show an image that the page has drawn: use a file"), [:]).write()
            return .plain
        }
    }
}
