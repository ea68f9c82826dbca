// SPDX-License-Identifier: GPL-3.0-or-later
// A layer owns its sublayers and its mask, and refers weakly to the layer that contains it and to its view. A view owns
// its layer. The layer of a view has no geometry of its own: it is that of the view.

import Scene

/// A color of a layer.
public typealias CGColor = Color

/// A rectangle that is drawn: of a view, or alone in another layer.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
    /// The view to which the layer belongs.
    public internal(set) weak var view: UIView?
    /// What is asked about the layer: what it draws, how it is laid out, and how changes are animated.
    open weak var delegate: (any CALayerDelegate)?
    /// A name by which a page finds the layer.
    open var name: String?

    // MARK: - Geometry

    // The values of a layer without a view.
    var ownPosition = CGPoint.zero
    var ownBounds = CGRect.zero
    var ownTransform = CATransform3DIdentity
    var ownOpacity: Float = 1
    var ownIsHidden = false
    var ownBackgroundColor: CGColor?
    /// A transform of the view that leaves the plane.
    var spatialTransform: CATransform3D?

    /// The place of the anchor point in the layer that contains this one.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set {
            if let view { return view.center = newValue }
            let old = ownPosition
            ownPosition = newValue
            if newValue != old { changed(.position, from: .point(old)) }
        }
    }

    /// The layer's own coordinates: its size, and the point at its upper left corner.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set {
            if let view { return view.bounds = newValue }
            let old = ownBounds
            ownBounds = newValue
            guard newValue != old else { return }
            changed(.bounds, from: .rect(old))
            if newValue.size != old.size { sizeChanged() }
        }
    }

    /// The point, in parts of the size, that is at `position` and about which the layer turns.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { changed(.anchorPoint, from: .point(oldValue)) } }
    }
    /// The distance of the anchor point from the plane. It has no effect.
    open var anchorPointZ: CGFloat = 0

    /// A transform about the anchor point.
    open var transform: CATransform3D {
        get {
            guard let view else { return ownTransform }
            if let spatialTransform, spatialTransform.affine == view.transform { return spatialTransform }
            return CATransform3D(view.transform)
        }
        set {
            if let view {
                spatialTransform = newValue.isAffine ? nil : newValue
                return view.transform = newValue.affine
            }
            let old = ownTransform
            ownTransform = newValue
            if newValue != old { changed(.transform, from: .matrix(old)) }
        }
    }
    /// A transform of all sublayers, such as a perspective.
    open var sublayerTransform = CATransform3DIdentity {
        didSet { if sublayerTransform != oldValue { changed(.sublayerTransform, from: .matrix(oldValue)) } }
    }
    /// The position among the layers of the superlayer: higher ones are in front.
    open var zPosition: CGFloat = 0 {
        didSet { if zPosition != oldValue { changed(.zPosition, from: .number(oldValue)) } }
    }

    // MARK: - Appearance

    /// The opacity, 0...1.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let view { return view.alpha = Double(newValue) }
            let old = ownOpacity
            ownOpacity = newValue
            if newValue != old { changed(.opacity, from: .number(Double(old))) }
        }
    }

    /// Whether the layer and its sublayers are left out.
    open var isHidden: Bool {
        get { view?.isHidden ?? ownIsHidden }
        set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
    }

    /// The color that fills the bounds.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.resolved } ?? ownBackgroundColor }
        set {
            if let view { return view.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
            let old = ownBackgroundColor
            ownBackgroundColor = newValue
            if newValue != old { changed(.backgroundColor, from: .color(old)) }
        }
    }

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0 { didSet { styleChanged(.cornerRadius, from: .number(oldValue)) } }
    /// The shape of the corners. It has no effect: all are circles.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The corners that are round.
    open var maskedCorners: CACornerMask = .all
    /// The width of the border, which is inside the bounds, in points.
    open var borderWidth: CGFloat = 0 { didSet { styleChanged(.borderWidth, from: .number(oldValue)) } }
    /// The color of the border.
    open var borderColor: CGColor? = .black { didSet { styleChanged(.borderColor, from: .color(oldValue)) } }
    /// Whether everything is clipped to the rounded bounds. The shadow is then left out.
    open var masksToBounds = false
    /// The color of the shadow.
    open var shadowColor: CGColor? = .black { didSet { styleChanged(.shadowColor, from: .color(oldValue)) } }
    /// The opacity of the shadow, 0...1.
    open var shadowOpacity: Float = 0 { didSet { styleChanged(.shadowOpacity, from: .number(Double(oldValue))) } }
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3 { didSet { styleChanged(.shadowRadius, from: .number(oldValue)) } }
    /// The distance of the shadow from the layer, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { styleChanged(.shadowOffset, from: .size(oldValue)) }
    }
    /// What casts the shadow, in the coordinates of the layer; `nil` for the rounded bounds.
    open var shadowPath: CGPath? {
        didSet {
            guard shadowPath != oldValue else { return }
            // The shadow of a shape is part of its content.
            knownContent = nil
            changed(.shadowPath, from: .path(oldValue?.steps))
        }
    }
    /// Whether edges are smooth. It has no effect: they are.
    open var allowsEdgeAntialiasing = false
    /// Whether the layer fades as a whole. Otherwise, each sublayer fades for itself.
    open var allowsGroupOpacity = true { didSet { if !allowsGroupOpacity { Self.someFadeInParts = true } } }
    /// Whether there has been a layer that does not fade as a whole.
    static var someFadeInParts = false
    /// Whether the layer is drawn in memory first. It has no effect.
    open var shouldRasterize = false
    /// The scale of the drawing in memory. It has no effect.
    open var rasterizationScale: CGFloat = 1
    /// Whether nothing is seen through the layer. It has no effect.
    open var isOpaque = false
    /// Whether sublayers are upside down. It has no effect.
    open var isGeometryFlipped = false
    /// Whether the back of the layer is seen when it is turned over.
    open var isDoubleSided = true
    /// A filter for what is below. There are none.
    open var compositingFilter: Any?
    /// Filters for the layer. There are none.
    open var filters: [Any]?

    // MARK: - Content

    /// What the layer shows: a `CGImage` or a `UIImage`.
    open var contents: Any? {
        didSet {
            contentsChanged()
            changed(.contents, from: .object(MotionObject(object: oldValue.map { $0 as AnyObject })))
        }
    }
    /// How the contents are placed in the bounds.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { contentsChanged() } }
    /// The number of pixels of the contents for each point.
    open var contentsScale: CGFloat = 1 { didSet { contentsChanged() } }
    /// The part of the contents that is shown, in parts of their size.
    open var contentsRect = CGRect(x: 0.0, y: 0, width: 1, height: 1) { didSet { contentsChanged() } }
    /// The part of the contents that is stretched, in parts of their size. What is around it keeps its width or height.
    open var contentsCenter = CGRect(x: 0.0, y: 0, width: 1, height: 1) { didSet { contentsChanged() } }
    /// How contents are made smaller. It has no effect.
    open var minificationFilter = CALayerContentsFilter.linear
    /// How contents are made larger. It has no effect.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// Whether the layer is drawn again when its size has changed.
    open var needsDisplayOnBoundsChange = false
    /// Whether `display()` is called before the next frame, and whether the page knows about it.
    var (needsDrawing, isNoted) = (false, false)
    /// What was drawn.
    var drawing: DrawingNodes?
    /// What the nodes show that is not drawn, until it changes.
    var knownContent: NodeContent?

    // MARK: - Hierarchy

    /// The layers in this one, in their order: all of a layer without a view, and of a view's layer that contains layers
    /// without a view. Otherwise it is empty, and the layers are those of the subviews.
    var inner: [CALayer] = []
    /// The layer that contains this one, if it is not that of a view.
    weak var outer: CALayer?
    /// A layer whose opacity is that of everything in this one.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            if oldValue?.outer === self { oldValue?.outer = nil }
            if let mask {
                if contains(in: mask) { fatalError("a layer cannot mask itself") }
                mask.removeFromSuperlayer()
                mask.outer = self
            }
            noteNewLayers()
        }
    }
    /// The number of the layer’s node, from the end of the step in which it was added to the page.
    var nodeNumber: Int?
    /// Whether `layoutSublayers()` is called before the next frame.
    var needsOwnLayout = false

    // MARK: - Animation

    /// The animations that were added, in their order.
    var running: [LayerAnimation] = []
    /// The animations for changes of properties, by their names.
    open var actions: [String: any CAAction]?
    /// Values of other names.
    var otherValues: [String: Any] = [:]
    /// The time of the layer, if it is not that of the layer that contains it.
    var ownTiming: MediaTiming?
    /// Whether the layer is a copy with the values that are shown.
    var isPresentation = false

    /// Creates a layer without a size.
    override public init() { super.init() }

    /// Creates a copy of a layer that shows an animation.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(of: layer) }
    }

    /// Creates a layer without a size. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init() }

    @MainActor deinit { if let nodeNumber { PageContext.current.nodeNumbers.free(nodeNumber) } }

    /// Creates a copy of the same class of the kit.
    func presentationCopy() -> CALayer { CALayer(layer: self) }

    /// Takes over the values of another layer, except for its contents, its place, and its animations.
    func copyValues(of layer: CALayer) {
        isPresentation = true
        (ownPosition, ownBounds, ownTransform) = (layer.position, layer.bounds, layer.transform)
        (ownOpacity, ownIsHidden, ownBackgroundColor) = (layer.opacity, layer.isHidden, layer.backgroundColor)
        (anchorPoint, sublayerTransform, zPosition) = (layer.anchorPoint, layer.sublayerTransform, layer.zPosition)
        (cornerRadius, maskedCorners, masksToBounds) = (layer.cornerRadius, layer.maskedCorners, layer.masksToBounds)
        (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
        (shadowRadius, shadowOffset, shadowPath) = (layer.shadowRadius, layer.shadowOffset, layer.shadowPath)
        allowsGroupOpacity = layer.allowsGroupOpacity
        (name, knownContent) = (layer.name, layer.knownContent)
    }

    /// Returns the size that the contents need. By default, it is that of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: - To override

    /// Sets a property, or a part of it, such as `transform.rotation.z`, or keeps a value by another name.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = LayerKeyPath(keyPath), let whole = self.value(of: path.key) else {
            return otherValues[keyPath] = value
        }
        let kind = path.part.map { whole.part($0) } ?? whole
        guard let kind, let value = value.flatMap({ MotionValue($0, like: kind) }) else { return }
        set(path.key, to: path.part.map { whole.replacing($0, by: value) } ?? value)
    }

    /// Draws the contents of the layer. Called after `setNeedsDisplay()`. By default, the delegate draws.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Updates the contents of the layer. By default, it is drawn.
    open func display() { if let delegate { delegate.display(self) } else { record() } }

    /// Lays out the sublayers. By default, the delegate does.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Returns the animation for a change of a property. By default, it is that of the delegate, or of `actions`, or a
    /// basic one for a layer without a view.
    open func action(forKey event: String) -> (any CAAction)? {
        if let delegate, let action = delegate.action(for: self, forKey: event) { return action }
        return actions?[event] ?? Self.defaultAction(forKey: event)
    }

    /// Returns the animation for a change of a property of all layers of a class: a basic one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard LayerKey(rawValue: event) != nil else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.isImplicit = true
        return animation
    }

    /// Returns the value that a property has at first. By default, it is not known.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns whether a change of a property needs a new drawing. By default, it does not.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Called when the size has changed.
    func sizeChanged() {
        setNeedsLayout()
        contentsChanged()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// What the node shows above its fill, other than a drawing.
    var content: NodeContent? { contentsPicture }

    // MARK: - Values by name

    /// The value of a property; `nil` if the layer has no such property.
    func value(of key: LayerKey) -> MotionValue? {
        switch key {
        case .position: .point(position)
        case .bounds: .rect(bounds)
        case .transform: .matrix(transform)
        case .anchorPoint: .point(anchorPoint)
        case .sublayerTransform: .matrix(sublayerTransform)
        case .zPosition: .number(zPosition)
        case .opacity: .number(Double(opacity))
        case .hidden: .number(isHidden ? 1 : 0)
        case .backgroundColor: .color(backgroundColor)
        case .cornerRadius: .number(cornerRadius)
        case .borderWidth: .number(borderWidth)
        case .borderColor: .color(borderColor)
        case .contents: .object(MotionObject(object: contents.map { $0 as AnyObject }))
        case .contentsRect: .rect(contentsRect)
        case .shadowColor: .color(shadowColor)
        case .shadowOpacity: .number(Double(shadowOpacity))
        case .shadowRadius: .number(shadowRadius)
        case .shadowOffset: .size(shadowOffset)
        case .shadowPath: .path(shadowPath?.steps)
        default: nil
        }
    }

    /// Sets a property.
    func set(_ key: LayerKey, to value: MotionValue) {
        switch (key, value) {
        case (.position, .point(let point)): position = point
        case (.bounds, .rect(let rect)):
            // A spring can swing beyond a size of zero.
            let size = CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
            bounds = CGRect(origin: rect.origin, size: size)
        case (.transform, .matrix(let matrix)): transform = matrix
        case (.anchorPoint, .point(let point)): anchorPoint = point
        case (.sublayerTransform, .matrix(let matrix)): sublayerTransform = matrix
        case (.zPosition, .number(let number)): zPosition = number
        case (.opacity, .number(let number)): opacity = Float(number)
        case (.hidden, .number(let number)): isHidden = number >= 0.5
        case (.backgroundColor, .color(let color)): backgroundColor = color
        case (.cornerRadius, .number(let number)): cornerRadius = number
        case (.borderWidth, .number(let number)): borderWidth = number
        case (.borderColor, .color(let color)): borderColor = color
        case (.contents, .object(let object)): contents = object.object
        case (.contentsRect, .rect(let rect)): contentsRect = rect
        case (.shadowColor, .color(let color)): shadowColor = color
        case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
        case (.shadowRadius, .number(let number)): shadowRadius = number
        case (.shadowOffset, .size(let size)): shadowOffset = size
        case (.shadowPath, .path(let path)): shadowPath = path.map { CGPath($0) }
        default: break
        }
    }

    /// The shadow of the bounds, or of its path.
    var shadow: NodeStyle.Shadow? {
        guard shadowOpacity > 0, !masksToBounds, let shadowColor else { return nil }
        let color = shadowColor.withAlpha(shadowColor.alpha * Double(shadowOpacity))
        return NodeStyle.Shadow(
            color: color, radius: max(0, shadowRadius), offset: shadowOffset, path: shadowOutline)
    }

    /// The path of the shadow, if it can be drawn.
    private var shadowOutline: Path? {
        guard let shadowPath else { return nil }
        let shape = Shape(path: shadowPath.steps.startingWithMove, fill: .black)
        guard case .shape(let limited) = Drawing.Element(content: .shape(shape)).withinLimits?.content else {
            DrawingFault.invalidNumber.report()
            return Path()
        }
        return limited.path
    }

    /// Whether more than the sublayers is shown.
    var showsItself: Bool { true }

    // MARK: - Copies

    /// Whether there are nodes in the layer’s node that are not those of layers.
    var makesCopies: Bool { false }
    /// Whether what is in the layer is shown in its plane.
    var flattens: Bool { true }
    /// Returns the transform of space of what is in the layer, which is in a space itself; `nil` for none.
    func innerSpace(_ outer: CATransform3D?) -> CATransform3D? { spread }
    /// Returns the IDs of the nodes above the drawing, from bottom to top, from those of the sublayers.
    func inner(around sublayers: [NodeID]) -> [NodeID] { sublayers }
    /// Returns the nodes that are not those of layers, and the nodes in them.
    func copies(_ context: LayerContext) -> [(id: NodeID, node: Node)] { [] }
    /// Gives them numbers, at the end of a step.
    func prepare() {}

    private func styleChanged(_ property: MotionProperty, from old: @autoclosure () -> MotionValue) {
        guard !isPresentation else { return }
        if let view { view.layerChanged(property, from: old()) } else { changed(property.key, from: old()) }
    }
}

/// Which corners are round.
nonisolated public struct CACornerMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)

    /// The corners of a node.
    var corners: NodeStyle.Corners { NodeStyle.Corners(rawValue: UInt8(rawValue & 15)) }
}

/// The shape of round corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins slowly.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents of another size are placed in a layer.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a placement with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the upper edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the lower edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the upper left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the upper right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the lower left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the lower right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as possible in the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as possible over all of the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// The same placement in a view.
    var mode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}

/// How the pixels of contents are mixed.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a filter with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Neighboring pixels are mixed.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel is shown.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Pixels of several sizes are mixed.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
