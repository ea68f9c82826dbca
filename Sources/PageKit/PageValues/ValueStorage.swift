// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// How a place keeps its latest value. It does not retain values: the page could notice that its objects live longer, or
/// that its arrays are copied.
enum ValueStorage {
    /// A number, as bytes. The function reads it for a plot.
    case number((UnsafeRawPointer) -> Double)
    /// A value that contains no references, as bytes. It is described only when the window shows it.
    case trivial
    /// A text of which the beginning is kept.
    case string
    /// A view, which is described at once and drawn when the window shows it.
    case view
    /// Any other value. It is described at once. The function reads the number of elements of a collection.
    case described(count: ((UnsafeRawPointer) -> Int)?)
    /// What has been printed.
    case printed

    /// The largest size of a value that is kept as bytes.
    private static let maxSize = 256

    /// Chooses how to keep values of a type, given one of them.
    init<Value>(for value: Value) {
        switch Value.self {
        case is Int.Type: self = .number { Double($0.load(as: Int.self)) }
        case is Double.Type: self = .number { $0.load(as: Double.self) }
        case is String.Type: self = .string
        case let type as any BinaryInteger.Type where _isPOD(Value.self): self = .number(Self.reader(of: type))
        case let type as any BinaryFloatingPoint.Type where _isPOD(Value.self): self = .number(Self.reader(of: type))
        case is UIView.Type: self = .view
        case let type as any Counted.Type: self = .described(count: Self.counter(of: type))
        default:
            // Code of the page runs only at the place itself, because nothing may depend on when the window shows
            // something.
            let isTrivial = _isPOD(Value.self) && MemoryLayout<Value>.size <= Self.maxSize
            self = isTrivial && !ValueText.callsPage(value) ? .trivial : .described(count: nil)
        }
    }

    private static func reader<Number: BinaryInteger>(of type: Number.Type) -> (UnsafeRawPointer) -> Double {
        { Double($0.load(as: type)) }
    }

    private static func reader<Number: BinaryFloatingPoint>(of type: Number.Type) -> (UnsafeRawPointer) -> Double {
        { Double($0.load(as: type)) }
    }

    private static func counter<Collection: Counted>(of type: Collection.Type) -> (UnsafeRawPointer) -> Int {
        { $0.assumingMemoryBound(to: type).pointee.count }
    }
}
