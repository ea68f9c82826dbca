/// A value that becomes the bytes of its fields, one after the other.
protocol Composed: Transferable {
    associatedtype List: FieldList<Self>
    /// Its fields, in the order of their bytes.
    static var fields: List { get }
}

extension Composed {
    func write(to bytes: inout [UInt8]) { Self.fields.write(self, to: &bytes) }
    init(from bytes: inout ByteReader) throws(LinkError) { self = try Self.fields.read(from: &bytes) }
}

/// The fields of a value, whatever their types.
protocol FieldList<Value>: Sendable {
    associatedtype Value
    func write(_ value: Value, to bytes: inout [UInt8])
    func read(from bytes: inout ByteReader) throws(LinkError) -> Value
}

/// The fields of a value: how it is taken apart, and put together again in the same order.
struct Fields<Value, each Field: Transferable>: FieldList {
    private let parts: @Sendable (Value) -> (repeat each Field)
    private let whole: @Sendable (repeat each Field) -> Value
    private let isAllowed: @Sendable (repeat each Field) -> Bool

    /// Fields that are refused as damaged where `isAllowed` says so.
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
