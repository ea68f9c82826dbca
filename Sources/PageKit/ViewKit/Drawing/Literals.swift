// SPDX-License-Identifier: GPL-3.0-or-later
/// The type of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, unless another one is needed.
public typealias _ColorLiteralType = UIColor

/// The type of a literal such as `#imageLiteral(resourceName: "boat.png")`, unless another one is needed.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a color from a literal.
    nonisolated public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// Finds the picture of a literal as `init(named:)` does. If there is none, the page stops.
    public convenience init(imageLiteralResourceName name: String) { self.init(named: name)! }
}
