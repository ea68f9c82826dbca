// SPDX-License-Identifier: GPL-3.0-or-later
@_exported import struct Scene.AffineTransform
@_exported import struct Scene.Point
@_exported import struct Scene.Rect
@_exported import struct Scene.Size

/// A number of points, or another quantity in geometry.
public typealias CGFloat = Double
/// A time, in seconds.
public typealias CFTimeInterval = Double
/// A time, in seconds.
public typealias TimeInterval = Double
/// A point. x increases to the right and y increases downward.
public typealias CGPoint = Point
/// A width and a height.
public typealias CGSize = Size
/// A rectangle.
public typealias CGRect = Rect
/// An affine transform of the plane.
public typealias CGAffineTransform = AffineTransform
