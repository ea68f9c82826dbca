// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Scene

extension UIImage.Source {
    /// The size, in points, or zero if it cannot be read from the file.
    var size: CGSize {
        let path: String?
        switch self {
        case .drawing(let name): path = "\(PageContext.current.data)/\(name)"
        case .file(let uri): path = FileURI.path(of: uri)
        case .recorded(let drawing): return drawing.size
        case .bitmap(let bitmap): return CGSize(width: bitmap.width, height: bitmap.height)
        }
        let size = path.flatMap { PictureFile.size(ofFile: $0) }
        return CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
    }

    /// The picture; `nil` if the image was drawn by the page.
    var picture: Picture? {
        switch self {
        case .drawing(let name): .shipped(name)
        case .file(let uri): .custom(uri: uri)
        case .bitmap(let bitmap): .bitmap(bitmap)
        case .recorded: nil
        }
    }

    /// Draws the image in a rectangle.
    func draw(in rect: CGRect, opacity: CGFloat = 1, on context: CGContext) {
        switch self {
        case .recorded(let drawing): context.draw(drawing, in: rect, opacity: opacity)
        case .drawing, .file, .bitmap: if let picture { context.draw(picture, in: rect, opacity: opacity) }
        }
    }
}
