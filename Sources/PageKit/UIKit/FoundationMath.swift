// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Foundation declares the mathematical functions of several types, so that `cos(2)` is ambiguous. Those of `Double` come
// first, as on Apple's systems: the others, which are hidden by declarations of the same types, are used only if nothing
// else fits.

import Foundation

nonisolated public func sin(_ x: Double) -> Double { Foundation.sin(x) }
nonisolated public func cos(_ x: Double) -> Double { Foundation.cos(x) }
nonisolated public func tan(_ x: Double) -> Double { Foundation.tan(x) }
nonisolated public func asin(_ x: Double) -> Double { Foundation.asin(x) }
nonisolated public func acos(_ x: Double) -> Double { Foundation.acos(x) }
nonisolated public func atan(_ x: Double) -> Double { Foundation.atan(x) }
nonisolated public func sinh(_ x: Double) -> Double { Foundation.sinh(x) }
nonisolated public func cosh(_ x: Double) -> Double { Foundation.cosh(x) }
nonisolated public func tanh(_ x: Double) -> Double { Foundation.tanh(x) }
nonisolated public func exp(_ x: Double) -> Double { Foundation.exp(x) }
nonisolated public func exp2(_ x: Double) -> Double { Foundation.exp2(x) }
nonisolated public func log(_ x: Double) -> Double { Foundation.log(x) }
nonisolated public func log2(_ x: Double) -> Double { Foundation.log2(x) }
nonisolated public func log10(_ x: Double) -> Double { Foundation.log10(x) }
nonisolated public func sqrt(_ x: Double) -> Double { Foundation.sqrt(x) }
nonisolated public func cbrt(_ x: Double) -> Double { Foundation.cbrt(x) }
nonisolated public func floor(_ x: Double) -> Double { Foundation.floor(x) }
nonisolated public func ceil(_ x: Double) -> Double { Foundation.ceil(x) }
nonisolated public func round(_ x: Double) -> Double { Foundation.round(x) }
nonisolated public func trunc(_ x: Double) -> Double { Foundation.trunc(x) }
nonisolated public func fabs(_ x: Double) -> Double { x.magnitude }
nonisolated public func rint(_ x: Double) -> Double { Foundation.rint(x) }
nonisolated public func atan2(_ x: Double, _ y: Double) -> Double { Foundation.atan2(x, y) }
nonisolated public func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
nonisolated public func hypot(_ x: Double, _ y: Double) -> Double { Foundation.hypot(x, y) }
nonisolated public func fmod(_ x: Double, _ y: Double) -> Double { Foundation.fmod(x, y) }
nonisolated public func fmin(_ x: Double, _ y: Double) -> Double { Foundation.fmin(x, y) }
nonisolated public func fmax(_ x: Double, _ y: Double) -> Double { Foundation.fmax(x, y) }
nonisolated public func remainder(_ x: Double, _ y: Double) -> Double { Foundation.remainder(x, y) }
nonisolated public func copysign(_ x: Double, _ y: Double) -> Double { Foundation.copysign(x, y) }

