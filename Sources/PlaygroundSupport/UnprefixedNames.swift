// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Every name of UIKit without its prefix. Both names are of the same type.

@_exported import UIKit

public typealias AffineTransform = CGAffineTransform
public typealias Color = UIColor
public typealias DisplayLink = CADisplayLink
public typealias Image = UIImage
public typealias Point = CGPoint
public typealias Rect = CGRect
public typealias Size = CGSize
public typealias View = UIView
public typealias ViewController = UIViewController
