// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIVisualEffectView and its materials.
@Suite(.serialized) struct UIVisualEffectViewTests {
    private func ground(_ effect: UIVisualEffect?, isDark: Bool = false) throws -> Color {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        var color: Color?
        withViews([view], traits: UITraitCollection(isDark: isDark)) {
            color = view.innerNodes.first?.style.fill
        }
        return try #require(color)
    }

    @Test func materialsFollowTheStyleUnlessTheyHaveOne() throws {
        let regular = UIBlurEffect(style: .regular)
        let (light, dark) = (try ground(regular), try ground(regular, isDark: true))
        #expect(light.luminance > 0.8 && dark.luminance < 0.05 && light.alpha == 0.88 && dark.alpha == 0.88)
        #expect(try ground(UIBlurEffect(style: .dark)).luminance < 0.05)
        #expect(try ground(UIBlurEffect(style: .extraLight), isDark: true).luminance > 0.8)
        #expect(try ground(UIBlurEffect(style: .systemUltraThinMaterial)).alpha == 0.7)
        #expect(try ground(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))).alpha == 0)
        #expect(try ground(nil).alpha == 0)
    }

    @Test func theContentFillsTheView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        let button = UIButton(primaryAction: UIAction { _ in })
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        view.contentView.addSubview(button)
        #expect(view.contentView.frame == view.bounds)
        withViews([view]) {
            #expect(PageContext.current.window.hitTest(CGPoint(x: 15, y: 15), with: nil) === button)
            #expect(PageContext.current.window.hitTest(CGPoint(x: 80, y: 40), with: nil) === view.contentView)
        }
    }

    @Test func aChangeOfMaterialsIsAnimated() throws {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        withViews([view]) {
            UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .regular) }
            let time = PageContext.current.time
            for _ in 0..<30 { time.run(time.step + 1) }
            #expect(abs((view.innerNodes.first?.style.fill?.alpha ?? 0) - 0.44) < 0.05)
        }
    }
}
