// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UIView and UIViewController: their environment, and a style of their own.
@Suite(.serialized) struct UIViewTraitsTests {
    private final class View: UIView {
        var previous: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection?.userInterfaceStyle)
        }
    }
    private final class Controller: UIViewController {
        var changes = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
    }

    private let root = View()
    private let inner = View()

    init() {
        root.addSubview(inner)
        inner.backgroundColor = .systemBackground
    }

    private var fill: Color? { inner.node.style.fill }

    @Test func colorsAreThoseOfTheStyle() {
        withViews([root]) {
            #expect(fill == Color(rgb: 0xFFFFFF) && inner.traitCollection.userInterfaceStyle == .light)
            root.overrideUserInterfaceStyle = .dark
            #expect(fill == Color(rgb: 0x000000) && inner.traitCollection.userInterfaceStyle == .dark)
            #expect(root.previous == [.light] && inner.previous == [.light])
            inner.overrideUserInterfaceStyle = .light
            #expect(fill == Color(rgb: 0xFFFFFF) && inner.previous == [.light, .dark] && root.previous.count == 1)
            root.overrideUserInterfaceStyle = .unspecified
            #expect(root.previous == [.light, .dark] && inner.previous.count == 2)
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
    }

    @Test func viewsWithTheirOwnStyleKeepIt() {
        withViews([root]) {
            inner.overrideUserInterfaceStyle = .light
            PageContext.current.apply(UITraitCollection(isDark: true))
            #expect(root.previous == [.light] && inner.previous.isEmpty)
            #expect(fill == Color(rgb: 0xFFFFFF) && root.traitCollection.userInterfaceStyle == .dark)
        }
        inner.overrideUserInterfaceStyle = .unspecified
    }

    @Test func drawingsAndLayoutsAreInTheStyle() {
        final class Drawn: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func draw(_ rect: CGRect) { styles.append(UITraitCollection.current.userInterfaceStyle) }
            override func layoutSubviews() { styles.append(UITraitCollection.current.userInterfaceStyle) }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.overrideUserInterfaceStyle = .dark
        withViews([view]) { #expect(view.styles == [.dark, .dark]) }
    }

    @Test func controllersPassTheirStyleOn() {
        let controller = Controller()
        let child = Controller()
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        controller.overrideUserInterfaceStyle = .dark
        controller.addChild(child)
        #expect(child.traitCollection.userInterfaceStyle == .dark && child.viewIfLoaded == nil)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        withViews([controller.view]) {
            #expect(child.traitCollection.userInterfaceStyle == .dark && controller.changes == 0)
            controller.overrideUserInterfaceStyle = .light
            #expect(child.view.traitCollection.userInterfaceStyle == .light)
            #expect(controller.changes == 1 && child.changes == 1)
            PageContext.current.apply(UITraitCollection(isDark: true))
            #expect(controller.changes == 1)
            controller.overrideUserInterfaceStyle = .unspecified
            #expect(controller.changes == 2 && child.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test func environmentsAreMadeForAStyle() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.resolvedColor(with: dark) == .white && dark.layoutDirection == .leftToRight)
    }

    @Test func preferredFontsHaveTheSizeThatTheUserHasChosen() {
        withViews([UIView()], traits: UITraitCollection(textScale: 1.25)) {
            #expect(UITraitCollection.current.preferredContentSizeCategory == .extraExtraLarge)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
            #expect(UIFont.systemFont(ofSize: 17).pointSize == 17 && UILabel().font.pointSize == 17)
            let metrics = UIFontMetrics(forTextStyle: .title1)
            #expect(metrics.scaledFont(for: .boldSystemFont(ofSize: 20)) == .boldSystemFont(ofSize: 25))
            #expect(metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 22).pointSize == 22)
            #expect(metrics.scaledValue(for: 8) == 10)
            let small = UITraitCollection(preferredContentSizeCategory: .small)
            #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 15)
        }
    }

    @Test func fontsFollowAChangeIfTheyShould() {
        let (label, still, field, text) = (UILabel(), UILabel(), UITextField(), UITextView())
        withViews([label, still, field, text]) {
            for view in [label, still] { view.font = .preferredFont(forTextStyle: .title3) }
            (field.font, text.font) = (.preferredFont(forTextStyle: .body), .systemFont(ofSize: 17))
            label.adjustsFontForContentSizeCategory = true
            field.adjustsFontForContentSizeCategory = true
            text.adjustsFontForContentSizeCategory = true
            PageContext.current.apply(UITraitCollection(textScale: 2))
            #expect(label.font.pointSize == 40 && still.font.pointSize == 20)
            #expect(field.font?.pointSize == 34 && text.font?.pointSize == 17)
            PageContext.current.apply(UITraitCollection())
            #expect(label.font.pointSize == 20 && field.font?.pointSize == 17)
        }
    }

    @Test func categoriesHaveAnOrder() {
        #expect(
            UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    }
}
