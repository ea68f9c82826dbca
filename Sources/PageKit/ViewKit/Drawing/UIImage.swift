// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import Scene

/// A picture.
@preconcurrency @MainActor public final class UIImage: Equatable {
    /// The source of a picture.
    nonisolated package enum Source: Equatable, Sendable {
        /// One of the program's drawings, as a path relative to the data folder.
        case drawing(String)
        /// A file, as a URI.
        case file(String)
        /// What the page has drawn.
        case recorded(Drawing)
        /// Pixels that the page has computed.
        case bitmap(Bitmap)
    }

    private static let endings = ["", ".png", ".svg", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff"]

    /// The source of the picture.
    package let source: Source

    /// The number of pixels for each point.
    public let scale: CGFloat
    /// Which color the image has in a view.
    public let renderingMode: RenderingMode
    /// What a symbol was drawn from; `nil` for other images.
    let symbol: NamedSymbol?
    private let givenSize: CGSize?
    private lazy var naturalSize = source.size

    /// Creates an image of a source, in a size, or in its natural size.
    package init(_ source: Source, size: CGSize? = nil, scale: CGFloat = 1) {
        (self.source, self.givenSize, self.scale) = (source, size, scale)
        (renderingMode, symbol) = (.automatic, nil)
    }

    /// Creates the image of a symbol.
    init(_ symbol: NamedSymbol) {
        (source, givenSize, scale) = (.recorded(symbol.drawing), nil, 1)
        (renderingMode, self.symbol) = (.automatic, symbol)
    }

    /// Creates an image like another, of another source or with another way of being colored.
    init(_ image: UIImage, _ source: Source, _ mode: RenderingMode) {
        (self.source, givenSize, scale) = (source, image.givenSize, image.scale)
        (renderingMode, symbol) = (mode, image.symbol)
    }

    /// Creates an empty image.
    public convenience init() { self.init(.recorded(Drawing(size: .zero))) }

    /// Creates an image that shows each pixel of another as a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage.source, size: cgImage.size) }

    /// Returns whether the images show the same in the same size.
    public static func == (one: UIImage, other: UIImage) -> Bool {
        // The natural size is that of the source, and would be read from the file.
        one.source == other.source && one.scale == other.scale && one.renderingMode == other.renderingMode
            && (one.givenSize == other.givenSize || one.size == other.size)
    }

    /// Finds a picture by name, with or without a file extension: first in the resources of the page or the playground,
    /// then among Peekaboard's own drawings. If there is none, returns `nil` and prints a message in the console.
    @preconcurrency @MainActor public convenience init?(named name: String) {
        let page = PageContext.current
        if let file = page.resources.lazy.compactMap({ Self.file(named: name, in: $0) }).first {
            self.init(.file(FileURI.of(path: file)))
        } else if let drawing = Self.drawing(named: name, in: page.data) {
            self.init(.drawing(drawing))
        } else {
            ConsoleLine(
                // Translators: Resources is the name of a folder.
                phrase("No picture named “{name}” in Resources or among Peekaboard’s pictures"), ["name": name]
            ).write()
            return nil
        }
    }

    /// Creates a picture from a file, given its path or URI. If the file cannot be read, returns `nil` and prints a
    /// message in the console.
    public convenience init?(contentsOf place: String) {
        let uri = FileURI.isURI(place) ? place : FileURI.of(path: place)
        let path = FileURI.path(of: uri)
        guard let path, Self.isFile(path) else {
            ConsoleLine(unreadable: path ?? place).write()
            return nil
        }
        self.init(.file(uri))
    }

    /// Creates an image from a file, given its path. If the file cannot be read, returns `nil` and prints a message in
    /// the console.
    public convenience init?(contentsOfFile path: String) { self.init(contentsOf: path) }

    /// The size, in points, or zero if it cannot be read from the file. A pixel of a photograph is a point.
    public var size: CGSize { givenSize ?? naturalSize }

    /// The image in pixels, or `nil` if it has no size.
    public var cgImage: CGImage? {
        let pixels = CGSize(width: ceil(size.width * scale), height: ceil(size.height * scale))
        return pixels.width > 0 && pixels.height > 0 ? ViewKit.CGImage(source, size: pixels) : nil
    }

    /// Draws the image over what is in a rectangle of the present context.
    public func draw(in rect: CGRect) {
        CGContext.stack.last?.draw(.normal, alpha: nil) { source.draw(in: rect, on: $0) }
    }

    /// Draws the image in a rectangle of the present context with an opacity and a blend mode.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        CGContext.stack.last?.draw(blendMode, alpha: alpha) { source.draw(in: rect, on: $0) }
    }

    /// Draws the image with its upper left corner at a point of the present context, with an opacity and a blend mode.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image side by side in a rectangle of the present context.
    public func drawAsPattern(in rect: CGRect) {
        CGContext.stack.last?.draw(.normal, alpha: nil) { context in
            context.clip(to: rect)
            repeats(in: rect.standardized)
        }
    }

    /// Draws the image with its upper left corner at a point of the present context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// The largest number of repetitions in a pattern.
    private static let maxRepetitions = 1000.0

    /// Draws the image side by side in a rectangle, unless that takes very many.
    func repeats(in rect: CGRect) {
        let size = size
        guard size.width > 0, size.height > 0 else { return }
        let (columns, rows) = (ceil(rect.width / size.width), ceil(rect.height / size.height))
        guard columns * rows <= Self.maxRepetitions else { return }
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                draw(
                    at: CGPoint(x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
            }
        }
    }

    private static func file(named name: String, in folder: String) -> String? {
        endings.lazy.map { "\(folder)/\(name)\($0)" }.first { isFile($0) }
    }

    /// Returns whether a path refers to a readable file that is not a folder.
    private static func isFile(_ path: String) -> Bool { FileKind(of: path) == .file && isReadable(path) }

    private static func drawing(named name: String, in data: String) -> String? {
        let folders = ["cards"] + (Folder.names(in: data + "/cards") ?? []).sorted().map { "cards/" + $0 }
        return folders.lazy.flatMap { folder in endings.lazy.map { "\(folder)/\(name)\($0)" } }
            .first { isFile(data + "/" + $0) }
    }
}
