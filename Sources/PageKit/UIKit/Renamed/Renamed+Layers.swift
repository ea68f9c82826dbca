// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Layers and their animations.

@available(*, unavailable, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { renamed() }
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { renamed() }
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { renamed() }
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { renamed() }
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { renamed() }
@available(*, unavailable, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { renamed() }
@available(*, unavailable, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { renamed() }
@available(*, unavailable, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { renamed() }
@available(*, unavailable, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { renamed() }
@available(*, unavailable, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { renamed() }
@available(*, unavailable, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { renamed() }
@available(*, unavailable, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { renamed() }
@available(*, unavailable, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { renamed() }
@available(*, unavailable, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { renamed() }
@available(*, unavailable, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { renamed() }
@available(*, unavailable, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { renamed() }
@available(*, unavailable, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { renamed() }
@available(*, unavailable, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { renamed() }
@available(*, unavailable, renamed: "CAGradientLayerType.radial")
public var kCAGradientLayerRadial: CAGradientLayerType { renamed() }
@available(*, unavailable, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { renamed() }
@available(*, unavailable, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { renamed() }
@available(*, unavailable, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { renamed() }
@available(*, unavailable, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { renamed() }
@available(*, unavailable, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { renamed() }
@available(*, unavailable, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { renamed() }
@available(*, unavailable, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { renamed() }
@available(*, unavailable, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { renamed() }
@available(*, unavailable, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { renamed() }
@available(*, unavailable, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { renamed() }
@available(*, unavailable, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { renamed() }
@available(*, unavailable, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { renamed() }
@available(*, unavailable, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { renamed() }
@available(*, unavailable, renamed: "CAAnimationCalculationMode.cubicPaced")
public var kCAAnimationCubicPaced: CAAnimationCalculationMode { renamed() }
@available(*, unavailable, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { renamed() }
@available(*, unavailable, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { renamed() }
@available(*, unavailable, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { renamed() }
@available(*, unavailable, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { renamed() }
@available(*, unavailable, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { renamed() }
@available(*, unavailable, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { renamed() }
@available(*, unavailable, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { renamed() }
@available(*, unavailable, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { renamed() }
@available(*, unavailable, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { renamed() }
@available(*, unavailable, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { renamed() }
@available(*, unavailable, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { renamed() }
@available(*, unavailable, renamed: "CAValueFunctionName.rotateX")
public var kCAValueFunctionRotateX: CAValueFunctionName { renamed() }
@available(*, unavailable, renamed: "CAValueFunctionName.rotateY")
public var kCAValueFunctionRotateY: CAValueFunctionName { renamed() }
@available(*, unavailable, renamed: "CAValueFunctionName.rotateZ")
public var kCAValueFunctionRotateZ: CAValueFunctionName { renamed() }
@available(*, unavailable, renamed: "CAValueFunctionName.scale")
public var kCAValueFunctionScale: CAValueFunctionName { renamed() }
@available(*, unavailable, renamed: "CAValueFunctionName.translate")
public var kCAValueFunctionTranslate: CAValueFunctionName { renamed() }

extension CALayer {
    @available(*, unavailable, renamed: "isHidden") public var hidden: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isOpaque") public var opaque: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isDoubleSided") public var doubleSided: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "insertSublayer(_:at:)")
    public func insertSublayer(_ layer: CALayer, atIndex: UInt32) { renamed() }
    @available(*, unavailable, renamed: "add(_:forKey:)")
    public func addAnimation(_ animation: CAAnimation, forKey: String?) { renamed() }
    @available(*, unavailable, renamed: "removeAnimation(forKey:)")
    public func removeAnimationForKey(_ key: String) { renamed() }
    @available(*, unavailable, renamed: "animation(forKey:)")
    public func animationForKey(_ key: String) -> CAAnimation? { renamed() }
    @available(*, unavailable, renamed: "draw(in:)")
    public func drawInContext(_ context: CGContext) { renamed() }
    @available(*, unavailable, renamed: "render(in:)")
    public func renderInContext(_ context: CGContext) { renamed() }
    @available(*, unavailable, renamed: "contains(_:)")
    public func containsPoint(_ point: CGPoint) -> Bool { renamed() }
}

extension CAAnimation {
    @available(*, unavailable, renamed: "isRemovedOnCompletion") public var removedOnCompletion: Bool {
        get { renamed() }
        set {}
    }
}

extension CAPropertyAnimation {
    @available(*, unavailable, renamed: "isAdditive") public var additive: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isCumulative") public var cumulative: Bool {
        get { renamed() }
        set {}
    }
}

extension CATextLayer {
    @available(*, unavailable, renamed: "isWrapped") public var wrapped: Bool {
        get { renamed() }
        set {}
    }
}

extension CAEmitterCell {
    @available(*, unavailable, renamed: "isEnabled") public var enabled: Bool {
        get { renamed() }
        set {}
    }
}
