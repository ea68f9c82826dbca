// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// UIKit includes the mathematical functions of the C library. A page that imports UIKit does not import C modules,
// because that takes time, so the functions that pages use are declared here.

import Glibc

nonisolated public func sin(_ x: Double) -> Double { Glibc.sin(x) }
nonisolated public func cos(_ x: Double) -> Double { Glibc.cos(x) }
nonisolated public func tan(_ x: Double) -> Double { Glibc.tan(x) }
nonisolated public func asin(_ x: Double) -> Double { Glibc.asin(x) }
nonisolated public func acos(_ x: Double) -> Double { Glibc.acos(x) }
nonisolated public func atan(_ x: Double) -> Double { Glibc.atan(x) }
nonisolated public func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
nonisolated public func sinh(_ x: Double) -> Double { Glibc.sinh(x) }
nonisolated public func cosh(_ x: Double) -> Double { Glibc.cosh(x) }
nonisolated public func tanh(_ x: Double) -> Double { Glibc.tanh(x) }
nonisolated public func exp(_ x: Double) -> Double { Glibc.exp(x) }
nonisolated public func exp2(_ x: Double) -> Double { Glibc.exp2(x) }
nonisolated public func log(_ x: Double) -> Double { Glibc.log(x) }
nonisolated public func log2(_ x: Double) -> Double { Glibc.log2(x) }
nonisolated public func log10(_ x: Double) -> Double { Glibc.log10(x) }
nonisolated public func pow(_ x: Double, _ y: Double) -> Double { Glibc.pow(x, y) }
nonisolated public func sqrt(_ x: Double) -> Double { x.squareRoot() }
nonisolated public func cbrt(_ x: Double) -> Double { Glibc.cbrt(x) }
nonisolated public func hypot(_ x: Double, _ y: Double) -> Double { Glibc.hypot(x, y) }
nonisolated public func fmod(_ x: Double, _ y: Double) -> Double { Glibc.fmod(x, y) }
nonisolated public func floor(_ x: Double) -> Double { x.rounded(.down) }
nonisolated public func ceil(_ x: Double) -> Double { x.rounded(.up) }
nonisolated public func round(_ x: Double) -> Double { x.rounded() }
nonisolated public func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }
nonisolated public func fabs(_ x: Double) -> Double { x.magnitude }
nonisolated public func fmin(_ x: Double, _ y: Double) -> Double { Glibc.fmin(x, y) }
nonisolated public func fmax(_ x: Double, _ y: Double) -> Double { Glibc.fmax(x, y) }

nonisolated public func rint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }
nonisolated public func remainder(_ x: Double, _ y: Double) -> Double { x.remainder(dividingBy: y) }
nonisolated public func copysign(_ x: Double, _ sign: Double) -> Double { Glibc.copysign(x, sign) }

nonisolated public let M_PI = Double.pi
nonisolated public let M_PI_2 = Double.pi / 2
nonisolated public let M_PI_4 = Double.pi / 4
nonisolated public let M_E = 2.718281828459045
nonisolated public let M_SQRT2 = 1.4142135623730951

/// Returns a random number from the seed of the page.
nonisolated public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }

/// Returns a random number below a bound, from the seed of the page.
nonisolated public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
