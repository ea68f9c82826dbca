// SPDX-License-Identifier: GPL-3.0-or-later
/// An enumeration that is encoded as the tag of its case, followed by the associated values.
protocol TaggedCodable: BinaryCodable {
    /// The decoders of the cases, indexed by the tags that `write` uses.
    static var cases: [Case<Self>] { get }
}

extension TaggedCodable {
    init(from bytes: inout ByteReader) throws(LinkError) {
        let tag = Int(try bytes.integer(UInt8.self))
        guard Self.cases.indices ~= tag else { throw .damaged }
        self = try Self.cases[tag].read(&bytes)
    }
}

/// The decoder of one case.
struct Case<Value: Sendable>: Sendable {
    let read: @Sendable (inout ByteReader) throws(LinkError) -> Value

    /// A case with associated values. Decoding throws `damaged` if `isAllowed` returns false.
    init<each Part: BinaryCodable>(
        _ make: @escaping @Sendable (repeat each Part) -> Value,
        where isAllowed: @escaping @Sendable (repeat each Part) -> Bool = { (_: repeat each Part) in true }
    ) {
        read = { bytes throws(LinkError) in
            let parts = (repeat try (each Part)(from: &bytes))
            guard isAllowed(repeat each parts) else { throw .damaged }
            return make(repeat each parts)
        }
    }

    /// A case without associated values.
    init(_ value: Value) { read = { _ in value } }
}

extension [UInt8] {
    /// Appends the tag of a case and its associated values.
    mutating func append<each Part: BinaryCodable>(tag: UInt8, _ parts: repeat each Part) {
        append(tag)
        for part in repeat each parts { part.write(to: &self) }
    }
}

/// A type with a few values, encoded as the index of the value in `all`.
protocol IndexCodable: BinaryCodable, Equatable {
    /// All values, in the order of their indices.
    static var all: [Self] { get }
}

extension IndexCodable {
    func write(to bytes: inout [UInt8]) { bytes.append(UInt8(Self.all.firstIndex(of: self) ?? 0)) }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let index = Int(try bytes.integer(UInt8.self))
        guard Self.all.indices ~= index else { throw .damaged }
        self = Self.all[index]
    }
}
