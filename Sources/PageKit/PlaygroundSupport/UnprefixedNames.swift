// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Every name of UIKit without its prefix. Both names are of the same type.

@_exported import ViewKit

public typealias Accessibility = UIAccessibility
public typealias AccessibilityCustomAction = UIAccessibilityCustomAction
public typealias AccessibilityTraits = UIAccessibilityTraits
public typealias Action = UIAction
public typealias ActionHandler = UIActionHandler
public typealias AffineTransform = CGAffineTransform
public typealias BezierPath = UIBezierPath
public typealias Button = UIButton
public typealias Color = UIColor
public typealias Context = CGContext
public typealias Control = UIControl
public typealias DisplayLink = CADisplayLink
public typealias EdgeInsets = UIEdgeInsets
public typealias Event = UIEvent
public typealias Font = UIFont
public typealias GestureRecognizer = UIGestureRecognizer
public typealias GestureRecognizerDelegate = UIGestureRecognizerDelegate
public typealias GraphicsImageRenderer = UIGraphicsImageRenderer
public typealias GraphicsImageRendererContext = UIGraphicsImageRendererContext
public typealias GraphicsImageRendererFormat = UIGraphicsImageRendererFormat
public typealias Image = UIImage
public typealias ImageView = UIImageView
public typealias Label = UILabel
public typealias Layer = CALayer
public typealias LineBreakMode = NSLineBreakMode
public typealias LineCap = CGLineCap
public typealias LineJoin = CGLineJoin
public typealias LongPressGestureRecognizer = UILongPressGestureRecognizer
public typealias MutableParagraphStyle = NSMutableParagraphStyle
public typealias MutablePath = CGMutablePath
public typealias PanGestureRecognizer = UIPanGestureRecognizer
public typealias ParagraphStyle = NSParagraphStyle
public typealias Path = CGPath
public typealias PathDrawingMode = CGPathDrawingMode
public typealias PathFillRule = CGPathFillRule
public typealias PinchGestureRecognizer = UIPinchGestureRecognizer
public typealias Point = CGPoint
public typealias ProgressView = UIProgressView
public typealias Rect = CGRect
public typealias RectEdge = CGRectEdge
public typealias RotationGestureRecognizer = UIRotationGestureRecognizer
public typealias Responder = UIResponder
public typealias Screen = UIScreen
public typealias SegmentedControl = UISegmentedControl
public typealias Size = CGSize
public typealias Slider = UISlider
public typealias StackView = UIStackView
public typealias Stepper = UIStepper
public typealias SwipeGestureRecognizer = UISwipeGestureRecognizer
public typealias Switch = UISwitch
public typealias TapGestureRecognizer = UITapGestureRecognizer
public typealias TextAlignment = NSTextAlignment
public typealias TextField = UITextField
public typealias Touch = UITouch
public typealias TraitCollection = UITraitCollection
public typealias UserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
public typealias UserInterfaceStyle = UIUserInterfaceStyle
public typealias Vector = CGVector
public typealias View = UIView
public typealias ViewController = UIViewController
public typealias Window = UIWindow
