// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIImageView: size and content mode.
@Suite(.serialized) struct UIImageViewTests {
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    /// Returns where the image is drawn in a view of 100 × 100 points.
    private func frame(_ mode: UIView.ContentMode) -> CGRect? {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.image = image
        view.contentMode = mode
        return withShown(view) { view.innerShapes.first?.frame }
    }

    @Test func initTakesTheSizeOfTheImage() {
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10) && view.image === image)
    }

    @Test func userInteractionIsOff() {
        #expect(!UIImageView(image: image).isUserInteractionEnabled)
        #expect(!UIImageView(frame: .zero).isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    }

    @Test func sizesAreThoseOfTheImage() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 100, height: 100))
        view.image = image
        #expect(view.sizeThatFits(.zero) == image.size && view.intrinsicContentSize == image.size)
        view.sizeToFit()
        #expect(view.frame.size == image.size)
    }

    @Test func scaleToFillIsTheDefault() {
        #expect(UIImageView().contentMode == .scaleToFill)
        #expect(frame(.scaleToFill) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func scaleAspectFitShowsAllOfTheImage() {
        #expect(frame(.scaleAspectFit) == CGRect(x: 0, y: 25, width: 100, height: 50))
    }

    @Test func scaleAspectFillExtendsBeyondTheView() {
        #expect(frame(.scaleAspectFill) == CGRect(x: -50, y: 0, width: 200, height: 100))
    }

    @Test func centerKeepsTheSize() { #expect(frame(.center) == CGRect(x: 40, y: 45, width: 20, height: 10)) }

    @Test func edgesAndCornersPlaceTheImageThere() {
        #expect(frame(.topLeft)?.origin == .zero)
        #expect(frame(.bottomRight)?.origin == CGPoint(x: 80, y: 90))
        #expect(frame(.top)?.origin == CGPoint(x: 40, y: 0))
        #expect(frame(.left)?.origin == CGPoint(x: 0, y: 45))
    }

    @Test func pictureOfAFileIsTheContentOfTheView() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.image = UIImage(.file("file:///a.png"), size: CGSize(width: 20, height: 10))
        withShown(view) {
            let picture = Picture.custom(uri: "file:///a.png")
            #expect(view.shownNode?.content == .picture(NodePicture(picture: picture, fit: .stretch)))
            view.contentMode = .scaleAspectFit
            #expect(view.shownNode?.content == .picture(NodePicture(picture: picture, fit: .inside)))
            #expect(view.innerNodes.isEmpty)
            view.contentMode = .scaleAspectFill
            PageContext.current.settle()
            #expect(view.shownNode?.content == nil)
            #expect(view.innerNodes.map(\.bounds) == [CGRect(x: -50, y: 0, width: 200, height: 100)])
        }
    }

    @Test func newImageIsShown() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        withShown(view) {
            #expect(view.innerShapes.isEmpty)
            view.image = image
            PageContext.current.settle()
            #expect(view.innerShapes.count == 1)
            view.image = nil
            PageContext.current.settle()
            #expect(view.innerShapes.isEmpty)
        }
    }

    @Test func highlightedImageIsShownWhileHighlighted() {
        let view = UIImageView(image: image, highlightedImage: UIImage())
        withShown(view) {
            #expect(view.innerShapes.count == 1)
            view.isHighlighted = true
            PageContext.current.settle()
            #expect(view.innerShapes.isEmpty)
            view.highlightedImage = nil
            PageContext.current.settle()
            #expect(view.innerShapes.count == 1)
        }
    }

    @Test func newSizeScalesTheImage() {
        let view = UIImageView(image: image)
        withShown(view) {
            view.frame.size = CGSize(width: 60, height: 60)
            PageContext.current.settle()
            #expect(view.innerShapes.first?.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
        }
    }
}

extension Shape {
    /// The rectangle around the ends of all steps.
    fileprivate var frame: CGRect { ends.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) } }
}
