// SPDX-License-Identifier: GPL-3.0-or-later
// An emitter owns the numbers of the nodes of its particles.

import Glibc
import Scene
import Seeding

/// The shape in which particles begin.
nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a shape with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A rectangle: the depth has no effect.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A circle: the depth has no effect.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where in the shape particles begin.
nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At its center.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Anywhere in it.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere in it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order of particles. It has no effect: later ones are in front.
nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an order with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Older ones are in front.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Later ones are in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Nearer ones are in front.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// The colors are added.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles. With the same seed of the page, they are the same.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    /// The limits for the particles that are shown, and for their nodes.
    private static let (maxParticles, maxNodes) = (500, 3000)
    /// The limit for the cells in cells that are made, and for what particles emit in a step.
    private static let (maxCells, maxInner) = (64, 1000)

    /// The kinds of particles. The emitter has copies of them; `setValue(_:forKeyPath:)` changes these.
    open var emitterCells: [CAEmitterCell]? {
        get { cells.isEmpty ? nil : cells }
        set {
            cells = newValue?.map { $0.duplicate() } ?? []
            findInnerCells()
            emissions = cells.map { _ in Emission(step: PageContext.current.time.step) }
            (looks, particles) = ([], [])
            noteNewLayers()
        }
    }
    /// What the birth rates of all cells are multiplied with.
    open var birthRate: Float = 1 {
        willSet { restart() }
        didSet { noteNewLayers() }
    }
    /// What the lifetimes of all cells are multiplied with.
    open var lifetime: Float = 1 {
        willSet { restart() }
        didSet { noteNewLayers() }
    }
    /// What the speeds of all cells are multiplied with.
    open var velocity: Float = 1 { willSet { advance() } }
    /// What the scales of all cells are multiplied with.
    open var scale: Float = 1 { willSet { advance() } }
    /// What the turning of all cells is multiplied with.
    open var spin: Float = 1 { willSet { advance() } }
    /// The center of the shape in which particles begin.
    open var emitterPosition = CGPoint.zero { willSet { advance() } }
    /// The size of the shape in which particles begin.
    open var emitterSize = CGSize.zero { willSet { advance() } }
    /// The distance of that shape from the plane. It has no effect.
    open var emitterZPosition: CGFloat = 0
    /// The depth of that shape. It has no effect.
    open var emitterDepth: CGFloat = 0
    /// The shape in which particles begin.
    open var emitterShape = CAEmitterLayerEmitterShape.point { willSet { advance() } }
    /// Where in the shape particles begin.
    open var emitterMode = CAEmitterLayerEmitterMode.volume { willSet { advance() } }
    /// The order of particles. It has no effect.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Whether particles are in front of each other as they are in space. It has no effect.
    open var preservesDepth = false
    /// The seed of the random numbers; with 0, it follows from that of the page.
    open var seed: UInt32 = 0

    private struct Particle {
        let cell: Int
        /// The beginning and the end, in seconds since the emitter began.
        let birth, end: Double
        let place, velocity: CGPoint
        let scale, spin: Double
        let color: CGColor
        /// What the random numbers of the particles follow from that this one emits.
        let seed: UInt64
        /// The number of these particles, for each cell.
        var made: [Int]

        /// Returns where a particle of a cell is at an age, in seconds.
        @MainActor func place(after age: Double, _ cell: CAEmitterCell) -> CGPoint {
            CGPoint(
                x: place.x + velocity.x * age + cell.xAcceleration * age * age / 2,
                y: place.y + velocity.y * age + cell.yAcceleration * age * age / 2)
        }
    }

    /// How many particles a cell has emitted. From a step on, it emits them at a constant rate.
    private struct Emission {
        var step = 0
        /// The number until the step. A part of a particle is one that is due.
        var count = 0.0
        /// The number of those that have been made.
        var made = 0.0
    }

    /// What a particle of a cell shows.
    private struct Look {
        let node: Node
        let inner: DrawingNodes?
    }

    private var cells: [CAEmitterCell] = []
    /// The cells, those in them, and the indices among all of those in each.
    private var (kinds, innerKinds): ([CAEmitterCell], [[Int]]) = ([], [])
    private var particles: [Particle] = []
    private var looks: [Look?] = []
    private var emissions: [Emission] = []
    private var generatorSeed: UInt64 = 0
    private var firstStep: Int?
    /// The numbers of the nodes of each particle that is shown.
    private var slots: [[Int]] = []

    /// Creates a layer without a size.
    override public init() { super.init() }

    /// Creates a layer without particles.
    override public init(layer: Any) { super.init(layer: layer) }

    /// Creates a layer without a size. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @MainActor deinit { for number in slots.joined() { PageContext.current.nodeNumbers.free(number) } }

    override func value(of key: LayerKey) -> MotionValue? {
        switch key {
        case .emitterPosition: .point(emitterPosition)
        case .emitterSize: .size(emitterSize)
        case .birthRate: .number(Double(birthRate))
        case .lifetime: .number(Double(lifetime))
        case .velocity: .number(Double(velocity))
        case .scale: .number(Double(scale))
        case .spin: .number(Double(spin))
        default: super.value(of: key)
        }
    }

    override func set(_ key: LayerKey, to value: MotionValue) {
        switch (key, value) {
        case (.emitterPosition, .point(let point)): emitterPosition = point
        case (.emitterSize, .size(let size)): emitterSize = size
        case (.birthRate, .number(let number)): birthRate = Float(number)
        case (.lifetime, .number(let number)): lifetime = Float(number)
        case (.velocity, .number(let number)): velocity = Float(number)
        case (.scale, .number(let number)): scale = Float(number)
        case (.spin, .number(let number)): spin = Float(number)
        default: super.set(key, to: value)
        }
    }

    /// Sets a property of the layer, or of a cell that has a name, such as `emitterCells.snow.birthRate`.
    override open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let names = keyPath.split(separator: ".").map(String.init)
        guard names.count > 2, names.count % 2 == 1, names[0] == "emitterCells" else {
            return super.setValue(value, forKeyPath: keyPath)
        }
        var found: CAEmitterCell?
        for index in stride(from: 0, to: names.count - 1, by: 2) {
            guard names[index] == "emitterCells" else { return }
            let inner = index == 0 ? cells : found?.emitterCells ?? []
            found = inner.first { $0.name == names[index + 1] }
        }
        guard let found else { return }
        restart()
        if let number = value.flatMap(MotionValue.number) { found.set(names[names.count - 1], to: number) }
        noteNewLayers()
    }

    // MARK: - Time

    /// Whether particles are shown or will be.
    var isActive: Bool {
        guard isInWindow, !isHidden, !PageContext.current.traits.reducesMotion else { return false }
        let now = seconds
        return particles.contains { $0.end > now } || cells.contains { rate(of: $0) > 0 }
    }

    /// The time since the emitter began, in seconds.
    private var seconds: Double { seconds(at: PageContext.current.time.step) }
    private func seconds(at step: Int) -> Double { PageTime.seconds(step - (firstStep ?? step)) }

    private func rate(of cell: CAEmitterCell) -> Double {
        let rate = Double(cell.birthRate) * Double(birthRate)
        return cell.isEnabled && cell.lifetime > 0 && lifetime > 0 && rate > 0 ? min(rate, 1e5) : 0
    }

    private func longestLife(of cell: CAEmitterCell) -> Double {
        let life = (Double(cell.lifetime) + abs(Double(cell.lifetimeRange)) / 2) * Double(lifetime)
        return life > 0 ? min(life, 1e6) : 0
    }

    /// Makes the particles of the time that has passed. This is called in each step, and more often without effect.
    func advance() {
        guard firstStep != nil else { return }
        let now = seconds
        for (index, cell) in cells.enumerated() {
            var emission = emissions[index]
            let rate = rate(of: cell)
            let start = max(seconds(at: emission.step), cell.beginTime)
            if rate > 0, now > start {
                let count = emission.count + (now - start) * rate
                // What would not be seen any more is left out.
                let unseen = max(emission.made, count - Double(Self.maxParticles), count - longestLife(of: cell) * rate)
                for number in stride(from: unseen.rounded(.down) + 1, through: count + 1e-9, by: 1) {
                    make(cell, index, Int(min(number, 1e15)), at: start + (number - emission.count) / rate)
                }
                emission.made = max(emission.made, (count + 1e-9).rounded(.down))
            }
            emissions[index] = emission
        }
        if !innerKinds.isEmpty { emitFromParticles(at: now) }
        particles.removeAll { $0.end <= now }
        guard particles.count > 2 * Self.maxParticles else { return }
        particles = Array(particles.sorted { ($0.birth, $0.cell) < ($1.birth, $1.cell) }.suffix(Self.maxParticles))
    }

    /// Lets another rate begin.
    private func restart() {
        advance()
        guard firstStep != nil else { return }
        let step = PageContext.current.time.step
        for (index, cell) in cells.enumerated() {
            let start = max(seconds(at: emissions[index].step), cell.beginTime)
            emissions[index].count += max(0, seconds - start) * rate(of: cell)
            emissions[index].step = step
        }
    }

    private func findInnerCells() {
        (kinds, innerKinds) = (cells, [])
        var index = 0
        while index < kinds.count {
            let inner = (kinds[index].emitterCells ?? []).prefix(max(0, Self.maxCells - kinds.count))
            innerKinds.append(Array(kinds.count..<kinds.count + inner.count))
            kinds += inner
            index += 1
        }
        if kinds.count == cells.count { innerKinds = [] }
    }

    /// Makes the particles that particles have emitted.
    private func emitFromParticles(at now: Double) {
        var (index, rest) = (0, Self.maxInner)
        // Those that are made here are among the particles.
        while index < particles.count {
            let outer = particles[index]
            for (slot, kind) in innerKinds[outer.cell].enumerated() {
                let cell = kinds[kind]
                let rate = min(Double(cell.birthRate), 1e5)
                let start = outer.birth + max(0, cell.beginTime)
                let end = min(now, outer.end, start + max(0, cell.duration))
                guard cell.isEnabled, cell.lifetime > 0, rate > 0, end > start else { continue }
                let due = Int((end - start) * rate + 1e-9)
                let first = max(outer.made[slot], due - rest)
                for number in first..<max(first, due) {
                    let time = start + Double(number + 1) / rate
                    let seed = outer.seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(kind) << 48 &+ UInt64(number + 1)
                    let place = outer.place(after: time - outer.birth, kinds[outer.cell])
                    make(cell, kind, seed: seed, at: time, from: place)
                }
                rest -= max(0, due - first)
                particles[index].made[slot] = max(due, outer.made[slot])
            }
            index += 1
        }
    }

    private func make(_ cell: CAEmitterCell, _ index: Int, _ number: Int, at time: Double) {
        make(cell, index, seed: generatorSeed &+ UInt64(index) << 48 &+ UInt64(number), at: time, from: nil)
    }

    /// Makes a particle at a place, or in the shape of the emitter.
    private func make(_ cell: CAEmitterCell, _ index: Int, seed: UInt64, at time: Double, from origin: CGPoint?) {
        // Each particle has random numbers of its own.
        var generator = SeededGenerator(seed: seed)
        func random(_ range: Double) -> Double {
            (Double(generator.next() >> 11) / Double(1 << 53) - 0.5) * range
        }
        let angle = cell.emissionLongitude + random(cell.emissionRange)
        let speed = (cell.velocity + random(cell.velocityRange)) * Double(velocity)
        let life = (Double(cell.lifetime) + random(Double(cell.lifetimeRange))) * Double(lifetime)
        let size = (cell.scale + random(cell.scaleRange)) * Double(scale)
        let turn = (cell.spin + random(cell.spinRange)) * Double(spin)
        let base = cell.color ?? .white
        let color = CGColor(
            red: base.red + random(Double(cell.redRange)), green: base.green + random(Double(cell.greenRange)),
            blue: base.blue + random(Double(cell.blueRange)), alpha: base.alpha + random(Double(cell.alphaRange)))
        let place = origin ?? place(random(1), random(1))
        let inner = innerKinds.isEmpty ? 0 : innerKinds[index].count
        guard life > 0, cell.contents != nil || inner > 0 else { return }
        particles.append(
            Particle(
                cell: index, birth: time, end: time + life, place: place,
                velocity: CGPoint(x: speed * cos(angle), y: speed * sin(angle)), scale: size, spin: turn, color: color,
                seed: seed, made: Array(repeating: 0, count: inner)))
    }

    /// Returns a place in the shape, given two random numbers from -0.5 to 0.5.
    private func place(_ one: Double, _ two: Double) -> CGPoint {
        let (width, height) = (emitterSize.width, emitterSize.height)
        let isOutline = emitterMode == .outline
        var (x, y) = (one, two)
        switch emitterShape {
        case _ where emitterMode == .points: (x, y) = (0, 0)
        case .line: (x, y) = (x * width, 0)
        case .rectangle, .cuboid:
            if isOutline {
                // The random place goes to the nearest side.
                if abs(x) > abs(y) { x = x < 0 ? -0.5 : 0.5 } else { y = y < 0 ? -0.5 : 0.5 }
            }
            (x, y) = (x * width, y * height)
        case .circle, .sphere:
            let angle = 2 * Double.pi * x
            let radius = width / 2 * (isOutline ? 1 : (y + 0.5).squareRoot())
            (x, y) = (radius * cos(angle), radius * sin(angle))
        default: (x, y) = (0, 0)
        }
        return CGPoint(x: emitterPosition.x + x, y: emitterPosition.y + y)
    }

    // MARK: - Nodes

    override var makesCopies: Bool { true }

    override func prepare() {
        if firstStep == nil {
            let step = PageContext.current.time.step
            firstStep = step
            for index in emissions.indices { emissions[index].step = step }
            generatorSeed = seed > 0 ? UInt64(seed) : randomSeed()
            PageContext.current.time.animations.add(self)
        }
        if looks.isEmpty { looks = kinds.map(look) }
        let each = 1 + (looks.compactMap { $0?.inner?.nodes.count }.max() ?? 0)
        if slots.first.map({ $0.count != each }) ?? false {
            for number in slots.joined() { PageContext.current.nodeNumbers.free(number) }
            slots = []
        }
        let expected = cells.indices.reduce(0) { $0 + expectedCount(of: $1, from: rate(of: cells[$1])) }
        let needed = Int(min(expected.rounded(.up), Double(Self.maxParticles), Double(Self.maxNodes / each)))
        while slots.count < needed {
            slots.append((0..<each).map { _ in PageContext.current.nodeNumbers.next() })
        }
    }

    /// Returns about how many particles of a cell, and of the cells in it, are shown at a time.
    private func expectedCount(of index: Int, from rate: Double) -> Double {
        let count = rate * longestLife(of: kinds[index]) + 1
        let inner = innerKinds.isEmpty ? [] : innerKinds[index]
        return inner.reduce(count) {
            let rate = count * min(Double(max(0, kinds[$1].birthRate)), 1e5)
            return $0 + expectedCount(of: $1, from: min(rate, 1e6))
        }
    }

    private func look(of cell: CAEmitterCell) -> Look? {
        let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
        let image: (source: UIImage.Source, size: CGSize)
        switch cell.contents {
        case let contents as CGImage:
            image = (contents.source, CGSize(width: contents.size.width / scale, height: contents.size.height / scale))
        case let contents as UIImage: image = (contents.source, contents.size)
        default: return nil
        }
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        let bounds = CGRect(origin: .zero, size: image.size)
        switch image.source {
        case .recorded(let drawing):
            guard drawing.size.width > 0, drawing.size.height > 0 else { return nil }
            let nodes = DrawingNodes(isSeparate: true)
            nodes.replace(
                with: drawing,
                by: CGAffineTransform(
                    scaleX: image.size.width / drawing.size.width, y: image.size.height / drawing.size.height))
            return Look(node: Node(center: .zero, bounds: bounds), inner: nodes)
        case .bitmap(let bitmap):
            // Each particle has its own.
            let picture = Picture.bitmap(bitmap.reduced(to: Bitmap.maxPixels / Self.maxParticles))
            let content = NodeContent.picture(NodePicture(picture: picture, fit: .stretch))
            return Look(node: Node(center: .zero, bounds: bounds, content: content), inner: nil)
        case .drawing, .file:
            let content = image.source.picture.map { NodeContent.picture(NodePicture(picture: $0, fit: .stretch)) }
            return Look(node: Node(center: .zero, bounds: bounds, content: content), inner: nil)
        }
    }

    /// The particles that are shown, the oldest one first.
    private var shownParticles: [Particle] {
        guard !PageContext.current.traits.reducesMotion else { return [] }
        advance()
        let visible = particles.filter { looks.indices.contains($0.cell) && looks[$0.cell] != nil }
        return visible.sorted { ($0.birth, $0.cell) < ($1.birth, $1.cell) }.suffix(slots.count).map(\.self)
    }

    override func inner(around sublayers: [NodeID]) -> [NodeID] {
        sublayers + shownParticles.indices.map { NodeID(number: slots[$0][0]) }
    }

    override func copies(_ context: LayerContext) -> [(id: NodeID, node: Node)] {
        var all: [(id: NodeID, node: Node)] = []
        let now = seconds
        for (slot, particle) in shownParticles.enumerated() {
            guard let look = looks[particle.cell] else { continue }
            let (cell, age, numbers) = (kinds[particle.cell], now - particle.birth, slots[slot])
            func component(_ base: Double, _ speed: Float) -> Double { base + Double(speed) * age }
            let color = CGColor(
                red: component(particle.color.red, cell.redSpeed),
                green: component(particle.color.green, cell.greenSpeed),
                blue: component(particle.color.blue, cell.blueSpeed),
                alpha: component(particle.color.alpha, cell.alphaSpeed))
            let tint = color.withAlpha(1)
            var node = look.node
            node.center = particle.place(after: age, cell)
            let scale = max(0, particle.scale + cell.scaleSpeed * age)
            node.transform = CGAffineTransform(rotationAngle: particle.spin * age).scaledBy(x: scale, y: scale)
            node.opacity = color.alpha
            var ids: [NodeID: NodeID] = [:]
            for (index, part) in (look.inner?.nodes ?? []).enumerated() {
                ids[part.id] = NodeID(number: numbers[index + 1])
            }
            node.children = look.inner?.roots.compactMap { ids[$0] } ?? []
            let children = node.children
            node = node.drawable
            node.children = children
            all.append((NodeID(number: numbers[0]), node))
            for part in look.inner?.nodes ?? [] {
                var copy = part.node.tinted(by: tint)
                copy.children = part.node.children.compactMap { ids[$0] }
                if let id = ids[part.id] { all.append((id, copy)) }
            }
        }
        return all
    }
}
