// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIButton: its content, its size, and its actions.
@Suite(.serialized) struct UIButtonTests {
    private let button = UIButton(type: .system)

    private func withButton(traits: UITraitCollection = UITraitCollection(), _ body: () -> Void) {
        button.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
        withViews([button], traits: traits, body)
    }

    private var dot: UIImage { UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in } }

    @Test func theTypeIsCustomUnlessStated() {
        #expect(UIButton(frame: .zero).buttonType == .custom && UIButton().buttonType == .custom)
        #expect(button.buttonType == .system)
    }

    @Test func statesWithoutATitleHaveThatOfNormal() {
        button.setTitle("Play", for: .normal)
        button.setTitle("Off", for: .disabled)
        #expect(button.title(for: .highlighted) == "Play" && button.title(for: .disabled) == "Off")
        #expect(button.currentTitle == "Play" && button.titleLabel?.text == "Play")
        button.isEnabled = false
        #expect(button.currentTitle == "Off" && button.titleLabel?.text == "Off")
    }

    @Test func aTitleCanBeTakenAway() {
        button.setTitle("Play", for: .normal)
        button.setTitle(nil, for: .normal)
        #expect(button.currentTitle == nil && button.titleLabel?.text == nil)
    }

    @Test func aSystemTitleHasTheTintColor() {
        button.tintColor = .red
        withButton {
            #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
            button.tintColor = .green
            PageContext.current.settle()
            #expect(button.titleLabel?.textColor == .green)
        }
    }

    @Test func setTitleColorReplacesTheTintColor() {
        button.setTitleColor(.purple, for: .normal)
        button.setTitleColor(.orange, for: .highlighted)
        #expect(button.currentTitleColor == .purple)
        button.isHighlighted = true
        #expect(button.currentTitleColor == .orange && button.titleLabel?.textColor == .orange)
    }

    @Test func aCustomTitleIsWhite() { #expect(UIButton().currentTitleColor == .white) }

    @Test func sizeToFitMakesRoomForTheTitle() {
        withButton {
            button.setTitle("Play", for: .normal)
            button.sizeToFit()
            let short = button.bounds.size
            #expect(short.width > 40 && short.height >= 32)
            button.setTitle("Play Now", for: .normal)
            button.sizeToFit()
            #expect(button.bounds.width == short.width + 40)
            #expect(button.intrinsicContentSize == button.bounds.size)
        }
    }

    @Test func contentEdgeInsetsAreAroundTheTitle() {
        withButton {
            button.setTitle("Play", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 30, left: 50, bottom: 40, right: 60)
            #expect(button.intrinsicContentSize == CGSize(width: 150, height: 90))
        }
    }

    @Test func theTitleIsCentered() {
        withButton {
            button.setTitle("Play", for: .normal)
            PageContext.current.settle()
            #expect(button.titleLabel?.frame == CGRect(x: 80, y: 10, width: 40, height: 20))
        }
    }

    @Test(arguments: [
        (UIControl.ContentHorizontalAlignment.left, true, false), (.right, false, false), (.leading, true, false),
        (.trailing, false, false), (.leading, false, true), (.trailing, true, true), (.left, true, true),
    ])
    func contentHorizontalAlignmentMovesTheTitle(
        alignment: UIControl.ContentHorizontalAlignment, isAtLeft: Bool, readsRightToLeft: Bool
    ) {
        button.setTitle("Play", for: .normal)
        button.contentHorizontalAlignment = alignment
        withButton(traits: UITraitCollection(readsRightToLeft: readsRightToLeft)) {
            #expect(((button.titleLabel?.center.x ?? 0) < 100) == isAtLeft)
        }
    }

    @Test func contentVerticalAlignmentMovesTheTitle() {
        button.setTitle("Play", for: .normal)
        button.contentVerticalAlignment = .top
        withButton { #expect((button.titleLabel?.center.y ?? 20) < 20) }
        button.contentVerticalAlignment = .bottom
        withButton { #expect((button.titleLabel?.center.y ?? 20) > 20) }
    }

    @Test func theImageIsBeforeTheTitle() throws {
        button.setTitle("Play", for: .normal)
        button.setImage(dot, for: .normal)
        let (image, title) = try (#require(button.imageView), #require(button.titleLabel))
        withButton { #expect(image.frame.maxX < title.frame.minX && image.frame.width == 24) }
        withButton(traits: UITraitCollection(readsRightToLeft: true)) {
            #expect(title.frame.maxX < image.frame.minX)
        }
        button.semanticContentAttribute = .forceRightToLeft
        withButton { #expect(title.frame.maxX < image.frame.minX) }
    }

    @Test func aLongTitleStaysInside() throws {
        button.setTitle(String(repeating: "x", count: 60), for: .normal)
        let title = try #require(button.titleLabel)
        withButton { #expect(title.frame.minX >= 0 && title.frame.maxX <= 200) }
    }

    @Test func aTapRunsThePrimaryActionOnce() {
        var senders: [UIButton?] = []
        let button = UIButton(primaryAction: UIAction(title: "Play") { senders.append($0.sender as? UIButton) })
        #expect(button.currentTitle == "Play" && button.buttonType == .system)
        button.frame = CGRect(x: 100, y: 100, width: 200, height: 40)
        withViews([button]) {
            tap(150, 120)
            #expect(senders == [button])
        }
    }

    @Test func theLabelTakesNoTouches() {
        button.setTitle("Play", for: .normal)
        withButton { #expect(PageContext.current.window.hitTest(CGPoint(x: 200, y: 120), with: nil) === button) }
    }

    @Test func aPressedButtonLooksDifferent() {
        withButton {
            let atRest = look(button)
            press(150, 120)
            #expect(look(button) != atRest)
            lift(150, 120)
            #expect(look(button) == atRest)
        }
    }

    @Test func aPressedCustomButtonIsDimmed() {
        let custom = UIButton(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
        custom.setTitle("Play", for: .normal)
        withViews([custom]) {
            press(150, 120)
            #expect((custom.titleLabel?.alpha ?? 1) < 1)
            cancelTouch()
            #expect(custom.titleLabel?.alpha == 1)
        }
    }

    @Test func aDisabledButtonFades() {
        withButton {
            button.isEnabled = false
            PageContext.current.settle()
            #expect(button.subviews[0].alpha < 0.9 && button.alpha == 1)
        }
    }

    @Test func aBackgroundColorReplacesTheFill() {
        withButton {
            #expect(button.subviews[0].subviews.first?.isHidden == false)
            button.backgroundColor = .red
            PageContext.current.settle()
            #expect(button.subviews[0].subviews.first?.isHidden == true)
        }
    }

    @Test func accessibilityActivateIsATap() {
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        #expect(button.accessibilityActivate() && events == ["up", "primary"])
        button.isEnabled = false
        #expect(!button.accessibilityActivate() && events.count == 2)
    }

    @Test func aStackViewMakesRoomForANewTitle() {
        let stack = UIStackView(arrangedSubviews: [button, UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        withViews([stack]) {
            button.setTitle("Play", for: .normal)
            PageContext.current.settle()
            let width = button.frame.width
            button.setTitle("Play Now", for: .normal)
            PageContext.current.settle()
            #expect(button.frame.width == width + 40)
        }
    }

    /// The colors that the parts of a button have.
    private func look(_ button: UIButton) -> [UIColor?] { button.subviews[0].subviews.map(\.backgroundColor) }
}
