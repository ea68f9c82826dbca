// SPDX-License-Identifier: GPL-3.0-or-later
// A replicator owns the numbers of the nodes that are not those of layers.

import Scene

/// A layer that shows its sublayers several times: each time transformed, later, and in another color.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    /// The limits for copies, and for the nodes in all of them.
    private static let (maxInstances, maxNodes) = (1000, 4000)

    /// How often the sublayers are shown.
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { noteNewLayers() } } }
    /// Whether copies are in front of each other as they are in space. It has no effect.
    open var preservesDepth = false
    /// How much later the animations of each copy run than those of the previous one, in seconds.
    open var instanceDelay: CFTimeInterval = 0 {
        didSet {
            guard instanceDelay != oldValue else { return }
            noteDifferences()
            changed(.instanceDelay, from: .number(oldValue))
        }
    }
    /// The transform from each copy to the next, about the center.
    open var instanceTransform = CATransform3DIdentity {
        didSet {
            guard instanceTransform != oldValue else { return }
            noteDifferences()
            changed(.instanceTransform, from: .matrix(oldValue))
        }
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

    /// The number of the node with the sublayers.
    private var groupNumber: Int?
    /// The numbers of the nodes of copies that do not look like the sublayers.
    private var numbers: [Int] = []
    /// Whether these may be needed.
    private var mayDiffer = false

    override var running: [LayerAnimation] { didSet { noteDifferences() } }

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

    @MainActor deinit {
        for number in numbers + (groupNumber.map { [$0] } ?? []) { PageContext.current.nodeNumbers.free(number) }
    }

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

    // The sublayers are in a node that is drawn several times. If their animations run later in each copy, or if each is
    // turned in space, that node is only the first copy, and each of the others is a node with nodes for all sublayers.

    override var makesCopies: Bool { true }

    private var count: Int { min(max(0, instanceCount), Self.maxInstances) }

    /// Whether all copies look like the first one, except for their colors.
    private var areAlike: Bool { instanceDelay == 0 && instanceTransform.isAffine }

    /// The replicator with the values that are shown.
    private var presented: CAReplicatorLayer { running.isEmpty ? self : shown() as? CAReplicatorLayer ?? self }

    /// The node with the sublayers.
    private var groupID: NodeID {
        let number = groupNumber ?? PageContext.current.nodeNumbers.next()
        groupNumber = number
        return NodeID(number: number)
    }

    /// The nodes of all sublayers, and of what is in them.
    private func sublayerNodes(_ context: LayerContext) -> [(id: NodeID, node: Node)] {
        var nodes: [(id: NodeID, node: Node)] = []
        for layer in sublayers ?? [] { layer.collect(context, into: &nodes) }
        return nodes
    }

    /// Lets the page know that copies need numbers, or no longer do.
    private func noteDifferences() {
        let isAnimated = running.contains { animation in
            animation.animation.changes(.instanceDelay) || animation.animation.changes(.instanceTransform)
        }
        guard mayDiffer != (!areAlike || isAnimated) else { return }
        mayDiffer.toggle()
        noteNewLayers()
    }

    override func prepare() {
        _ = groupID
        let each = sublayerNodes(LayerContext()).count + 1
        let needed = mayDiffer ? max(0, min(count - 1, Self.maxNodes / each)) * each : 0
        while numbers.count < needed { numbers.append(PageContext.current.nodeNumbers.next()) }
        while numbers.count > needed { PageContext.current.nodeNumbers.free(numbers.removeLast()) }
    }

    /// Returns a node for copies from one on.
    private func group(_ first: Int, count: Int, by transform: CATransform3D) -> Node {
        func step(_ offset: Float) -> Double { offset.isNaN ? 0 : Double(min(max(-1, offset), 1)) }
        var copies = NodeCopies(
            count: count, transform: instanceTransform.affine, color: instanceColor ?? .white,
            colorStep: NodeCopies.ColorStep(
                red: step(instanceRedOffset), green: step(instanceGreenOffset), blue: step(instanceBlueOffset),
                alpha: step(instanceAlphaOffset)))
        if !copies.transform.isDrawable { (copies.count, copies.transform) = (min(count, 1), .identity) }
        copies.color = copies.color(of: first)
        let bounds = bounds.standardized
        var group = Node(bounds.center, bounds, CGPoint(x: 0.5, y: 0.5), transform.affine)
        group.effects = NodeEffects(copies: copies)
        return group.drawable
    }

    override func inner(around sublayers: [NodeID]) -> [NodeID] {
        guard !presented.areAlike else { return [groupID] }
        let each = sublayerNodes(LayerContext()).count + 1
        return [groupID]
            + stride(from: 0, to: numbers.count - each + 1, by: each).map { NodeID(number: numbers[$0]) }
    }

    override func copies(_ context: LayerContext) -> [(id: NodeID, node: Node)] {
        let (shown, layers) = (presented, sublayerIDs)
        let limit = shown.areAlike ? max(1, Self.maxNodes / (sublayerNodes(context).count + 1)) : 1
        var group = shown.group(0, count: min(count, limit), by: CATransform3DIdentity)
        group.children = layers
        var all = [(id: groupID, node: group)]
        guard !shown.areAlike else { return all }
        var (transform, place) = (shown.instanceTransform, 0)
        for index in 1..<max(1, count) {
            var context = context
            context.delay += Double(index) * shown.instanceDelay
            let nodes = sublayerNodes(context)
            guard place + nodes.count + 1 <= numbers.count else { break }
            var ids: [NodeID: NodeID] = [:]
            for (offset, part) in nodes.enumerated() { ids[part.id] = NodeID(number: numbers[place + 1 + offset]) }
            group = shown.group(index, count: 1, by: transform)
            group.children = layers.compactMap { ids[$0] }
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
