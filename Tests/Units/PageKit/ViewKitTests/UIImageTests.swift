// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

extension UIImage {
    fileprivate convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let rect = CGRect(origin: .zero, size: size)
        UIGraphicsBeginImageContextWithOptions(rect.size, false, 0.0)
        color.setFill()
        UIRectFill(rect)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        guard let cgImage = image?.cgImage else { return nil }
        self.init(cgImage: cgImage)
    }
}

/// UIImage and CGImage: drawn images.
@Suite(.serialized) struct UIImageTests {
    private func image(_ width: CGFloat, _ height: CGFloat, _ actions: () -> Void = {}) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
        defer { UIGraphicsEndImageContext() }
        actions()
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    private func shapes(of image: UIImage?) -> [Shape] {
        let view = UIImageView(image: image)
        return withShown(view) { view.innerShapes }
    }

    @Test func extensionsCanMakeImagesOfAColor() throws {
        let image = try #require(UIImage(color: .orange, size: CGSize(width: 80, height: 120)))
        #expect(image.size == CGSize(width: 80, height: 120))
        #expect(shapes(of: image).map(\.fill) == [UIColor.orange.cgColor])
    }

    @Test func contextWithoutASizeHasNoImage() { #expect(image(0, 10) == nil) }

    @Test func opaqueImageHasABlackBackground() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(shapes(of: image).map(\.fill) == [.black])
    }

    @Test func imageDoesNotChangeWhenDrawingGoesOn() {
        var first: UIImage?
        let second = image(10, 10) {
            first = UIGraphicsGetImageFromCurrentImageContext()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(shapes(of: first).isEmpty && shapes(of: second).count == 1)
    }

    @Test func cgImageCountsPixels() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 2)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.scale == 2 && image.size == CGSize(width: 10, height: 20))
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 20 && pixels.height == 40)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 20, height: 40))
    }

    @Test func emptyImageHasNoPixels() { #expect(UIImage().size == .zero && UIImage().cgImage == nil) }

    @Test func croppingKeepsAPartOfTheImage() throws {
        let image = try #require(
            image(20, 20) { UIRectFill(CGRect(x: 10, y: 10, width: 10, height: 10)) })
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: 8, y: 8, width: 6, height: 5)))
        #expect(part.width == 6 && part.height == 5)
        #expect(shapes(of: UIImage(cgImage: part)).first?.ends.first == CGPoint(x: 2, y: 2))
    }

    @Test func croppingOutsideOfTheImageIsNil() {
        let image = image(20, 20)
        #expect(image?.cgImage?.cropping(to: CGRect(x: 30, y: 0, width: 5, height: 5)) == nil)
    }

    @Test func drawInScalesTheImage() {
        let small = image(10, 10) { UIRectFill(CGRect(x: 5, y: 5, width: 5, height: 5)) }
        let large = image(100, 100) { small?.draw(in: CGRect(x: 20, y: 0, width: 40, height: 20)) }
        #expect(shapes(of: large).first?.ends.first == CGPoint(x: 40, y: 10))
    }

    @Test func drawAtKeepsTheSize() {
        let small = image(10, 10) { UIRectFill(CGRect(x: 5, y: 5, width: 5, height: 5)) }
        let large = image(100, 100) { small?.draw(at: CGPoint(x: 20, y: 30)) }
        #expect(shapes(of: large).first?.ends.first == CGPoint(x: 25, y: 35))
    }

    @Test func drawOfACGImageIsUpsideDown() {
        let small = image(10, 10) { UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 2)) }
        let large = image(10, 10) {
            guard let pixels = small?.cgImage else { return }
            UIGraphicsGetCurrentContext()?.draw(pixels, in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(shapes(of: large).first?.ends.map(\.y).min() == 8)
    }

    @Test func imageDrawnIntoItsSuccessorNeedsNoMoreNodes() throws {
        var canvas = try #require(image(50, 50))
        func nodeCount() -> Int {
            let view = UIImageView(image: canvas)
            return withShown(view) { view.innerNodes.count }
        }
        func drawOn() throws {
            let next = image(50, 50) {
                canvas.draw(in: CGRect(x: 0, y: 0, width: 50, height: 50))
                UIRectFill(CGRect(x: 40, y: 40, width: 20, height: 20))
            }
            canvas = try #require(next)
        }
        for _ in 0..<2 { try drawOn() }
        let count = nodeCount()
        for _ in 0..<20 { try drawOn() }
        #expect(nodeCount() == count && shapes(of: canvas).count == 22)
    }

    @Test func whatIsOutsideOfTheImageIsClipped() {
        var large = image(10, 10) { UIRectFill(CGRect(x: 5, y: 5, width: 10, height: 10)) }
        large = image(10, 10) { large?.draw(at: .zero) }
        let view = UIImageView(image: large)
        withShown(view) { #expect(view.innerNodes.first?.clips == true) }
    }

    @Test func fadedImageFadesAsAWhole() throws {
        let two = image(10, 10) {
            for _ in 0..<2 { UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        }
        let faded = image(10, 10) {
            UIGraphicsGetCurrentContext()?.setAlpha(0.5)
            two?.draw(at: .zero)
        }
        let view = UIImageView(image: faded)
        withShown(view) {
            #expect(view.innerNodes.first { $0.opacity == 0.5 } != nil)
            #expect(view.innerShapes.map(\.fill) == [.black, .black])
        }
    }

    @Test func imagesOfTheSameDrawingAreEqual() {
        func square(_ size: CGFloat) -> UIImage? {
            image(10, 10) { UIRectFill(CGRect(x: 0, y: 0, width: size, height: size)) }
        }
        #expect(square(5) == square(5) && square(5) != square(6))
    }
}
