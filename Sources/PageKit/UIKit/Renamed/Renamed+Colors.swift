// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of colors were functions.

extension UIColor {
    @available(*, unavailable, renamed: "getter:black()") public static func blackColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:darkGray()") public static func darkGrayColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:lightGray()")
    public static func lightGrayColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:white()") public static func whiteColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:gray()") public static func grayColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:red()") public static func redColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:green()") public static func greenColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:blue()") public static func blueColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:cyan()") public static func cyanColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:yellow()") public static func yellowColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:magenta()") public static func magentaColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:orange()") public static func orangeColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:purple()") public static func purpleColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:brown()") public static func brownColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "getter:clear()") public static func clearColor() -> UIColor { renamed() }
    @available(*, unavailable, renamed: "withAlphaComponent(_:)")
    public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { renamed() }
    @available(*, unavailable, renamed: "cgColor") public var CGColor: CGColor { renamed() }
    @available(*, unavailable, renamed: "init(cgColor:)") public convenience init(CGColor: CGColor) { renamed() }
}
