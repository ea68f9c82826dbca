// SPDX-License-Identifier: GPL-3.0-or-later
// A replicator owns the numbers of the nodes of its copies.

import Scene

/// A layer that shows its sublayers several times: each time transformed, later, and in another color.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// The limits for copies, and for the nodes of all of them.
    private static let (maxInstances, maxNodes) = (1000, 4000)

    /// How often the sublayers are shown.
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { noteNewLayers() } } }
    /// Whether copies are in front of each other as they are in space. It has no effect.
    open var preservesDepth = false
    /// How much later the animations of each copy run than those of the previous one, in seconds.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet { if instanceDelay != oldValue { changed(.instanceDelay, from: .number(oldValue)) } }
    }
    /// The transform from each copy to the next, about the center.
    open var instanceTransform = CATransform3DIdentity {
        didSet { if instanceTransform != oldValue { changed(.instanceTransform, from: .matrix(oldValue)) } }
    }
    /// What the colors of the sublayers are multiplied with.
    open var instanceColor: CGColor? = .white {
        didSet { if instanceColor != oldValue { changed(.instanceColor, from: .color(oldValue)) } }
    }
    /// How much more red each copy is than the previous one.
    open var instanceRedOffset: Float = 0 {
        didSet { if instanceRedOffset != oldValue { changed(.instanceRedOffset, from: .number(Double(oldValue))) } }
    }
    /// How much more green each copy is than the previous one.
    open var instanceGreenOffset: Float = 0 {
        didSet { if instanceGreenOffset != oldValue { changed(.instanceGreenOffset, from: .number(Double(oldValue))) } }
    }
    /// How much more blue each copy is than the previous one.
    open var instanceBlueOffset: Float = 0 {
        didSet { if instanceBlueOffset != oldValue { changed(.instanceBlueOffset, from: .number(Double(oldValue))) } }
    }
    /// How much more opaque each copy is than the previous one.
    open var instanceAlphaOffset: Float = 0 {
        didSet { if instanceAlphaOffset != oldValue { changed(.instanceAlphaOffset, from: .number(Double(oldValue))) } }
    }

    /// The numbers of the nodes of all copies.
    private var numbers: [Int] = []

    /// Creates a layer without a size.
    override public init() { super.init() }

    /// Creates a copy of a layer that shows an animation.
    override public init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay) = (layer.instanceCount, layer.instanceDelay)
        (instanceTransform, instanceColor) = (layer.instanceTransform, layer.instanceColor)
        (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
    }

    /// Creates a layer without a size. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @MainActor deinit { for number in numbers { PageContext.current.nodeNumbers.free(number) } }

    override func presentationCopy() -> CALayer { CAReplicatorLayer(layer: self) }

    override func value(of key: LayerKey) -> MotionValue? {
        switch key {
        case .instanceDelay: .number(instanceDelay)
        case .instanceTransform: .matrix(instanceTransform)
        case .instanceColor: .color(instanceColor)
        case .instanceRedOffset: .number(Double(instanceRedOffset))
        case .instanceGreenOffset: .number(Double(instanceGreenOffset))
        case .instanceBlueOffset: .number(Double(instanceBlueOffset))
        case .instanceAlphaOffset: .number(Double(instanceAlphaOffset))
        default: super.value(of: key)
        }
    }

    override func set(_ key: LayerKey, to value: MotionValue) {
        switch (key, value) {
        case (.instanceDelay, .number(let number)): instanceDelay = number
        case (.instanceTransform, .matrix(let matrix)): instanceTransform = matrix
        case (.instanceColor, .color(let color)): instanceColor = color
        case (.instanceRedOffset, .number(let number)): instanceRedOffset = Float(number)
        case (.instanceGreenOffset, .number(let number)): instanceGreenOffset = Float(number)
        case (.instanceBlueOffset, .number(let number)): instanceBlueOffset = Float(number)
        case (.instanceAlphaOffset, .number(let number)): instanceAlphaOffset = Float(number)
        default: super.set(key, to: value)
        }
    }

    // MARK: - Copies

    // The sublayers themselves are the first copy. Each of the others is a node that contains nodes for all sublayers.

    override var makesCopies: Bool { true }

    private var count: Int { min(max(0, instanceCount), Self.maxInstances) }

    /// The nodes of the sublayers of a copy, from bottom to top, and how many nodes there are for each copy.
    private func sublayerNodes(_ context: LayerContext) -> (roots: [NodeID], nodes: [(id: NodeID, node: Node)]) {
        var nodes: [(id: NodeID, node: Node)] = []
        let layers = (sublayers ?? []).inDepthOrder
        for layer in layers { layer.collect(context, into: &nodes) }
        return (layers.map(\.nodeID), nodes)
    }

    override func prepare() {
        let each = sublayerNodes(LayerContext()).nodes.count + 1
        let needed = min(max(0, count - 1) * each, Self.maxNodes)
        while numbers.count < needed { numbers.append(PageContext.current.nodeNumbers.next()) }
        while numbers.count > needed { PageContext.current.nodeNumbers.free(numbers.removeLast()) }
    }

    /// The replicator with the values that are shown.
    private var presented: CAReplicatorLayer { running.isEmpty ? self : shown() as? CAReplicatorLayer ?? self }

    private func context(_ index: Int, in outer: LayerContext, of shown: CAReplicatorLayer) -> LayerContext {
        func offset(_ offset: Float) -> Double { Double(offset) * Double(index) }
        let color = shown.instanceColor ?? .white
        let tint = CGColor(
            red: color.red + offset(shown.instanceRedOffset), green: color.green + offset(shown.instanceGreenOffset),
            blue: color.blue + offset(shown.instanceBlueOffset), alpha: color.alpha + offset(shown.instanceAlphaOffset))
        var context = outer
        context.delay += Double(index) * shown.instanceDelay
        if tint != .white { context.tint = outer.tint.map(tint.tinted) ?? tint }
        return context
    }

    /// The colors of the first copy, which are those of the sublayers themselves.
    override func innerContext(_ outer: LayerContext) -> LayerContext { context(0, in: outer, of: presented) }

    override var copyIDs: [NodeID] {
        let each = sublayerNodes(LayerContext()).nodes.count + 1
        return stride(from: 0, to: numbers.count - each + 1, by: each).map { NodeID(number: numbers[$0]) }
    }

    override func copies(_ context: LayerContext) -> [(id: NodeID, node: Node)] {
        var all: [(id: NodeID, node: Node)] = []
        let shown = presented
        let bounds = shown.bounds.standardized
        var (transform, place) = (shown.instanceTransform, 0)
        for index in 1..<max(1, count) {
            let (roots, nodes) = sublayerNodes(self.context(index, in: context, of: shown))
            guard place + nodes.count + 1 <= numbers.count else { break }
            var ids: [NodeID: NodeID] = [:]
            for (offset, part) in nodes.enumerated() {
                ids[part.id] = NodeID(number: numbers[place + 1 + offset])
            }
            var group = Node(bounds.center, bounds, CGPoint(x: 0.5, y: 0.5), transform.affine).drawable
            group.children = roots.compactMap { ids[$0] }
            all.append((NodeID(number: numbers[place]), group))
            for (id, node) in nodes {
                var copy = node
                copy.children = node.children.compactMap { ids[$0] }
                if let id = ids[id] { all.append((id, copy)) }
            }
            place += nodes.count + 1
            transform = transform.concatenating(shown.instanceTransform)
        }
        return all
    }
}
