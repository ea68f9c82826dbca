// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Pictures, paths, and contexts.

extension UIImage {
    @available(*, unavailable, renamed: "cgImage") public var CGImage: CGImage? { renamed() }
    @available(*, unavailable, renamed: "init(cgImage:)") public convenience init(CGImage: CGImage) { renamed() }
    @available(*, unavailable, renamed: "draw(in:)") public func drawInRect(_ rect: CGRect) { renamed() }
    @available(*, unavailable, renamed: "draw(at:)") public func drawAtPoint(_ point: CGPoint) { renamed() }
}

extension UIBezierPath {
    @available(*, unavailable, renamed: "cgPath") public var CGPath: CGPath { renamed() }
    @available(*, unavailable, renamed: "init(ovalIn:)") public convenience init(ovalInRect: CGRect) { renamed() }
    @available(*, unavailable, renamed: "init(cgPath:)") public convenience init(CGPath: CGPath) { renamed() }
    @available(*, unavailable, renamed: "move(to:)") public func moveToPoint(_ point: CGPoint) { renamed() }
    @available(*, unavailable, renamed: "addLine(to:)") public func addLineToPoint(_ point: CGPoint) { renamed() }
    @available(*, unavailable, renamed: "addCurve(to:controlPoint1:controlPoint2:)")
    public func addCurveToPoint(_ p: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { renamed() }
    @available(*, unavailable, renamed: "addQuadCurve(to:controlPoint:)")
    public func addQuadCurveToPoint(_ point: CGPoint, controlPoint: CGPoint) { renamed() }
    @available(*, unavailable, renamed: "addArc(withCenter:radius:startAngle:endAngle:clockwise:)")
    public func addArcWithCenter(
        _ center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { renamed() }
    @available(*, unavailable, renamed: "close()") public func closePath() { renamed() }
    @available(*, unavailable, renamed: "append(_:)") public func appendPath(_ path: UIBezierPath) { renamed() }
    @available(*, unavailable, renamed: "apply(_:)")
    public func applyTransform(_ transform: CGAffineTransform) { renamed() }
    @available(*, unavailable, renamed: "contains(_:)")
    public func containsPoint(_ point: CGPoint) -> Bool { renamed() }
}

@available(*, unavailable, renamed: "CGContext") public typealias CGContextRef = CGContext
@available(*, unavailable, renamed: "CGColor") public typealias CGColorRef = CGColor
@available(*, unavailable, renamed: "CGImage") public typealias CGImageRef = CGImage
@available(*, unavailable, renamed: "CGPath") public typealias CGPathRef = CGPath
@available(*, unavailable, renamed: "CGContext.saveGState(self:)")
public func CGContextSaveGState(_ c: CGContext?) { renamed() }
@available(*, unavailable, renamed: "CGContext.restoreGState(self:)")
public func CGContextRestoreGState(_ c: CGContext?) { renamed() }
@available(*, unavailable, renamed: "CGContext.translateBy(self:x:y:)")
public func CGContextTranslateCTM(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) { renamed() }
@available(*, unavailable, renamed: "CGContext.scaleBy(self:x:y:)")
public func CGContextScaleCTM(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) { renamed() }
@available(*, unavailable, renamed: "CGContext.rotate(self:by:)")
public func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { renamed() }
@available(*, unavailable, renamed: "CGContext.concatenate(self:_:)")
public func CGContextConcatCTM(_ c: CGContext?, _ transform: CGAffineTransform) { renamed() }
@available(*, unavailable, renamed: "CGContext.setFillColor(self:_:)")
public func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor) { renamed() }
@available(*, unavailable, renamed: "CGContext.setStrokeColor(self:_:)")
public func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor) { renamed() }
@available(*, unavailable, renamed: "CGContext.setFillColor(self:red:green:blue:alpha:)")
public func CGContextSetRGBFillColor(_ c: CGContext?, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat) {
    renamed()
}
@available(*, unavailable, renamed: "CGContext.setStrokeColor(self:red:green:blue:alpha:)")
public func CGContextSetRGBStrokeColor(_ c: CGContext?, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat) {
    renamed()
}
@available(*, unavailable, renamed: "CGContext.setLineWidth(self:_:)")
public func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { renamed() }
@available(*, unavailable, renamed: "CGContext.setLineCap(self:_:)")
public func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { renamed() }
@available(*, unavailable, renamed: "CGContext.setLineJoin(self:_:)")
public func CGContextSetLineJoin(_ c: CGContext?, _ join: CGLineJoin) { renamed() }
@available(*, unavailable, renamed: "CGContext.setAlpha(self:_:)")
public func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { renamed() }
@available(*, unavailable, renamed: "CGContext.beginPath(self:)")
public func CGContextBeginPath(_ c: CGContext?) { renamed() }
@available(*, unavailable, renamed: "CGContext.closePath(self:)")
public func CGContextClosePath(_ c: CGContext?) { renamed() }
@available(*, unavailable, renamed: "CGContext.addRect(self:_:)")
public func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { renamed() }
@available(*, unavailable, renamed: "CGContext.addEllipse(self:in:)")
public func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { renamed() }
@available(*, unavailable, renamed: "CGContext.addPath(self:_:)")
public func CGContextAddPath(_ c: CGContext?, _ path: CGPath) { renamed() }
@available(*, unavailable, renamed: "CGContext.fillPath(self:)")
public func CGContextFillPath(_ c: CGContext?) { renamed() }
@available(*, unavailable, renamed: "CGContext.strokePath(self:)")
public func CGContextStrokePath(_ c: CGContext?) { renamed() }
@available(*, unavailable, renamed: "CGContext.drawPath(self:using:)")
public func CGContextDrawPath(_ c: CGContext?, _ mode: CGPathDrawingMode) { renamed() }
@available(*, unavailable, renamed: "CGContext.fill(self:_:)")
public func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { renamed() }
@available(*, unavailable, renamed: "CGContext.stroke(self:_:)")
public func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { renamed() }
@available(*, unavailable, renamed: "CGContext.fillEllipse(self:in:)")
public func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { renamed() }
@available(*, unavailable, renamed: "CGContext.strokeEllipse(self:in:)")
public func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) { renamed() }
@available(*, unavailable, renamed: "CGContext.clip(self:to:)")
public func CGContextClipToRect(_ c: CGContext?, _ rect: CGRect) { renamed() }
@available(*, unavailable, renamed: "CGContext.clip(self:)") public func CGContextClip(_ c: CGContext?) { renamed() }
@available(*, unavailable, renamed: "CGContext.addLines(self:between:)")
public func CGContextAddLines(_ c: CGContext?, _ points: [CGPoint]) { renamed() }

