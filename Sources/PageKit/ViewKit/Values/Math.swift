// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The mathematical functions of the C library. A page that imports only PlaygroundSupport does not import C modules,
// because that takes time, so the functions that pages use are declared here. With UIKit, those of Foundation come first.

import Glibc

@_disfavoredOverload nonisolated public func sin(_ x: Double) -> Double { Glibc.sin(x) }
@_disfavoredOverload nonisolated public func cos(_ x: Double) -> Double { Glibc.cos(x) }
@_disfavoredOverload nonisolated public func tan(_ x: Double) -> Double { Glibc.tan(x) }
@_disfavoredOverload nonisolated public func asin(_ x: Double) -> Double { Glibc.asin(x) }
@_disfavoredOverload nonisolated public func acos(_ x: Double) -> Double { Glibc.acos(x) }
@_disfavoredOverload nonisolated public func atan(_ x: Double) -> Double { Glibc.atan(x) }
@_disfavoredOverload nonisolated public func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
@_disfavoredOverload nonisolated public func sinh(_ x: Double) -> Double { Glibc.sinh(x) }
@_disfavoredOverload nonisolated public func cosh(_ x: Double) -> Double { Glibc.cosh(x) }
@_disfavoredOverload nonisolated public func tanh(_ x: Double) -> Double { Glibc.tanh(x) }
@_disfavoredOverload nonisolated public func exp(_ x: Double) -> Double { Glibc.exp(x) }
@_disfavoredOverload nonisolated public func exp2(_ x: Double) -> Double { Glibc.exp2(x) }
@_disfavoredOverload nonisolated public func log(_ x: Double) -> Double { Glibc.log(x) }
@_disfavoredOverload nonisolated public func log2(_ x: Double) -> Double { Glibc.log2(x) }
@_disfavoredOverload nonisolated public func log10(_ x: Double) -> Double { Glibc.log10(x) }
@_disfavoredOverload nonisolated public func pow(_ x: Double, _ y: Double) -> Double { Glibc.pow(x, y) }
@_disfavoredOverload nonisolated public func sqrt(_ x: Double) -> Double { x.squareRoot() }
@_disfavoredOverload nonisolated public func cbrt(_ x: Double) -> Double { Glibc.cbrt(x) }
@_disfavoredOverload nonisolated public func hypot(_ x: Double, _ y: Double) -> Double { Glibc.hypot(x, y) }
@_disfavoredOverload nonisolated public func fmod(_ x: Double, _ y: Double) -> Double { Glibc.fmod(x, y) }
@_disfavoredOverload nonisolated public func floor(_ x: Double) -> Double { x.rounded(.down) }
@_disfavoredOverload nonisolated public func ceil(_ x: Double) -> Double { x.rounded(.up) }
@_disfavoredOverload nonisolated public func round(_ x: Double) -> Double { x.rounded() }
@_disfavoredOverload nonisolated public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }
@_disfavoredOverload nonisolated public func fabs(_ x: Double) -> Double { x.magnitude }
@_disfavoredOverload nonisolated public func fmin(_ x: Double, _ y: Double) -> Double { Glibc.fmin(x, y) }
@_disfavoredOverload nonisolated public func fmax(_ x: Double, _ y: Double) -> Double { Glibc.fmax(x, y) }

@_disfavoredOverload nonisolated public func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
@_disfavoredOverload nonisolated public func remainder(_ x: Double, _ y: Double) -> Double {
    x.remainder(dividingBy: y)
}
@_disfavoredOverload nonisolated public func copysign(_ x: Double, _ sign: Double) -> Double { Glibc.copysign(x, sign) }

@_disfavoredOverload nonisolated public let M_PI = Double.pi
@_disfavoredOverload nonisolated public let M_PI_2 = Double.pi / 2
@_disfavoredOverload nonisolated public let M_PI_4 = Double.pi / 4
@_disfavoredOverload nonisolated public let M_E = 2.718281828459045
@_disfavoredOverload nonisolated public let M_SQRT2 = 1.4142135623730951

/// Returns a random number from the seed of the page.
@_disfavoredOverload nonisolated public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }

/// Returns a random number below a bound, from the seed of the page.
@_disfavoredOverload nonisolated public func arc4random_uniform(_ bound: UInt32) -> UInt32 {
    bound == 0 ? 0 : UInt32.random(in: 0..<bound)
}
