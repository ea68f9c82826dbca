// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UIButton.Configuration: sizes, places of the parts, and colors. Characters are 10 points wide, and lines 20 high.
@Suite(.serialized) struct ButtonConfigurationTests {
    private let picture = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))

    private func show(
        _ configuration: UIButton.Configuration, size: CGSize? = nil, _ body: (UIButton) -> Void
    ) {
        let button = UIButton(configuration: configuration)
        withViews([button]) {
            button.frame.size = size ?? button.intrinsicContentSize
            PageContext.current.settle()
            body(button)
        }
    }

    private func titled(_ title: String, _ base: UIButton.Configuration = .filled()) -> UIButton.Configuration {
        var configuration = base
        configuration.title = title
        return configuration
    }

    private func fill(_ button: UIButton) -> UIView { button.subviews[0].subviews[0] }

    @Test func sizesHaveTheirInsets() {
        for (size, insets) in [
            (UIButton.Configuration.Size.small, (10.0, 5.0)), (.medium, (12, 7)), (.large, (20, 15)),
        ] {
            var configuration = titled("Four")
            configuration.buttonSize = size
            show(configuration) { button in
                #expect(button.bounds.size == CGSize(width: 40 + 2 * insets.0, height: 20 + 2 * insets.1))
                #expect(button.titleLabel?.frame.origin == CGPoint(x: insets.0, y: insets.1))
            }
        }
    }

    @Test func stylesHaveTheirColors() {
        let tint = UIColor.red
        for (configuration, fill, text) in [
            (UIButton.Configuration.filled(), tint, UIColor.white), (.tinted(), tint.withAlphaComponent(0.18), tint),
            (.gray(), .buttonFill, tint), (.plain(), .clear, tint), (.borderedProminent(), tint, .white),
        ] {
            let button = UIButton(configuration: titled("Four", configuration))
            button.tintColor = tint
            withViews([button]) {
                button.frame.size = button.intrinsicContentSize
                PageContext.current.settle()
                #expect(self.fill(button).backgroundColor == fill && button.titleLabel?.textColor == text)
            }
        }
        var own = titled("Four")
        (own.baseBackgroundColor, own.baseForegroundColor) = (.green, .black)
        show(own) { #expect(fill($0).backgroundColor == .green && $0.titleLabel?.textColor == .black) }
    }

    @Test func cornersAreRounded() {
        var configuration = titled("Four")
        for (style, radius) in [
            (UIButton.Configuration.CornerStyle.capsule, 17.0), (.small, 4), (.medium, 6), (.large, 9), (.fixed, 11),
        ] {
            configuration.cornerStyle = style
            configuration.background.cornerRadius = 11
            show(configuration) { #expect(fill($0).layer.cornerRadius == radius) }
        }
    }

    @Test func aPictureIsAtTheSideThatWasChosen() {
        var configuration = titled("Four")
        (configuration.image, configuration.imagePadding) = (picture, 8)
        let side = picture!.size.width
        show(configuration) { button in
            #expect(button.bounds.width == 24 + side + 8 + 40)
            #expect(button.imageView?.frame.minX == 12 && button.titleLabel?.frame.minX == 12 + side + 8)
        }
        configuration.imagePlacement = .trailing
        show(configuration) { button in
            #expect(button.titleLabel?.frame.minX == 12 && button.imageView?.frame.minX == 12 + 40 + 8)
            button.semanticContentAttribute = .forceRightToLeft
            button.layoutIfNeeded()
            #expect(button.imageView?.frame.minX == 12 && button.titleLabel?.frame.minX == 12 + side + 8)
        }
        configuration.imagePlacement = .top
        show(configuration) { button in
            #expect(button.bounds.size == CGSize(width: 64, height: 14 + side + 8 + 20))
            #expect(button.imageView?.frame.minY == 7 && button.titleLabel?.frame.minY == 7 + side + 8)
            #expect(button.imageView?.frame.midX == 32)
        }
        configuration.imagePlacement = .bottom
        show(configuration) { #expect($0.titleLabel?.frame.minY == 7 && $0.imageView?.frame.minY == 35) }
    }

    @Test func aSubtitleIsBelowTheTitle() {
        var configuration = titled("Four")
        (configuration.subtitle, configuration.titlePadding) = ("Sixsix", 3)
        show(configuration) { button in
            #expect(button.bounds.size == CGSize(width: 84, height: 14 + 43))
            #expect(button.accessibilityLabel == "Four, Sixsix")
        }
    }

    @Test func longTitlesAreBroken() {
        show(titled("One Two"), size: CGSize(width: 64, height: 60)) { button in
            #expect(button.titleLabel?.frame == CGRect(x: 12, y: 10, width: 40, height: 40))
        }
    }

    @Test func anActionGivesItsTitleAndRuns() {
        var count = 0
        let button = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: "Go", image: picture) { _ in count += 1 })
        #expect(button.configuration?.title == "Go" && button.configuration?.image === picture)
        withViews([button]) {
            button.frame.size = button.intrinsicContentSize
            PageContext.current.settle()
            tap(20, 15)
        }
        #expect(count == 1)
        button.setTitle("Stop", for: .normal)
        #expect(button.configuration?.title == "Stop")
    }

    @Test func aHandlerFollowsTheState() {
        var states: [Bool] = []
        show(titled("Four")) { button in
            button.configurationUpdateHandler = { button in
                states.append(button.isHighlighted)
                button.configuration?.title = button.isHighlighted ? "Pressed" : "Four"
            }
            press(10, 10)
            #expect(button.titleLabel?.text == "Pressed")
            lift(10, 10)
            #expect(button.titleLabel?.text == "Four" && states == [false, true, false])
        }
    }

    @Test func aWheelTurnsInPlaceOfThePicture() {
        var configuration = titled("Four")
        (configuration.image, configuration.showsActivityIndicator) = (picture, true)
        show(configuration) { button in
            #expect(button.imageView?.image == nil && button.bounds.width == 24 + 20 + 40)
            button.configuration?.showsActivityIndicator = false
            #expect(button.imageView?.image === picture)
        }
    }

    @Test func aButtonWithoutAConfigurationLooksAsBefore() {
        let (plain, other) = (UIButton(type: .system), UIButton(type: .system))
        for button in [plain, other] { button.setTitle("Four", for: .normal) }
        other.configuration = .filled()
        #expect(other.configuration?.title == "Four")
        other.configuration = nil
        #expect(other.intrinsicContentSize == plain.intrinsicContentSize && other.titleLabel?.text == "Four")
    }
}
