// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A kind of particles of an emitter. A range is that of a random value around the one that it belongs to.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
    /// A name by which a page changes the cell of an emitter: `setValue(0, forKeyPath: "emitterCells.name.birthRate")`.
    open var name: String?
    /// Whether particles are emitted.
    open var isEnabled = true
    /// What a particle shows: a `CGImage` or a `UIImage`.
    open var contents: Any?
    /// The part of the contents that is shown. It has no effect: all of them are.
    open var contentsRect = CGRect(x: 0.0, y: 0, width: 1, height: 1)
    /// The number of pixels of the contents for each point.
    open var contentsScale: CGFloat = 1
    /// The number of particles in a second.
    open var birthRate: Float = 0
    /// How long a particle is shown, in seconds.
    open var lifetime: Float = 0
    /// The range of the lifetime.
    open var lifetimeRange: Float = 0
    /// The speed of a particle, in points per second.
    open var velocity: CGFloat = 0
    /// The range of the speed.
    open var velocityRange: CGFloat = 0
    /// The direction of a particle in the plane, in radians. With 0, it is to the right.
    open var emissionLongitude: CGFloat = 0
    /// The direction of a particle out of the plane. It has no effect.
    open var emissionLatitude: CGFloat = 0
    /// The range of the direction.
    open var emissionRange: CGFloat = 0
    /// How much faster to the right a particle becomes, in points per second and second.
    open var xAcceleration: CGFloat = 0
    /// How much faster downward a particle becomes, in points per second and second.
    open var yAcceleration: CGFloat = 0
    /// How much faster out of the plane a particle becomes. It has no effect.
    open var zAcceleration: CGFloat = 0
    /// The scale of a particle.
    open var scale: CGFloat = 1
    /// The range of the scale.
    open var scaleRange: CGFloat = 0
    /// How much larger a particle becomes in a second.
    open var scaleSpeed: CGFloat = 0
    /// How fast a particle turns, in radians per second.
    open var spin: CGFloat = 0
    /// The range of the turning.
    open var spinRange: CGFloat = 0
    /// What the colors of the contents are multiplied with.
    open var color: CGColor? = .white
    /// The ranges of the components of the color.
    open var (redRange, greenRange, blueRange, alphaRange): (Float, Float, Float, Float) = (0, 0, 0, 0)
    /// How much the components of the color change in a second.
    open var (redSpeed, greenSpeed, blueSpeed, alphaSpeed): (Float, Float, Float, Float) = (0, 0, 0, 0)
    /// The time after that of the emitter at which particles are emitted first, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// How long a particle emits particles of this cell, in seconds. An emitter emits them for as long as `birthRate` says.
    open var duration: CFTimeInterval = .infinity
    /// Cells of which each particle emits particles while it is shown, beginning at `beginTime` after its own.
    open var emitterCells: [CAEmitterCell]?

    /// Creates a kind of particles of which there are none.
    override public init() { super.init() }

    /// Creates a kind of particles. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the value that a property has at first. By default, it is not known.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// How many levels of cells are in each other.
    private static let maxDepth = 4

    /// Returns a copy, which an emitter keeps, with copies of the cells in it.
    func duplicate(depth: Int = 1) -> CAEmitterCell {
        let copy = CAEmitterCell()
        (copy.name, copy.isEnabled, copy.contents, copy.contentsScale) = (name, isEnabled, contents, contentsScale)
        (copy.birthRate, copy.lifetime, copy.lifetimeRange) = (birthRate, lifetime, lifetimeRange)
        (copy.velocity, copy.velocityRange) = (velocity, velocityRange)
        (copy.emissionLongitude, copy.emissionRange) = (emissionLongitude, emissionRange)
        (copy.xAcceleration, copy.yAcceleration) = (xAcceleration, yAcceleration)
        (copy.scale, copy.scaleRange, copy.scaleSpeed) = (scale, scaleRange, scaleSpeed)
        (copy.spin, copy.spinRange, copy.color) = (spin, spinRange, color)
        (copy.redRange, copy.greenRange, copy.blueRange, copy.alphaRange) =
            (redRange, greenRange, blueRange, alphaRange)
        (copy.redSpeed, copy.greenSpeed, copy.blueSpeed, copy.alphaSpeed) =
            (redSpeed, greenSpeed, blueSpeed, alphaSpeed)
        (copy.beginTime, copy.duration) = (beginTime, duration)
        if depth < Self.maxDepth { copy.emitterCells = emitterCells?.map { $0.duplicate(depth: depth + 1) } }
        return copy
    }

    /// Sets a number by name.
    func set(_ key: String, to number: Double) {
        switch key {
        case "birthRate": birthRate = Float(number)
        case "lifetime": lifetime = Float(number)
        case "velocity": velocity = number
        case "beginTime": beginTime = number
        case "duration": duration = number
        case "velocityRange": velocityRange = number
        case "emissionLongitude": emissionLongitude = number
        case "emissionRange": emissionRange = number
        case "xAcceleration": xAcceleration = number
        case "yAcceleration": yAcceleration = number
        case "scale": scale = number
        case "scaleRange": scaleRange = number
        case "scaleSpeed": scaleSpeed = number
        case "spin": spin = number
        case "spinRange": spinRange = number
        case "alphaSpeed": alphaSpeed = Float(number)
        default: AnimationFault.keyPath(key).report()
        }
    }
}
