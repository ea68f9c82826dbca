import Glibc
import Scene

/// The relative luminance of a colour, 0 to 1, as the Web Content Accessibility Guidelines 2.1 define it.
func luminance(of color: Color) -> Double {
    func linear(_ share: Double) -> Double {
        share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// The contrast between two colours, 1 to 21, by the same guidelines.
func contrast(_ a: Color, _ b: Color) -> Double {
    let (light, dark) = (max(luminance(of: a), luminance(of: b)), min(luminance(of: a), luminance(of: b)))
    return (light + 0.05) / (dark + 0.05)
}