@available(*, unavailable, renamed: "CGMutablePath") public typealias CGMutablePathRef = CGMutablePath
@available(*, unavailable, renamed: "CGMutablePath.init()") public func CGPathCreateMutable() -> CGMutablePath {
    renamed()
}
@available(*, unavailable, renamed: "CGPathDrawingMode.fill") public var kCGPathFill: CGPathDrawingMode { renamed() }
@available(*, unavailable, renamed: "CGPathDrawingMode.eoFill") public var kCGPathEOFill: CGPathDrawingMode {
    renamed()
}
@available(*, unavailable, renamed: "CGPathDrawingMode.stroke") public var kCGPathStroke: CGPathDrawingMode {
    renamed()
}
@available(*, unavailable, renamed: "CGPathDrawingMode.fillStroke") public var kCGPathFillStroke: CGPathDrawingMode {
    renamed()
}
@available(*, unavailable, renamed: "CGPathDrawingMode.eoFillStroke") public var kCGPathEOFillStroke: CGPathDrawingMode
{ renamed() }
@available(*, unavailable, renamed: "CGLineCap.butt") public var kCGLineCapButt: CGLineCap { renamed() }
@available(*, unavailable, renamed: "CGLineCap.round") public var kCGLineCapRound: CGLineCap { renamed() }
@available(*, unavailable, renamed: "CGLineCap.square") public var kCGLineCapSquare: CGLineCap { renamed() }
@available(*, unavailable, renamed: "CGLineJoin.miter") public var kCGLineJoinMiter: CGLineJoin { renamed() }
@available(*, unavailable, renamed: "CGLineJoin.round") public var kCGLineJoinRound: CGLineJoin { renamed() }
@available(*, unavailable, renamed: "CGLineJoin.bevel") public var kCGLineJoinBevel: CGLineJoin { renamed() }

extension CGPathDrawingMode {
    @available(*, unavailable, renamed: "fill") public static var Fill: Self { renamed() }
    @available(*, unavailable, renamed: "eoFill") public static var EOFill: Self { renamed() }
    @available(*, unavailable, renamed: "stroke") public static var Stroke: Self { renamed() }
    @available(*, unavailable, renamed: "fillStroke") public static var FillStroke: Self { renamed() }
    @available(*, unavailable, renamed: "eoFillStroke") public static var EOFillStroke: Self { renamed() }
}

extension CGLineCap {
    @available(*, unavailable, renamed: "butt") public static var Butt: Self { renamed() }
    @available(*, unavailable, renamed: "round") public static var Round: Self { renamed() }
    @available(*, unavailable, renamed: "square") public static var Square: Self { renamed() }
}

extension CGLineJoin {
    @available(*, unavailable, renamed: "miter") public static var Miter: Self { renamed() }
    @available(*, unavailable, renamed: "round") public static var Round: Self { renamed() }
    @available(*, unavailable, renamed: "bevel") public static var Bevel: Self { renamed() }
}