@_disfavoredOverload nonisolated public func sin(_ x: Float) -> Float { Foundation.sin(x) }
@_disfavoredOverload nonisolated public func cos(_ x: Float) -> Float { Foundation.cos(x) }
@_disfavoredOverload nonisolated public func tan(_ x: Float) -> Float { Foundation.tan(x) }
@_disfavoredOverload nonisolated public func asin(_ x: Float) -> Float { Foundation.asin(x) }
@_disfavoredOverload nonisolated public func acos(_ x: Float) -> Float { Foundation.acos(x) }
@_disfavoredOverload nonisolated public func atan(_ x: Float) -> Float { Foundation.atan(x) }
@_disfavoredOverload nonisolated public func sinh(_ x: Float) -> Float { Foundation.sinh(x) }
@_disfavoredOverload nonisolated public func cosh(_ x: Float) -> Float { Foundation.cosh(x) }
@_disfavoredOverload nonisolated public func tanh(_ x: Float) -> Float { Foundation.tanh(x) }
@_disfavoredOverload nonisolated public func exp(_ x: Float) -> Float { Foundation.exp(x) }
@_disfavoredOverload nonisolated public func exp2(_ x: Float) -> Float { Foundation.exp2(x) }
@_disfavoredOverload nonisolated public func log(_ x: Float) -> Float { Foundation.log(x) }
@_disfavoredOverload nonisolated public func log2(_ x: Float) -> Float { Foundation.log2(x) }
@_disfavoredOverload nonisolated public func log10(_ x: Float) -> Float { Foundation.log10(x) }
@_disfavoredOverload nonisolated public func sqrt(_ x: Float) -> Float { Foundation.sqrt(x) }
@_disfavoredOverload nonisolated public func cbrt(_ x: Float) -> Float { Foundation.cbrt(x) }
@_disfavoredOverload nonisolated public func floor(_ x: Float) -> Float { Foundation.floor(x) }
@_disfavoredOverload nonisolated public func ceil(_ x: Float) -> Float { Foundation.ceil(x) }
@_disfavoredOverload nonisolated public func round(_ x: Float) -> Float { Foundation.round(x) }
@_disfavoredOverload nonisolated public func trunc(_ x: Float) -> Float { Foundation.trunc(x) }
@_disfavoredOverload nonisolated public func fabs(_ x: Float) -> Float { x.magnitude }
@_disfavoredOverload nonisolated public func rint(_ x: Float) -> Float { Foundation.rint(x) }
@_disfavoredOverload nonisolated public func atan2(_ x: Float, _ y: Float) -> Float { Foundation.atan2(x, y) }
@_disfavoredOverload nonisolated public func pow(_ x: Float, _ y: Float) -> Float { Foundation.pow(x, y) }
@_disfavoredOverload nonisolated public func hypot(_ x: Float, _ y: Float) -> Float { Foundation.hypot(x, y) }
@_disfavoredOverload nonisolated public func fmod(_ x: Float, _ y: Float) -> Float { Foundation.fmod(x, y) }
@_disfavoredOverload nonisolated public func fmin(_ x: Float, _ y: Float) -> Float { Foundation.fmin(x, y) }
@_disfavoredOverload nonisolated public func fmax(_ x: Float, _ y: Float) -> Float { Foundation.fmax(x, y) }
@_disfavoredOverload nonisolated public func remainder(_ x: Float, _ y: Float) -> Float { Foundation.remainder(x, y) }
@_disfavoredOverload nonisolated public func copysign(_ x: Float, _ y: Float) -> Float { Foundation.copysign(x, y) }

@_disfavoredOverload nonisolated public func sin(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.sin(x) }
@_disfavoredOverload nonisolated public func cos(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.cos(x) }
@_disfavoredOverload nonisolated public func tan(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.tan(x) }
@_disfavoredOverload nonisolated public func asin(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.asin(x) }
@_disfavoredOverload nonisolated public func acos(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.acos(x) }
@_disfavoredOverload nonisolated public func atan(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.atan(x) }
@_disfavoredOverload nonisolated public func sinh(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.sinh(x) }
@_disfavoredOverload nonisolated public func cosh(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.cosh(x) }
@_disfavoredOverload nonisolated public func tanh(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.tanh(x) }
@_disfavoredOverload nonisolated public func exp(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.exp(x) }
@_disfavoredOverload nonisolated public func exp2(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.exp2(x) }
@_disfavoredOverload nonisolated public func log(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.log(x) }
@_disfavoredOverload nonisolated public func log2(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.log2(x) }
@_disfavoredOverload nonisolated public func log10(_ x: Foundation.CGFloat) -> Foundation.CGFloat {
    Foundation.log10(x)
}
@_disfavoredOverload nonisolated public func sqrt(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.sqrt(x) }
@_disfavoredOverload nonisolated public func cbrt(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.cbrt(x) }
@_disfavoredOverload nonisolated public func floor(_ x: Foundation.CGFloat) -> Foundation.CGFloat {
    Foundation.floor(x)
}
@_disfavoredOverload nonisolated public func ceil(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.ceil(x) }
@_disfavoredOverload nonisolated public func round(_ x: Foundation.CGFloat) -> Foundation.CGFloat {
    Foundation.round(x)
}
@_disfavoredOverload nonisolated public func trunc(_ x: Foundation.CGFloat) -> Foundation.CGFloat {
    Foundation.trunc(x)
}
@_disfavoredOverload nonisolated public func fabs(_ x: Foundation.CGFloat) -> Foundation.CGFloat { x.magnitude }
@_disfavoredOverload nonisolated public func rint(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.rint(x) }
@_disfavoredOverload nonisolated public func atan2(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat)
    -> Foundation.CGFloat
{ Foundation.atan2(x, y) }
@_disfavoredOverload nonisolated public func pow(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat) -> Foundation.CGFloat
{ Foundation.pow(x, y) }
@_disfavoredOverload nonisolated public func hypot(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat)
    -> Foundation.CGFloat
{ Foundation.hypot(x, y) }
@_disfavoredOverload nonisolated public func fmod(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat)
    -> Foundation.CGFloat
{ Foundation.fmod(x, y) }
@_disfavoredOverload nonisolated public func fmin(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat)
    -> Foundation.CGFloat
{ Foundation.fmin(x, y) }
@_disfavoredOverload nonisolated public func fmax(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat)
    -> Foundation.CGFloat
{ Foundation.fmax(x, y) }
@_disfavoredOverload nonisolated public func remainder(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat)
    -> Foundation.CGFloat
{ Foundation.remainder(x, y) }
@_disfavoredOverload nonisolated public func copysign(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat)
    -> Foundation.CGFloat
{ Foundation.copysign(x, y) }

