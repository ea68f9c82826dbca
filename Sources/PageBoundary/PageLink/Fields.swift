// SPDX-License-Identifier: GPL-3.0-or-later
/// A type that is encoded as the sequence of its fields.
protocol FieldCodable: BinaryCodable {
    associatedtype List: FieldList<Self>
    /// The fields, in encoding order.
    static var fields: List { get }
}

extension FieldCodable {
    func write(to bytes: inout [UInt8]) { Self.fields.write(self, to: &bytes) }
    init(from bytes: inout ByteReader) throws(LinkError) { self = try Self.fields.read(from: &bytes) }
}

/// A type-erased `Fields`, which lets `FieldCodable` use any combination of field types.
protocol FieldList<Value>: Sendable {
    associatedtype Value
    func write(_ value: Value, to bytes: inout [UInt8])
    func read(from bytes: inout ByteReader) throws(LinkError) -> Value
}

/// Describes how a value is split into fields and recreated from them.
struct Fields<Value, each Field: BinaryCodable>: FieldList {
    private let parts: @Sendable (Value) -> (repeat each Field)
    private let whole: @Sendable (repeat each Field) -> Value
    private let isAllowed: @Sendable (repeat each Field) -> Bool

    /// Creates a list of fields. Decoding throws `damaged` if `isAllowed` returns false.
    init(
        _ parts: @escaping @Sendable (Value) -> (repeat each Field),
        _ whole: @escaping @Sendable (repeat each Field) -> Value,
        where isAllowed: @escaping @Sendable (repeat each Field) -> Bool = { (_: repeat each Field) in true }
    ) {
        self.parts = parts
        self.whole = whole
        self.isAllowed = isAllowed
    }

    func write(_ value: Value, to bytes: inout [UInt8]) {
        let parts = parts(value)
        for part in repeat each parts { part.write(to: &bytes) }
    }

    func read(from bytes: inout ByteReader) throws(LinkError) -> Value {
        let parts = (repeat try (each Field)(from: &bytes))
        guard isAllowed(repeat each parts) else { throw .damaged }
        return whole(repeat each parts)
    }
}
