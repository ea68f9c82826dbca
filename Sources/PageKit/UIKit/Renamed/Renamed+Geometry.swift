// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Does nothing: what calls it has been renamed, so that it cannot be used. Each file of this folder has the names of a
/// subject as they were in Swift 1 to 4, with today’s. The compiler corrects them, and they are not completed.
nonisolated func renamed() -> Never { fatalError() }

@available(*, unavailable, renamed: "CGRect.init(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { renamed() }
@available(*, unavailable, renamed: "CGPoint.init(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { renamed() }
@available(*, unavailable, renamed: "CGSize.init(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { renamed() }
@available(*, unavailable, renamed: "CGVector.init(dx:dy:)")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { renamed() }
@available(*, unavailable, renamed: "CGPoint.zero") public var CGPointZero: CGPoint { renamed() }
@available(*, unavailable, renamed: "CGSize.zero") public var CGSizeZero: CGSize { renamed() }
@available(*, unavailable, renamed: "CGRect.zero") public var CGRectZero: CGRect { renamed() }
@available(*, unavailable, renamed: "CGRect.null") public var CGRectNull: CGRect { renamed() }
@available(*, unavailable, renamed: "CGRect.infinite") public var CGRectInfinite: CGRect { renamed() }

@available(*, unavailable, renamed: "getter:CGRect.minX(self:)")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.midX(self:)")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.maxX(self:)")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.minY(self:)")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.midY(self:)")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.maxY(self:)")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.width(self:)")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.height(self:)")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { renamed() }

@available(*, unavailable, renamed: "getter:CGRect.isEmpty(self:)")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.isNull(self:)")
public func CGRectIsNull(_ rect: CGRect) -> Bool { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.integral(self:)")
public func CGRectIntegral(_ rect: CGRect) -> CGRect { renamed() }
@available(*, unavailable, renamed: "getter:CGRect.standardized(self:)")
public func CGRectStandardize(_ rect: CGRect) -> CGRect { renamed() }
@available(*, unavailable, renamed: "CGRect.insetBy(self:dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { renamed() }
@available(*, unavailable, renamed: "CGRect.offsetBy(self:dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { renamed() }
@available(*, unavailable, renamed: "CGRect.union(self:_:)")
public func CGRectUnion(_ one: CGRect, _ other: CGRect) -> CGRect { renamed() }
@available(*, unavailable, renamed: "CGRect.intersection(self:_:)")
public func CGRectIntersection(_ one: CGRect, _ other: CGRect) -> CGRect { renamed() }
@available(*, unavailable, renamed: "CGRect.intersects(self:_:)")
public func CGRectIntersectsRect(_ one: CGRect, _ other: CGRect) -> Bool { renamed() }
@available(*, unavailable, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { renamed() }
@available(*, unavailable, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsRect(_ one: CGRect, _ other: CGRect) -> Bool { renamed() }
@available(*, unavailable, renamed: "CGRect.applying(self:_:)")
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect { renamed() }
@available(*, unavailable, renamed: "CGPoint.applying(self:_:)")
public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint { renamed() }

@available(*, unavailable, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { renamed() }
@available(*, unavailable, renamed: "CGAffineTransform.init(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { renamed() }
@available(*, unavailable, renamed: "CGAffineTransform.init(scaleX:y:)")
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { renamed() }
@available(*, unavailable, renamed: "CGAffineTransform.init(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { renamed() }
@available(*, unavailable, renamed: "CGAffineTransform.init(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { renamed() }
@available(*, unavailable, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(_ t: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    renamed()
}
@available(*, unavailable, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform { renamed() }
@available(*, unavailable, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
    renamed()
}
@available(*, unavailable, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(_ t: CGAffineTransform, _ other: CGAffineTransform) -> CGAffineTransform {
    renamed()
}
@available(*, unavailable, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { renamed() }

@available(*, unavailable, renamed: "UIEdgeInsets.zero") public var UIEdgeInsetsZero: UIEdgeInsets { renamed() }
@available(*, unavailable, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ t: CGFloat, _ l: CGFloat, _ b: CGFloat, _ r: CGFloat) -> UIEdgeInsets { renamed() }
@available(*, unavailable, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { renamed() }
@available(*, unavailable, renamed: "NSRange.init(location:length:)")
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { renamed() }

extension CGRect {
    @available(*, unavailable, renamed: "insetBy(dx:dy:)")
    public func rectByInsetting(dx: CGFloat, dy: CGFloat) -> CGRect { renamed() }
    @available(*, unavailable, renamed: "offsetBy(dx:dy:)")
    public func rectByOffsetting(dx: CGFloat, dy: CGFloat) -> CGRect { renamed() }
    @available(*, unavailable, renamed: "intersection(_:)")
    public func rectByIntersecting(_ other: CGRect) -> CGRect { renamed() }
    @available(*, unavailable, renamed: "union(_:)") public func rectByUnion(_ other: CGRect) -> CGRect { renamed() }
}
