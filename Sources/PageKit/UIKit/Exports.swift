// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What UIKit includes: the view kit and Foundation. Names that both have are those of the view kit, whose time, order, and
// random numbers are the page's. They are declared here because a module's own names hide those that it re-exports.

@_exported import Foundation
@_exported import ViewKit

public typealias AffineTransform = ViewKit.CGAffineTransform
public typealias Bundle = ViewKit.Bundle
public typealias CGFloat = ViewKit.CGFloat
public typealias CGPoint = ViewKit.CGPoint
public typealias CGRect = ViewKit.CGRect
public typealias CGRectEdge = ViewKit.CGRectEdge
public typealias CGSize = ViewKit.CGSize
public typealias DispatchQueue = ViewKit.DispatchQueue
public typealias DispatchSemaphore = ViewKit.DispatchSemaphore
public typealias DispatchTime = ViewKit.DispatchTime
public typealias DispatchTimeInterval = ViewKit.DispatchTimeInterval
public typealias DispatchTimeoutResult = ViewKit.DispatchTimeoutResult
public typealias IndexPath = ViewKit.IndexPath
public typealias NSCoder = ViewKit.NSCoder
public typealias NSCopying = ViewKit.NSCopying
public typealias NSObject = ViewKit.NSObject
public typealias NSObjectProtocol = ViewKit.NSObjectProtocol
public typealias NSValue = ViewKit.NSValue
public typealias NSZone = ViewKit.NSZone
public typealias RunLoop = ViewKit.RunLoop
public typealias Timer = ViewKit.Timer

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
