/// A value that is one of several cases: it becomes the place of the case among them, and what goes with it.
protocol OneOf: Transferable {
    /// How each case is read, in the order of the tags that `write` gives them.
    static var cases: [Case<Self>] { get }
}

extension OneOf {
    init(from bytes: inout ByteReader) throws(LinkError) {
        let tag = Int(try bytes.integer(UInt8.self))
        guard Self.cases.indices ~= tag else { throw .damaged }
        self = try Self.cases[tag].read(&bytes)
    }
}

/// How a case is read.
struct Case<Value: Sendable>: Sendable {
    let read: @Sendable (inout ByteReader) throws(LinkError) -> Value

    /// A case that is made of values, which are refused as damaged where `isAllowed` says so.
    init<each Part: Transferable>(
        _ make: @escaping @Sendable (repeat each Part) -> Value,
        where isAllowed: @escaping @Sendable (repeat each Part) -> Bool = { (_: repeat each Part) in true }
    ) {
        read = { bytes throws(LinkError) in
            let parts = (repeat try (each Part)(from: &bytes))
            guard isAllowed(repeat each parts) else { throw .damaged }
            return make(repeat each parts)
        }
    }

    /// A case that nothing goes with.
    init(_ value: Value) { read = { _ in value } }
}

extension [UInt8] {
    /// Adds the tag of a case, and what goes with it.
    mutating func append<each Part: Transferable>(tag: UInt8, _ parts: repeat each Part) {
        append(tag)
        for part in repeat each parts { part.write(to: &self) }
    }
}

/// A value of a few names, which becomes its place among them.
protocol Listed: Transferable, Equatable {
    /// All there are.
    static var all: [Self] { get }
}

extension Listed {
    func write(to bytes: inout [UInt8]) { bytes.append(UInt8(Self.all.firstIndex(of: self) ?? 0)) }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let place = Int(try bytes.integer(UInt8.self))
        guard Self.all.indices ~= place else { throw .damaged }
        self = Self.all[place]
    }
}
