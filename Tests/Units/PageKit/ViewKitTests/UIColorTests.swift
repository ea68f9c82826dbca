// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}

/// UIColor: components and variants.
@Suite struct UIColorTests {
    private func components(of color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha]
    }

    @Test func getRedReturnsTheComponents() {
        #expect(components(of: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    }

    @Test func extensionsCanAddInitializers() { #expect(UIColor(hex: 0xFF8000) == UIColor(rgb: 0xFF8000)) }

    @Test func componentsAreClamped() {
        #expect(components(of: UIColor(red: 2, green: -1, blue: 0, alpha: 3)) == [1, 0, 0, 1])
    }

    @Test func hueOfOneThirdIsGreen() {
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    }

    @Test func noSaturationIsGray() {
        #expect(UIColor(hue: 0.7, saturation: 0, brightness: 0.5, alpha: 1) == .gray)
    }

    @Test func getHueReversesTheInitializer() {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let color = UIColor(hue: 0.85, saturation: 0.5, brightness: 0.75, alpha: 0.25)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.85) < 1e-9 && abs(saturation - 0.5) < 1e-9 && brightness == 0.75 && alpha == 0.25)
    }

    @Test func getWhiteIsOnlyForGrays() {
        var (white, alpha) = (CGFloat(-1), CGFloat(-1))
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == -1)
        #expect(UIColor.darkGray.getWhite(&white, alpha: &alpha) && white == 1.0 / 3 && alpha == 1)
    }

    @Test func withAlphaComponentKeepsTheColor() {
        #expect(components(of: UIColor.blue.withAlphaComponent(0.5)) == [0, 0, 1, 0.5])
    }

    @Test func clearIsTransparent() { #expect(components(of: .clear)[3] == 0) }

    @Test func dynamicColorDependsOnTheStyle() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(isDark: true)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(isDark: false)) == .black)
    }

    @Test func labelColorIsWhiteInTheDark() {
        #expect(UIColor.label.resolvedColor(with: UITraitCollection(isDark: true)) == .white)
    }

    @Test func cgColorRoundTrips() { #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange) }
}
