// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// Symbols, and images in the tint color of a view.
@Suite(.serialized) struct UIImageSymbolTests {
    private func shown(_ image: UIImage?, tint: UIColor = .red) -> [Shape] {
        let view = UIImageView(image: image)
        view.tintColor = tint
        return withShown(view) { view.innerShapes }
    }

    private func colors(_ shapes: [Shape]) -> Set<CGColor> {
        Set(shapes.flatMap { [$0.fill, $0.stroke?.color].compactMap(\.self) })
    }

    @Test func aSymbolHasTheSizeOfItsConfiguration() {
        #expect(UIImage(systemName: "star")?.size == CGSize(width: 20.5, height: 20.5))
        func size(_ configuration: UIImage.SymbolConfiguration) -> CGFloat? {
            UIImage(systemName: "star", withConfiguration: configuration)?.size.height
        }
        #expect(size(.init(pointSize: 40)) == 48)
        #expect(size(.init(pointSize: 40, weight: .bold, scale: .large)) == 62.5)
        #expect(size(.init(pointSize: 40, weight: .bold, scale: .small)) == 38.5)
        #expect(size(.init(textStyle: .largeTitle)) == 41)
        #expect(size(.init(pointSize: .nan)) == 1 && size(.init(pointSize: 1e9)) == 1200)
        #expect(size(UIImage.SymbolConfiguration(pointSize: 40).applying(.init(scale: .small))) == 38.5)
        let image = UIImage(systemName: "star")?.applyingSymbolConfiguration(.init(pointSize: 10))
        #expect(image?.size.height == 12 && image?.isSymbolImage == true)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func heavierSymbolsHaveThickerLines() {
        func width(_ weight: UIImage.SymbolWeight) -> CGFloat? {
            let image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(weight: weight))
            return shown(image).first?.stroke?.width
        }
        let widths = [UIImage.SymbolWeight.ultraLight, .regular, .bold, .black].map(width)
        #expect(widths == widths.sorted { ($0 ?? 0) < ($1 ?? 0) } && Set(widths).count == 4)
    }

    @Test func aSymbolHasTheTintColorOfItsView() {
        let symbol = UIImage(systemName: "heart.fill")
        #expect(colors(shown(symbol)) == [UIColor.red.cgColor])
        #expect(colors(shown(symbol?.withRenderingMode(.alwaysOriginal))) == [.black])
        let green = symbol?.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(colors(shown(green)) == [UIColor.green.cgColor])
        #expect(colors(shown(symbol?.withTintColor(.green))) == [UIColor.red.cgColor])
    }

    @Test func whatIsOnAFilledShapeIsWhite() {
        #expect(colors(shown(UIImage(systemName: "xmark.circle.fill"))) == [UIColor.red.cgColor, .white])
        #expect(colors(shown(UIImage(systemName: "xmark.circle"))) == [UIColor.red.cgColor])
        #expect(colors(shown(UIImage(systemName: "sun.max.fill"))) == [UIColor.red.cgColor], "the rays are beside it")
    }

    @Test func aFilledSymbolCanHaveAnOutlineOfItsOwn() {
        let symbols = ["eye.slash", "eye.slash.fill", "leaf.fill", "hand.thumbsup.fill"].map {
            shown(UIImage(systemName: $0))
        }
        // The outline is in two parts beside the slash, and so are the filled ones below the pupil.
        #expect(symbols.map { $0.filter { $0.fill != nil }.count } == [0, 1, 1, 1])
        #expect(symbols[1][0].path.elements.filter { if case .close = $0 { true } else { false } }.count == 2)
        #expect(symbols.map(colors).map { $0.contains(.white) } == [false, true, true, false])
        // One thumb is the other one upside down.
        let (up, down) = (shown(UIImage(systemName: "hand.thumbsup")), shown(UIImage(systemName: "hand.thumbsdown")))
        for (one, other) in zip(up.flatMap(\.ends), down.flatMap(\.ends)) {
            #expect(abs(one.x + other.x - 20.5) < 0.01 && abs(one.y + other.y - 20.5) < 0.01)
        }
    }

    @Test func aViewIsDrawnAgainWhenItsTintColorChanges() {
        let (parent, view) = (UIView(), UIImageView(image: UIImage(systemName: "star")))
        parent.addSubview(view)
        withShown(parent) {
            parent.tintColor = .blue
            PageContext.current.settle()
            #expect(colors(view.innerShapes) == [UIColor.blue.cgColor])
        }
    }

    @Test func whatAPageHasDrawnCanBeATemplate() {
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        UIColor.white.withAlphaComponent(0.5).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(shown(image).first?.fill == UIColor.white.withAlphaComponent(0.5).cgColor)
        #expect(
            shown(image?.withRenderingMode(.alwaysTemplate)).first?.fill == UIColor.red.withAlphaComponent(0.5).cgColor)
    }

    @Test func anUnknownSymbolShowsItsName() {
        PageContext.current.useSimpleMeasures()
        let view = UIImageView(image: UIImage(systemName: "sailboat.and.wind"))
        #expect(view.bounds.height == 20.5 && view.bounds.width > 60)
        withShown(view) {
            let texts = view.innerNodes.compactMap {
                if case .text(let text)? = $0.content { text.string } else { nil }
            }
            #expect(texts == ["sailboat.and.wind"])
        }
        let long = UIImage(systemName: String(repeating: "x", count: 10_000))
        #expect((long?.size.width ?? .infinity) < 400)
    }

    @Test func preferredConfigurationOfAViewDeterminesTheSize() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 100)
        #expect(view.intrinsicContentSize == CGSize(width: 120, height: 120))
    }

    /// All drawings stay in their square, with the ends of their lines.
    @Test(arguments: [
        "arrow.clockwise", "arrow.counterclockwise", "arrow.up.arrow.down", "exclamationmark.triangle.fill",
        "bell.fill", "bolt", "book", "building.2", "cloud.rain", "cloud.sun", "dollarsign.circle.fill", "eye.slash",
        "eye.slash.fill", "flame", "hand.thumbsdown", "hand.thumbsup.fill", "leaf", "leaf.fill",
        "list.bullet.rectangle.fill", "map", "paintpalette.fill", "person.badge.key", "square.grid.2x2",
        "gear", "gearshape", "heart", "house", "list.bullet", "lock.fill", "message", "moon", "music.note", "person",
        "photo", "play.circle.fill", "questionmark.circle", "star", "sun.max", "trash", "triangle",
    ]) func aDrawingIsInItsSquare(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.size.width == image.size.height, "there is a drawing")
        let bounds = shown(image).flatMap(\.ends)
        #expect(!bounds.isEmpty && bounds.allSatisfy { 0...20.5 ~= $0.x && 0...20.5 ~= $0.y })
    }

    @Test func aPictureOfPixelsCanBeATemplate() throws {
        let bitmap = try #require(Bitmap(width: 2, height: 2, bytes: [UInt8](repeating: 200, count: 16)))
        let image = UIImage(.bitmap(bitmap))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.tintColor = .red
        view.image = image
        withShown(view) { #expect(view.shownNode?.content != nil && view.innerNodes.isEmpty) }
        view.image = image.withRenderingMode(.alwaysTemplate)
        withShown(view) {
            #expect(view.shownNode?.content == nil)
            #expect(view.innerNodes.compactMap(\.effects?.blendMode) == [.sourceIn])
            #expect(view.innerShapes.map(\.fill) == [UIColor.red.cgColor, .black])
            view.tintColor = .blue
            PageContext.current.settle()
            #expect(view.innerShapes.first?.fill == UIColor.blue.cgColor)
        }
        #expect(image.withTintColor(.green).size == CGSize(width: 2, height: 2))
    }
}
