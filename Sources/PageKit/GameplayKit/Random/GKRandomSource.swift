// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// A source of random numbers that draws from the seed of the page, so it makes the same numbers whenever the page is
/// run again. The algorithm of a subclass is known.
@preconcurrency @MainActor open class GKRandomSource: NSObject, GKRandom {
    private static let shared = GKRandomSource()

    /// Creates a source with a random seed.
    public override init() { super.init() }

    /// Returns the source that everything on the page can share.
    public class func sharedRandom() -> GKRandomSource { shared }

    open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

    open func nextInt(upperBound: Int) -> Int { upperBound > 1 ? Int(number(below: UInt64(upperBound))) : 0 }

    open func nextUniform() -> Float { Float(nextInt(upperBound: 1 << 24)) / 0x1p24 }

    open func nextBool() -> Bool { nextInt(upperBound: 2) == 1 }

    /// Returns the objects of an array in a random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var objects = array
        for last in stride(from: objects.count - 1, to: 0, by: -1) {
            objects.swapAt(last, nextInt(upperBound: last + 1))
        }
        return objects
    }

    /// Returns the next bits of the source.
    func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

    /// Returns a number below a bound, without bias: the high half of a product whose low half is not below a
    /// threshold.
    ///
    /// Source: Daniel Lemire, "Fast Random Integer Generation in an Interval", ACM Transactions on Modeling and
    /// Computer Simulation 29 (2019).
    private func number(below bound: UInt64) -> UInt64 {
        func product<Bits: FixedWidthInteger & UnsignedInteger>(_ bound: Bits, _ next: () -> Bits) -> UInt64 {
            var product = next().multipliedFullWidth(by: bound)
            let threshold = (0 &- bound) % bound
            while Bits(product.low) < threshold { product = next().multipliedFullWidth(by: bound) }
            return UInt64(product.high)
        }
        if let bound = UInt32(exactly: bound) { return product(bound, nextBits) }
        return product(bound) { UInt64(nextBits()) << 32 | UInt64(nextBits()) }
    }
}