@_disfavoredOverload nonisolated public func sin(_ x: Float80) -> Float80 { Foundation.sin(x) }
@_disfavoredOverload nonisolated public func cos(_ x: Float80) -> Float80 { Foundation.cos(x) }
@_disfavoredOverload nonisolated public func tan(_ x: Float80) -> Float80 { Foundation.tan(x) }
@_disfavoredOverload nonisolated public func asin(_ x: Float80) -> Float80 { Foundation.asin(x) }
@_disfavoredOverload nonisolated public func acos(_ x: Float80) -> Float80 { Foundation.acos(x) }
@_disfavoredOverload nonisolated public func atan(_ x: Float80) -> Float80 { Foundation.atan(x) }
@_disfavoredOverload nonisolated public func sinh(_ x: Float80) -> Float80 { Foundation.sinh(x) }
@_disfavoredOverload nonisolated public func cosh(_ x: Float80) -> Float80 { Foundation.cosh(x) }
@_disfavoredOverload nonisolated public func tanh(_ x: Float80) -> Float80 { Foundation.tanh(x) }
@_disfavoredOverload nonisolated public func exp(_ x: Float80) -> Float80 { Foundation.exp(x) }
@_disfavoredOverload nonisolated public func exp2(_ x: Float80) -> Float80 { Foundation.exp2(x) }
@_disfavoredOverload nonisolated public func log(_ x: Float80) -> Float80 { Foundation.log(x) }
@_disfavoredOverload nonisolated public func log2(_ x: Float80) -> Float80 { Foundation.log2(x) }
@_disfavoredOverload nonisolated public func log10(_ x: Float80) -> Float80 { Foundation.log10(x) }
@_disfavoredOverload nonisolated public func sqrt(_ x: Float80) -> Float80 { Foundation.sqrt(x) }
@_disfavoredOverload nonisolated public func cbrt(_ x: Float80) -> Float80 { Foundation.cbrt(x) }
@_disfavoredOverload nonisolated public func floor(_ x: Float80) -> Float80 { Foundation.floor(x) }
@_disfavoredOverload nonisolated public func ceil(_ x: Float80) -> Float80 { Foundation.ceil(x) }
@_disfavoredOverload nonisolated public func round(_ x: Float80) -> Float80 { Foundation.round(x) }
@_disfavoredOverload nonisolated public func trunc(_ x: Float80) -> Float80 { Foundation.trunc(x) }
@_disfavoredOverload nonisolated public func fabs(_ x: Float80) -> Float80 { x.magnitude }
@_disfavoredOverload nonisolated public func rint(_ x: Float80) -> Float80 { Foundation.rint(x) }
@_disfavoredOverload nonisolated public func atan2(_ x: Float80, _ y: Float80) -> Float80 { Foundation.atan2(x, y) }
@_disfavoredOverload nonisolated public func pow(_ x: Float80, _ y: Float80) -> Float80 { Foundation.pow(x, y) }
@_disfavoredOverload nonisolated public func hypot(_ x: Float80, _ y: Float80) -> Float80 { Foundation.hypot(x, y) }
@_disfavoredOverload nonisolated public func fmod(_ x: Float80, _ y: Float80) -> Float80 { Foundation.fmod(x, y) }
@_disfavoredOverload nonisolated public func fmin(_ x: Float80, _ y: Float80) -> Float80 { Foundation.fmin(x, y) }
@_disfavoredOverload nonisolated public func fmax(_ x: Float80, _ y: Float80) -> Float80 { Foundation.fmax(x, y) }
@_disfavoredOverload nonisolated public func remainder(_ x: Float80, _ y: Float80) -> Float80 {
    Foundation.remainder(x, y)
}
@_disfavoredOverload nonisolated public func copysign(_ x: Float80, _ y: Float80) -> Float80 {
    Foundation.copysign(x, y)
}

// With whole numbers, this one fits no worse than that of `Double`.
@_disfavoredOverload nonisolated public func pow(_ x: Decimal, _ y: Int) -> Decimal { Foundation.pow(x, y) }
